// Search and filters of the catalogue. They are kept in the address, so that it can be passed on.
"use strict";
(() => {
  const form = document.getElementById("filters");
  const search = document.getElementById("search");
  const count = document.getElementById("count");
  const choices = [...form.querySelectorAll("select")];
  const topics = [...document.querySelectorAll("section.topic")];
  const cards = [...document.querySelectorAll("li.card")];

  const passes = (card, words) =>
    words.every((word) => card.dataset.words.includes(word)) &&
    choices.every(({ name, value }) => {
      if (!value) return true;
      const has = card.dataset[name];
      return name === "topic" ? has === value : has.split(" ").includes(value);
    });

  const filter = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const card of cards) {
      card.hidden = !passes(card, words);
      if (!card.hidden) shown += 1;
    }
    for (const topic of topics) {
      topic.hidden = !topic.querySelector("li.card:not([hidden])");
    }
    count.textContent =
      shown === cards.length
        ? `${shown} problems`
        : shown === 0
          ? "No problem fits: use fewer words, or clear the filters."
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
  // The values are reset after this event.
  form.addEventListener("reset", () => setTimeout(change));
  addEventListener("hashchange", () => {
    if (location.hash.includes("=")) fromAddress();
  });
  form.hidden = false;
  fromAddress();
})();
