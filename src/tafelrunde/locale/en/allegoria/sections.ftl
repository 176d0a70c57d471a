# The chapters of the rules.

section-introduction = The game
section-components = Components
section-board = The board
section-regions = Regions
section-home-board = Home boards
section-cards = Cards and tiles
section-setup = Setup
section-course = A round
section-preparation = Phase A: preparation
section-planning = Phase B: planning
section-action = Phase C: action
section-area-1 = Area I: task cards
section-area-2 = Area II: worker cards
section-worker-areas = Areas III to VII: workers
section-station = Station actions
section-commission = Commission actions
section-anarchy = Anarchy
section-extra-points = Extra action points
section-area-3 = Area III: soldier
section-area-4 = Area IV: spy
section-area-5 = Area V: merchant
section-area-6 = Area VI: banker
section-guilds = Guilds
section-area-7 = Area VII: scholar
section-administration = Phase D: administration
section-scoring = Final scoring
