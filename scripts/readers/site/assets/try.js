// Runs a solution, a WebAssembly module, in a worker, so that the page survives a solution that hangs or
// crashes.
"use strict";

// The worker. Its source is this function's text, since a page opened from disk cannot start a worker from a
// file.
const runProgram = () => {
  // The maximum number of bytes of output.
  const LIMIT = 4 << 20;
  class Exit extends Error {}

  onmessage = async ({ data: { module, input, isInteractive } }) => {
    let memory;
    let read = 0;
    let written = 0;
    let waiting = [];
    let sent = performance.now();
    const bytes = (from, length) => new Uint8Array(memory.buffer, from >>> 0, length >>> 0);
    const send = () => {
      if (waiting.length > 0) postMessage({ chunks: waiting });
      waiting = [];
      sent = performance.now();
    };
    const end = (how) => {
      send();
      postMessage({ end: how, time: performance.now() - begun });
    };
    const leave = (how) => {
      throw new Exit(how);
    };
    const env = {
      read(to, length) {
        if (isInteractive && read === input.length) {
          leave("It waits for the judge's next line: add the line and run again");
        }
        const part = input.subarray(read, read + (length >>> 0));
        bytes(to, part.length).set(part);
        read += part.length;
        return part.length;
      },
      write(to, from, length) {
        waiting.push({ isError: to === 2, bytes: bytes(from, length).slice() });
        written += length >>> 0;
        if (written > LIMIT) leave("Stopped: it wrote more than 4 MiB");
        if (performance.now() - sent > 100) send();
      },
      flush() {},
      exit(code) {
        leave(code === 0 ? "" : `It ended with status ${code}`);
      },
      exhausted() {
        leave("Out of memory: it needs more than the judge allows");
      },
      compare(a, b, length) {
        const [left, right] = [bytes(a, length), bytes(b, length)];
        const at = left.findIndex((byte, at) => byte !== right[at]);
        return at < 0 ? 0 : left[at] - right[at];
      },
    };
    let begun = performance.now();
    try {
      const { instance } = await WebAssembly.instantiate(module, { env });
      memory = instance.exports.memory;
      begun = performance.now();
      instance.exports.run();
      end("");
    } catch (error) {
      end(error instanceof Exit ? error.message : `It crashed (${error.message})`);
    }
  };
};

// The scripts of the programs call `programLoaded`.
const programs = new Map();
const programLoaded = (name, module) => programs.set(name, module);

