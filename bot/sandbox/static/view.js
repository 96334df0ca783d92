// Small builders shared by all parts of the page: nodes, faces, times, rich text.

/** A node: el("p.note", {title: "…"}, "text", child). Strings become text nodes, never markup. */
export function el(spec, props = {}, ...children) {
  const [tag, ...classes] = spec.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && name !== "list") node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

const HUES = [212, 8, 268, 28, 152, 330, 190, 48];

/** The colour everybody keeps, by id. */
export const hue = (id) => HUES[(id < 0 ? 3 - id : id) % HUES.length];

/** A round portrait: initials, or a spade for the bot. */
export function face(id, name, isBot = false) {
  const words = isBot ? "♠" : name.split(/\s+/).map((word) => [...word][0]).slice(0, 2).join("");
  const node = el("span.face", { "aria-hidden": "true" }, words.toUpperCase());
  const color = isBot ? 155 : hue(id);
  node.style.setProperty("--a", `hsl(${color} ${isBot ? 45 : 58}% ${isBot ? 38 : 58}%)`);
  node.style.setProperty("--b", `hsl(${color} ${isBot ? 60 : 52}% ${isBot ? 24 : 44}%)`);
  return node;
}

export const clock = (seconds) =>
  new Date(seconds * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

export const day = (seconds) => new Date(seconds * 1000).toDateString();

/** "Today", "Yesterday" or the date. */
export function dayName(seconds) {
  const days = Math.round((new Date(day(Date.now() / 1000)) - new Date(day(seconds))) / 86400000);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  return new Date(seconds * 1000).toLocaleDateString([], { day: "numeric", month: "long" });
}

export function size(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1048576).toFixed(1)} MB`;
}

const TAGS = {
  bold: "b", italic: "i", underline: "u", strikethrough: "s", code: "code", pre: "pre",
  blockquote: "blockquote", expandable_blockquote: "blockquote", spoiler: "span.spoiler",
};

/** Text with entities (UTF-16 offsets, as JavaScript counts) into nodes; `act` handles taps. */
export function rich(text, entities, act) {
  const root = document.createDocumentFragment();
  fill(root, text, 0, text.length, [...entities], act);
  return root;
}

function fill(parent, text, from, to, entities, act) {
  let at = from;
  while (entities.length) {
    const entity = entities.shift();
    const end = Math.min(entity.offset + entity.length, to);
    if (entity.offset < at || end <= entity.offset) continue;
    parent.append(text.slice(at, entity.offset));
    const inside = [];
    while (entities.length && entities[0].offset < end) inside.push(entities.shift());
    const node = mark(entity, text.slice(entity.offset, end), act);
    fill(node, text, entity.offset, end, inside, act);
    parent.append(node);
    at = end;
  }
  parent.append(text.slice(at, to));
}

function mark(entity, words, act) {
  if (entity.type in TAGS) {
    const node = el(TAGS[entity.type]);
    if (entity.type === "spoiler") node.addEventListener("click", () => node.classList.add("open"));
    return node;
  }
  const url = { text_link: entity.url, url: words, mention: `https://t.me/${words.slice(1)}` }[entity.type];
  if (entity.type === "bot_command" || url) {
    const tap = (event) => {
      event.preventDefault();
      act(entity.type === "bot_command" ? { command: words } : { url });
    };
    return el("a", { href: url && /^https?:/.test(url) ? url : "#", onclick: tap });
  }
  return el("span");
}
