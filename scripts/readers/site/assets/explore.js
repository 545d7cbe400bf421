// Explores the game of a visitor's function: the values of small states, a guess about all of them, and a game
// against the machine. The function runs in a worker, which is stopped if it takes too long; the page's policy lets
// neither load or send anything. The game is kept in the address.
"use strict";

// The worker. Its source is this function's text and the rules, since a page opened from disk cannot start a worker from
// a file, and since no policy of a site need then allow `eval`. `started` is that of `play.js`; `answering` returns the
// function that answers a state with a line.
const explorer = (started, answering) => {
  // The time in ms for larger states.
  const TIME = 4000;
  // The number of states that are asked again.
  const AGAIN = 100;

  /** Returns the states that the moves of an answer lead to: each move ends with a semicolon. */
  const after = (answer) =>
    answer.replace(/=[^;|]*$/, "").split("|").flatMap((list) => list.split(";").slice(0, -1)).flatMap((sum) => sum.split("+"));

  onmessage = async ({ data: { module, start, misere, lines } }) => {
    /** Describes an error, with the line of the rules where it happens. */
    const described = (error) => {
      const text = (error?.name === "Error" ? error.message : String(error)).replace(/\.$/, "");
      const places = [...String(error?.stack).matchAll(/:(\d+):\d+/g)].map(([, line]) => line - lines.before);
      const line = places.find((line) => line >= 1 && line <= lines.count);
      return line ? `${text}, on line ${line}` : text;
    };
    const answers = new Map();
    try {
      const ask = await started(module);
      const asked = (question) => {
        const reply = ask(question);
        if (reply.error) throw new Error(reply.error);
        return reply;
      };
      const lineOf = answering();
      const answer = (state) => {
        try {
          return lineOf(state);
        } catch (error) {
          throw new Error(`the rules fail on the state “${state}”: ${described(error)}`);
        }
      };
      const { sets: [shown, ...larger], most } = asked({ do: "starts", start });
      /** Follows all moves from these states; returns whether that was done in time, and they are not too many. */
      const follow = (states, until) => {
        const open = [...states];
        while (open.length > 0) {
          const state = open.pop();
          if (answers.has(state)) continue;
          if (performance.now() > until || answers.size >= most) return false;
          const line = answer(state);
          answers.set(state, line);
          for (const next of after(line)) open.push(next);
        }
        return true;
      };
      const explored = () => {
        const listing = [...answers].flat().join("\n");
        return { listing, ...asked({ do: "explore", start, misere, listing }) };
      };
      if (!follow(shown, Infinity)) {
        throw new Error(`more than ${most} states can be reached, such as “${[...answers.keys()].at(-1)}”`);
      }
      const step = Math.ceil(answers.size / AGAIN);
      for (const [number, [state, line]] of [...answers].entries()) {
        if (number % step === 0 && answer(state) !== line) {
          throw new Error(`the moves from “${state}” have changed when it was asked again`);
        }
      }
      postMessage({ explored: explored(), isTested: larger.length === 0 });
      if (larger.length > 0) {
        const until = performance.now() + TIME;
        let failure = "";
        try {
          larger.every((states) => follow(states, until));
        } catch (error) {
          // The guess is tested as far as the rules go.
          failure = error.message;
        }
        postMessage({ explored: explored(), isTested: true, failure });
      }
    } catch (error) {
      postMessage({ error: described(error) });
    }
  };
};

// Part of the worker, too: wraps a function of the rules, and refuses what is no list of states.
const checked = (name, moves) => {
  const shown = (value) => (typeof value === "object" ? JSON.stringify(value) : String(value));
  const isPart = (part) =>
    Number.isSafeInteger(part) || (typeof part === "string" && /^(?!\s*[|=])[^;+\n]*$/.test(part));
  const isState = (state) => isPart(state) || (Array.isArray(state) && state.every(isPart));
  return (state) => {
    const options = moves(state);
    if (!Array.isArray(options)) {
      const why = options === undefined ? ": perhaps a “return” is missing" : "";
      throw new Error(`“${name}” must return a list of states, not ${shown(options)}${why}`);
    }
    const wrong = options.flatMap((option) => option?.sum ?? [option]).filter((state) => !isState(state));
    if (wrong.length > 0) {
      const words = "words of one line without “;” and “+” that do not begin with “|” or “=”";
      const states = `integers up to ${Number.MAX_SAFE_INTEGER}, ${words}, or arrays of these`;
      throw new Error(`“${name}” lists ${shown(wrong[0])}, but states are ${states}`);
    }
    return options;
  };
};

