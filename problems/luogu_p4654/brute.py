"""The value of each state of rooms and corridors, from infinity down."""

NEVER = 10**9


def actions(rooms, trap, mouse, corridors):
    states = 3 ** len(corridors)
    values = [[0 if room == trap else NEVER for room in range(rooms)] for _ in range(states)]

    def run(state, room):
        reached = [values[state + 3**at][a + b - room] for at, (a, b) in enumerate(corridors)
                   if room in (a, b) and state // 3**at % 3 == 0]
        return max(reached, default=values[state][room])

    changes = True
    while changes:
        changes = False
        for state in range(states):
            for room in range(rooms):
                if room == trap:
                    continue
                best = run(state, room)
                for at in range(len(corridors)):
                    now = state // 3**at % 3
                    if now < 2:
                        best = min(best, 1 + run(state + (2 - now) * 3**at, room))
                    if now == 1:
                        best = min(best, 1 + run(state - 3**at, room))
                if best < values[state][room]:
                    values[state][room] = best
                    changes = True
    return values[0][mouse]


def generate(rng):
    rooms = rng.randint(1, 6)
    names = rng.sample(range(rooms), rooms)
    corridors = [(names[room], names[rng.randint(max(0, room - 3), room - 1)]) for room in range(1, rooms)]
    trap, mouse = rng.randrange(rooms), rng.randrange(rooms)
    lines = [f"{rooms} {trap + 1} {mouse + 1}"] + [f"{a + 1} {b + 1}" for a, b in corridors]
    return "\n".join(lines) + "\n", f"{actions(rooms, trap, mouse, corridors)}\n"
