def generate(rng):
    """Make a random small input. Return it, its expected output, and its number of cases."""
    positions = [rng.randint(1, 20) for _ in range(rng.randint(1, 20))]
    given = "".join(f"{position}\n" for position in positions)
    answer = "".join("Yes\n" if wins(position) else "No\n" for position in positions)
    return given, answer, len(positions)
