# Throne of Allegoria in two minutes. `.rules` are the rules behind a part.

learn-pitch = Six weeks of intrigue for the throne: secret bids decide who sends soldiers, spies and merchants first. One to two hours; bluffing helps.

learn-1 = What it is about
    .text = Each of you leads a noble house. After six weeks the one with the most influence points takes the throne.
    .rules = A1 A2 A3
learn-2 = A week
    .text = A decree and a travelling trader are turned over, then everybody bids, then the seven areas are resolved one after the other, then the table is cleared.
    .rules = A51 A58 A60
learn-3 = Bidding
    .text = You have six tokens: 0, 0, 1, 1, 2 and a star, which counts 1 or 2. In turn everybody places one of them face down in an area until all are placed, at most three in the same area. A zero is a bluff.
    .rules = A30 A65 A69 A71 A76
learn-4 = What a bid brings
    .text = The higher bid acts first and gets more action points; between equal bids the one further to the left counts more. With a bid of 0 you do nothing there.
    .rules = A79 A80 A100
learn-5 = The seven areas
    .text = Area I gives tasks, area II worker cards. Areas III to VII belong to soldiers, spies, merchants, bankers and scholars: bring figures home, move them through the regions, and use them to raid, to trick or to trade.
    .rules = A83 A92 A106 A137 A153 A164
learn-6 = Your house
    .text = Five tracks on your board, one for each kind of worker, say how strong you are there; they count points at the end. You can lower a track for extra action points, but crossing a threshold brings an anarchy marker.
    .rules = A16 A123 A128 A206
learn-7 = Tasks
    .text = Tasks you draw are fulfilled as soon as their condition is met in your turn. Three secret tasks are checked only at the end. Every task you do not fulfil costs 3 points, so take what you can do.
    .rules = A39 A88 A200 A201
learn-8 = Diplomacy, alms, anarchy
    .text = Diplomacy multiplies your fulfilled tasks, alms bring small gifts on the way, and anarchy markers cost more the more of them have been taken.
    .rules = A91 A122 A188
learn-9 = A good beginning
    .text = Place a zero early to keep a space, and your 2 where you really want to be first. Take one or two tasks that fit your three secret ones, and leave anarchy to the others.
learn-10 = The cards
    .text = The rulebook shows only a few of the cards. The others are reconstructed to fit what it tells; whoever owns the printed game can play with those cards instead.
    .rules = A5
