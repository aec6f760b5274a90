// Reads a stream of server-sent events as a test does: one after the other, and what came so far.
import { createParser } from 'eventsource-parser';
import { expect } from 'vitest';

export type StreamedEvent = { name: string; data: Record<string, unknown> };
export type EventStream = {
  /** All that came so far. */
  events: readonly StreamedEvent[];
  /** Waits until an event of this name has come, and forgets what came up to it. */
  next(name: string): Promise<StreamedEvent>;
  /** Whether the server has ended it. */
  isOver(): boolean;
  close(): Promise<void>;
};

/** Follows a reply. */
export function eventStream(reply: Response): EventStream {
  const events: StreamedEvent[] = [];
  let isOver = false;
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  const parser = createParser({
    onEvent: ({ event: name, data }) => {
      if (name !== undefined) events.push({ name, data: JSON.parse(data) });
    },
  });
  const read = async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      parser.feed(value);
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return {
    events,
    async next(name) {
      await expect.poll(() => events.some((event) => event.name === name)).toBe(true);
      const place = events.findIndex((event) => event.name === name);
      const [found] = events.splice(0, place + 1).slice(-1);
      return found!;
    },
    isOver: () => isOver,
    close: () => reader.cancel().catch(() => undefined),
  };
}
