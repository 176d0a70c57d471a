# Throne of Allegoria: what happens. $who is “you” for the reader, $player the name of anybody else.
# “.hidden” is told to those who do not see the cards.

## Before the first week

event-keeps-end-tasks = { $who ->
    [you] You keep: { $cards }.
   *[other] { $player } keeps: { $cards }.
}
    .hidden = { $player } keeps { $count } end-game tasks.
event-noble = { $who ->
    [you] Your noble: { $card }.
   *[other] Noble of { $player }: { $card }.
}
event-start-player = { $who ->
    [you] You are the start player.
   *[other] { $player } is the start player.
}
event-next-start = { $who ->
    [you] You take the start player marker: you begin next week.
   *[other] { $player } takes the start player marker and begins next week.
}

## The week

event-week = Week { $number }
event-trader = This week's trader: { $card }
event-row = Face-up worker cards: { $cards }
event-queen-dies = The queen is dead! From now on the lower events of the decrees count.
event-queen-dies-after = The queen dies after the last week.
event-decree = Royal decree, { $upper ->
    [1] upper event
   *[0] lower event
}: { $card }
event-bids = { $who ->
    [you] You bid { $area-in } on space { $space }: { $token }.
   *[other] { $player } bids { $area-in } on space { $space }.
}
event-area = { $area }
event-turns-over = { $who ->
    [you] You turn over: { $cards }.
   *[other] { $player } turns over: { $cards }.
}
event-star = { $who ->
    [you] Your star counts as { $value }.
   *[other] { $player }'s star counts as { $value }.
}
event-activates = { $who ->
    [you] You activate: { $card }.
   *[other] { $player } activates: { $card }.
}
event-ranks = { $who ->
    [you] Rank { $rank }: you, with a bid of { $bid }.
   *[other] Rank { $rank }: { $player }, with a bid of { $bid }.
}

## Areas I and II

event-draws-tasks = { $who ->
    [you] You draw { $count ->
        [one] a task
       *[other] { $count } tasks
    }: { $cards }.
   *[other] { $player } draws { $count ->
        [one] a task
       *[other] { $count } tasks
    }: { $cards }.
}
    .hidden = { $player } draws { $count ->
        [one] a task.
       *[other] { $count } tasks.
    }
event-keeps-task = { $who ->
    [you] You keep a task: { $cards }.
   *[other] { $player } keeps a task: { $cards }.
}
    .hidden = { $player } keeps a task.
event-keeps-no-task = { $who ->
    [you] You keep no task.
   *[other] { $player } keeps no task.
}
event-discards-tasks = { $who ->
    [you] You discard face down: { $cards }.
   *[other] { $player } discards face down: { $cards }.
}
    .hidden = { $player } discards { $count ->
        [one] a task
       *[other] { $count } tasks
    } face down.
event-divides = { $who ->
    [you] You divide the cards. { $group }: { $cards }.
   *[other] { $player } divides the cards. { $group }: { $cards }.
}
event-takes = { $who ->
    [you] You take { $cards } ({ $group }).
   *[other] { $player } takes { $cards } ({ $group }).
}
event-clears = Discarded from the board: { $cards }

## Turns

event-turn = { $who ->
    [you] Your turn: { $points ->
        [one] 1 action point
       *[other] { $points } action points
    } { $mode }.
   *[other] { $player }'s turn: { $points ->
        [one] 1 action point
       *[other] { $points } action points
    } { $mode }.
}
event-acts = { $who ->
    [you] You choose { $action } ({ $points } left).
   *[other] { $player } chooses { $action } ({ $points } left).
}
event-extra-point = { $who ->
    [you] You take an extra action point for 1 { $track-low }.
   *[other] { $player } takes an extra action point for 1 { $track-low }.
}
event-track = { $who ->
    [you] Your { $track-low }: { $from } → { $to }.
   *[other] { $track } of { $player }: { $from } → { $to }.
}
event-influence = { $who ->
    [you] You gain { $count ->
        [one] 1 influence point.
       *[other] { $count } influence points.
    }
   *[other] { $player } gains { $count ->
        [one] 1 influence point.
       *[other] { $count } influence points.
    }
}
event-diplomacy = { $who ->
    [you] Your diplomacy is now ×{ $to }.
   *[other] The diplomacy of { $player } is now ×{ $to }.
}
event-anarchy = { $who ->
    [you] You take an anarchy marker ({ $left } left).
   *[other] { $player } takes an anarchy marker ({ $left } left).
}
event-atones = { $who ->
    [you] You return an anarchy marker ({ $left } left).
   *[other] { $player } returns an anarchy marker ({ $left } left).
}
event-places = { $who ->
    [you] You place { $figure-one } at home.
   *[other] { $player } places { $figure-one } at home.
}
event-removes = { $who ->
    [you] You take back { $figure-one } { $region-from }.
   *[other] { $player } takes back { $figure-one } { $region-from }.
}
event-moves = { $who ->
    [you] You move { $count ->
        [one] { $figure-one }
       *[other] { $count } { $figure-many }
    } { $from-from } { $to-to }.
   *[other] { $player } moves { $count ->
        [one] { $figure-one }
       *[other] { $count } { $figure-many }
    } { $from-from } { $to-to }.
}
event-swaps = { $who ->
    [you] You exchange { $old-one } for { $new-one } { $region-in }.
   *[other] { $player } exchanges { $old-one } for { $new-one } { $region-in }.
}
event-discards = { $who ->
    [you] You discard { $cards }.
   *[other] { $player } discards { $cards }.
}
event-draws = { $who ->
    [you] You draw { $cards }.
   *[other] { $player } draws { $cards }.
}
    .hidden = { $player } draws { $count ->
        [one] a worker card.
       *[other] { $count } worker cards.
    }
