# Throne of Allegoria im Browser: Tableaus.

allegoria-web-figures = Figuren nach Regionen
