// The system's theme, unless the reader has chosen one. Runs before the page is shown.
"use strict";
(() => {
  const root = document.documentElement;
  const order = ["auto", "light", "dark"];
  // If a page may not store anything, the choice applies only to this page.
  let theme = "auto";
  try {
    theme = localStorage.getItem("theme") || "auto";
  } catch {}
  const apply = () => {
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
  apply();
  document.addEventListener("DOMContentLoaded", () => {
    const button = document.getElementById("theme");
    const say = () => {
      button.textContent = `Theme: ${theme}`;
    };
    say();
    button.hidden = false;
    button.addEventListener("click", () => {
      theme = order[(order.indexOf(theme) + 1) % order.length];
      try {
        localStorage.setItem("theme", theme);
      } catch {}
      apply();
      say();
    });
  });
})();
