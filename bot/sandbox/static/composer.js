// The input field: sending, replying, editing, the commands menu, and inline queries.

import { el } from "./view.js";
import { post, upload } from "./net.js";

const PAUSE = 220;

export function composer(page) {
  const $ = (id) => document.getElementById(id);
  const text = $("text");
  const popover = $("popover");
  let reply = null;
  let editing = null;
  let timer = 0;

  function grow() {
    text.style.height = "auto";
    if (text.offsetParent) text.style.height = `${Math.min(text.scrollHeight, 160)}px`;
  }

  function clear() {
    text.value = "";
    reply = editing = null;
    $("replying").hidden = true;
    popover.hidden = true;
    grow();
  }

  function quote(title, words) {
    $("replying").hidden = false;
    $("replying").firstElementChild.replaceChildren(el("b", {}, title), el("span", {}, words));
    text.focus();
  }

  async function submit() {
    const words = text.value.trim();
    if (!words || inlineQuery() !== null) return;
    const target = { reply, editing };
    clear();
    if (target.editing) {
      await post("edit", { chat: page.chat.id, order: target.editing.order, text: words }).catch((error) => page.toast(error.message));
    } else {
      await page.send(words, target.reply?.order);
    }
  }

  /** What follows `@bot ` in the field, or null when this is no inline query. */
  function inlineQuery() {
    const start = `@${page.bot.username} `;
    return text.value.toLowerCase().startsWith(start.toLowerCase()) ? text.value.slice(start.length) : null;
  }

  function look() {
    grow();
    clearTimeout(timer);
    const query = inlineQuery();
    if (query !== null) timer = setTimeout(() => ask(query), PAUSE);
    else if (/^\/\w*$/.test(text.value)) commands(text.value.slice(1));
    else popover.hidden = true;
  }

  function commands(prefix) {
    const found = page.chat.commands.filter((one) => one.command.startsWith(prefix));
    popover.replaceChildren(...found.map((one) => el("button", { type: "button", role: "option", onclick: () => { clear(); page.send(`/${one.command}`); } },
      el("b", {}, `/${one.command}`), el("span", {}, one.description + (one.is_ephemeral ? " · only you see it" : "")))));
    popover.hidden = !found.length;
  }

  async function ask(query) {
    const offer = await post("inline", { chat: page.chat.id, query }).catch(() => ({ results: [] }));
    if (inlineQuery() !== query) return;
    const lines = offer.results.map((one) => el("button", { type: "button", role: "option", onclick: () => choose(one, query) },
      one.photo ? el("img", { src: `/sim/files/${one.photo}`, alt: "" }) : null,
      el("span", {}, el("b", {}, one.title), one.description ? el("span", {}, ` ${one.description}`) : null)));
    if (!lines.length) lines.push(el("p", {}, "The bot offers nothing here"));
    const head = offer.button ? el("button", { type: "button", onclick: () => page.follow(`https://t.me/${page.bot.username}?start=${offer.button.start_parameter ?? ""}`) }, el("b", {}, offer.button.text)) : null;
    popover.replaceChildren(...(head ? [head] : []), ...lines);
    popover.hidden = false;
  }

  async function choose(result, query) {
    clear();
    await post("choose", { chat: page.chat.id, id: result.id, query, thread: page.topic }).catch((error) => page.toast(error.message));
  }

  text.addEventListener("input", look);
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      submit();
    } else if (event.key === "Escape") clear();
  });
  $("composer").addEventListener("submit", (event) => { event.preventDefault(); submit(); });
  $("menu").onclick = () => (popover.hidden ? commands("") : (popover.hidden = true));
  $("replying").lastElementChild.onclick = clear;
  $("file").onchange = async (event) => {
    const [file] = event.target.files;
    if (!file) return;
    const caption = text.value.trim();
    event.target.value = "";
    clear();
    await upload(page.chat.id, file, caption).catch((error) => page.toast(error.message));
  };
  addEventListener("click", (event) => {
    if (!popover.contains(event.target) && event.target !== text && !$("menu").contains(event.target) && !event.target.closest?.(".key")) popover.hidden = true;
  });

  return {
    reset: clear,
    reply(message) {
      clear();
      reply = message;
      quote(`Reply to ${message.sender.name}`, message.text || "Photo");
    },
    edit(message) {
      clear();
      editing = message;
      text.value = message.text;
      quote("Edit message", message.text);
      grow();
    },
    inline(query) {
      clear();
      text.value = `@${page.bot.username} ${query}`;
      text.focus();
      grow();
      ask(query);
    },
  };
}
