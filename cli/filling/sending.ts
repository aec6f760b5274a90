// How what is filled in is sent: its images first, and again and again until the server answers.
import type { Action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import { uploadImage } from '#core/filling/calls.ts';
import { failureOf } from '#core/filling/outbox/outbox-failure.ts';
import type { Ports } from '#core/ports.ts';
import { retrying } from '#core/retry.ts';
import type { ImageFile } from './filling.ts';

export type SendingOptions<R> = {
  ports: Pick<Ports, 'sleep' | 'random'>;
  /** Stops it; nothing is lost. */
  signal: AbortSignal;
  /** Told why and for how long it waits. */
  onWait(text: string): void;
  images: readonly { id: string; file: ImageFile }[];
  /** What came of an earlier try, where the server has something else under the same id; null where nothing did. */
  earlier(): Promise<R | null>;
  /** Given what came of it. */
  onArrived(result: R): void;
  /** The server has read it and does not want it. */
  onRefused(): void;
};

/** The same action, after its images, until it is done. */
export function persistent<T, R>(action: Action<T, R>, options: SendingOptions<R>): Action<T, R> {
  const { ports, signal, onWait, images, earlier, onArrived, onRefused } = options;
  let isEarlier = false;
  const again = {
    tries: Number.POSITIVE_INFINITY,
    signal,
    onWait: (error: AppError, wait: number) => onWait(waitingText(error, wait)),
  };
  return {
    ...action,
    async run(send, thing) {
      try {
        for (const { id, file } of images) {
          const input = { params: { id }, body: file.bytes };
          const headers = { 'content-type': file.mediaType };
          await retrying(ports, () => send(uploadImage, input, { signal, headers }), again);
        }
        const result = await retrying(ports, () => action.run(send, thing), again);
        onArrived(result);
        return result;
      } catch (error) {
        if (signal.aborted) throw new AppError('cancelled', stopped, { cause: error });
        if (failureOf(error).kind !== 'stuck') throw error;
        const before = error instanceof AppError && error.code === 'conflict' ? await earlier() : null;
        if (before === null) {
          onRefused();
          throw error;
        }
        isEarlier = true;
        onArrived(before);
        return before;
      }
    },
    done: (thing, result) => (isEarlier ? hadArrived : (action.done?.(thing, result) ?? 'Done.')),
  };
}

const stopped = 'You stopped it. What you filled in is kept on this computer.';
const hadArrived = 'It had arrived as you sent it first. What you have changed since is not in it.';

function waitingText({ code, message }: AppError, wait: number): string {
  const why = code === 'unreachable' ? 'The server does not answer.' : message;
  return `${why} Nothing is lost: trying again in ${Math.ceil(wait / 1_000)} s ...`;
}
