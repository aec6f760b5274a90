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

/**
 * Ends the session of this tab when its person logs out in another one. A page that the browser froze whole, and shows
 * again when somebody goes back to it, has heard nothing meanwhile: it looks at what is stored. Gives the function that
 * ends the listening.
 */
export function followLogOut({ session, ports }: Pick<Core, 'session' | 'ports'>): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (session.user.peek()?.id === data.userId && session.region.peek()?.id === data.region) session.end();
  });
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const user = session.user.peek();
    const stored = ports.sessions.current();
    const isSame = stored?.userId === user?.id && stored?.region === session.region.peek()?.id;
    if (persisted && user !== null && !isSame) session.end();
  };
  addEventListener('pageshow', onShow);
  return () => {
    channel.close();
    removeEventListener('pageshow', onShow);
  };
}
