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
  /** Milliseconds of waiting for a reader after which they are held to have taken `least` bytes. */
  patience?: number;
  least?: number;
};

/** Milliseconds between two looks at whether a reader is waited for. */
const step = 1_000;

/** By default a reader takes 256 KB a minute, about 4 KB a second, while there is something to take. */
export function createDownloads(options: DownloadsOptions = {}): Downloads {
  const { most = 4, patience = 60_000, least = 256 * 1024 } = options;
  let open = 0;

  /** Breaks a download off whose reader is too slow; the time that the database takes is not theirs. */
  function watch({ raw }: FastifyReply, stream: Readable): NodeJS.Timeout {
    let waited = 0;
    let before = takenOf(raw);
    return setInterval(() => {
      if (!raw.writableNeedDrain) return;
      waited += step;
      if (waited < patience) return;
      const taken = takenOf(raw);
      if (taken - before < least) stream.destroy(new Error('Nobody takes what is sent.'));
      waited = 0;
      before = taken;
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
