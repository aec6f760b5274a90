// The console in a real browser: what the first screen weighs, and what Lighthouse says. Dashboards are in dashboards.ts.
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
    report.add({ name: 'JavaScript and CSS, gzip', value: bytes / 1_000, unit: 'kB', aim: { most: 165 } });
  } finally {
    await browser.close();
  }
}

export async function lighthouseScores(world: World, report: Report): Promise<void> {
  report.say('Lighthouse, of 100, the middle of 3');
  const { form } = await filledSheet(world, 13, 2_000);
  const port = await freePort();
  const { default: lighthouse } = await import('lighthouse');
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  process.on('unhandledRejection', ignoreLateReply);
  try {
    const scores = async (path: string): Promise<[title: string, score: number][]> => {
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
      const categories = Object.values(result?.lhr.categories ?? {});
      return categories.map(({ title, score }) => [title.toLowerCase(), (score ?? 0) * 100]);
    };
    const audit = async (name: string, path: string) => {
      const runs: [title: string, score: number][] = [];
      try {
        for (let run = 0; run < 3; run += 1) runs.push(...(await scores(path).catch(() => scores(path))));
      } catch (error) {
        // Once again was not enough. The other pages can still be measured.
        report.fail(name, error);
        return;
      }
      for (const [title, each] of Map.groupBy(runs, ([category]) => category))
        report.add({
          name: `${name}: ${title}`,
          value: median(each.map(([, score]) => score)),
          unit: '',
          aim: { least: 95 },
        });
    };
    await audit('sign-in', '/');
    // Lighthouse opens pages of its own in the same profile, which then find the session. This connection is closed before:
    // it would attach to each of them as well.
    const profile = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = profile.contexts();
    if (context === undefined) throw new Error('The browser has no profile.');
    const page = await signedIn(context, world);
    await page.close();
    await profile.close();
    await audit('forms', '/forms');
    await audit('a dashboard', `/sheet/${form.id}/all`);
  } finally {
    process.off('unhandledRejection', ignoreLateReply);
    await browser.close();
  }
}

/**
 * Lighthouse goes on asking a page whether its processor is idle for a moment after it has closed that page, in a promise
 * that it does not wait for (`checkForQuiet` of its wait-for-condition.js). That would end this process.
 */
function ignoreLateReply(reason: unknown): void {
  const isLate =
    reason instanceof Error && 'protocolMethod' in reason && /Session closed/.test(reason.message);
  if (!isLate) throw reason;
}

/** A page of the console with the bench's admin signed in. */
export async function signedIn(context: BrowserContext, world: World): Promise<Page> {
  const page = await context.newPage();
  await page.goto(world.target.server);
  await page.getByLabel('Username').fill('bench');
  await page.getByLabel('Password', { exact: true }).fill('benchmark company');
  const login = page.getByRole('button', { name: 'Login' });
  await login.click();
  // Home, in windows of all widths.
  await login.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
  return page;
}
