// Reads a reply of server-sent events, event by event, for as long as signs of life come.
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';

export type StreamEvent = { name: string; data: string };

/**
 * The events of a reply until its end. Throws `unreachable` where nothing came for too long: some proxies hold streams
 * back, and some networks lose them without a word.
 */
export async function* eventsOf(
  reply: Response,
  world: { patience: { first: number; later: number } } & Pick<Ports, 'sleep'>,
): AsyncGenerator<StreamEvent> {
  const reader = reply.body?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  let text = '';
  let limit = world.patience.first;
  try {
    for (;;) {
      const { value, done } = await within(limit, reader.read(), world.sleep);
      if (done) return;
      limit = world.patience.later;
      text += decoder.decode(value, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const name = field(part, 'event');
        if (name !== undefined) yield { name, data: field(part, 'data') ?? '' };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function field(part: string, name: string): string | undefined {
  const line = part.split('\n').find((one) => one.startsWith(`${name}: `));
  return line?.slice(name.length + 2);
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
