// The page: who I am, my chats, the open chat, and everything that happens live.

import { actions } from "./actions.js";
import { messageNode, regroup } from "./bubbles.js";
import { composer } from "./composer.js";
import { drawer } from "./drawer.js";
import { head } from "./head.js";
import { enlarge, faceMenu, toast } from "./overlays.js";
import * as net from "./net.js";
import { clock, day, dayName, el, face } from "./view.js";

const $ = (id) => document.getElementById(id);
const page = {
  state: null, chat: null, topic: null, entries: [], pending: new Map(), stop: null, typing: 0,
  me: 0, bot: null, private: false,
  enlarge, jump, reload, open, chooseTopic, toast,
};
const { trying, send } = Object.assign(page, actions(page));
const { drawHead, note, drawPinned } = head(page);
const write = (page.write = composer(page));
const panel = drawer(page);

// --- who I am -------------------------------------------------------------------------------

async function enter(who) {
  page.stop?.();
  net.become(who);
  page.entries = [];
  await reload();
  net.become(page.me);
  page.stop = net.live(onEvent, onOpen, () => { $("offline").hidden = false; });
  const wanted = Number(location.hash.slice(1));
  const found = page.state.chats.find((chat) => chat.id === wanted);
  if (found) await open(found.id);
  else if (innerWidth > 720) await open(page.state.chats[0].id);
  else show("list");
}

async function reload() {
  page.state = await net.get("/sim/state");
  page.me = page.state.me;
  page.bot = page.state.bot;
  page.state.chats.sort(byNews);
  drawPeople();
  drawChats();
  if (page.chat) {
    page.chat = page.state.chats.find((chat) => chat.id === page.chat.id) ?? null;
    if (page.chat) drawHead();
    else show("list");
  }
}

function byNews(one, two) {
  return (two.last?.date ?? 0) - (one.last?.date ?? 0) || two.private - one.private;
}

function drawPeople() {
  const faces = page.state.people.map((person) => {
    const link = el("a", { href: `?as=${person.id}`, title: `Be ${person.name} (${person.language})` },
      face(person.id, person.name), person.name.split(" ")[0]);
    if (person.id === page.me) link.setAttribute("aria-current", "true");
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      switchTo(person.id);
    });
    return link;
  });
  $("people").replaceChildren(...faces);
  const me = page.state.people.find((person) => person.id === page.me);
  $("me").replaceChildren(face(me.id, me.name));
  $("me").setAttribute("aria-label", `You are ${me.name}. Be somebody else`);
  document.title = `${me.name} · ${page.bot.name} sandbox`;
}

