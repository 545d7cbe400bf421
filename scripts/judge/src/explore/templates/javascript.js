// The states that moves lead to. A state is a number, an array of numbers, or a word. A sum, whose parts are
// played side by side, is {sum: [state, …]}.
function moves(heap) {
  return [1, 2, 3].filter((taken) => taken <= heap).map((taken) => heap - taken);
}

// The rest of this file answers `cargo judge explore`.
function read(line) {
  const words = line.trim().split(/\s+/).filter((word) => word !== "");
  const numbers = words.map(Number);
  if (numbers.some(Number.isNaN)) return line.trim();
  return numbers.length === 1 ? numbers[0] : numbers;
}

const written = (state) => (Array.isArray(state) ? state.join(" ") : String(state));
const lines = require("fs").readFileSync(0, "utf8").split("\n").slice(0, -1);
const answers = lines.map((line) =>
  moves(read(line)).map((option) => (option.sum ?? [option]).map(written).join("+") + ";").join(""),
);
process.stdout.write(answers.map((answer) => answer + "\n").join(""));
