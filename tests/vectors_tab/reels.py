"""What moves: word after word."""

from attnviz.ui.tab.reel import Reel, stills


def reels(view):
    def word(part, moment):
        view.session.select(token=part)

    return (Reel("words", "Word by word", stills(len(view.state.tokens), 1.0), word),)
