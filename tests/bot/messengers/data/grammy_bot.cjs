// A toy bot in grammY: a third library's opinion of our sandbox. Ends on the word "stop".
const path = require("node:path");
const { Bot, InlineKeyboard, InputFile } = require(path.join(process.argv[2], "grammy"));

const [, , , apiRoot, token] = process.argv;
const bot = new Bot(token, { client: { apiRoot } });
const keyboard = new InlineKeyboard().text("Pass", "g:p").text("1NT", "g:1n");
const picture = Buffer.from(process.env.PICTURE_BASE64, "base64");

bot.command("table", (ctx) =>
  ctx.replyWithPhoto(new InputFile(picture, "deal.png"), {
    caption: "<b>Deal 1</b>",
    parse_mode: "HTML",
    reply_markup: keyboard,
  }));
bot.callbackQuery("g:p", async (ctx) => {
  await ctx.answerCallbackQuery({ text: "You passed" });
  await ctx.editMessageCaption({ caption: "West passed", reply_markup: keyboard });
});
bot.callbackQuery("g:1n", async (ctx) => {
  await ctx.answerCallbackQuery({ text: "Your hand: AKQ2", show_alert: true });
  await ctx.api.sendMessage(ctx.chat.id, "Your hand", {
    ephemeral_message_parameters: {
      receiver_user_id: ctx.from.id,
      callback_query_id: ctx.callbackQuery.id,
    },
  });
});
bot.on("inline_query", (ctx) =>
  ctx.answerInlineQuery(
    [{ type: "article", id: "sa", title: "♠A", input_message_content: { message_text: "sa" } }],
    { cache_time: 0, is_personal: true },
  ));
bot.on("message:document", async (ctx) => {
  const file = await ctx.getFile();
  const answer = await fetch(`${apiRoot}/file/bot${token}/${file.file_path}`);
  await ctx.reply(`${(await answer.text()).length} characters`);
});
bot.hears("stop", () => bot.stop());
bot.catch((error) => {
  console.error(error);
  process.exit(1);
});
bot.start({ allowed_updates: ["message", "callback_query", "inline_query"] });
