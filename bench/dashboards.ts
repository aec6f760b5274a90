// Dashboards in a real browser: how soon all numbers stand, beside the least that it could take; whether the page ever
// stops answering; how soon a filter shows, and a row that comes in; how smoothly the table scrolls; what the tab takes.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import * as filling from '#core/filling/calls.ts';
import { summarize } from '#core/sheets/dashboard/aggregate.ts';
import { mapLimit } from '#core/map-limit.ts';
import { gatherRows } from '#core/sheets/engine/row-data.ts';
import * as sheets from '#core/sheets/calls.ts';
import { columnsMediaType, columnsPageSize, oldestFirst, type RowColumns } from '#core/sheets/schema.ts';
import { startBrowser } from '#tests/support/browser.ts';
import { signedIn } from './console.ts';
import { type Changed, numbersChanged, numbersShown, scrollTable } from './dashboard-scripts.ts';
import { addLongest, longest, type LongestTask, tabProcess, watchMainThread } from './main-thread.ts';
import { filledSheet } from './pages.ts';
import { median, type Report } from './report.ts';
import { valueOf } from './wide-form.ts';
import type { World } from './world.ts';

const runs = 5;

export async function dashboards(world: World, report: Report): Promise<void> {
  for (const [rows, questions, most] of [
    [10_000, 13, 1_200],
    [50_000, 20, 2_000],
  ] as const) {
    const { form, sheet } = await filledSheet(world, questions, rows);
    const filled = { form, sheet, rows };
    report.say(
      `A dashboard of ${rows.toLocaleString('en')} rows of ${questions} questions, in Chromium on this machine`,
    );
    const floor = await leastTime(world, filled);
    await inBrowser(world, async (page, browser) => {
      const look = async (how: string, before: () => Promise<void>) => {
        const shown = await timeToNumbers(world, browser, page, filled, before);
        report.add({
          name: `from click to all numbers, the middle of 5, ${how}`,
          value: shown.time,
          unit: 'ms',
          aim: { most },
        });
        report.add({ name: "  the browser's processor time, a time", value: shown.browser, unit: 's' });
        report.add({ name: "  the server's and the database's", value: shown.server, unit: 's' });
        addLongest(report, shown.longest);
        return shown.time;
      };
      const first = await look('all rows read from the database', () => changeOldestRow(world, filled));
      report.add({ name: '  the floor: the bytes and the counting alone', value: floor, unit: 'ms' });
      report.add({
        name: '  times the floor',
        value: first / floor,
        unit: '',
        ...(rows >= 50_000 && { aim: { most: 3 } }),
      });
      await look('from what the server has kept', async () => {});
    });
    // In a tab of its own, which is looked at once: what it takes is what one takes.
    await inBrowser(world, async (page, browser) => {
      await openDashboard(world, browser, page, filled);
      await addUse(world, report, { page, browser, filled });
    });
  }
}

/** What somebody does with a dashboard that is open. */
async function addUse(
  world: World,
  report: Report,
  { page, browser, filled }: { page: Page; browser: Browser; filled: Filled },
): Promise<void> {
  const filter = await filterChange(browser, page, filled);
  report.add({
    name: 'a filter put on or off, to the numbers on the screen',
    value: filter.seen,
    unit: 'ms',
    aim: { most: 100 },
  });
  report.add({ name: '  to all numbers', value: filter.all, unit: 'ms' });
  addLongest(report, filter.longest);
  report.add({
    name: 'a row that comes in, from its sending to the screen',
    value: await rowToScreen(world, page, filled),
    unit: 'ms',
    aim: { most: 2_000 },
  });
  await page.getByRole('link', { name: 'View Data' }).click();
  await page.getByRole('grid').getByRole('gridcell').first().waitFor();
  await page.getByRole('grid').getByRole('checkbox').first().waitFor();
  const scrolling = await watchMainThread(browser, page);
  report.add({
    name: 'the table scrolling, with boxes to choose rows',
    value: await page.evaluate<number>(scrollTable),
    unit: 'frames/s',
    aim: { least: 50 },
  });
  addLongest(report, await scrolling.end());
  report.add({
    name: 'memory of the tab, after all of this',
    value: (await rendererOf(browser)).memory,
    unit: 'MB',
    aim: { most: 300 },
  });
}

async function inBrowser(world: World, work: (page: Page, browser: Browser) => Promise<void>): Promise<void> {
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await work(await signedIn(context, world), browser);
  } finally {
    await browser.close();
  }
}

type Filled = Awaited<ReturnType<typeof filledSheet>> & { rows: number };

/** Milliseconds for the bytes of all rows, as a browser reads them, and for counting what is in columns already. */
async function leastTime({ http, target }: World, { form, sheet, rows }: Filled): Promise<number> {
  const pages = Array.from({ length: Math.ceil(rows / columnsPageSize) }, (_, page) => page);
  const read = () =>
    mapLimit(4, pages, async (page) => {
      const path = `/row/filter?size=${columnsPageSize}&page=${page}`;
      const response = await http.raw(target, 'POST', path, {
        headers: { accept: columnsMediaType, 'content-type': 'application/json' },
        body: JSON.stringify({ sheetIds: [sheet.id], rowFilters: {} }),
      });
      return response.text();
    });
  const types = new Map(form.questions.map(({ id, type }) => [id, type]));
  const data = gatherRows(
    (await read()).map((text) => JSON.parse(text) as RowColumns),
    types,
  );
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await read();
    for (const question of form.questions) summarize(question, data);
    times.push(performance.now() - started);
  }
  return median(times);
}