event-shuffles = The discard pile becomes the new deck: { $what }
event-attacks = { $who ->
    [you] You attack { $region-in }.
   *[other] { $player } attacks { $region-in }.
}
event-names = { $who ->
    [you] You choose: { $thing }.
   *[other] { $player } chooses: { $thing }.
}
event-raids = { $who ->
    [you] You raid { $region-in } with { $count ->
        [one] 1 soldier.
       *[other] { $count } soldiers.
    }
   *[other] { $player } raids { $region-in } with { $count ->
        [one] 1 soldier.
       *[other] { $count } soldiers.
    }
}
event-battle = { $who ->
    [you] Battle { $region-in }. You: soldiers { $soldiers }, die { $die }{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }. { $whom }: soldiers { $their_soldiers }, die { $their_die }. { $difference ->
        [0] Nobody wins.
       *[other] Difference { $difference-signed }.
    } Each side loses a soldier.
   *[other] Battle { $region-in }. { $player }: soldiers { $soldiers }, die { $die }{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }. { $whom-who ->
        [you] You
       *[other] { $whom }
    }: soldiers { $their_soldiers }, die { $their_die }. { $difference ->
        [0] Nobody wins.
       *[other] Difference { $difference-signed }.
    } Each side loses a soldier.
}
event-routs = { $who ->
    [you] You rout { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    } of { $whom } { $region-in }.
   *[other] { $player } routs { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    } of { $whom-who ->
        [you] yours
       *[other] { $whom }
    } { $region-in }.
}
event-ruse = { $who ->
    [you] You use a spy { $region-in } for a ruse.
   *[other] { $player } uses a spy { $region-in } for a ruse.
}
event-commerce = { $who ->
    [you] You use a merchant { $region-in } to trade.
   *[other] { $player } uses a merchant { $region-in } to trade.
}

event-pays-less = { $who ->
    [you] You pay { $paid } of { $count }: your { $track-low } is at 0.
   *[other] { $player } pays { $paid } of { $count }: { $track-low } is at 0.
}

## Guilds, alms and tasks

event-places-guild = { $who ->
    [you] You take the { $card }.
   *[other] { $player } takes the { $card }.
}
event-replaces-guild = { $who ->
    [you] You take the { $card } in place of the { $old }.
   *[other] { $player } takes the { $card } in place of the { $old }.
}
event-alms = { $who ->
    [you] You advance to space { $to } of the alms track.
   *[other] { $player } advances to space { $to } of the alms track.
}
event-bonus = { $who ->
    [you] Your alms bonus: { $card }.
   *[other] Alms bonus of { $player }: { $card }.
}
event-offers = { $who ->
    [you] You offer { $cards } for sale.
   *[other] { $player } offers { $cards } for sale.
}
event-buys = { $who ->
    [you] You buy { $cards } for 1 wealth.
   *[other] { $player } buys { $cards } for 1 wealth.
}
event-fulfils = { $who ->
    [you] You fulfil the task “{ $card }”: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[other] { $player } fulfils the task “{ $card }”: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}

## The end

event-end-tasks = { $who ->
    [you] { $count ->
        [0] You have fulfilled no end-game task.
        [one] You have fulfilled one end-game task: { $cards }.
       *[other] You have fulfilled { $count } end-game tasks: { $cards }.
    }
   *[other] { $count ->
        [0] { $player } has fulfilled no end-game task.
        [one] { $player } has fulfilled one end-game task: { $cards }.
       *[other] { $player } has fulfilled { $count } end-game tasks: { $cards }.
    }
}
event-unfulfilled = { $who ->
    [you] { $count ->
        [0] You have left no task unfulfilled.
        [one] You have left one task unfulfilled: { $cards }.
       *[other] You have left { $count } tasks unfulfilled: { $cards }.
    }
   *[other] { $count ->
        [0] { $player } has left no task unfulfilled.
        [one] { $player } has left one task unfulfilled: { $cards }.
       *[other] { $player } has left { $count } tasks unfulfilled: { $cards }.
    }
}
event-scores = { $who ->
    [you] You have { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
   *[other] { $player } has { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
}
event-wins = { $who ->
    [you] You win. Your title: { $title }.
   *[other] { $player } wins. The title: { $title }.
}

# A title: articles are small within the sentence.
articles = The
styled = { $names } of { $house }
