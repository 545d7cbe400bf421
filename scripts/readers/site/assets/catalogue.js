// Search and filters of the catalogue, kept in the address so that results can be shared.
"use strict";
(() => {
  const form = document.getElementById("filters");
  const search = document.getElementById("search");
  const count = document.getElementById("count");
  const choices = [...form.querySelectorAll("select")];
  const topics = [...document.querySelectorAll("section.topic")];

  /** Returns lower case without accents. */
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

  const cards = [...document.querySelectorAll("li.card")].map((card) => {
    const text = plain(card.dataset.words);
    return { card, text, words: text.split(/[^\p{L}\p{N}]+/u) };
  });

  /** Returns whether one typo turns one word into the other: a letter added, dropped or changed, or two swapped. */
  const isNear = (one, other) => {
    let [begin, end] = [0, 0];
    const least = Math.min(one.length, other.length);
    while (begin < least && one[begin] === other[begin]) begin += 1;
    while (end < least - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1;
    const [here, there] = [one, other].map((word) => word.slice(begin, word.length - end));
    const isExchange = here.length === 2 && there === here[1] + here[0];
    return isExchange || Math.max(here.length, there.length) <= 1;
  };

  /** Returns a test for cards with a word, or else with a similar one. Numbers have no similar words. */
  const finder = (word) => {
    const has = ({ text }) => text.includes(word);
    const isTypo = word.length > 3 && !/\d/.test(word) && !cards.some(has);
    return isTypo ? ({ words }) => words.some((other) => isNear(word, other)) : has;
  };

  const isChosen = ({ dataset }) =>
    choices.every(({ name, value }) => {
      if (!value) return true;
      const has = dataset[name];
      return name === "topic" ? has === value : has.split(" ").includes(value);
    });

  const filter = () => {
    const finders = plain(search.value).split(/\s+/).filter(Boolean).map(finder);
    let shown = 0;
    for (const one of cards) {
      const passes = isChosen(one.card) && finders.every((finds) => finds(one));
      one.card.hidden = !passes;
      if (passes) shown += 1;
    }
    for (const topic of topics) {
      topic.hidden = !topic.querySelector("li.card:not([hidden])");
    }
    count.textContent =
      shown === cards.length
        ? `${shown} problems`
        : shown === 0
          ? "No problem matches: use fewer words, or clear the filters."
          : `${shown} of ${cards.length} problems`;
  };

  const toAddress = () => {
    const state = new URLSearchParams();
    if (search.value) state.set("search", search.value);
    for (const { name, value } of choices) if (value) state.set(name, value);
    const hash = state.toString();
    history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
  };

  const fromAddress = () => {
    const state = new URLSearchParams(location.hash.slice(1));
    search.value = state.get("search") || "";
    for (const choice of choices) choice.value = state.get(choice.name) || "";
    filter();
  };

  const change = () => {
    filter();
    toAddress();
  };
  form.addEventListener("input", change);
  form.addEventListener("submit", (event) => event.preventDefault());
  // The form resets its values after this event.
  form.addEventListener("reset", () => setTimeout(change));
  addEventListener("hashchange", () => {
    if (location.hash.includes("=")) fromAddress();
  });
  form.hidden = false;
  fromAddress();
})();
