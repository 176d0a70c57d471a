"""What the printing of dividers asks of a title."""

from tafelrunde.printing.dominion.cells import batches as batches
from tafelrunde.printing.dominion.dividers import boxes as boxes
from tafelrunde.printing.dominion.dividers import make as make
