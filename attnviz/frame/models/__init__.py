"""Language models and captured attention in the window: found, opened, run, and looked through.

`desk` puts the parts together; `dialog` lists what is on this computer, `opened` is a model that is
open with the texts that were run on it, `job` is work off the window's thread, `bar` holds layer,
head and text on every tab, `cards` what the side panel says on every tab.
"""
