// Fetches an export: streamed to its file, which appears when it is whole, or to standard output. The server cuts
// the connection when it cannot go on, so that half a file is never taken for a whole one.
import { createHash } from 'node:crypto';
import type { Context } from '#cli/context.ts';
import type { Output } from '#cli/output/output.ts';
import { type WriteChunk, writeWhole } from '#cli/platform/atomic-file.ts';
import { counted, sizeText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { retrying } from '#core/retry.ts';

export type Downloaded = {
  /** Null for standard output. */
  file: string | null;
  bytes: number;
  rows: number;
  /** Hexadecimal. */
  sha256: string;
};

/** What a download needs: of a command its context. */
export type DownloadWorld = Pick<Context, 'ports' | 'signal'> & {
  output: Pick<Output, 'say' | 'raw' | 'progress'>;
};

/**
 * Downloads what `ask` answers with; `path` null is standard output. Null where there is nothing to export; then
 * no file is written. Starts again when the connection breaks, unless a part is on standard output already. `verify`
 * throws where the file is not what it should be, before it takes its place.
 */
export async function download(
  context: DownloadWorld,
  ask: () => Promise<Response>,
  path: string | null,
  verify: (fetched: Fetched) => void = () => undefined,
  { thing = 'row', isFresh = false }: { thing?: 'row' | 'image'; isFresh?: boolean } = {},
): Promise<Downloaded | null> {
  let file = path;
  const attempt = async (): Promise<Downloaded | null> => {
    const response = await ask();
    if (response.status === 204) return null;
    const rows = Number(response.headers.get('x-row-count') ?? 0);
    const what = counted(rows, thing);
    const fetched =
      path === null
        ? await toStandardOutput(context, response, what)
        : await writeWhole(
            path,
            async (write) => {
              const poured = await pour(context, response, what, write);
              verify(poured);
              return poured;
            },
            isFresh ? { onPlaced: (placed) => void (file = placed) } : {},
          );
    return { file, ...fetched, rows };
  };
  return retrying(await context.ports(), attempt, {
    signal: context.signal(),
    onWait: (error, wait) =>
      context.output.say(`${error.message} Trying again in ${Math.ceil(wait / 1000)} s ...`),
  });
}

export type Fetched = { bytes: number; sha256: string };

async function toStandardOutput(context: DownloadWorld, response: Response, what: string): Promise<Fetched> {
  let started = false;
  try {
    return await pour(context, response, what, (chunk) => {
      started = true;
      return context.output.raw(chunk);
    });
  } catch (error) {
    if (!started || !(error instanceof AppError) || error.code !== 'unreachable') throw error;
    throw new AppError('unexpected', 'The download broke off: what was written is not whole.', {
      cause: error,
    });
  }
}

async function pour(
  context: DownloadWorld,
  response: Response,
  what: string,
  write: WriteChunk,
): Promise<Fetched> {
  const hash = createHash('sha256');
  const progress = context.output.progress();
  let bytes = 0;
  try {
    for await (const chunk of bodyOf(response, context.signal())) {
      await write(chunk);
      hash.update(chunk);
      bytes += chunk.length;
      progress.update(`${what}: ${sizeText(bytes)} downloaded`);
    }
  } finally {
    progress.end();
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function* bodyOf(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (response.body === null) return;
  const chunks = response.body[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch((cause: unknown) => {
      if (signal.aborted) throw new AppError('cancelled', undefined, { cause });
      throw new AppError('unreachable', 'The download broke off.', { cause });
    });
    if (next.done) return;
    yield next.value;
  }
}
