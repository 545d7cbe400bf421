// Copies a bundle exactly as in its file.
"use strict";
(() => {
  // A page has no `navigator.clipboard` unless it is served by https or opened from disk.
  const copyBySelection = (text) => {
    const area = document.createElement("textarea");
    area.value = text;
    area.style.position = "fixed";
    area.style.opacity = "0";
    document.body.append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    return copied;
  };
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyBySelection(text);
    }
  };
  // A browser treats a file on disk as cross-origin, and shows it instead of saving it; so the text in the page is
  // saved.
  for (const link of location.protocol === "file:" ? document.querySelectorAll("a[download]") : []) {
    const code = link.closest(".bundle").querySelector("code");
    link.addEventListener("click", () => {
      link.dataset.file ??= link.href;
      link.href = URL.createObjectURL(new Blob([code.textContent], { type: "text/plain" }));
      setTimeout(() => {
        URL.revokeObjectURL(link.href);
        link.href = link.dataset.file;
      }, 1000);
    });
  }
  const status = document.querySelector("[data-copied]");
  for (const button of document.querySelectorAll("button[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const code = document.getElementById(button.dataset.copy);
      const copied = await copy(code.textContent);
      button.focus();
      button.textContent = copied ? "Copied" : "Copy";
      const what = button.getAttribute("aria-label").replace("Copy ", "");
      status.textContent = copied
        ? `Copied: ${what}.`
        : "The browser does not let this page copy: select the text of the file.";
      if (copied) {
        setTimeout(() => {
          button.textContent = "Copy";
        }, 2000);
      } else {
        button.closest(".bundle").querySelector("details").open = true;
      }
    });
  }
})();
