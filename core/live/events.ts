// Reads a response of server-sent events, as long as heartbeats arrive.
import { createParser } from 'eventsource-parser';
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type StreamEvent = { name: string; data: string };

/**
 * The named events of a response until its end. Throws `unreachable` if nothing arrives for too long: some proxies
 * buffer streams, and some networks drop them silently.
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

/** Awaits work with a timeout. Throws `unreachable` after it. */
export async function within<T>(milliseconds: number, work: Promise<T>, sleep: Ports['sleep']): Promise<T> {
  const end = new AbortController();
  const late = sleep(milliseconds, end.signal).then(() => {
    throw new AppError('unreachable', wording(m.serverStoppedResponding));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    end.abort();
  }
}
