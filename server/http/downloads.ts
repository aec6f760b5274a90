// Downloads that are sent while they are written. Each holds a database connection for as long as its reader takes, so
// their number is limited, and one whose reader accepts almost nothing is aborted.
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type Downloads = {
  /** Whether another one would leave too few connections for everyone else. */
  isFull(): boolean;
  /** Sends a stream, and resolves at its end. Throws if it breaks off. */
  send(reply: FastifyReply, stream: Readable): Promise<void>;
};

export type DownloadsOptions = {
  /** Maximum concurrent downloads. */
  most?: number;
  /** Milliseconds of waiting for a reader after which it must have accepted anything. */
  stillness?: number;
  /** Milliseconds of waiting for a reader after which it must have accepted `least` bytes. */
  patience?: number;
  least?: number;
};

/** Milliseconds between two checks whether a reader is waited for. */
const step = 1_000;

/**
 * By default a reader must accept 768 KB in three minutes, about 4 KB per second, while data is available. Over shorter
 * periods a slow reader looks like a stalled one: the system accepts data in chunks of up to some hundred KB.
 */
export function createDownloads(options: DownloadsOptions = {}): Downloads {
  const { most = 4, stillness = 90_000, patience = 180_000, least = 768 * 1024 } = options;
  let open = 0;

  /** Aborts a download whose reader is too slow; time spent in the database does not count. */
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

/** How many bytes the reader has accepted on its connection. */
function takenOf({ socket }: FastifyReply['raw']): number {
  return socket === null ? 0 : socket.bytesWritten - socket.writableLength;
}
