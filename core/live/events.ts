// Reads a reply of server-sent events, event by event, for as long as signs of life come.
import { createParser } from 'eventsource-parser';
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';

export type StreamEvent = { name: string; data: string };

/**
 * The events of a reply until its end, but for those without a name. Throws `unreachable` where nothing came for too long: some proxies hold streams
 * back, and some networks lose them without a word.
 */
export async function* eventsOf(
  reply: Response,
  world: { patience: { first: number; later: number } } & Pick<Ports, 'sleep'>,
): AsyncGenerator<StreamEvent> {
  const reader = reply.body?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  const parsed: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event: name, data }) => {
      if (name !== undefined) parsed.push({ name, data });
    },
  });
  let limit = world.patience.first;
  try {
    for (;;) {
      const { value, done } = await within(limit, reader.read(), world.sleep);
      if (done) return;
      limit = world.patience.later;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* parsed.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** What some work comes to. Throws `unreachable` where that takes too long. */
export async function within<T>(milliseconds: number, work: Promise<T>, sleep: Ports['sleep']): Promise<T> {
  const end = new AbortController();
  const late = sleep(milliseconds, end.signal).then(() => {
    throw new AppError('unreachable', 'The server has fallen silent.');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    end.abort();
  }
}
