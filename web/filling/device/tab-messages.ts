// Tells the other tabs of the same person that something was changed in the store.
import type { OutboxOwner } from '#core/filling/outbox/outbox-entry.ts';

/** What was changed: the outbox, or one draft; or that they log out, and no copies are to be left on this device. */
export type TabMessage = { kind: 'outbox' } | { kind: 'draft'; id: string } | { kind: 'logout' };

export type Tabs = {
  tell(message: TabMessage): void;
  /** Gives the function that ends it. */
  listen(heard: (message: TabMessage) => void): () => void;
  close(): void;
};

export function openTabs({ region, userId }: OutboxOwner): Tabs {
  const channel = new BroadcastChannel(`formdeck.filling.${region}.${userId}`);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tell: (message) => channel.postMessage(message),
    listen(heard) {
      const onMessage = ({ data }: MessageEvent<TabMessage>) => heard(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
    close: () => channel.close(),
  };
}
