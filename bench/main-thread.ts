// Whether a tab goes on answering: the longest task of its main thread, by the clock and by the processor time that the
// thread itself took of it. On a machine that others use, the clock counts their work too.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { Report } from './report.ts';

/** Milliseconds. Null where the system does not tell threads' processor time. */
export type LongestTask = { clock: number; processor: number | null };

export type MainThreadWatch = {
  /** Ends it. 0: no task took 50 ms by the clock, and so none took as much of a processor. */
  end(): Promise<LongestTask>;
};

/** Milliseconds between two readings of the thread's processor time, which are a system call or two each. */
const every = 3;

/** Watches from now on. The page must not be left meanwhile. */
export async function watchMainThread(browser: Browser, page: Page): Promise<MainThreadWatch> {
  const tab = await tabProcess(browser);
  const readings: Reading[] = [];
  const read = () => {
    const processor = threadTime(tab);
    if (processor !== null) readings.push({ at: performance.timeOrigin + performance.now(), processor });
  };
  await page.evaluate(watchTasks);
  read();
  const timer = setInterval(read, every);
  return {
    async end() {
      const tasks = await page.evaluate<Task[]>('globalThis.longTasks()');
      clearInterval(timer);
      read();
      const took = ({ start, duration }: Task) =>
        timeAt(readings, start + duration) - timeAt(readings, start);
      return {
        clock: Math.max(0, ...tasks.map(({ duration }) => duration)),
        processor: readings.length === 0 ? null : Math.max(0, ...tasks.map(took)),
      };
    },
  };
}

export function longest(tasks: readonly LongestTask[]): LongestTask {
  return {
    clock: Math.max(...tasks.map(({ clock }) => clock)),
    processor: tasks.some(({ processor }) => processor === null)
      ? null
      : Math.max(...tasks.map(({ processor }) => processor ?? 0)),
  };
}

/** The design allows a task of 50 ms. */
export function addLongest(report: Report, { clock, processor }: LongestTask): void {
  const aim = { most: 50 };
  report.add({
    name: '  the longest that the page did not answer, by the clock',
    value: clock,
    unit: 'ms',
    aim,
  });
  if (processor !== null)
    report.add({ name: '  by the processor time of its main thread', value: processor, unit: 'ms', aim });
}

/** Of the process of the tab, which draws and computes. One more is kept in reserve, which has done nothing. */
export async function tabProcess(browser: Browser): Promise<{ id: number; cpuTime: number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const [tab] = processInfo
    .filter(({ type }) => type === 'renderer')
    .toSorted((a, b) => b.cpuTime - a.cpuTime);
  if (tab === undefined) throw new Error('The browser has no tab.');
  return tab;
}

type Reading = { at: number; processor: number };
/** `start` in milliseconds since 1970. */
type Task = { start: number; duration: number };

/** Run in the page, which is why it is text: this floor knows no page's globals. */
const watchTasks = `{
  const tasks = [];
  const keep = (entries) => {
    for (const { startTime, duration } of entries) tasks.push({ start: performance.timeOrigin + startTime, duration });
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ entryTypes: ['longtask'] });
  globalThis.longTasks = () => {
    keep(observer.takeRecords());
    observer.disconnect();
    return tasks;
  };
}`;

/** Processor milliseconds of a process's main thread so far. The browser's trace has them too, and leaves half of them out. */
function threadTime({ id }: { id: number }): number | null {
  try {
    const text = readFileSync(`/proc/${id}/task/${id}/sched`, 'utf8');
    const time = /sum_exec_runtime\s*:\s*([\d.]+)/.exec(text)?.[1];
    return time === undefined ? null : Number(time);
  } catch {
    // No Linux, or one without it.
    return null;
  }
}

/** Between two readings the thread is taken to have worked evenly. */
function timeAt(readings: readonly Reading[], at: number): number {
  const next = readings.findIndex((reading) => reading.at >= at);
  const after = readings.at(next);
  const before = readings[Math.max(0, next === -1 ? readings.length - 1 : next - 1)];
  if (after === undefined || before === undefined) return 0;
  const share =
    after.at === before.at ? 1 : Math.min(1, Math.max(0, (at - before.at) / (after.at - before.at)));
  return before.processor + share * (after.processor - before.processor);
}
