# Throne of Allegoria in the browser: its options and its boards.

allegoria-web-figures = Figures by region
