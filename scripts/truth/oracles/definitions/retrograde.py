"""Wins and losses found in rounds, each from the outcomes of the options."""


def outcomes(options, is_misere, lost):
    """The text that Rust prints for each outcome; outcomes are found round by round, until nothing changes."""
    ends = [not options[position] or position in lost for position in range(len(options))]
    won = {position: 0 for position, over in enumerate(ends) if over and is_misere and position not in lost}
    beaten = {position: 0 for position, over in enumerate(ends) if over and position not in won}
    moves = 0
    while True:
        moves += 1
        undecided = [position for position in range(len(options)) if position not in won and position not in beaten]
        wins = [position for position in undecided if any(option in beaten for option in options[position])]
        loses = [position for position in undecided if all(option in won for option in options[position])]
        won.update({position: moves for position in wins})
        beaten.update({position: moves for position in loses})
        if not wins and not loses:
            break
    texts = {position: f"Win({moves})" for position, moves in won.items()}
    texts.update({position: f"Loss({moves})" for position, moves in beaten.items()})
    return [texts.get(position, "Draw") for position in range(len(options))]


def best(outcome, options, texts):
    """The options that keep this outcome: one move less, and the opponent's result reversed."""
    if outcome == "Draw":
        return [option for option in options if texts[option] == "Draw"]
    kind, moves = outcome.rstrip(")").split("(")
    wanted = f"{'Loss' if kind == 'Win' else 'Win'}({int(moves) - 1})"
    return [option for option in options if texts[option] == wanted]


def generate(rng):
    positions = rng.randint(1, 12)
    moves = [(rng.randrange(positions), rng.randrange(positions)) for _ in range(rng.randint(0, 2 * positions))]
    is_misere = rng.randint(0, 1)
    lost = [position for position in range(positions) if rng.random() < 0.1]
    options = [sorted(to for begin, to in moves if begin == position) for position in range(positions)]
    texts = outcomes(options, is_misere, lost)
    answer = ""
    for position in range(positions):
        winning = [option for option in options[position] if texts[option].startswith("Loss")]
        answer += f"{texts[position]}\n{winning}\n{best(texts[position], options[position], texts)}\n"
    arcs = "".join(f"{begin} {to}\n" for begin, to in moves)
    given = f"{positions}\n{len(moves)}\n{arcs}{is_misere}\n{len(lost)} {' '.join(map(str, lost))}\n"
    return given, answer, positions
