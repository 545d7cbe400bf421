// Plays the game of a problem on a board in each element with `data-game`, the problem's id. The page already
// has all parts of the board, with a picture of the first position, so that nothing moves when the game
// begins.
//
// The module, compressed by gzip and in base64, is in a script, the only kind of file that a page opened from
// disk can load. The script is loaded after the page. The module answers requests in JSON, as defined in
// `src/protocol.rs`.
//
// An element with `data-start` plays only that start; `data-words` selects the words of its explanations. An
// element with `data-opening` plays the game in the page's address, or else that opening, and keeps the game
// in the address. Before each move of the visitor, an element sends a `play-move` event, which other scripts
// may cancel. `BOARDS` has what other scripts need: promises of the compiled module and of the function that
// answers requests, the function that makes such a function of a module, and one that plays in an element.
"use strict";
(() => {
  // The delay of the machine's answer in ms, in which visitors see their own move.
  const PAUSE = 350;

  // The number of moves above which a text list has a filter.
  const MANY_MOVES = 12;

  const MODULE = new URL("boards.js", document.currentScript.src);

  /** Loads the script with the module; returns a promise of the module's text. */
  function loaded() {
    return new Promise((resolve, reject) => {
      const script = element("script", { src: MODULE });
      script.addEventListener("load", () => resolve(globalThis.BOARDS_MODULE));
      script.addEventListener("error", () => reject(new Error("its module cannot be loaded")));
      document.head.append(script);
    });
  }

  /** Compiles the module; returns a promise of it. */
  async function compiled() {
    const zipped = Uint8Array.from(atob(await loaded()), (letter) => letter.charCodeAt(0));
    const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"));
    return WebAssembly.compile(await new Response(stream).arrayBuffer());
  }

  /** Starts a module; returns a promise of the function that answers requests. */
  async function started(module) {
    const { memory, request, respond, answer_length: answerLength } = (await WebAssembly.instantiate(module, {})).exports;
    return (question) => {
      const text = new TextEncoder().encode(JSON.stringify(question));
      const at = request(text.length);
      new Uint8Array(memory.buffer, at, text.length).set(text);
      const answer = respond();
      const json = new Uint8Array(memory.buffer, answer, answerLength());
      return JSON.parse(new TextDecoder().decode(json));
    };
  }

  /** Wraps `ask` for another board of the page: a prefix keeps the ids of places unique. */
  function apart(ask, prefix) {
    const own = (id) => prefix + id;
    return (question) => {
      const answer = ask(question);
      if (answer.places) {
        answer.html = answer.html.replaceAll(/ id="(?=[^"]*" class="place")/g, `$&${prefix}`);
        answer.places = answer.places.map((place) => ({ ...place, id: own(place.id), with: place.with.map(own) }));
        answer.moves = answer.moves.map((move) => ({ ...move, clicks: move.clicks.map(own) }));
      }
      return answer;
    };
  }

  function element(name, attributes = {}, ...content) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      made.setAttribute(key, value);
    }
    made.append(...content);
    return made;
  }

  function button(label, action) {
    const made = element("button", { type: "button" }, label);
    made.addEventListener("click", action);
    return made;
  }

  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  const seed = () => Math.floor(Math.random() * 2 ** 48);

  // The parameters of a game in an address, with the allowed values if they are few.
  const WORDS = { start: null, position: null, moves: null, first: ["you", "machine"], machine: ["perfect", "random"] };

  /** Reads the game in an address's fragment; throws if the fragment is malformed. */
  function named(fragment) {
    const words = Object.fromEntries(new URLSearchParams(fragment.slice(1)));
    for (const [word, value] of Object.entries(words)) {
      if (!Object.hasOwn(WORDS, word)) {
        throw new Error(`unknown parameter “${word}”`);
      }
      if (WORDS[word] && !WORDS[word].includes(value)) {
        throw new Error(`“${word}” must be ${WORDS[word].join(" or ")}, not “${value}”`);
      }
    }
    if (words.start === undefined) {
      throw new Error("it has no start");
    }
    // Addresses count from 1.
    const numbers = (text) =>
      text.split(" ").filter(Boolean).map((digits) => {
        if (!/^[1-9][0-9]{0,8}$/.test(digits)) {
          throw new Error(`“${digits}” is not the number of a move or a position`);
        }
        return Number(digits) - 1;
      });
    const { start, position = "1", moves = "", first = "you", machine = "perfect" } = words;
    return { start, number: numbers(position)[0], moves: numbers(moves), first, machine };
  }

  class Game {
    constructor(root, ask) {
      this.root = root;
      this.problem = root.dataset.game;
      this.ask = ask;
      this.isKept = root.dataset.start === undefined;
      this.find();
      this.listen();
      if (this.isKept) {
        this.open();
        globalThis.addEventListener("hashchange", () => this.open());
      } else {
        const error = this.begin({ start: root.dataset.start });
        if (error) {
          this.refuse(error);
        }
      }
    }

    // The page.

    find() {
      const part = (selector) => this.root.querySelector(selector);
      this.board = part(".play-board");
      this.message = part(".play-message");
      this.clicks = part(".play-clicks");
      this.written = part(".play-position pre");
      this.values = part(".play-values");
      this.moveList = part(".play-moves");
      this.count = part(".play-moves summary");
      this.list = part(".play-moves ul");
      this.filtered = part(".play-filter");
      this.filter = part(".play-filter input");
      this.actions = Object.fromEntries(
        [...this.root.querySelectorAll("[data-do]")].map((made) => [made.dataset.do, made]),
      );
      this.form = part("form");
    }

    listen() {
      const { make, undo, hint, why, again, copy, edit, random } = this.actions;
      const does = (made, action) => {
        if (made) {
          made.disabled = false;
          made.addEventListener("click", action);
        }
      };
      does(make, () => this.playSelected());
      does(undo, () => this.takeBack());
      does(hint, () => this.showHint());
      does(why, () => this.toggleValues());
      does(again, () => this.begin({ start: this.root.dataset.start }));
      does(copy, () => this.copyLink());
      does(edit, () => this.toggleEditing());
      does(random, () => this.beginAtRandom());
      this.filter.addEventListener("input", () => this.filterMoves());
      this.board.addEventListener("click", (event) => this.clicked(event));
      this.board.addEventListener("keydown", (event) => this.keyed(event));
      for (const over of ["pointerover", "focusin"]) {
        this.board.addEventListener(over, (event) => this.preview(event.target));
      }
      for (const away of ["pointerleave", "focusout"]) {
        this.board.addEventListener(away, () => this.preview(null));
      }
      if (this.form) {
        const { start, position } = this.form.elements;
        this.actions.write.disabled = false;
        this.form.addEventListener("submit", (event) => {
          event.preventDefault();
          const written = start.value.trim();
          // The same case keeps its position; another may have fewer.
          this.beginAnew({ start: written, number: written === this.start.trim() ? this.number : 0 });
        });
        position.addEventListener("change", () => {
          this.beginAnew({ start: this.start, number: Number(position.value) });
        });
      }
    }

    /** Leaves the board empty, for a start that cannot be played. */
    refuse(error) {
      this.say(`${capital(error)}.`);
      this.board.replaceChildren();
      this.clicks.textContent = "";
      for (const made of Object.values(this.actions)) {
        made.disabled = true;
      }
    }

    // The game.

    get position() {
      return this.at(this.moves.length);
    }

    at(count) {
      const { problem, start, number } = this;
      return { problem, start, number, moves: this.moves.slice(0, count) };
    }

    get isMine() {
      return this.isEditing || (!this.isOver && this.moves.length % 2 === this.human);
    }

    get isOver() {
      return !this.isEditing && this.view.over !== null;
    }

    /** Returns whether the form lets the visitor make the first move. */
    get wantsFirst() {
      return (this.form?.elements.first.value ?? "you") === "you";
    }

    get level() {
      return this.form?.elements.machine.value ?? "perfect";
    }

    /**
     * Begins a game at one position of a start (`number` counts from 0), and makes the moves. Returns null, or the
     * reason if that fails; then nothing has changed.
     */
    begin({ start, number = 0, moves = [] }, said) {
      const { problem } = this;
      const names = [];
      const seen = [];
      let view, first;
      for (let count = 0; count <= moves.length; count += 1) {
        view = this.ask({ do: "show", problem, start, number, moves: moves.slice(0, count) });
        if (view.error) {
          return view.error;
        }
        first ??= view;
        seen.push(view.html);
        if (count < moves.length) {
          const move = view.moves[moves[count]];
          if (!move) {
            return `after ${names.length} moves there is no move number ${moves[count] + 1}`;
          }
          names.push(move.name);
        }
      }
      const human = this.wantsFirst ? 0 : 1;
      Object.assign(this, { human, start, number, moves, names, seen, isEditing: false, isGathered: false });
      clearTimeout(this.timer);
      this.clicks.textContent = view.clicks;
      this.showStart(first);
      const { sides, turn } = view;
      const isMine = moves.length % 2 === human;
      const mine = (turn === "left") === isMine ? 0 : 1;
      const goesOn = moves.length > 0 ? "The game goes on." : "A new game.";
      this.show(view, said ?? (sides ? `You are ${sides[mine]}.` : goesOn));
      return null;
    }

    beginAnew(game) {
      const error = this.begin(game);
      if (error) {
        this.say(`${capital(error)}.`);
        this.form.elements.start.focus();
        return;
      }
      history.pushState(null, "", this.fragment());
    }

    /** Begins a random game that the visitor can win, if any. */
    beginAtRandom() {
      this.beginAnew(this.ask({ do: "new", problem: this.problem, seed: seed(), aim: this.wantsFirst }));
    }

    /** Shows the start as text and the number of the position. */
    showStart({ positions }) {
      if (!this.form) {
        return;
      }
      const { start, position } = this.form.elements;
      start.value = this.start.trimEnd();
      start.rows = Math.min(start.value.split("\n").length, 12);
      position.parentElement.hidden = positions === 1;
      const options = Array.from({ length: positions }, (_, number) =>
        element("option", { value: number }, `${number + 1} of ${positions}`),
      );
      position.replaceChildren(...options);
      position.selectedIndex = this.number;
    }

    // Editing: changes of the start are chosen like moves.

    toggleEditing() {
      if (this.isEditing) {
        this.beginAnew({ start: this.start, number: this.number });
        return;
      }
      const isLater = this.moves.length > 0;
      const said = isLater ? "Editing the start, before all moves." : "Editing the start.";
      if (this.edit(this.start, said)) {
        this.before = [];
        this.message.scrollIntoView({ block: "nearest" });
        history.pushState(null, "", this.fragment());
      }
    }

    /** Shows a start and its changes. If that fails, shows the reason and returns false. */
    edit(start, said) {
      const ask = (number) => this.ask({ do: "edit", problem: this.problem, start, number });
      // The changed start may have fewer positions.
      const number = ask(this.number).error ? 0 : this.number;
      const view = ask(number);
      if (view.error) {
        this.selected = [];
        this.mark();
        this.say(`The change is not possible: ${view.error}.`);
        return false;
      }
      clearTimeout(this.timer);
      Object.assign(this, { start, number, moves: [], names: [], seen: [], isEditing: true, isGathered: false });
      this.clicks.textContent = view.drawn
        ? "The marked places can be changed; all changes are also in the list."
        : "All changes are in the list.";
      this.showStart(view);
      this.show(view, said);
      this.keep();
      return true;
    }

    change(number) {
      const { name, start } = this.view.moves[number];
      const before = this.start;
      if (this.edit(start, `${capital(name)}.`)) {
        this.before.push(before);
      }
    }

    undoChange() {
      if (this.before.length === 0) {
        this.say("There is no change to undo.");
        return;
      }
      this.edit(this.before.pop(), "The change is undone.");
    }

    // The address.

    /** Returns the fragment for the game after these moves. */
    fragment(moves = this.moves) {
      const words = { start: this.start.trimEnd() };
      if (this.number > 0) words.position = this.number + 1;
      if (moves.length > 0) words.moves = moves.map((number) => number + 1).join(" ");
      if (this.human === 1) words.first = "machine";
      if (this.level === "random") words.machine = "random";
      return `#${new URLSearchParams(words)}`;
    }

    /** Writes the game to the address without a new history entry. */
    keep() {
      if (this.isKept) {
        history.replaceState(null, "", this.fragment());
      }
    }

    /** Opens the game in the address, or else the opening. */
    open() {
      const { hash } = location;
      const isGame = hash.includes("=");
      // The fragment may name a part of the page.
      if (!isGame && hash !== "" && this.view) {
        return;
      }
      const wrong = isGame ? this.follow(hash) : null;
      if (isGame && wrong === null) {
        return;
      }
      const { opening: start, number } = this.root.dataset;
      this.form.reset();
      this.begin({ start, number: Number(number) }, wrong && `The link is wrong: ${wrong}. Here is the usual start.`);
    }

    /** Begins the game in a fragment. Returns null, or the reason if that fails. */
    follow(fragment) {
      try {
        const { first, machine, ...game } = named(fragment);
        const { elements } = this.form;
        [elements.first.value, elements.machine.value] = [first, machine];
        return this.begin(game);
      } catch (error) {
        return error.message;
      }
    }

    async copyLink() {
      this.keep();
      try {
        await navigator.clipboard.writeText(location.href);
        this.say("Copied: the link to this position.");
      } catch {
        this.say("The browser does not let this page copy. The link is the address of the page.");
      }
    }

    play(number) {
      this.names.push(this.view.moves[number].name);
      this.moves.push(number);
      const by = this.isMineAt(this.moves.length - 1) ? "You" : "The machine";
      const said = `${by}: ${this.names.at(-1)}.`;
      this.show(this.ask({ do: "show", ...this.position }), said);
      this.keep();
    }

    isMineAt(count) {
      return count % 2 === this.human;
    }

    show(view, said) {
      this.view = view;
      this.seen.length = this.moves.length;
      this.seen.push(view.html);
      this.selected = [];
      this.advice = [];
      // Once a move takes several clicks, the button stays for this game.
      this.isGathered ||= view.moves.some(({ clicks }) => clicks.length > 1);
      this.actions.make.hidden = !this.isGathered;
      this.actions.make.textContent = this.isEditing ? "Make the change" : "Make the move";
      if (this.actions.edit) {
        this.actions.edit.textContent = this.isEditing ? "Play" : "Edit on the board";
      }
      this.draw();
      this.say(`${said} ${this.status()}`);
      if (!this.isOver && !this.isMine) {
        this.timer = setTimeout(() => this.answer(), PAUSE);
      }
    }

    status() {
      if (this.isEditing) {
        return "Choose a change.";
      }
      const { moves, over, lead, ending } = this.view;
      if (over === null) {
        const choice = moves.length === 1 ? "Only one move is possible" : `Choose one of ${moves.length} moves`;
        const turn = this.isMine ? `Your turn. ${choice}.` : "The machine’s turn.";
        return this.repeats() < 3
          ? turn
          : `${turn} This position has occurred ${this.repeats()} times: the game may go on for ever.`;
      }
      if (over === "draw") {
        return `${ending} The points are equal: nobody wins.`;
      }
      const mine = this.isMineAt(this.moves.length);
      const result = mine === (over === "win") ? "You win!" : "The machine wins.";
      if (lead !== null) {
        return `${ending} The lead is ${lead} ${lead === 1 ? "point" : "points"}. ${result}`;
      }
      const turn = mine ? "It is your turn, and you cannot move" : "It is the machine’s turn, and it cannot move";
      const play = over === "win" ? "in misère play that wins" : "in normal play that loses";
      return `${ending} ${turn}: ${play}. ${result}`;
    }

    /** Returns how often the position has occurred. */
    repeats() {
      return this.seen.filter((html) => html === this.view.html).length;
    }

    answer() {
      const { number } = this.ask({ do: "machine", ...this.position, level: this.level, seed: seed() });
      this.play(number);
    }

    /** Goes back to the visitor's last turn, or undoes a change. */
    takeBack() {
      if (this.isEditing) {
        this.undoChange();
        return;
      }
      clearTimeout(this.timer);
      let count = this.moves.length - 1;
      while (count >= 0 && !this.isMineAt(count)) {
        count -= 1;
      }
      if (count < 0) {
        this.say("There is no move of yours to take back.");
        if (!this.isMine && !this.isOver) {
          this.timer = setTimeout(() => this.answer(), PAUSE);
        }
        return;
      }
      const taken = this.names[count];
      this.moves.length = count;
      this.names.length = count;
      this.show(this.ask({ do: "show", ...this.position }), `Taken back: ${taken}.`);
      this.keep();
    }

    showHint() {
      if (!this.isMine) {
        this.say(this.isOver ? "The game is over." : "It is the machine’s turn.");
        return;
      }
      const { number, outcome } = this.ask({ do: "hint", ...this.position });
      const { name, clicks } = this.view.moves[number];
      this.selected = [];
      this.advice = clicks;
      this.unfilter();
      this.mark();
      this.board.querySelector(".hint")?.scrollIntoView({ block: "nearest" });
      const words = {
        win: `This wins: ${name}.`,
        draw: `No move wins; this keeps the draw: ${name}.`,
        loss: `Every move loses against perfect play. This one makes it hardest: ${name}.`,
      };
      this.say(words[outcome]);
    }

    say(text) {
      this.message.textContent = text;
    }

    // The board.

    draw() {
      const inBoard = this.board.contains(document.activeElement);
      const listed = [...this.list.querySelectorAll("button")].indexOf(document.activeElement);
      this.board.innerHTML = this.view.html;
      this.board.classList.toggle("play-written", !this.view.drawn);
      // A board in a lesson lacks this line.
      if (this.written) {
        this.written.parentElement.hidden = !this.view.drawn;
        this.written.textContent = this.view.text;
      }
      const isListed = this.view.drawn || this.isEditing;
      this.moveList.hidden = !isListed;
      this.moveList.open ||= this.isEditing && !this.view.drawn;
      this.filtered.hidden = isListed || this.view.moves.length <= MANY_MOVES;
      this.filter.value = "";
      this.places = new Map(this.view.places.map((place) => [place.id, place]));
      this.list.replaceChildren(
        ...this.view.moves.map(({ name }, number) => {
          const made = button(capital(name), () => this.choose(number));
          made.disabled = !this.isMine;
          return element("li", {}, made);
        }),
      );
      const what = this.isEditing ? "Changes" : "Moves";
      this.count.textContent = `${what} as a list (${this.view.moves.length})`;
      this.mark();
      this.rove();
      if (inBoard) {
        (this.board.querySelector('[tabindex="0"]') ?? this.actions.undo).focus({ preventScroll: true });
      } else if (listed >= 0) {
        const buttons = this.list.querySelectorAll("button:enabled");
        const wanted = this.isEditing ? Math.min(listed, buttons.length - 1) : 0;
        (buttons[wanted] ?? this.count).focus({ preventScroll: true });
      }
      if (!this.values.hidden) {
        this.showValues();
      }
    }

    /** Shows the moves of a text board whose names contain the filter. */
    filterMoves() {
      const wanted = this.filter.value.trim().toLowerCase();
      for (const place of this.board.querySelectorAll(".place")) {
        place.hidden = !place.textContent.toLowerCase().includes(wanted);
      }
      this.rove();
    }

    unfilter() {
      if (!this.view.drawn) {
        this.filter.value = "";
        this.filterMoves();
      }
    }

    choose(number) {
      if (this.isMine) {
        this.playMine(number);
      }
    }

    /** Makes a visitor's move, unless another script prevents it. */
    playMine(number) {
      if (this.isEditing) {
        this.change(number);
        return;
      }
      const detail = { position: this.position, number };
      if (this.root.dispatchEvent(new CustomEvent("play-move", { cancelable: true, detail }))) {
        this.play(number);
        return;
      }
      this.selected = [];
      this.mark();
      this.say(`${capital(this.view.moves[number].name)}: choose another move. ${this.status()}`);
    }

    /** Returns the moves that include all selected places. */
    fitting(selected) {
      return this.view.moves.filter(({ clicks }) => selected.every((id) => clicks.includes(id)));
    }

    /**
     * Returns the number of the move whose places are all selected, or -1. If there are several, such as the moves along
     * two opposite arcs, returns the one whose places are in the order of the clicks.
     */
    complete() {
      const size = this.selected.length;
      if (size === 0) {
        return -1;
      }
      const fits = ({ clicks }) =>
        clicks.length === size && this.selected.every((id) => clicks.includes(id));
      const isInOrder = ({ clicks }) => clicks.join(" ") === this.selected.join(" ");
      const ordered = this.view.moves.findIndex(isInOrder);
      return ordered >= 0 ? ordered : this.view.moves.findIndex(fits);
    }

    mark() {
      const possible = new Set(this.fitting(this.selected).flatMap(({ clicks }) => clicks));
      const chosen = this.withAll(this.selected);
      for (const place of this.board.querySelectorAll(".place")) {
        const can = this.isMine && possible.has(place.id);
        place.classList.toggle("can", can);
        place.classList.toggle("chosen", chosen.has(place.id));
        place.classList.toggle("hint", this.advice.includes(place.id));
        place.setAttribute("aria-disabled", String(!can));
        if (this.isGathered) {
          place.setAttribute("aria-pressed", String(this.selected.includes(place.id)));
        }
      }
      this.actions.make.disabled = this.complete() < 0;
      this.actions.hint.disabled = !this.isMine || this.isEditing;
    }

    /** Returns the ids of places and of those that belong to them. */
    withAll(ids) {
      return new Set(ids.flatMap((id) => [id, ...(this.places.get(id)?.with ?? [])]));
    }

    /** Marks the places that a click on this place would take along. */
    preview(target) {
      const place = target?.closest?.(".place");
      const goes = place && this.isMine ? this.withAll([place.id]) : new Set();
      for (const other of this.board.querySelectorAll(".place")) {
        other.classList.toggle("goes", goes.has(other.id));
      }
    }

    clicked(event) {
      const place = event.target.closest(".place");
      if (place) {
        this.rove(place.id);
        this.select(place.id);
      }
    }

    select(id) {
      const { name, refusal } = this.places.get(id);
      if (!this.isMine) {
        this.say(this.isOver ? this.status() : "It is the machine’s turn.");
        return;
      }
      this.advice = [];
      if (this.selected.includes(id)) {
        this.selected = this.selected.filter((other) => other !== id);
        this.mark();
        this.say(`${capital(name)}: no longer chosen.`);
        return;
      }
      if (this.fitting([id]).length === 0) {
        const why = this.isEditing ? "the input allows no change there." : `no move. ${refusal}`;
        this.say(`${capital(name)}: ${why}`);
        return;
      }
      // A selected place is dropped if no move includes the new one too.
      const kept = this.selected.filter((other) => this.fitting([other, id]).length > 0);
      if (this.fitting([...kept, id]).length === 0) {
        const why = this.isEditing ? "The input allows no such change." : refusal;
        this.say(`${capital(name)} does not go with the chosen places. ${why} Press Esc to start again.`);
        return;
      }
      this.selected = [...kept, id];
      const number = this.complete();
      const more = this.fitting(this.selected).some(({ clicks }) => clicks.length > this.selected.length);
      if (number >= 0 && !more) {
        this.playMine(number);
        return;
      }
      this.mark();
      const count = this.fitting(this.selected).length;
      this.say(
        number >= 0
          ? `Chosen: ${this.view.moves[number].name}. ${this.actions.make.textContent}, or choose more.`
          : `${capital(name)}: chosen. ${count} ${this.isEditing ? "changes" : "moves"} include this: choose more.`,
      );
    }

    playSelected() {
      const number = this.complete();
      if (this.isMine && number >= 0) {
        this.playMine(number);
      }
    }

    // The keyboard: one place is in the tab order, and the arrow keys move the focus.

    rove(wanted = this.wanted) {
      this.wanted = wanted;
      const places = [...this.board.querySelectorAll(".place:not([hidden])")];
      const current =
        places.find(({ id }) => id === wanted) ??
        places.find((place) => place.classList.contains("can")) ??
        places[0];
      for (const place of places) {
        place.setAttribute("tabindex", place === current ? "0" : "-1");
      }
    }

    keyed(event) {
      const place = event.target.closest(".place");
      const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      if (event.key === "Escape") {
        this.selected = [];
        this.advice = [];
        this.mark();
        this.say(`Selection cleared. ${this.status()}`);
      } else if (place && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        this.rove(place.id);
        this.select(place.id);
      } else if (place && directions[event.key]) {
        event.preventDefault();
        const next = this.nearest(place, directions[event.key]);
        if (next) {
          this.rove(next.id);
          next.focus();
        }
      }
    }

    /** Returns the nearest place in a direction; sideways distance counts twice. */
    nearest(from, [right, down]) {
      const centre = (place) => {
        const { left, top, width, height } = place.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const [x, y] = centre(from);
      let best = null;
      let least = Infinity;
      for (const place of this.board.querySelectorAll(".place:not([hidden])")) {
        const [toX, toY] = centre(place);
        const along = (toX - x) * right + (toY - y) * down;
        const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
        const distance = along + 2 * aside;
        if (along > 1 && distance < least) {
          [best, least] = [place, distance];
        }
      }
      return best;
    }

    // The values of the moves.

    toggleValues() {
      this.values.hidden = !this.values.hidden;
      this.actions.why.setAttribute("aria-expanded", String(!this.values.hidden));
      this.root.classList.toggle("play-explained", !this.values.hidden);
      if (!this.values.hidden) {
        this.showValues();
      }
    }

    showValues() {
      const count = this.moves.length;
      const now = this.table("This position", count, null);
      const last = count > 0 ? this.moves[count - 1] : null;
      const who = this.isMineAt(count - 1) ? "your last move" : "the machine’s last move";
      const before = last === null ? [] : this.table(`Before ${who}`, count - 1, last);
      this.values.replaceChildren(...now, ...before);
    }

    table(title, count, played) {
      const { words = "values" } = this.root.dataset;
      const values = this.ask({ do: "values", ...this.at(count), words });
      const results = { wins: "wins", draws: "keeps a draw", loses: "loses" };
      const row = ({ name, value, result }, number) => {
        const mark = number === played ? " (played)" : "";
        const address = this.fragment([...this.moves.slice(0, count), number]);
        const label = this.isKept ? element("a", { href: address }, capital(name)) : capital(name);
        return element(
          "tr",
          { class: `play-${result}` },
          element("th", { scope: "row" }, label, mark),
          element("td", {}, value),
          element("td", {}, results[result]),
        );
      };
      const head = ["Move", "leads to", "and"].map((name) => element("th", { scope: "col" }, name));
      const best = ["wins", "draws", "loses"];
      const rows = values.options
        .map((option, number) => [best.indexOf(option.result), row(option, number)])
        .sort(([a], [b]) => a - b)
        .map(([, made]) => made);
      const worth = [element("h2", {}, title), element("p", {}, values.summary)];
      if (values.parts.length > 0) {
        const parts = values.parts.map(({ drawing, value }) =>
          element("tr", {}, element("th", { scope: "row" }, element("pre", {}, drawing)), element("td", {}, value)),
        );
        const head = ["Part", "is worth"].map((name) => element("th", { scope: "col" }, name));
        worth.push(element("p", {}, "It is the sum of these parts."), this.scrolled(`${title}: parts`, head, parts));
      }
      if (rows.length > 0) {
        worth.push(this.scrolled(title, head, rows));
      }
      return worth;
    }

    scrolled(title, head, rows) {
      const table = element(
        "table",
        {},
        element("thead", {}, element("tr", {}, ...head)),
        element("tbody", {}, ...rows),
      );
      return element("div", { class: "play-table", tabindex: "0", role: "region", "aria-label": title }, table);
    }
  }

  async function start() {
    const roots = document.querySelectorAll("[data-game]");
    let ask;
    try {
      const module = compiled();
      globalThis.BOARDS = { module, started, ask: module.then(started), play: (root, ask) => new Game(root, ask) };
      ask = await globalThis.BOARDS.ask;
    } catch (error) {
      for (const root of roots) {
        root.querySelector(".play-message").textContent = `The board cannot be played: ${error.message}.`;
      }
      return;
    }
    roots.forEach((root, number) => new Game(root, number === 0 ? ask : apart(ask, `board-${number + 1}-`)));
  }

  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", start);
  } else {
    start();
  }
})();
