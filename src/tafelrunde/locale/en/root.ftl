# Root: what is needed before the title is opened: its name.

title-root = Root