document.addEventListener("DOMContentLoaded", async () => {
  // The time in ms after which the worker is stopped, without and with a table.
  const PATIENCE = [10_000, 20_000];
  // The time in ms after a change before the game is explored.
  const PAUSE = 300;
  // The maximum number of states on the page.
  const MOST_SHOWN = 2000;
  // The size of a picture's unit in pixels, and the least number of states in a picture.
  const UNIT = 8;
  const FEW = 4;

  const find = (id) => document.getElementById(id);
  const form = find("explore");
  const { rules, start, misere, example } = form.elements;
  const [said, problems, picture, table, others, play, copied] =
    ["said", "problems", "picture", "table", "others", "play", "copied"].map(find);

  const filled = (made, attributes, content) => {
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...content);
    return made;
  };
  const element = (name, attributes, ...content) => filled(document.createElement(name), attributes, content);
  const shape = (name, attributes, ...content) =>
    filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, content);

  /** The answer of rules to a state, from the end of the templates for JavaScript. */
  const [shim] = find("rest").textContent.split("\nfunction main(");
  // Its names are in a block, so that the rules can have the same ones.
  const rest = `{
    ${shim}
    const is = (kind) => kind === "function";
    const [both, one, two] = [is(typeof moves), is(typeof left), is(typeof right)];
    if (both ? one || two : !(one && two)) {
      throw new Error("define either “moves”, or both “left” and “right”");
    }
    const checked = ${checked};
    const players = both ? [checked("moves", moves)] : [checked("left", left), checked("right", right)];
    const answer = answerOf(players, is(typeof score) && score);
    return (line) => {
      const state = read(line);
      const isPlain = (part) => typeof part === "string" || Number.isSafeInteger(part);
      if (written(state) !== line || ![state].flat().every(isPlain)) {
        throw new Error("numbers are integers in plain digits, up to " + Number.MAX_SAFE_INTEGER);
      }
      return answer(line);
    };
  }`;

  let module, ask;
  try {
    module = await globalThis.BOARDS.module;
    ask = await globalThis.BOARDS.ask;
  } catch (error) {
    said.textContent = `Nothing can be explored: ${error.message}.`;
    return;
  }

  const head = `"use strict"; (${explorer})(${globalThis.BOARDS.started}, () => {\n`;

  /** Starts a worker with the rules. */
  const started = () => {
    const source = `${head}${rules.value}\n${rest}\n});`;
    const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const worker = new Worker(url);
    URL.revokeObjectURL(url);
    return worker;
  };

  // The address.

  const fragment = () => {
    const words = { start: start.value, rules: rules.value };
    if (misere.checked) words.misere = "yes";
    return `#${new URLSearchParams(words)}`;
  };

  const open = () => {
    const words = new URLSearchParams(location.hash.slice(1));
    if (words.has("rules")) {
      rules.value = words.get("rules");
      start.value = words.get("start") ?? "";
      misere.checked = words.get("misere") === "yes";
      const same = [...example.options].findIndex(({ dataset }) => dataset.rules === rules.value);
      example.selectedIndex = same;
    } else {
      choose();
    }
  };

  const choose = () => {
    const { dataset } = example.selectedOptions[0] ?? example.options[0];
    rules.value = dataset.rules;
    start.value = dataset.start;
    misere.checked = false;
  };

  // The values.

  let measure = "";

  /** The class of a value, and the number that selects its colour. */
  const kind = (value) => {
    // A score of 0 is a tie.
    if (/^P/.test(value) || (value === "0" && measure !== "score")) return { class: "lost" };
    if (measure === "Grundy value") return { class: "value", style: `--value: ${value}` };
    // A minus sign alone stands for a value that is too large.
    return { class: /^(-.|R$)/.test(value) ? "right" : /^[LN1-9]/.test(value) ? "left" : "other" };
  };

  const cell = ({ state, value }, label) => {
    const name = `${state || "“”"}: ${value}`;
    const made = element("button", { type: "button", ...kind(value), "aria-label": name }, ...label);
    made.addEventListener("click", () => seat(state));
    return made;
  };

  /** Leaves one state in the tab order. */
  const rove = (current) => {
    for (const made of table.querySelectorAll("button")) made.tabIndex = made === current ? 0 : -1;
  };

  /** Moves the focus among the states by arrow keys, by a row up and down. */
  const walk = (event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };
    const step = steps[event.key];
    if (!step || event.target.tagName !== "BUTTON") return;
    event.preventDefault();
    const cells = [...table.querySelectorAll("button")];
    const { top, left } = event.target.getBoundingClientRect();
    const isUp = event.key === "ArrowUp" || event.key === "ArrowDown";
    const onward = step > 0 ? cells : cells.reverse();
    const next = onward.slice(onward.indexOf(event.target) + 1).find((made) => {
      const box = made.getBoundingClientRect();
      return !isUp || (box.top !== top && step * (box.left - left) >= 0);
    });
    if (next) {
      rove(next);
      next.focus();
    }
  };
  table.addEventListener("keydown", walk);

  const drawTable = ({ ranges, table: rows }) => {
    const shown = rows.slice(0, MOST_SHOWN);
    if (ranges !== 2) {
      const cells = shown.map((row) => element("li", {}, cell(row, [element("small", {}, row.state || "“”"), row.value])));
      table.replaceChildren(element("ul", { class: "explored" }, ...cells));
    } else {
      const columns = [...new Set(shown.map(({ numbers }) => numbers[1]))];
      const lines = [...new Set(shown.map(({ numbers }) => numbers[0]))];
      const head = columns.map((number) => element("th", { scope: "col" }, String(number)));
      const body = lines.map((number) => {
        const row = shown.filter(({ numbers }) => numbers[0] === number);
        const cells = row.map((one) => element("td", {}, cell(one, [one.value])));
        return element("tr", {}, element("th", { scope: "row" }, String(number)), ...cells);
      });
      table.replaceChildren(
        element(
          "table",
          { class: "explored" },
          element("thead", {}, element("tr", {}, element("td", {}, measure), ...head)),
          element("tbody", {}, ...body),
        ),
      );
    }
    rove(table.querySelector("button"));
    if (rows.length > shown.length) {
      table.append(element("p", {}, `The first ${shown.length} of ${rows.length} states are shown.`));
    }
  };

  /** A bar or a square of a picture. */
  const box = ({ state, value }, x, y, height) =>
    shape("rect", { x, y, width: 1, height, ...kind(value) }, shape("title", {}, `${state}: ${value}`));

  const drawn = (what, width, height, shapes) => {
    const label = `The ${what} of ${shapes.length} states`;
    const viewBox = `0 0 ${width} ${height}`;
    return shape("svg", { role: "img", "aria-label": label, viewBox, width: width * UNIT, class: "explored" }, ...shapes);
  };

  const bars = (rows) => {
    const most = Math.max(1, ...rows.map(({ value }) => Number(value)));
    const shapes = rows.map((row, at) => {
      // A value of 0 is a low bar.
      const height = Math.max(Number(row.value), 0.25);
      return box(row, at, most - height, height);
    });
    return drawn("values as bars", rows.length, most, shapes);
  };

  const squares = (rows) => {
    const [firsts, seconds] = [0, 1].map((at) => [...new Set(rows.map(({ numbers }) => numbers[at]))]);
    const places = [firsts, seconds].map((all) => new Map(all.map((number, at) => [number, at])));
    const shapes = rows.map((row) => {
      const [y, x] = places.map((place, at) => place.get(row.numbers[at]));
      return box(row, x, y, 1);
    });
    return drawn("values as coloured squares", seconds.length, firsts.length, shapes);
  };

  /** Draws the values of one number as bars, and those of two as squares. */
  const drawPicture = ({ ranges, table: rows }) => {
    const isNumber = rows.every(({ value }) => /^\d+$/.test(value));
    const draw = ranges === 2 ? squares : ranges === 1 && isNumber ? bars : null;
    picture.hidden = !draw || rows.length < FEW;
    picture.replaceChildren(...(picture.hidden ? [] : [draw(rows)]));
  };

  /** Writes the module's quotes as the page does. */
  const quoted = (text) => text.replace(/`([^`]*)`/g, "“$1”");

  const say = (text) => {
    said.textContent = quoted(`${text[0].toUpperCase()}${text.slice(1)}`);
  };

  const drawGuess = ({ summary, problems: same, theory, guesses, near_misses: misses }, isTested, failure) => {
    const test = failure
      ? ` Not all larger states are tested: ${failure}.`
      : isTested
        ? ""
        : " Larger states are being tested.";
    say(`${summary}.${summary.startsWith("guess") ? test : ""}`);
    const links = same.flatMap((id) => [element("a", { href: `problems/${id}.html` }, id), ", "]).slice(0, -1);
    const [module, lesson] = theory ?? [];
    const reading = theory && [
      // Pages of lessons have no numbers.
      element("a", { href: `lessons/${lesson.replace(/^\d+-/, "")}.html` }, "A lesson about it"),
      ...(module ? [" and ", element("a", { href: `docs/shared/${module}/index.html` }, "the theory")] : []),
      ". ",
    ];
    problems.replaceChildren(
      ...(reading ?? []),
      ...(same.length > 0 ? ["Problems with the same rule: ", ...links, "."] : []),
    );
    const lines = [
      ...guesses.slice(1).map(({ guess, proved }) => `${guess} (${proved ? "proved" : "not proved"})`),
      ...misses.map(({ guess, first_exceptions: exceptions }) => `not quite: ${guess}; exceptions: ${exceptions.join(", ")}`),
    ];
    others.hidden = lines.length === 0;
    others.querySelector("ul").replaceChildren(...lines.map((line) => element("li", {}, quoted(line))));
  };

  // A game from a state.

  let listing = "";
  const seat = (state) => {
    const root = find("board").content.firstElementChild.cloneNode(true);
    root.dataset.start = state;
    play.querySelector("[data-game]")?.remove();
    play.append(root);
    play.hidden = false;
    const { checked } = misere;
    const answers = listing;
    globalThis.BOARDS.play(root, (question) => ask({ ...question, listing: answers, misere: checked }));
    play.scrollIntoView({ block: "nearest" });
    root.querySelector(".place, [data-do]")?.focus({ preventScroll: true });
  };

  // The worker.

  let running = null;
  let clock = null;
  const stop = () => {
    clearTimeout(clock);
    running?.terminate();
    running = null;
    form.removeAttribute("aria-busy");
  };
  const fail = (message) => {
    stop();
    say(`${message}.`);
    for (const part of [problems, table]) part.replaceChildren();
    for (const part of [picture, others, play]) part.hidden = true;
  };

  const explore = () => {
    stop();
    history.replaceState(null, "", fragment());
    form.setAttribute("aria-busy", "true");
    play.hidden = true;
    let isShown = false;
    const lines = { before: head.split("\n").length - 1, count: rules.value.split("\n").length };
    running = started();
    clock = setTimeout(() => fail("the rules take too long: perhaps a loop does not end, or there are too many states"), PATIENCE[0]);
    running.onmessage = ({ data: { explored, isTested, failure, error } }) => {
      if (error) {
        fail(error);
        return;
      }
      ({ listing, measure } = explored);
      drawGuess(explored, isTested, failure);
      if (!isShown) {
        drawPicture(explored);
        drawTable(explored);
      }
      isShown = true;
      clearTimeout(clock);
      if (isTested) {
        stop();
      } else {
        clock = setTimeout(() => {
          stop();
          said.textContent = said.textContent.replace("are being tested", "take too long and are not tested");
        }, PATIENCE[1]);
      }
    };
    running.onerror = (event) => {
      event.preventDefault();
      const line = event.lineno - lines.before;
      const where = line > lines.count ? "after the last line: perhaps a bracket is not closed" : `on line ${line}`;
      fail(`${event.message.replace(/^Uncaught /, "")}, ${where}`);
    };
    running.postMessage({ module, start: start.value, misere: misere.checked, lines });
  };

  let pause = null;
  const later = () => {
    clearTimeout(pause);
    pause = setTimeout(explore, PAUSE);
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const field of [rules, start, misere]) field.addEventListener("input", later);
  form.addEventListener("input", () => {
    copied.textContent = "";
  });
  example.addEventListener("change", () => {
    choose();
    explore();
  });
  find("copy").addEventListener("click", async () => {
    // The last change may not have been explored yet.
    history.replaceState(null, "", fragment());
    try {
      await navigator.clipboard.writeText(location.href);
      copied.textContent = "Copied: the link to this game.";
    } catch {
      copied.textContent = "The browser does not let this page copy. The link is the address of the page.";
    }
  });
  globalThis.addEventListener("hashchange", () => {
    // The fragment may name a part of the page.
    if (!location.hash.includes("=")) return;
    open();
    explore();
  });
  open();
  explore();
});
