# Throne of Allegoria in the browser: its options and its boards.

allegoria-web-figures = Figures by region
allegoria-short-bid-0 = 0
allegoria-short-bid-1 = 1
allegoria-short-bid-2 = 2
allegoria-short-bid-star = { "*" }
