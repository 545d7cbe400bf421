"""A judge that checks each move, and wins by searching all positions as soon as it can."""


def talk(rng, dialogue):
    """Plays a random small game with a program, by the statement alone: no theorem, and nothing of the Rust.

    `dialogue.say(line)` sends a line, `dialogue.hear()` returns the words of the program's next line, and
    `dialogue.expect(condition, why)` ends the game where the program is wrong.
    """
    raise NotImplementedError("problems/the_problem/brute.py is not written yet")
