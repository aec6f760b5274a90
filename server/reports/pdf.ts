// Draws PDFs in child processes, so that neither the time nor the memory of it is the server's. One draws whatever
// there is; the other is started where small PDFs wait behind a long one, and draws small ones alone. Each draws one after
// the other, of the company and the person who have used the least first, and ends when nobody has asked in a while.
import { AppError } from '#core/errors.ts';
import type { TypstDocument } from '#core/reports/draw/typst.ts';
import { createRemote, type PageLine, type Remote, thrownBy } from '#core/portions/worker-calls.ts';
import { createFairLine, type Whose } from '#server/jobs/fair-line.ts';
import { processLine, programBeside } from '#server/jobs/programs.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** What the program draws; the PDF. */
export type PdfProgram = {
  draw(program: string, files: [path: string, content: string | Uint8Array][], isTagged: boolean): Uint8Array;
};

const program = programBeside(import.meta, 'pdf-process');
/** It lays out a document in large pieces, of which those that are over go back to the machine at once (glibc). */
const memory = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
/** Milliseconds. */
const [idle, longest] = [60_000, 120_000];
/** PDFs that wait at most: each holds its data. */
export const mostWaitingPdfs = { all: 24, company: 8, person: 3 };
/** Characters and bytes of what a small PDF is drawn from: a few pages. */
const smallSize = 200_000;

type Waiting = {
  request: Parameters<PdfProgram['draw']>;
  whose: Whose;
  isSmall: boolean;
  resolve(pdf: Uint8Array): void;
  reject(error: unknown): void;
};
type Drawer = {
  takes: (waiting: Waiting) => boolean;
  remote: Remote<PdfProgram>;
  /** Ends its process, of which the next document starts another. */
  stop(): void;
  timer: NodeJS.Timeout | undefined;
  isBusy: boolean;
};

const line = createFairLine<Waiting>();
const drawers = [drawer(() => true), drawer(({ isSmall }) => isSmall)];

function drawer(takes: Drawer['takes']): Drawer {
  let started: PageLine | null = null;
  const open = async () => (started = processLine(program, { ...process.env, ...memory }));
  // The report that it was at fails, since it may be the cause; the others go on with a new process.
  const broken = () => new Error('The process that draws reports has ended.');
  const remote = createRemote<PdfProgram>(open, { broken });
  return { takes, remote, stop: () => started?.close(), timer: undefined, isBusy: false };
}

/**
 * The PDF of a document; `images` are files beside those of the document.
 * @throws AppError `unavailable` if too many wait
 */
export function drawPdf(
  { program: source, files, isTagged }: TypstDocument,
  images: ReadonlyMap<string, Uint8Array>,
  whose: Whose,
): Promise<Uint8Array> {
  requireRoom(whose);
  const all: [string, string | Uint8Array][] = [...Object.entries(files), ...images];
  const size = all.reduce((sum, [, content]) => sum + content.length, 0);
  const request: Waiting['request'] = [source, all, isTagged];
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
    ? new AppError('unavailable', wording(m.youHavePdfsWaitingThis, { person: waiting.person }), {
        hint: wording(m.tryAgainOnceOthersAre),
        retryAfter: 10,
      })
    : new AppError('unavailable', wording(m.tooManyReportsAreRunning), { retryAfter: 10 });
}

function serveLine(): void {
  for (const one of drawers) {
    if (one.isBusy) continue;
    const waiting = line.take(one.takes);
    if (waiting !== undefined) void draw(one, waiting);
  }
}

async function draw(one: Drawer, { request, whose, resolve, reject }: Waiting): Promise<void> {
  const since = performance.now();
  one.isBusy = true;
  // A document that never ends must not stand before all others.
  stopIn(one, longest);
  try {
    resolve(await one.remote.call('draw', request));
  } catch (error) {
    reject(thrownBy(error));
  }
  line.used(whose, performance.now() - since);
  one.isBusy = false;
  stopIn(one, idle);
  serveLine();
}

function stopIn(one: Drawer, milliseconds: number): void {
  clearTimeout(one.timer);
  one.timer = setTimeout(one.stop, milliseconds).unref();
}
