// Downloads that are sent while they are written. Each holds a connection of the database for as long as its reader takes,
// so there are a few at once at most, and one whose reader takes nothing any more is broken off.
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type Downloads = {
  /** Whether another one would leave too few connections to everybody else. */
  isFull(): boolean;
  /** Sends a stream, and resolves at its end. Throws where it breaks off. */
  send(reply: FastifyReply, stream: Readable): Promise<void>;
};

/** `most` at once; `patience`: milliseconds in which nothing is taken. */
export function createDownloads({ most = 4, patience = 60_000 } = {}): Downloads {
  let open = 0;
  return {
    isFull: () => open >= most,
    async send(reply, stream) {
      open += 1;
      reply.raw.setTimeout(patience, () => {
        // Where nothing waits to be taken it is the database that takes its time.
        if (reply.raw.writableNeedDrain) stream.destroy(new Error('Nobody takes what is sent.'));
      });
      try {
        void reply.send(stream);
        await finished(stream);
      } finally {
        open -= 1;
      }
    },
  };
}
