// Draws PDFs in a child process, so that neither the time nor the memory of it is the server's. The process is started
// for the first report, draws one after the other, and ends when nobody has asked for one in a while.
import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { AppError } from '#core/errors.ts';
import type { TypstDocument } from '#core/reports/draw/typst.ts';

export type PdfRequest = {
  id: number;
  program: string;
  files: [path: string, content: string | Uint8Array][];
  isTagged: boolean;
};
export type PdfReply = { id: number; pdf: Uint8Array | null; failure: string | null };

/** After a build, both files are in dist/chunks. */
const file = join(import.meta.dirname, `pdf-process${extname(import.meta.filename)}`);
/** Milliseconds. */
const [idle, longest] = [60_000, 120_000];
/** Reports that wait at most: each holds its data. */
const mostWaiting = 20;

type Waiting = { request: PdfRequest; resolve(pdf: Uint8Array): void; reject(error: Error): void };

let child: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;
let lastId = 0;
const queue: Waiting[] = [];

/**
 * The PDF of a document; `images` are files beside those of the document.
 * @throws AppError `unavailable` if too many wait
 */
export function drawPdf(
  { program, files, isTagged }: TypstDocument,
  images: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  if (queue.length >= mostWaiting)
    throw new AppError('unavailable', 'Too many reports are running right now.', { retryAfter: 10 });
  lastId += 1;
  const request: PdfRequest = {
    id: lastId,
    program,
    files: [...Object.entries(files), ...images],
    isTagged,
  };
  return new Promise((resolve, reject) => {
    queue.push({ request, resolve, reject });
    if (queue.length === 1) next();
  });
}

function next(): void {
  clearTimeout(timer);
  const [first] = queue;
  if (first === undefined) {
    timer = setTimeout(stop, idle).unref();
    return;
  }
  const drawer = (child ??= started());
  // A document that never ends must not stand before all others.
  timer = setTimeout(stop, longest).unref();
  drawer.send(first.request, (error) => {
    if (error !== null) stop();
  });
}

function started(): ChildProcess {
  const drawer = fork(file, {
    execArgv: [],
    // It lays out a document in large pieces, of which those that are over go back to the machine at once (glibc).
    env: { ...process.env, MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It must not keep a server alive that has nothing else to do.
  drawer.unref();
  drawer.channel?.unref();
  drawer.on('message', (message: PdfReply) => {
    const [first] = queue;
    if (first === undefined || message.id !== first.request.id) return;
    queue.shift();
    if (message.pdf !== null) first.resolve(message.pdf);
    else first.reject(new Error(`The report could not be drawn: ${message.failure}`));
    next();
  });
  drawer.once('exit', () => ended(drawer));
  drawer.once('error', () => ended(drawer));
  return drawer;
}

function stop(): void {
  child?.kill('SIGKILL');
}

/** The report that it was at fails, since it may be the cause; the others go on with a new process. */
function ended(drawer: ChildProcess): void {
  if (child !== drawer) return;
  child = null;
  clearTimeout(timer);
  queue.shift()?.reject(new Error('The process that draws reports has ended.'));
  if (queue.length > 0) next();
}
