# The chapters of the rules.

section-basics = Basics
section-terms = Terms
section-victory = Victory
section-actions = Actions
section-setup = Setup
section-marquise = Marquise de Cat
section-eyrie = Eyrie Dynasties
section-alliance = Woodland Alliance
section-vagabond = Vagabond
section-cult = Lizard Cult
section-riverfolk = Riverfolk Company