(() => {
  const element = (id) => document.getElementById(id);
  const form = element("attempt");
  const [run, stop, state] = [element("run"), element("stop"), element("state")];
  const [input, output, expected] = [element("input"), element("output"), element("expected")];
  const isInteractive = element("try").hasAttribute("data-interactive");

  if (typeof WebAssembly === "undefined") {
    element("unsupported").hidden = false;
    return;
  }
  form.hidden = false;

  const load = (name) =>
    new Promise((resolve, reject) => {
      if (programs.has(name)) return resolve();
      const script = document.createElement("script");
      script.src = `../programs/${name}.js`;
      script.onload = resolve;
      script.onerror = () => reject(new Error(`programs/${name}.js cannot be loaded`));
      document.head.append(script);
    });

  const module = (name) => Uint8Array.from(atob(programs.get(name)), (char) => char.charCodeAt(0));

  const url = URL.createObjectURL(new Blob([`(${runProgram})()`], { type: "text/javascript" }));
  let worker = null;
  let clock = null;
  // The number of runs that have ended.
  let ended = 0;

  const finish = (text) => {
    ended += 1;
    clearInterval(clock);
    worker?.terminate();
    worker = null;
    state.textContent = text;
    stop.disabled = true;
    run.disabled = false;
    form.removeAttribute("aria-busy");
    compare();
  };

  // Rewords a panic's message for readers of the page.
  const refusal = (message) => {
    if (message === "the input ends") return "The input ends too early: more is expected";
    if (/^(a negative number|a sign alone|`.*` is no digit)$/.test(message)) return "Expected a nonnegative integer";
    if (message.startsWith("0 where numbers count from 1")) return "Found 0 where numbers count from 1";
    const [, token, type] = message.match(/^`([^]*)` is not of type (\w+)$/) ?? [];
    const kind = { u: "a nonnegative integer", i: "an integer", f: "a number" }[type?.[0]];
    if (kind !== undefined) return `Found “${token}” where ${kind} is expected, or the number is too large`;
    return `The solution refuses this input: ${message}`;
  };

  const start = async () => {
    if (worker !== null || run.disabled) return;
    const name = element("program").value;
    run.disabled = true;
    stop.disabled = false;
    form.setAttribute("aria-busy", "true");
    output.value = "";
    element("errors").textContent = "";
    element("errors-box").hidden = true;
    state.textContent = "Running";
    clearComparison();
    const before = ended;
    const isStopped = () => ended > before;
    try {
      await load(name);
    } catch (error) {
      if (!isStopped()) finish(error.message);
      return;
    }
    if (isStopped()) return;
    const decoders = { false: new TextDecoder(), true: new TextDecoder() };
    const begun = performance.now();
    worker = new Worker(url);
    clock = setInterval(() => {
      state.textContent = `Running for ${Math.round((performance.now() - begun) / 1000)} s`;
    }, 1000);
    worker.onmessage = ({ data }) => {
      for (const { isError, bytes } of data.chunks ?? []) {
        const text = decoders[isError].decode(bytes, { stream: true });
        if (isError) {
          element("errors").textContent += text;
          element("errors-box").hidden = false;
        } else {
          output.value += text;
        }
      }
      if (data.end === undefined) return;
      const time = data.time < 1000 ? `${data.time.toFixed(0)} ms` : `${(data.time / 1000).toFixed(1)} s`;
      const [, panic] = element("errors").textContent.match(/^panicked: ([^]*?)\n*$/) ?? [];
      finish(data.end === "" ? `Done in ${time}` : panic === undefined ? data.end : refusal(panic));
    };
    worker.onerror = (event) => finish(`It crashed (${event.message})`);
    worker.postMessage({
      module: module(name),
      input: new TextEncoder().encode(input.value),
      isInteractive,
    });
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start();
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) start();
  });
  stop.addEventListener("click", () => {
    finish("Stopped");
    run.focus();
  });

  const choose = (name) => {
    const text = (id) => {
      const found = element(id);
      if (found === null) return "";
      return found.content ? found.content.textContent : found.textContent;
    };
    element("case").value = name;
    if (name === "") return;
    input.value = text(`input-${name}`);
    expected.value = text(`output-${name}`);
    output.value = "";
    state.textContent = "";
    clearComparison();
  };
  element("case").addEventListener("change", (event) => choose(event.target.value));
  input.addEventListener("input", () => {
    element("case").value = "";
  });
  for (const button of isInteractive ? [] : document.querySelectorAll("button[data-case]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      choose(button.dataset.case);
      element("try").scrollIntoView();
      run.focus({ preventScroll: true });
    });
  }

  // Compares outputs as judges do: line by line, whatever the space between words.
  const SHOWN = 200;
  const lines = (text) => {
    const trimmed = text.trimEnd();
    return trimmed === "" ? [] : trimmed.split("\n");
  };
  const words = (line) => line.split(/\s+/).filter(Boolean);
  // The allowed absolute or relative error; 0 if words are compared.
  const tolerance = Number(element("try").dataset.tolerance ?? 0);
  const isPlain = (word) => /^[-+.\deE]+$/.test(word);
  const agree = (word, expected) =>
    word === expected ||
    (tolerance > 0 &&
      isPlain(word) &&
      isPlain(expected) &&
      Math.abs(word - expected) <= tolerance * Math.max(1, Math.abs(expected)));
  const linesAgree = (line, expected) => {
    const [left, right] = [words(line), words(expected)];
    return left.length === right.length && left.every((word, at) => agree(word, right[at]));
  };

  const clearComparison = () => {
    element("verdict").textContent = "";
    element("comparison-box").hidden = true;
  };

  const compare = () => {
    clearComparison();
    if (expected.value.trim() === "") return;
    const [left, right] = [lines(output.value), lines(expected.value)];
    const count = Math.max(left.length, right.length);
    const differs = (at) =>
      at >= left.length || at >= right.length || !linesAgree(left[at], right[at]);
    const different = Array.from({ length: count }, (_, at) => at).filter(differs);
    const verdict = element("verdict");
    if (different.length === 0) {
      verdict.textContent = count === 1 ? "The line agrees." : `All ${count} lines agree.`;
      verdict.className = "agrees";
      return;
    }
    const [first] = different;
    verdict.textContent =
      different.length === 1
        ? `Line ${first + 1} differs.`
        : `${different.length} of ${count} lines differ; the first is line ${first + 1}.`;
    verdict.className = "differs";
    const from = Math.max(0, first - 3);
    const rows = [];
    for (let at = from; at < Math.min(count, from + SHOWN); at += 1) {
      const row = document.createElement("tr");
      const cell = (kind, text) => {
        const cell = document.createElement(kind);
        cell.textContent = text;
        row.append(cell);
        return cell;
      };
      cell("th", at + 1).scope = "row";
      cell("td", left[at] ?? "(no line)");
      cell("td", right[at] ?? "(no line)");
      cell("td", differs(at) ? "≠ differs" : "");
      if (differs(at)) row.className = "differs";
      rows.push(row);
    }
    element("comparison").tBodies[0].replaceChildren(...rows);
    element("comparison-box").hidden = false;
  };
  expected.addEventListener("input", () => {
    if (worker === null) compare();
  });

  // The first case is preselected.
  choose(element("case").options[1].value);
})();
