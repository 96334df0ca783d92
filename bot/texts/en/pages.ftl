# Lobby, welcome, help, settings, short answers, commands. HTML, but for c-… and bot-… (plain).

lobby-title-rubber = <b>♠♥ Bridge ♦♣ · rubber</b>
    Computers play like { $strength } · time per move: { $clock }
lobby-title-chicago = <b>♠♥ Bridge ♦♣ · Chicago, { $deals } deals</b>
    Computers play like { $strength } · time per move: { $clock }
lobby-title-duplicate = <b>♠♥ Bridge ♦♣ · duplicate, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }</b>
    Computers play like { $strength } · time per move: { $clock }
lobby-seat-free = { $seat }  { -s-free } free
lobby-seat = { $seat }  { $name }
lobby-hint = Take a seat. Computers play the seats left free.
lobby-settings = Tap to change. The lowest row puts computers on seats.
seated = You sit <b>{ $seat }</b> at the table of { -s-group } <b>{ $title }</b>. Your cards will come here.
seated-here = You sit <b>{ $seat }</b>. We begin as soon as Start is pressed.
invite-friends = Friends join your table by this link: { $link }
    or with <code>/join { $code }</code> in a private chat with me.
table-closed = The table is closed.

welcome = <b>Hello, { $name }!</b> I am Kontra: bridge, right here in the chat.
    { -s-go } Play now: you and three computers.
    { -s-group } Or add me to a group and play with friends.
welcome-nameless = <b>Hello!</b> I am Kontra: bridge, right here in the chat.
    { -s-go } Play now: you and three computers.
    { -s-group } Or add me to a group and play with friends.
group-welcome = <b>Good evening!</b> I deal the cards for bridge.
    Set up a table with /bridge: two to four friends sit down, computers take the other seats. Everybody sees only their own cards.
help = <b>How to play</b>
    { -s-go } /play – a game against computers
    { -s-group } /bridge in a group – a game with friends
    { -s-turn } Bid and play with the buttons, or type: <code>1nt</code>, <code>pass</code>, <code>x</code>, <code>sa</code>, <code>h10</code>
    { -s-auction } Tap a call in the auction to see what it means.
    { -s-hint } Hint – what a computer would do
    { -s-bottom } /table – the table at the bottom of the chat
    { -s-settings } /settings – card letters, colours, text only
    Leave any time: the game waits for you.
help-group = <b>Bridge in this group</b>
    { -s-go } /bridge – set up a table; /join – take a seat
    { -s-cards } /hand – your cards, for you alone
    { -s-turn } Bid and play with the buttons, or reply to the table: <code>1nt</code>, <code>pass</code>, <code>sa</code> (or <code>/p 1nt</code>)
    { -s-bottom } /table – the table at the bottom of the chat
    { -s-away } Have to go? More → Stand in for me
    { -s-stop } /stop – end the match (players and administrators)
choose-language = { -s-language } <b>Which language shall I speak?</b>
choose-group-language = { -s-language } <b>Which language shall I speak in this group?</b>
    Your own cards and hints come in your own language.
personal = { -s-settings } <b>As you like it.</b> Tap to change.

unknown-command = I don’t know that command. /help shows what I can do.
not-understood = That is no call and no card. Try <code>1nt</code>, <code>pass</code>, <code>x</code> or <code>sa</code>; /table shows the table.
not-text = Nice, but I only understand bridge. /help
too-long = That is too long for me. A call or a card is enough: <code>1nt</code>, <code>sa</code>.
file-too-big = { -s-warning } That file is too big: at most { $most } kB, please.
trouble = { -s-warning } Something went wrong on my side. Nothing is lost: please try once more.
cards-are-private = { -s-cards } Your cards are in our private chat.
start-privately = { -s-cards } Open our private chat once and press Start: your cards will come there.
groups-only = That is for groups. Add me to one and send /bridge there.
no-table = You have no open table. Shall we begin one?
no-table-here = There is no table in this chat. Shall we set one up?
nudge = { -s-wait } { $name }, it is your turn.
nudge-nobody = We are waiting for nobody just now.
stood-in = { -s-away } Time is up: a computer plays for { $name } until they are back.

c-play = play against computers
c-bridge = set up a bridge table
c-invite = a table with friends, without a group
c-join = take a seat at the table
c-hand = show my cards
c-p = call or play: /p 1nt, /p sa
c-table = bring the table down
c-score = the score so far
c-hint = what would a computer do?
c-settings = letters, colours, text only
c-language = language
c-leave = leave the table
c-stop = stop the match
c-help = how to play
bot-short = Bridge in the chat where your friends are: rubber, Chicago, duplicate, with people and computers.
bot-long = ♠♥ Kontra deals bridge in your chat.

    Play at once against computers, or add me to a group: friends sit down, computers fill the free seats, and everybody sees only their own cards. Rubber, Chicago and duplicate, the score sheet, hints, and the meaning of every call. No time limit unless you set one.
