// What people do to messages: press buttons, follow links, use the menu of a message.

import { contextMenu, showAlert, toast } from "./overlays.js";
import { post } from "./net.js";

/** The actions of the open page; failures become toasts. */
export function actions(page) {
  async function trying(work) {
    try {
      return await work();
    } catch (error) {
      toast(error.message);
      return null;
    }
  }

  function send(text, reply) {
    return trying(() => post("say", { chat: page.chat.id, text, reply, thread: page.topic }));
  }

  async function press(message, raw, node) {
    if ("callback_data" in raw) {
      if (node.classList.contains("busy")) return;
      node.classList.add("busy");
      const answer = await trying(() => post("press", { chat: message.chat, order: message.order, data: raw.callback_data }));
      node.classList.remove("busy");
      if (!answer) return;
      if (answer.late) toast("The bot did not answer in time");
      else if (answer.alert) showAlert(answer.text);
      else if (answer.text) toast(answer.text);
      if (answer.url) followLink(answer.url);
    } else if ("url" in raw) followLink(raw.url);
    else if ("switch_inline_query_current_chat" in raw) page.write.inline(raw.switch_inline_query_current_chat);
    else if ("switch_inline_query" in raw) page.write.inline(raw.switch_inline_query);
    else if ("copy_text" in raw) {
      await navigator.clipboard?.writeText(raw.copy_text.text).catch(() => {});
      toast("Copied");
    }
  }

  function act(what) {
    if (what.command) send(what.command);
    else followLink(what.url);
  }

  async function followLink(url) {
    const link = new URL(/^[a-z]+:/.test(url) ? url : `https://${url}`);
    const ours = link.hostname === "t.me" && link.pathname.slice(1).toLowerCase() === page.bot.username.toLowerCase();
    if (!ours) {
      if (/^https?:$/.test(link.protocol)) window.open(link, "_blank", "noopener");
      return;
    }
    const group = link.searchParams.has("startgroup") ? page.state.chats.find((chat) => !chat.private)?.id : null;
    if (!link.searchParams.has("start") && !group) {
      await page.open(page.me, true);
      return;
    }
    const went = await trying(() => post("link", { url: link.href, group }));
    if (!went) return;
    await page.reload();
    await page.open(went.chat, true);
  }

  function menu(event, message) {
    const own = message.sender.id === page.me;
    contextMenu(event, {
      reply: message.ephemeral ? null : () => page.write.reply(message),
      copy: message.text ? () => navigator.clipboard?.writeText(message.text) : null,
      edit: own && message.text && !message.photo && !message.via ? () => page.write.edit(message) : null,
      remove: () => trying(() => post("delete", { chat: message.chat, order: message.order })),
      react: message.ephemeral ? null
        : (emoji) => trying(() => post("react", { chat: message.chat, order: message.order, emoji })),
    });
  }

  return { trying, send, press, act, menu, follow: followLink };
}
