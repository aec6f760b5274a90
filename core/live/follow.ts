// Follows the changes of a form over the server's event stream, and polls if there is no stream.
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import type { Send } from '#core/send.ts';
import { followForm } from './calls.ts';
import { eventsOf, within } from './events.ts';

/** `live`: the stream reports changes; `looking`: there is no stream at the moment, and changes are polled. */
export type LiveState = 'starting' | 'live' | 'looking';

export type Following = {
  formId: string;
  onState(state: LiveState): void;
  /** Something may have changed: called when the stream starts, at each event, and periodically without a stream. */
  onNews(): void;
  signal: AbortSignal;
};

/** Timeouts in milliseconds for the first event and for later ones: more than twice the server's heartbeat interval. */
const patience = { first: 5_000, later: 45_000 };
/** Milliseconds between two attempts. */
const pauses = { least: 1_000, most: 15_000 };

/** Follows until the signal aborts, or the user can no longer see the form. */
export async function follow(
  { send, sleep, random }: Pick<Ports, 'sleep' | 'random'> & { send: Send },
  { formId, onState, onNews, signal }: Following,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      for await (const { name } of await open()) {
        if (name === 'ready') {
          failures = 0;
          onState('live');
        }
        if (name === 'end') break;
        if (name === 'ready' || name === 'sheets') onNews();
      }
    } catch (error) {
      if (signal.aborted || isOver(error)) return;
    }
    if (signal.aborted) return;
    onState('looking');
    failures += 1;
    const pause = Math.min(pauses.most, pauses.least * 2 ** (failures - 1)) * (1 + random() / 4);
    await sleep(pause, signal).catch(() => undefined);
    if (!signal.aborted) onNews();
  }

  async function open() {
    const headers = { accept: 'text/event-stream' };
    // Some proxies buffer even the start of a response.
    const giveUp = new AbortController();
    const options = { signal: AbortSignal.any([signal, giveUp.signal]), headers };
    const pending = send(followForm, { params: { id: formId } }, options);
    const reply = await within(patience.first, pending, sleep).catch((error: unknown) => {
      giveUp.abort();
      throw error;
    });
    return eventsOf(reply, { patience, sleep });
  }
}

/** The error is permanent. */
function isOver(error: unknown): boolean {
  const over = ['not-found', 'forbidden', 'signed-out', 'cancelled'];
  return error instanceof AppError && over.includes(error.code);
}
