// The head of the open chat: face, title, note, topics, the pinned message, and Start.

import { el, face } from "./view.js";

const $ = (id) => document.getElementById(id);

export function head(page) {
  function drawHead() {
    const { chat } = page;
    $("chat-face").replaceWith(Object.assign(face(chat.id, chat.title, chat.private), { id: "chat-face" }));
    $("chat-title").textContent = chat.title;
    note();
    const me = page.state.people.find((person) => person.id === page.me);
    $("start").hidden = !(chat.private && (!me.started || me.blocked));
    $("start").textContent = me.blocked ? "Unblock the bot" : "Start";
    $("composer").hidden = !$("start").hidden;
    $("menu").hidden = !chat.commands.length;
    $("topics").hidden = !chat.forum;
    $("topics").replaceChildren(...[{ id: null, name: "General" }, ...chat.topics].map((topic) => {
      const button = el("button", { onclick: () => page.chooseTopic(topic.id) }, topic.name + (topic.closed ? " 🔒" : ""));
      if (topic.id === page.topic) button.setAttribute("aria-current", "true");
      return button;
    }));
    drawPinned();
  }

  function note(busy = "") {
    const { chat } = page;
    const names = chat.members.map((one) => one.name).join(", ");
    const inside = chat.bot === "left" || chat.bot === "kicked" ? " · the bot is not here" : "";
    $("chat-note").textContent = busy || (chat.private ? "bot" : `${names}${inside}`);
    $("chat-note").classList.toggle("busy", Boolean(busy));
  }

  function drawPinned() {
    const found = page.entries.find(({ message }) => message.id === page.chat.pinned && message.id);
    $("pinned").hidden = !found;
    if (!found) return;
    const { message } = found;
    $("pinned").replaceChildren(el("b", {}, "Pinned"), el("span", {}, message.text || "Photo"));
    $("pinned").onclick = () => page.jump(message.order);
  }

  return { drawHead, note, drawPinned };
}
