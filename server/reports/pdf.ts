// Draws PDFs in child processes, so that neither the time nor the memory of it is the server's. One draws whatever
// there is; the other is started where small PDFs wait behind a long one, and draws small ones alone. Each draws one after
// the other, of the company and the person who have used the least first, and ends when nobody has asked in a while.
import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { counted } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import type { TypstDocument } from '#core/reports/draw/typst.ts';
import { createFairLine, type Whose } from '#server/jobs/fair-line.ts';

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
/** PDFs that wait at most: each holds its data. */
export const mostWaitingPdfs = { all: 24, company: 8, person: 3 };
/** Characters and bytes of what a small PDF is drawn from: a few pages. */
const smallSize = 200_000;

type Waiting = {
  request: PdfRequest;
  whose: Whose;
  isSmall: boolean;
  resolve(pdf: Uint8Array): void;
  reject(error: Error): void;
};
type Drawer = {
  takes: (waiting: Waiting) => boolean;
  child: ChildProcess | null;
  timer: NodeJS.Timeout | undefined;
  /** What it is at, and since when. */
  current: { waiting: Waiting; since: number } | null;
};

let lastId = 0;
const line = createFairLine<Waiting>();
const drawers = [drawer(() => true), drawer(({ isSmall }) => isSmall)];

function drawer(takes: Drawer['takes']): Drawer {
  return { takes, child: null, timer: undefined, current: null };
}

/**
 * The PDF of a document; `images` are files beside those of the document.
 * @throws AppError `unavailable` if too many wait
 */
export function drawPdf(
  { program, files, isTagged }: TypstDocument,
  images: ReadonlyMap<string, Uint8Array>,
  whose: Whose,
): Promise<Uint8Array> {
  requireRoom(whose);
  lastId += 1;
  const request: PdfRequest = {
    id: lastId,
    program,
    files: [...Object.entries(files), ...images],
    isTagged,
  };
  const size = request.files.reduce((sum, [, content]) => sum + content.length, 0);
  return new Promise((resolve, reject) => {
    line.add({ request, whose, isSmall: size <= smallSize, resolve, reject }, whose);
    serveLine();
  });
}

/** Throws `unavailable` where somebody, their company or all have enough waiting. */
export function requireRoom(whose: Whose): void {
  const waiting = line.waiting(whose);
  const isOwn = waiting.person >= mostWaitingPdfs.person;
  if (!isOwn && waiting.company < mostWaitingPdfs.company && waiting.all < mostWaitingPdfs.all) return;
  throw isOwn
    ? new AppError(
        'unavailable',
        `You have ${counted(waiting.person, 'PDF')} waiting: this one was not started.`,
        {
          hint: 'Try again once the others are done.',
          retryAfter: 10,
        },
      )
    : new AppError('unavailable', 'Too many reports are running right now.', { retryAfter: 10 });
}

function serveLine(): void {
  for (const one of drawers) {
    if (one.current !== null) continue;
    const waiting = line.take(one.takes);
    if (waiting !== undefined) begin(one, waiting);
  }
}

function begin(one: Drawer, waiting: Waiting): void {
  clearTimeout(one.timer);
  const child = (one.child ??= started(one));
  one.current = { waiting, since: performance.now() };
  // A document that never ends must not stand before all others.
  one.timer = setTimeout(() => stop(one), longest).unref();
  child.send(waiting.request, (error) => {
    if (error !== null) stop(one);
  });
}

function started(one: Drawer): ChildProcess {
  const child = fork(file, {
    execArgv: [],
    // It lays out a document in large pieces, of which those that are over go back to the machine at once (glibc).
    env: { ...process.env, MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It must not keep a server alive that has nothing else to do.
  child.unref();
  child.channel?.unref();
  child.on('message', (message: PdfReply) => {
    if (message.id !== one.current?.waiting.request.id) return;
    const { resolve, reject } = end(one);
    if (message.pdf !== null) resolve(message.pdf);
    else reject(new Error(`The report could not be drawn: ${message.failure}`));
    one.timer = setTimeout(() => stop(one), idle).unref();
    serveLine();
  });
  const ended = () => {
    if (one.child !== child) return;
    one.child = null;
    clearTimeout(one.timer);
    // The report that it was at fails, since it may be the cause; the others go on with a new process.
    if (one.current !== null) end(one).reject(new Error('The process that draws reports has ended.'));
    serveLine();
  };
  child.once('exit', ended);
  child.once('error', ended);
  return child;
}

/** Whose turn is over. */
function end(one: Drawer): Pick<Waiting, 'resolve' | 'reject'> {
  if (one.current === null) throw new Error('Nothing is being drawn.');
  const { waiting, since } = one.current;
  one.current = null;
  clearTimeout(one.timer);
  line.used(waiting.whose, performance.now() - since);
  return waiting;
}

function stop({ child }: Drawer): void {
  child?.kill('SIGKILL');
}
