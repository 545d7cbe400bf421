// A lesson's interactive parts other than boards: single steps, hidden values, and exercises. The answers
// come from a search by the module that `play.js` has loaded.
"use strict";
(() => {
  const button = (label, action) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.addEventListener("click", action);
    return made;
  };

  /** Shows one step, with buttons to the others. */
  const stepped = (list) => {
    const steps = [...list.children];
    steps.forEach(asked);
    const around = document.createElement("div");
    around.className = "stepped";
    around.setAttribute("role", "group");
    around.setAttribute("aria-label", "Steps");
    let at = 0;
    const count = document.createElement("span");
    count.setAttribute("role", "status");
    const go = (by) => {
      at = Math.min(Math.max(at + by, 0), steps.length - 1);
      steps.forEach((step, number) => {
        step.hidden = number !== at;
      });
      // The buttons stay enabled, to keep the focus.
      back.setAttribute("aria-disabled", String(at === 0));
      on.setAttribute("aria-disabled", String(at === steps.length - 1));
      count.textContent = `Step ${at + 1} of ${steps.length}`;
    };
    const back = button("← Back", () => go(-1));
    const on = button("Next →", () => go(1));
    const row = document.createElement("div");
    row.className = "play-actions";
    row.append(back, on, count);
    list.replaceWith(around);
    around.append(row, list);
    row.addEventListener("keydown", ({ key }) => {
      if (key === "ArrowLeft") go(-1);
      if (key === "ArrowRight") go(1);
    });
    go(0);
  };

  /** Hides the new values in a step's tables until the reader asks for them. */
  const asked = (step) => {
    for (const value of step.querySelectorAll("td > strong")) {
      value.tabIndex = -1;
      const ask = button("?", () => {
        ask.replaceWith(value);
        value.focus();
      });
      ask.setAttribute("aria-label", "Show the value");
      ask.className = "ask";
      value.replaceWith(ask);
    }
  };

  const posed = (exercise, ask) => {
    const { exercise: kind, right, wrong } = exercise.dataset;
    const answer = exercise.querySelector(".answer");
    const say = (isRight) => {
      exercise.classList.toggle("solved", isRight);
      answer.textContent = `${isRight ? "✓" : "✗"} ${isRight ? right : wrong}`;
    };
    const judge = ({ dataset: { problem, case: start } }) => ask({ do: "judge", problem, start });
    if (kind === "move") {
      const board = exercise.querySelector("[data-game]");
      board.addEventListener("play-move", (event) => {
        const { position, number } = event.detail;
        // After the first move, the game goes on without checks.
        if (position.moves.length > 0) return;
        const isRight = ask({ do: "values", ...position }).options[number].result === "wins";
        say(isRight);
        if (!isRight) event.preventDefault();
      });
    }
    if (kind === "lost") {
      for (const choice of exercise.querySelectorAll("button")) {
        choice.hidden = false;
        choice.addEventListener("click", () => say(judge(choice).outcome === "loss"));
      }
    }
    if (kind === "value") {
      const form = exercise.querySelector("form");
      form.hidden = false;
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        const typed = form.querySelector("input").value.replaceAll("−", "-").replaceAll(" ", "");
        say(typed === judge(form).value);
      });
    }
    if (kind === "mixture") {
      const form = exercise.querySelector("form");
      form.hidden = false;
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        const share = form.querySelector("input").value.replaceAll(" ", "");
        const { matrix } = form.dataset;
        const { guarantee, best, error } = ask({ do: "mixture", matrix, share });
        form.querySelector("output").textContent = error
          ? `This cannot be checked: ${error}.`
          : `It guarantees ${guarantee.replace("-", "−")}.`;
        say(best === true);
      });
    }
  };

  document.querySelectorAll(".steps").forEach(stepped);
  document.addEventListener("DOMContentLoaded", async () => {
    // The boards report a module that cannot be loaded.
    const ask = await globalThis.BOARDS.ask.catch(() => null);
    if (ask) {
      document.querySelectorAll(".exercise").forEach((exercise) => posed(exercise, ask));
    }
    document.documentElement.dataset.ready = "";
  });
})();
