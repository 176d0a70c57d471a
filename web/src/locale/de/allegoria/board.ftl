# Throne of Allegoria im Browser: Tableaus.

allegoria-web-figures = Figuren nach Regionen
allegoria-short-bid-0 = 0
allegoria-short-bid-1 = 1
allegoria-short-bid-2 = 2
allegoria-short-bid-star = { "*" }
