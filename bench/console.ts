// The console in a real browser: what the first screen weighs, how soon a dashboard's numbers stand, whether the page
// ever stops answering meanwhile, how smoothly the table scrolls, and what Lighthouse says.
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { freePort } from '#tests/support/free-port.ts';
import { startBrowser } from '#tests/support/browser.ts';
import { filledSheet } from './pages.ts';
import { median, type Report } from './report.ts';
import type { World } from './world.ts';

export async function firstScreen(world: World, report: Report): Promise<void> {
  report.say('The first screen, signed out');
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (/javascript|css/.test(response.headers()['content-type'] ?? ''))
        sizes.push(response.body().then((body) => gzipSync(body).byteLength));
    });
    await page.goto(world.target.server);
    await page.getByRole('button', { name: 'Login' }).waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    report.add({ name: 'JavaScript and CSS, gzip', value: bytes / 1_000, unit: 'kB', aim: { most: 180 } });
  } finally {
    await browser.close();
  }
}

export async function dashboards(world: World, report: Report): Promise<void> {
  for (const [rows, questions, most] of [
    [10_000, 13, 1_200],
    [50_000, 20, 2_500],
  ] as const) {
    report.say(
      `A dashboard of ${rows.toLocaleString('en')} rows of ${questions} questions, in Chromium on this machine`,
    );
    const { form } = await filledSheet(world, questions, rows);
    const browser = await startBrowser();
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await signedIn(context, world);
      const times: number[] = [];
      let longest = 0;
      for (let run = 0; run < 5; run += 1) {
        await page.goto(`${world.target.server}/forms`);
        const link = page.getByRole('link', { name: `View data of ${form.name}` });
        await link.waitFor();
        await page.evaluate(watchLongTasks);
        times.push(await fromClick(page, () => link.click(), questions));
        longest = Math.max(longest, await page.evaluate<number>('globalThis.longestTask'));
      }
      report.add({
        name: 'from click to all numbers, the middle of 5',
        value: median(times),
        unit: 'ms',
        aim: { most },
      });
      report.add({
        name: '  the longest that the page did not answer',
        value: longest,
        unit: 'ms',
        aim: { most: 50 },
      });
      await page.getByRole('link', { name: 'View Data' }).click();
      await page.getByRole('grid').getByRole('gridcell').first().waitFor();
      report.add({
        name: '  the table scrolling',
        value: await page.evaluate<number>(scrollTable),
        unit: 'frames/s',
        aim: { least: 50 },
      });
    } finally {
      await browser.close();
    }
  }
}

export async function lighthouseScores(world: World, report: Report): Promise<void> {
  report.say('Lighthouse, of 100');
  const { form } = await filledSheet(world, 13, 2_000);
  const port = await freePort();
  const { default: lighthouse } = await import('lighthouse');
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  try {
    const audit = async (name: string, path: string) => {
      const result = await lighthouse(
        world.target.server + path,
        {
          port,
          output: 'json',
          logLevel: 'silent',
          onlyCategories: ['performance', 'accessibility', 'best-practices'],
          disableStorageReset: true,
          formFactor: 'desktop',
          screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
        },
        { extends: 'lighthouse:default', settings: { throttlingMethod: 'provided' } },
      );
      for (const { title, score } of Object.values(result?.lhr.categories ?? {}))
        report.add({
          name: `${name}: ${title.toLowerCase()}`,
          value: (score ?? 0) * 100,
          unit: '',
          aim: { least: 95 },
        });
    };
    await audit('sign-in', '/');
    // Lighthouse opens pages of its own beside this one, which then find the session.
    const [context] = (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts();
    if (context === undefined) throw new Error('The browser has no profile.');
    await signedIn(context, world);
    await audit('forms', '/forms');
    await audit('a dashboard', `/sheet/${form.id}/all`);
  } finally {
    await browser.close();
  }
}

// What runs in the page is text: this floor knows no page's globals.

/** Keeps the longest task from now on. */
export const watchLongTasks = `
  globalThis.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ entryTypes: ['longtask'] })`;

/** Scrolls the table down for two seconds; the frames a second that were drawn. */
const scrollTable = `(async () => {
  const grid = document.querySelector('[role=grid]');
  const started = performance.now();
  let frames = 0;
  for (; performance.now() - started < 2000; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    grid.scrollBy(0, 120);
  }
  if (grid.scrollTop < 1000) throw new Error('The table did not scroll.');
  return (frames * 1000) / (performance.now() - started);
})()`;

/** Resolves once as many widgets show their number of answers. */
const numbersShown = (widgets: number) => `new Promise((resolve) => {
  const look = () => {
    const shown = document.body.textContent.match(/[0-9,]+ answers/g) ?? [];
    if (shown.length >= ${widgets}) resolve();
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Milliseconds from a click until as many widgets show their number of answers. */
async function fromClick(page: Page, click: () => Promise<void>, widgets: number): Promise<number> {
  const started = performance.now();
  await click();
  await page.evaluate(numbersShown(widgets));
  return performance.now() - started;
}

/** A page of the console with the bench's admin signed in. */
export async function signedIn(context: BrowserContext, world: World): Promise<Page> {
  const page = await context.newPage();
  await page.goto(world.target.server);
  await page.getByLabel('Username').fill('bench');
  await page.getByLabel('Password', { exact: true }).fill('benchmark company');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Forms' }).waitFor();
  return page;
}
