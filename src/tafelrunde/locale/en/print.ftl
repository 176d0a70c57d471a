# Tafelrunde: dividers and player aids to print.

print-pdf-title = Dividers for { $title }
print-sheet-front = front
print-sheet-back = back
print-sheet-long = print at 100 %, both sides, flip on the long edge
print-sheet-short = print at 100 %, both sides, flip on the short edge
print-sheet-split = print at 100 %, fronts and backs in two files
print-sheet-none = print at 100 %, one side
print-calibration-0 = Front: hold the sheet against the light and read behind it where the crosses lie (millimetres).
print-calibration-1 = Back: --shift-back X,Y moves the backs by as much as the crosses are off.

## Commands

help-print = Dividers and player aids as PDF.
    .more = “print dividers dominion set:seaside -o sea.pdf” prints a set, “print aid oath -o aid.pdf” a player aid, “print check sea.pdf” measures the result.
help-dividers = Dividers for a game.
    .more = Selection: all, set:seaside, set:seaside@2014, section:11, kingdom:high-seas, card:moat, list:FILE; a minus in front leaves something out.
help-list = Show which dividers would be printed.
help-aid = A player aid with all rules of a game.
help-check = Read a printed PDF back and measure it.
help-option-out = The file to write.
help-option-cut = Cut lines for cutting machines as SVG, one file for each sheet.
help-option-edition = Only this printing; “all” prints a divider for each printing.
help-option-kinds = What is printed: card, group, rules, kingdoms, set, basic, placeholder, trash, blank:N, names:N.
help-option-group = Events, prizes and the like each, by kind, or together for each set.
help-option-like = “book” prints the 29 sections with all 734 entries.
help-option-size = Size without the tab: euro 91x59, sleeved 94x62, us 89x64, book 91x82, or WxH in millimetres.
help-option-stand = Which way round the dividers are.
help-option-tabs = Tabs: left, centre, right, alternate, full, or a number of places.
help-option-serpentine = Tabs run back and forth.
help-option-nest = Every second row is upside down so that tabs interlock.
help-option-paper = a4, letter, a3, WxH, single (one per page, with bleed), or labels:NAME.
help-option-marks = Crop marks, cut lines, both or none.
help-option-duplex = Both sides over the long or short edge, in two files, or one side.
help-option-shift-back = Move the backs by this many millimetres.
help-option-calibration = A page in front that shows how far the backs are off.
help-option-stack = Arrange so that stacked sheets are in order once they are cut.
help-option-ink = Full colour, little ink, or black only.
help-option-fallback = Take missing texts from this language, and mark them.
help-option-own-file = Your own cards from a TOML or CSV file.
help-option-langs = de, en, de+en (side by side) or de/en (front and back).
help-option-form = The format of the aid.
help-option-pages = On at most this many pages.
help-option-level = Short (the most important rules) or full.
print-progress = Typesetting
print-done = { $dividers } { $dividers ->
    [one] divider
   *[other] dividers
} on { $sheets } { $sheets ->
    [one] sheet
   *[other] sheets
}: { $file }
print-head-kind = Kind
print-head-name = Name
print-head-id = Id
print-listed = { $count ->
    [one] 1 divider
   *[other] { $count } dividers
}

## Player aids

print-aid-title = Player aid for { $title }
print-aid-note = A player aid by Tafelrunde, in our own words; unofficial. The numbers are those of the rules.
print-aid-done = Player aid on { $pages } { $pages ->
    [one] page
   *[other] pages
} in { $size } pt: { $file }

## Checking

print-checked = { $pages } { $pages ->
    [one] page
   *[other] pages
}, { $texts } texts looked for; smallest type { $size } pt, nearest cut { $closest } mm.
print-check-good = Everything is there and in its place.
print-check-bad = This should not be printed.
print-problem = page { $page }: { $kind }: { $detail }
print-problem-pages = wrong number of pages
print-problem-size = wrong page size
print-problem-outside = text outside
print-problem-small = type too small
print-problem-near = too near to an edge
print-problem-overlap = overlapping texts
print-problem-missing = missing
