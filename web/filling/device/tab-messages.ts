// Notifies the same user's other tabs of changes in the store.
import type { OutboxOwner } from '#core/filling/outbox/outbox-entry.ts';

/** What changed: the outbox, or a draft; or the user logs out, and no copies may remain on this device. */
export type TabMessage = { kind: 'outbox' } | { kind: 'draft'; id: string } | { kind: 'logout' };

export type Tabs = {
  tell(message: TabMessage): void;
  /** Returns the function that stops listening. */
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
