// One message as a node: bubble, picture, keyboard. No state of its own.

import { clock, el, face, hue, rich, size } from "./view.js";

const MARKS = { url: "↗", switch_inline_query: "⇄", switch_inline_query_current_chat: "⇄", copy_text: "⧉" };

/** The list item of a message. `page` gives me, bot, private and the handlers. */
export function messageNode(message, page) {
  if (message.service) {
    return el("li.service", {}, el("span.chip", {}, message.service));
  }
  const own = message.sender.id === page.me;
  const item = el("li", {}, face(message.sender.id, message.sender.name, message.sender.id === page.bot.id));
  item.classList.toggle("own", own);
  item.classList.toggle("plain", page.private);
  item.classList.toggle("whisper", message.ephemeral);
  const post = el("div.post", {}, bubble(message, page, own));
  post.classList.toggle("picture", Boolean(message.photo));
  if (message.photo) {
    const ratio = message.photo.width / message.photo.height;
    post.style.setProperty("--ratio", Math.max(ratio, 0.45).toFixed(3));
  }
  post.classList.toggle("keyed", message.keyboard.length > 0);
  if (message.keyboard.length) post.append(keyboard(message, page));
  item.append(post);
  return item;
}

function bubble(message, page, own) {
  const node = el("div.bubble", { oncontextmenu: (event) => page.menu(event, message) });
  node.style.setProperty("--hue", hue(message.sender.id));
  if (message.ephemeral) node.append(el("div.only", {}, "Only you see this"));
  if ((!own && !page.private) || message.via) {
    const via = message.via ? el("span.via", {}, ` via @${message.via}`) : null;
    node.append(el("div.name", {}, message.sender.name, via));
  }
  if (message.reply) node.append(quoted(message.reply, page));
  if (message.photo) node.append(picture(message.photo, page));
  if (message.document) node.append(attached(message.document));
  const stamp = (message.edited ? "edited " : "") + clock(message.date);
  if (message.text) {
    const words = rich(message.text, message.entities, page.act);
    node.append(el("div.words", { dir: "auto", "data-stamp": stamp }, words));
  }
  node.classList.toggle("bare", Boolean(message.photo && !message.text));
  node.append(el("span.stamp", {}, stamp));
  if (message.reactions.length) {
    node.append(el("div.hearts", {}, ...message.reactions.map((one) => el("span", {}, one))));
  }
  node.append(el("button.more", { type: "button", "aria-label": "More", onclick: (event) => page.menu(event, message) }, "⋯"));
  return node;
}

function quoted(reply, page) {
  const words = reply.words || (reply.photo ? "Photo" : reply.document ? "File" : "");
  return el("button.reply", { type: "button", onclick: () => page.jump(reply.order) },
    el("b", {}, reply.sender), el("span", {}, words));
}

function picture(photo, page) {
  const src = `/sim/files/${photo.id}`;
  const image = el("img", { src, width: photo.width, height: photo.height, alt: "Picture", decoding: "sync" });
  return el("button.photo", { type: "button", "aria-label": "Enlarge the picture", onclick: () => page.enlarge(src) }, image);
}

function attached(file) {
  return el("a.file", { href: `/sim/files/${file.id}`, download: file.name },
    el("i", {}, "↓"), el("span", {}, file.name, el("small", {}, size(file.size))));
}

function keyboard(message, page) {
  const rows = message.keyboard.map((row) => {
    const keys = row.map((raw) => key(raw, message, page, row.length));
    return el("div", {}, ...keys);
  });
  return el("div.keys", {}, ...rows);
}

function key(raw, message, page, width) {
  const kind = Object.keys(MARKS).find((name) => name in raw);
  const node = el("button.key", { type: "button", disabled: "disabled" in raw }, raw.text);
  if (kind) node.append(el("sup", { "aria-hidden": "true" }, MARKS[kind]));
  if (raw.style) node.classList.add(raw.style);
  node.classList.toggle("many", width > 3);
  node.addEventListener("click", () => page.press(message, raw, node));
  return node;
}

/** Mark where somebody's run of messages begins and ends, and put in the days. */
export function regroup(list, messages, dayName, day) {
  list.querySelectorAll("li.day").forEach((node) => node.remove());
  let before = null;
  for (const [index, entry] of messages.entries()) {
    const after = messages[index + 1];
    const { message, node } = entry;
    const newDay = !before || day(before.date) !== day(message.date);
    if (newDay) list.insertBefore(el("li.day", {}, el("span.chip", {}, dayName(message.date))), node);
    node.classList.toggle("first", newDay || !follows(before, message));
    node.classList.toggle("last", !after || !follows(message, after.message));
    before = message;
  }
}

function follows(one, two) {
  return !one.service && !two.service && one.sender.id === two.sender.id
    && two.date - one.date < 600 && one.ephemeral === two.ephemeral;
}
