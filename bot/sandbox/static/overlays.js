// What lies over the page for a moment: toasts, alerts, the enlarged picture, menus.

import { el, face } from "./view.js";

const $ = (id) => document.getElementById(id);
const TOAST_MS = 3200;

export function toast(words) {
  const node = el("p", {}, words);
  $("toasts").replaceChildren(node);
  setTimeout(() => node.remove(), TOAST_MS + words.length * 25);
}

export function showAlert(words) {
  const dialog = $("alert");
  dialog.querySelector("p").textContent = words;
  if (!dialog.open) dialog.showModal();
}

export function enlarge(src) {
  $("light").querySelector("img").src = src;
  $("light").showModal();
}

$("light").addEventListener("click", () => $("light").close());

function openAt(event, ...nodes) {
  event.preventDefault();
  event.stopPropagation();
  const menu = $("context");
  menu.replaceChildren(...nodes);
  menu.hidden = false;
  const { innerWidth: width, innerHeight: height } = window;
  menu.style.left = `${Math.max(8, Math.min(event.clientX, width - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(event.clientY, height - menu.offsetHeight - 8))}px`;
  menu.querySelector("button")?.focus({ preventScroll: true });
}

function close() {
  $("context").hidden = true;
}

const item = (words, act, spec = "button") =>
  el("li", {}, el(spec, { type: "button", onclick: () => { close(); act(); } }, words));

/** The menu of a message; actions that are null are left out. */
export function contextMenu(event, { reply, copy, edit, remove, react }) {
  const lines = [];
  if (react) {
    const faces = ["👍", "❤", "😁", "🔥", "👏"].map((emoji) =>
      el("button", { type: "button", onclick: () => { close(); react(emoji); } }, emoji));
    lines.push(el("li.row", {}, ...faces));
  }
  if (reply) lines.push(item("Reply", reply));
  if (copy) lines.push(item("Copy text", copy));
  if (edit) lines.push(item("Edit", edit));
  lines.push(item("Delete for everybody", remove, "button.bad"));
  openAt(event, ...lines);
}

/** Choose who to be. */
export function faceMenu(event, people, me, choose) {
  openAt(event, ...people.map((person) => {
    const node = face(person.id, person.name);
    const line = el("button", { type: "button", onclick: () => { close(); choose(person.id); } },
      node, person.name + (person.id === me ? " (you)" : ""));
    return el("li", {}, line);
  }));
}

addEventListener("click", (event) => { if (!$("context").contains(event.target)) close(); });
addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
