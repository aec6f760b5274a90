// Logging out in one tab logs out every tab of the browser immediately, and removes the company's data that they show.
import type { Core } from '#core/core.ts';

const name = 'formdeck.logout';

/** The ended session's user. */
type Message = { region: string; userId: string };

/** Notifies the other tabs of a logout. */
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
 * Ends this tab's session when its user logs out in another one. A page restored from the back/forward cache has missed
 * messages: it checks what is stored. Returns the function that stops listening.
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
