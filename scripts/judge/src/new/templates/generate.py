def generate(rng):
    """Make a random small input. Return it, its expected output, and its number of cases."""
    position = rng.randint(1, 20)
    return f"{position}\n", "Yes\n" if wins(position) else "No\n", 1
