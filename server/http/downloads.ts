// Downloads that are sent while they are written. Each holds a connection of the database for as long as its reader takes,
// so there are a few at once at most, and one whose reader takes nothing, or next to nothing, is broken off.
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type Downloads = {
  /** Whether another one would leave too few connections to everybody else. */
  isFull(): boolean;
  /** Sends a stream, and resolves at its end. Throws where it breaks off. */
  send(reply: FastifyReply, stream: Readable): Promise<void>;
};

export type DownloadsOptions = {
  /** Downloads at once. */
  most?: number;
  /** Milliseconds of waiting for a reader after which they are held to have taken anything at all. */
  stillness?: number;
  /** Milliseconds of waiting for a reader after which they are held to have taken `least` bytes. */
  patience?: number;
  least?: number;
};

/** Milliseconds between two looks at whether a reader is waited for. */
const step = 1_000;

/**
 * By default a reader takes 768 KB in three minutes, about 4 KB a second, while there is something to take. In shorter times
 * a slow one cannot be told from none: the system takes from us in lumps of up to some hundred KB.
 */
export function createDownloads(options: DownloadsOptions = {}): Downloads {
  const { most = 4, stillness = 90_000, patience = 180_000, least = 768 * 1024 } = options;
  let open = 0;

  /** Breaks a download off whose reader is too slow; the time that the database takes is not theirs. */
  function watch({ raw }: FastifyReply, stream: Readable): NodeJS.Timeout {
    const start = takenOf(raw);
    let [waited, before] = [0, start];
    let [still, last] = [0, start];
    return setInterval(() => {
      if (!raw.writableNeedDrain) return;
      const taken = takenOf(raw);
      waited += step;
      still = taken === last ? still + step : 0;
      last = taken;
      const isSlow = waited >= patience && taken - before < least;
      if (isSlow || still >= stillness) stream.destroy(new Error('Nobody takes what is sent.'));
      if (waited >= patience) [waited, before] = [0, taken];
    }, step);
  }

  return {
    isFull: () => open >= most,
    async send(reply, stream) {
      open += 1;
      const watching = watch(reply, stream);
      try {
        void reply.send(stream);
        await finished(stream);
      } finally {
        clearInterval(watching);
        open -= 1;
      }
    },
  };
}

/** How many bytes of a connection its reader has taken. */
function takenOf({ socket }: FastifyReply['raw']): number {
  return socket === null ? 0 : socket.bytesWritten - socket.writableLength;
}
