// Downloads an export: streamed to a file that appears once it is complete, or to standard output. The server aborts the
// connection if it fails, so that a partial file is never taken for a complete one.
import { createHash } from 'node:crypto';
import type { Context } from '#cli/context.ts';
import type { Output } from '#cli/output/output.ts';
import { type WriteChunk, writeWhole } from '#cli/platform/atomic-file.ts';
import { sizeText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { retrying, waitText } from '#core/retry.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { t } from '#core/messages/text.ts';

export type Downloaded = {
  /** Null for standard output. */
  file: string | null;
  bytes: number;
  rows: number;
  /** Hexadecimal. */
  sha256: string;
};

/** What a download needs from a command's context. */
export type DownloadWorld = Pick<Context, 'ports' | 'signal'> & {
  output: Pick<Output, 'say' | 'raw' | 'progress'>;
};

export type DownloadOptions = {
  thing?: 'row' | 'image';
  /** Whether an existing file stays, and this one gets a number in its name. */
  isFresh?: boolean;
  /** The hash reported by the server, null if there is none; called after the download. */
  sha256?: () => string | null;
};

/**
 * Downloads the response of `ask`; `path` null is standard output. Null if there is nothing to export; then no file is
 * written. Restarts when the connection breaks, unless a part was already written to standard output.
 * @throws AppError `unexpected` if the file differs from the server's; then it is not put in place
 */
export async function download(
  context: DownloadWorld,
  ask: () => Promise<Response>,
  path: string | null,
  { thing = 'row', isFresh = false, sha256 = () => null }: DownloadOptions = {},
): Promise<Downloaded | null> {
  let file = path;
  const attempt = async (): Promise<Downloaded | null> => {
    const response = await ask();
    if (response.status === 204) return null;
    const rows = Number(response.headers.get('x-row-count') ?? 0);
    const what = { count: rows, message: thing === 'row' ? m.rowsDownloaded : m.imagesDownloaded };
    const fetched =
      path === null
        ? await toStandardOutput(context, response, what)
        : await writeWhole(
            path,
            async (write) => {
              const poured = await pour(context, response, what, write);
              requireWhole(sha256(), poured);
              return poured;
            },
            isFresh ? { onPlaced: (placed) => void (file = placed) } : {},
          );
    return { file, ...fetched, rows };
  };
  return retrying(await context.ports(), attempt, {
    signal: context.signal(),
    onWait: (error, wait) => context.output.say(waitText(error, wait)),
  });
}

/** How many things a file has, and what is said of it while it comes. */
type DownloadCount = { count: number; message: typeof m.rowsDownloaded | typeof m.imagesDownloaded };

type Fetched = Pick<Downloaded, 'bytes' | 'sha256'>;

function requireWhole(expected: string | null, fetched: Fetched): void {
  if (expected === null || expected === fetched.sha256) return;
  throw new AppError('unexpected', wording(m.downloadedFileDiffersFromOne), {
    hint: wording(m.runExportAgain),
  });
}

async function toStandardOutput(
  context: DownloadWorld,
  response: Response,
  what: DownloadCount,
): Promise<Fetched> {
  let started = false;
  try {
    return await pour(context, response, what, (chunk) => {
      started = true;
      return context.output.raw(chunk);
    });
  } catch (error) {
    if (!started || !(error instanceof AppError) || error.code !== 'unreachable') throw error;
    throw new AppError('unexpected', wording(m.downloadWasInterruptedFileIs), {
      cause: error,
    });
  }
}

async function pour(
  context: DownloadWorld,
  response: Response,
  { count, message }: DownloadCount,
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
      progress.update(t(message, { count, size: sizeText(bytes) }));
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
      throw new AppError('unreachable', wording(m.downloadWasInterrupted), { cause });
    });
    if (next.done) return;
    yield next.value;
  }
}
