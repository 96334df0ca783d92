// ⚙: what can go wrong, what can happen to groups and people, and what the bot has called.

import { el } from "./view.js";
import { get, post } from "./net.js";

const REFRESH_MS = 1500;

const TROUBLES = [
  ["flood", "429, wait 3 s"],
  ["refuse", "“Message to edit not found”"],
  ["bad_gateway", "502 instead of an answer"],
  ["lose_request", "Lose the next request"],
  ["lose_answer", "Lose the next answer"],
  ["undecodable", "Send an unreadable update"],
];
const STATUSES = [["administrator", "Administrator"], ["member", "Member"], ["kicked", "Kicked out"], ["left", "Not here"]];

export function drawer(page) {
  const root = document.getElementById("drawer");
  let timer = 0;

  async function act(what, body = {}) {
    try {
      const done = await post("switch", { do: what, chat: page.chat?.id, ...body });
      await page.reload();
      if (done.chat && what !== "person") await page.open(done.chat, true);
      draw();
    } catch (error) {
      page.toast(error.message);
    }
  }

  function section(title, ...children) {
    return el("section", {}, el("h3", {}, title), ...children);
  }

  function button(words, click, pressed) {
    return el("button", { type: "button", onclick: click, "aria-pressed": pressed === undefined ? null : String(pressed) }, words);
  }

  function toggle(title, note, checked, change) {
    const box = el("input", { type: "checkbox", checked, onchange: (event) => change(event.target.checked) });
    return el("label.switch", {}, el("span", {}, title, el("small", {}, note)), box);
  }

  function form(placeholder, extra, submit) {
    const name = el("input", { placeholder, required: true, "aria-label": placeholder });
    return el("form", { onsubmit: (event) => { event.preventDefault(); submit(name.value, extra.value); } }, name, extra, el("button", {}, "Add"));
  }

  const choice = (label, pairs) => el("select", { "aria-label": label }, ...pairs.map(([value, words]) => el("option", { value }, words)));

  function draw() {
    const { faults } = page.state;
    const me = page.state.people.find((person) => person.id === page.me);
    root.replaceChildren(
      el("header.bar", {}, el("h2", {}, "Sandbox controls"), el("button.icon", { type: "button", "aria-label": "Close", onclick: hide }, "✕")),
      section("Trouble, once: the bot’s next call fails",
        el("div.grid", {}, ...TROUBLES.map(([name, words]) => button(words, () => act(name).then(() => page.toast("Armed"))))),
        el("p.note", {}, faults.switches.length ? `Armed: ${faults.switches.join(", ")}` : "Nothing armed")),
      section("Trouble, lasting",
        toggle("Speed limits", "20 a minute in a group, 1 a second in private", faults.rates, (on) => act("rates", { on })),
        toggle("Slow network", "every call takes 2 seconds", faults.slow > 0, (on) => act("slow", { seconds: on ? 2 : 0 })),
        toggle("Duplicate updates", "each one is delivered twice", faults.duplicates, (on) => act("duplicates", { on })),
        toggle("Privacy mode", "in groups the bot sees only what is meant for it", faults.privacy, (on) => act("privacy", { on })),
        el("div.grid", {}, button("All is well again", () => act("clear")), button(me.blocked ? "Unblock the bot" : "Block the bot", () => act(me.blocked ? "unblock" : "block")))),
      groupSection(),
      section("People and groups",
        form("Name of a new person", choice("Language", [["en", "English"], ["ru", "Russian"], ["pl", "Polish"], ["de", "German"]]), (name, language) => act("person", { name, language })),
        form("Name of a new group", choice("Kind", [["supergroup", "Supergroup"], ["group", "Basic group"], ["forum", "With topics"]]),
          (name, kind) => act("group", { name, kind: kind === "forum" ? "supergroup" : kind, forum: kind === "forum" }))),
      section("What the bot calls",
        el("p.note", {}, `${faults.polling ? "A bot is listening" : "No bot is polling now"} · ${faults.waiting} updates not taken`),
        el("ul.calls", { id: "calls" })),
    );
    journal();
  }

  function groupSection() {
    const { chat } = page;
    if (!chat || chat.private) return el("section", {}, el("h3", {}, "This group"), el("p.note", {}, "Open a group to change it."));
    return section(`The bot in “${chat.title}”`,
      el("div.grid", {}, ...STATUSES.map(([status, words]) => button(words, () => act("bot", { status }), chat.bot === status))),
      el("p.note", {}, ""),
      el("div.grid", {},
        chat.kind === "group" ? button("Upgrade to supergroup", () => act("migrate")) : null,
        chat.forum ? button("New topic", () => act("topic", { name: `Topic ${chat.topics.length + 1}` })) : null,
        button("Forget “only you” messages", () => act("expire"))));
  }

  async function journal() {
    const list = document.getElementById("calls");
    if (!list) return;
    const calls = await get("/sim/journal").catch(() => []);
    list.replaceChildren(...calls.reverse().slice(0, 40).map((call) => {
      const at = new Date(call.at * 1000).toLocaleTimeString([], { hour12: false });
      const line = el("li", {}, el("time", {}, at), el("span", {}, call.error ? `${call.method} ${call.error}` : call.method));
      line.classList.toggle("bad", Boolean(call.error));
      return line;
    }));
  }

  function hide() {
    root.hidden = true;
    clearInterval(timer);
  }

  addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });

  return {
    toggle() {
      if (!root.hidden) return hide();
      root.hidden = false;
      draw();
      timer = setInterval(journal, REFRESH_MS);
      return null;
    },
  };
}