async function timeToNumbers(
  world: World,
  browser: Browser,
  page: Page,
  filled: Filled,
  prepare: () => Promise<void>,
) {
  const times: number[] = [];
  const tasks: LongestTask[] = [];
  const before = { ...(await rendererOf(browser)), ...world.processorTime() };
  for (let run = 0; run < runs; run += 1) {
    await prepare();
    const { time, task } = await openDashboard(world, browser, page, filled);
    times.push(time);
    tasks.push(task);
  }
  const after = { ...(await rendererOf(browser)), ...world.processorTime() };
  return {
    time: median(times),
    longest: longest(tasks),
    browser: (after.seconds - before.seconds) / runs,
    server: (after.server - before.server + after.database - before.database) / runs,
  };
}

/** No page that the server has kept says any more what is in the database. */
async function changeOldestRow({ http, target }: World, { form, sheet }: Filled): Promise<void> {
  const query = { page: 0, size: 1, sort: oldestFirst };
  const page = await http.send(target, sheets.listRows, { params: { id: sheet.id }, query });
  const [row] = 'content' in page ? page.content : [];
  const question = form.questions.find(({ type }) => type === 'TEXT');
  if (row === undefined || question === undefined) throw new Error('There is no text to change.');
  await http.send(target, sheets.saveAnswers, {
    params: { id: sheet.id },
    body: { rowId: row.id, questionId: question.id, answers: [`Changed ${performance.now()}`] },
  });
}

/** Milliseconds from a click on the form to all numbers of its dashboard. */
async function openDashboard(
  world: World,
  browser: Browser,
  page: Page,
  { form }: Filled,
): Promise<{ time: number; task: LongestTask }> {
  await page.goto(`${world.target.server}/forms`);
  const link = page.getByRole('link', { name: `View data of ${form.name}` });
  await link.waitFor();
  // Nobody clicks before the mouse is there: what the page gets ready meanwhile is ready.
  await link.hover();
  await page.waitForTimeout(300);
  const watch = await watchMainThread(browser, page);
  const started = performance.now();
  await link.click();
  await page.evaluate(numbersShown(form.questions.length));
  const time = performance.now() - started;
  return { time, task: await watch.end() };
}

/** Puts a filter on by its dialog, then off and on again by the console's history. */
async function filterChange(
  browser: Browser,
  page: Page,
  { form, rows }: Filled,
): Promise<{ seen: number; all: number; longest: LongestTask }> {
  const question = form.questions.find(({ type }) => type === 'RADIO');
  if (question === undefined) throw new Error('The form has no choice.');
  const choice = question.text;
  await page.getByRole('button', { name: 'Filter Data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /add/i }).click();
  await dialog.getByRole('combobox', { name: 'Question' }).fill(choice);
  await page.getByRole('option', { name: choice, exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Value' }).fill('Minor');
  await page.getByRole('option', { name: 'Minor', exact: true }).click();
  await dialog.getByRole('button', { name: 'Apply filters' }).click();
  const passing = Array.from({ length: rows }, (_, row) => row).filter(
    (row) => valueOf(question, row) === 'Minor',
  ).length;
  const [all, some] = [rows, passing].map((count) => `${count.toLocaleString('en')} answers`);
  const changed = (step: string, from = '') =>
    page.evaluate<Changed>(numbersChanged(step, from, form.questions.length));
  await changed('', all);
  const watch = await watchMainThread(browser, page);
  const times: Changed[] = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(await changed('history.back()', some), await changed('history.forward()', all));
  }
  const task = await watch.end();
  await changed('history.back()', some);
  return {
    seen: median(times.map((each) => each.seen)),
    all: median(times.map((each) => each.all)),
    longest: task,
  };
}

/** Milliseconds from the sending of a row to a dashboard that counts it. */
async function rowToScreen(
  { http, target }: World,
  page: Page,
  { form, sheet, rows }: Filled,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const answers = form.questions.map((question) => ({
      questionId: question.id,
      value: valueOf(question, run),
    }));
    const started = performance.now();
    await http.send(target, filling.addRow, { params: { id: sheet.id }, body: { answers } });
    await page
      .getByText(`${(rows + run + 1).toLocaleString('en')} answers`)
      .first()
      .waitFor();
    times.push(performance.now() - started);
  }
  return median(times);
}

/** What the process of the tab, which draws and computes, takes: processor seconds so far, and MB of its own memory. */
async function rendererOf(browser: Browser): Promise<{ seconds: number; memory: number }> {
  const { id, cpuTime } = await tabProcess(browser);
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  return { seconds: cpuTime, memory: Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 };
}
