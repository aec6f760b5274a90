// What the page's own thread does, as the browser traces it: how much processor time its tasks take. By the clock a task
// is also as long as whatever else this machine does meanwhile.
import type { Browser } from 'playwright-core';

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
};

/** Milliseconds of processor time of the heaviest task of any page's thread while something is done. */
export async function heaviestTask(browser: Browser, work: () => Promise<unknown>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  await work();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map((event) => threadOf(event)),
  );
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The browser traced no task.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}
