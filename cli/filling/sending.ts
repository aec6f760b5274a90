// How what is filled in is sent: its images first, and again and again until the server answers.
import type { Action } from '#core/action.ts';
import type { AppError } from '#core/errors.ts';
import { uploadImage } from '#core/filling/calls.ts';
import type { Ports } from '#core/ports.ts';
import { retrying } from '#core/retry.ts';
import { type Filling, imagesToSend } from './filling.ts';

export type SendingOptions = {
  ports: Pick<Ports, 'sleep' | 'random'>;
  /** Stops it; nothing is lost. */
  signal: AbortSignal;
  /** Told why and for how long it waits. */
  onWait(text: string): void;
};

/** The same action, after the images of what is filled in, until it is done; `then` is given what came of it. */
export function persistent<T, R>(
  action: Action<T, R>,
  filling: Filling,
  { ports, signal, onWait }: SendingOptions,
  then: (result: R) => void,
): Action<T, R> {
  return {
    ...action,
    async run(send, thing) {
      const options = {
        tries: Number.POSITIVE_INFINITY,
        signal,
        onWait: (error: AppError, wait: number) => onWait(waitingText(error, wait)),
      };
      for (const { id, file } of imagesToSend(filling)) {
        const input = { params: { id }, body: file.bytes };
        const headers = { 'content-type': file.mediaType };
        await retrying(ports, () => send(uploadImage, input, { signal, headers }), options);
      }
      const result = await retrying(ports, () => action.run(send, thing), options);
      then(result);
      return result;
    },
  };
}

function waitingText({ code, message }: AppError, wait: number): string {
  const why = code === 'unreachable' ? 'The server does not answer.' : message;
  return `${why} Nothing is lost: trying again in ${Math.ceil(wait / 1_000)} s ...`;
}
