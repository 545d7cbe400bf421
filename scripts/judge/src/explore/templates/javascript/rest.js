// The rest of this file answers `cargo judge explore`.
function read(line) {
  const words = line.trim().split(/\s+/).filter((word) => word !== "");
  const numbers = words.map(Number);
  if (numbers.some(Number.isNaN)) return line.trim();
  return numbers.length === 1 ? numbers[0] : numbers;
}

const written = (state) => (Array.isArray(state) ? state.join(" ") : String(state));
const listed = (options) =>
  options.map((option) => (option.sum ?? [option]).map(written).join("+") + ";").join("");

function answerOf(players, score) {
  return (line) => {
    const state = read(line);
    const options = players.map((moves) => moves(state));
    const ended = options.some((list) => list.length === 0);
    return options.map(listed).join("|") + (score && ended ? "=" + score(state) : "");
  };
}

function main(moves, left, right, score) {
  if (moves ? left || right : !(left && right)) {
    const names = Object.entries({ moves, left, right }).filter(([, defined]) => defined);
    const defined = names.map(([name]) => "`" + name + "`").join(" and ") || "none of them";
    console.error(`define either \`moves\`, or both \`left\` and \`right\`; defined: ${defined}`);
    process.exit(1);
  }
  const answer = answerOf(moves ? [moves] : [left, right], score);
  let rest = "";
  process.stdin.setEncoding("utf8").on("data", (text) => {
    // All states that have come are answered at once, as the next ones may depend on them.
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    process.stdout.write(lines.map((line) => answer(line) + "\n").join(""));
  });
}

main(
  typeof moves === "function" && moves,
  typeof left === "function" && left,
  typeof right === "function" && right,
  typeof score === "function" && score,
);
