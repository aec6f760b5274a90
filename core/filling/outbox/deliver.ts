// Sends an entry while the user waits, its images first, retrying until the server answers: with the same attempts,
// delays and failure handling as the outbox, which sends in the background.
import type { Action } from '#core/action.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import { retrying } from '#core/retry.ts';
import { failureOf } from './outbox-failure.ts';
import { sendImage, withPatience } from './send-entry.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Delivery<R> = {
  ports: Pick<Ports, 'sleep' | 'random'>;
  /** Aborts it; nothing is lost. */
  signal: AbortSignal;
  /** Called before each delay with its reason and duration. */
  onWait(text: string): void;
  images: readonly { id: string; mediaType: string; name?: string; bytes: Uint8Array }[];
  /**
   * The result of an earlier attempt if the server already has different content under this id, else null. A waiting
   * user is informed; an outbox entry stays for the user to look at instead.
   */
  earlier(): Promise<R | null>;
  /** Called with the result. */
  onArrived(result: R): void;
  /** The server rejected it as invalid: what is wrong with it. */
  onRefused(errors: readonly FieldError[]): void;
};

/** The same action, preceded by its images and retried until done. */
export function delivered<T, R>(action: Action<T, R>, delivery: Delivery<R>): Action<T, R> {
  const { ports, signal, onWait, images, earlier, onArrived, onRefused } = delivery;
  let isEarlier = false;
  const options = {
    attempts: Number.POSITIVE_INFINITY,
    signal,
    isWorthwhile: (error: unknown) => failureOf(error).kind === 'later',
    onWait: (error: AppError, wait: number) => onWait(waitingText(error, wait)),
  };
  return {
    ...action,
    async run(unlimited, thing) {
      const send = withPatience(unlimited, signal);
      try {
        for (const image of images) await retrying(ports, () => sendImage(send, image), options);
        const result = await retrying(ports, () => action.run(send, thing), options);
        onArrived(result);
        return result;
      } catch (error) {
        if (signal.aborted) throw new AppError('cancelled', deliveryTexts.stopped, { cause: error });
        if (failureOf(error).kind !== 'stuck') throw error;
        const before = error instanceof AppError && error.code === 'conflict' ? await earlier() : null;
        if (before === null) {
          onRefused(error instanceof AppError ? (error.details.errors ?? []) : []);
          throw error;
        }
        isEarlier = true;
        onArrived(before);
        return before;
      }
    },
    done: (thing, result) =>
      isEarlier ? deliveryTexts.hadArrived : (action.done?.(thing, result) ?? t(m.done)),
  };
}

export const deliveryTexts = {
  stopped: t(m.youStoppedItYourAnswers),
  hadArrived: t(m.serverHadAlreadyReceivedYour),
} as const;

function waitingText({ code, message }: AppError, wait: number): string {
  const why = code === 'unreachable' ? t(m.serverDoesNotAnswer) : message;
  return t(m.nothingIsLostTryingAgain, { why, ceil: Math.ceil(wait / 1_000) });
}
