// Talking to the sandbox: JSON calls and the live stream.

/** Who this tab is: `?as=ann`, an id or a first name. */
export let me = new URLSearchParams(location.search).get("as") || "";

export function become(who) {
  me = String(who);
}

export async function get(path, query = {}) {
  const answer = await fetch(`${path}?${new URLSearchParams({ as: me, ...query })}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

export async function post(action, body = {}) {
  const answer = await fetch(`/sim/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ as: me, ...body }),
  });
  const result = await answer.json().catch(() => ({ error: "The sandbox does not answer" }));
  if (!answer.ok) throw new Error(result.error || "This did not work");
  return result;
}

export async function upload(chat, file, caption) {
  const form = new FormData();
  form.append("as", me);
  form.append("chat", chat);
  form.append("caption", caption);
  form.append("file", file);
  const answer = await fetch("/sim/file", { method: "POST", body: form });
  if (!answer.ok) throw new Error((await answer.json()).error);
}

/** Keep a live connection; `onEvent` gets every event, `onOpen` and `onLost` the connection's. */
export function live(onEvent, onOpen, onLost) {
  let socket = null;
  let delay = 300;
  let stopped = false;
  const connect = () => {
    if (stopped) return;
    socket = new WebSocket(`${location.origin.replace("http", "ws")}/sim/live?as=${encodeURIComponent(me)}`);
    socket.onopen = () => { delay = 300; onOpen(); };
    socket.onmessage = (event) => onEvent(JSON.parse(event.data));
    socket.onclose = () => {
      if (stopped) return;
      onLost();
      setTimeout(connect, delay);
      delay = Math.min(delay * 1.6, 4000);
    };
  };
  connect();
  return () => { stopped = true; socket.close(); };
}
