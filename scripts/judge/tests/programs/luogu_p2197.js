const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number).values();
const read = () => numbers.next().value;
for (let cases = read(); cases > 0; cases--) {
    let sum = 0;
    for (let count = read(); count > 0; count--) sum ^= read();
    console.log(sum ? "Yes" : "No");
}
