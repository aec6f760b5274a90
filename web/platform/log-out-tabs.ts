// Who logs out in one tab is logged out in every tab of the browser, at once: what those show of the company goes with it.
import type { Core } from '#core/core.ts';

const name = 'formdeck.logout';

/** Whose session was ended. */
type Message = { region: string; userId: string };

/** Tells the other tabs that whoever is signed in here logs out. */
export function logOutTabs({ session }: Pick<Core, 'session'>): void {
  const userId = session.user.peek()?.id;
  const region = session.region.peek()?.id;
  if (userId === undefined || region === undefined) return;
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage({ region, userId } satisfies Message);
  channel.close();
}

/** Ends the session of this tab when its person logs out in another one. Gives the function that ends the listening. */
export function followLogOut({ session }: Pick<Core, 'session'>): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (session.user.peek()?.id === data.userId && session.region.peek()?.id === data.region) session.end();
  });
  return () => channel.close();
}