function switchTo(person) {
  if (person === page.me) return;
  const chat = page.chat?.private ? person : page.chat?.id;
  history.replaceState(null, "", `?as=${person}${chat ? `#${chat}` : ""}`);
  page.chat = null;
  enter(person);
}

// --- chats ----------------------------------------------------------------------------------

const readKey = (chat) => `read:${page.me}:${chat.id}`;

function drawChats() {
  const items = page.state.chats.map((chat) => {
    const last = chat.last;
    const read = Number(sessionStorage.getItem(readKey(chat)) ?? 0);
    const fresh = last && last.order > read && chat.id !== page.chat?.id;
    const button = el("button", { onclick: () => open(chat.id, true) },
      face(chat.id, chat.title, chat.private),
      el("b", {}, chat.title),
      el("time", {}, last ? clock(last.date) : ""),
      preview(chat, last),
      fresh ? el("span.new", {}, String(Math.min(last.order - read, 99))) : null);
    if (chat.id === page.chat?.id) button.setAttribute("aria-current", "true");
    return el("li", {}, button);
  });
  $("chats").replaceChildren(...items);
}

function preview(chat, last) {
  if (!last) return el("p", {}, chat.private ? "Press Start to talk to the bot" : "No messages yet");
  const words = last.words || (last.photo ? "Photo" : last.document ? "File" : "");
  const icon = last.photo ? "▧ " : last.document ? "▤ " : "";
  const who = chat.private || last.service ? "" : `${last.sender}: `;
  return el("p", {}, el("i", {}, who), icon + words);
}

async function open(id, pushed = false) {
  const chat = page.state.chats.find((one) => one.id === id);
  if (!chat) return;
  page.chat = chat;
  page.private = chat.private;
  page.topic = null;
  write.reset();
  if (pushed && location.hash !== `#${id}`) history.pushState(null, "", `#${id}`);
  show("chat");
  drawHead();
  await load();
  if (innerWidth > 720) $("text").focus();
}

async function load() {
  const chat = page.chat;
  const messages = await net.get("/sim/messages", { chat: chat.id });
  if (chat.id !== page.chat?.id) return;
  page.entries = messages.map(entry);
  $("messages").replaceChildren();
  redraw();
  toEnd();
}

function show(view) {
  document.body.dataset.view = view;
  if (view === "list") page.chat = null;
  $("empty").hidden = Boolean(page.chat);
  drawChats();
}

function chooseTopic(id) {
  page.topic = id;
  drawHead();
  $("messages").replaceChildren();
  redraw();
  toEnd();
}

// --- messages -------------------------------------------------------------------------------

const entry = (message) => ({ message, node: messageNode(message, page) });

/** What the topic shows, with private views in place of what they replace. */
function shown() {
  const replaced = new Set(page.entries.map(({ message }) => message.replaces).filter(Boolean));
  return page.entries.filter(({ message }) => !replaced.has(message.order)
    && (!page.chat.forum || message.thread === page.topic));
}

function redraw() {
  const list = $("messages");
  const visible = shown();
  const wanted = new Set(visible.map(({ node }) => node));
  list.querySelectorAll(":scope > li:not(.day)").forEach((node) => wanted.has(node) || node.remove());
  list.querySelector(".welcome")?.remove();
  let place = null;
  for (const { node } of [...visible].reverse()) {
    if (node.parentNode !== list || node.nextElementSibling !== place) list.insertBefore(node, place);
    place = node;
  }
  regroup(list, visible, dayName, day);
  if (!visible.length) list.append(welcome());
  drawPinned();
}

function welcome() {
  const { chat, bot } = page;
  const words = chat.private
    ? bot.description || "This is the private chat with the bot. Press Start below."
    : "Nothing here yet. Type / or open the menu to see what the bot can do.";
  return el("li.card.welcome.day", {}, face(chat.id, chat.title, chat.private), el("h2", {}, chat.title), el("p", {}, words));
}

async function receive(message) {
  if (message.chat !== page.chat?.id) return;
  const old = page.entries.find((one) => one.message.order === message.order);
  const fresh = entry(message);
  page.pending.set(message.order, fresh);
  if (old && message.photo) await ready(fresh.node);
  if (page.pending.get(message.order) !== fresh || message.chat !== page.chat?.id) return;
  page.pending.delete(message.order);
  const stick = atEnd();
  const index = page.entries.findIndex((one) => one.message.order === message.order);
  if (index >= 0) {
    page.entries[index].node.replaceWith(fresh.node);
    page.entries[index] = fresh;
  } else {
    page.entries.push(fresh);
    if (message.sender.id === page.bot.id) note();
  }
  redraw();
  if (stick || (index < 0 && message.sender.id === page.me)) toEnd(index >= 0 ? "instant" : "smooth");
  else if (index < 0) $("down").hidden = false;
}

/** A new picture is decoded before it takes the old one's place, so that nothing flickers. */
function ready(node) {
  const image = node.querySelector(".photo img");
  const patience = new Promise((done) => { setTimeout(done, 1500); });
  return image ? Promise.race([image.decode().catch(() => {}), patience]) : null;
}

const atEnd = () => $("scroll").scrollHeight - $("scroll").scrollTop - $("scroll").clientHeight < 120;

function toEnd(behavior = "instant") {
  $("scroll").scrollTo({ top: $("scroll").scrollHeight, behavior });
  $("down").hidden = true;
  const newest = page.entries.at(-1);
  if (newest && page.chat) sessionStorage.setItem(readKey(page.chat), newest.message.order);
}

function jump(order) {
  const found = page.entries.find(({ message }) => message.order === order);
  if (!found) return;
  found.node.scrollIntoView({ block: "center", behavior: "smooth" });
  found.node.classList.add("flash");
  setTimeout(() => found.node.classList.remove("flash"), 1300);
}

function onEvent(event) {
  if (event.type === "state") reload();
  else if (event.type === "action" && event.chat_id === page.chat?.id) typing();
  else if (event.type === "gone" && event.chat === page.chat?.id) {
    page.entries = page.entries.filter(({ message }) => message.order !== event.order);
    redraw();
  } else if (event.type === "message") {
    news(event.message);
    receive(event.message);
  }
}

function news(message) {
  const chat = page.state.chats.find((one) => one.id === message.chat);
  if (!chat) return reload();
  if (!chat.last || message.order >= chat.last.order) {
    chat.last = { ...message, words: message.text || message.service || "", sender: message.sender.name };
    if (chat.id === page.chat?.id) sessionStorage.setItem(readKey(chat), message.order);
    page.state.chats.sort(byNews);
    drawChats();
  }
  return null;
}

function typing() {
  note(`${page.bot.name} is typing…`);
  clearTimeout(page.typing);
  page.typing = setTimeout(() => page.chat && note(), 5000);
}

async function onOpen() {
  if ($("offline").hidden) return;
  $("offline").hidden = true;
  await reload();
  if (page.chat) await load();
}

// --- the fixed controls ---------------------------------------------------------------------

$("back").onclick = () => { history.pushState(null, "", location.search || "?"); show("list"); };
$("down").onclick = () => toEnd("smooth");
$("start").onclick = () => {
  const me = page.state.people.find((person) => person.id === page.me);
  if (me.blocked) trying(() => net.post("switch", { do: "unblock" }));
  else send("/start");
};
$("gear").onclick = $("gear-chat").onclick = () => panel.toggle();
$("me").onclick = (event) => faceMenu(event, page.state.people, page.me, switchTo);
$("scroll").addEventListener("scroll", () => { if (atEnd()) toEnd(); }, { passive: true });
$("hint-close").onclick = () => { localStorage.setItem("hint", "seen"); $("hint").hidden = true; };
$("hint").hidden = localStorage.getItem("hint") === "seen";
addEventListener("popstate", () => {
  const id = Number(location.hash.slice(1));
  if (id && id !== page.chat?.id) open(id);
  else if (!id && innerWidth <= 720) show("list");
});
new ResizeObserver(() => { if (atEnd()) toEnd(); }).observe($("messages"));

enter(net.me);
