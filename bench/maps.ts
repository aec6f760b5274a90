// A map of 100,000 rows in a real browser, dragged by the mouse, beside a map of one row: Chromium here draws without a graphics card,
// so what an empty map takes is the floor.
import { startBrowser } from '#tests/support/browser.ts';
import { signedIn } from './console.ts';
import { addLongest, longest, type LongestTask, watchMainThread } from './main-thread.ts';
import { fillSheet } from './pages.ts';
import { median, type Report } from './report.ts';
import { wideForm } from './wide-form.ts';
import type { World } from './world.ts';

const rows = 100_000;
const drags = 3;

export async function maps(world: World, report: Report): Promise<void> {
  report.say(`A map of ${rows.toLocaleString('en')} rows, coloured by a choice, in Chromium on this machine`);
  const [empty, full] = [await dragged(world, 1), await dragged(world, rows)];
  report.add({ name: 'dragged: frames', value: full.frames, unit: 'frames/s' });
  report.add({ name: '  of a map of one row', value: empty.frames, unit: 'frames/s' });
  report.add({
    name: '  times those',
    value: full.frames / empty.frames,
    unit: '',
    aim: { least: 0.8 },
  });
  addLongest(report, full.longest);
}

async function dragged(world: World, count: number): Promise<{ frames: number; longest: LongestTask }> {
  const wide = wideForm(3);
  const [, place, colour] = wide.questions;
  const questions = wide.questions.map((each) =>
    each === place ? { ...each, type: 'PLACE' as const } : each,
  );
  const { form, sheet } = await fillSheet(world, { ...wide, questions }, count);
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await signedIn(context, world);
    const { server } = world.target;
    await page.goto(`${server}/sheet/${form.id}/${sheet.id}/data?map=${place?.id}&colour=${colour?.id}`);
    await page.getByText(`of ${count.toLocaleString('en')} on the map`).waitFor({ timeout: 120_000 });
    const canvas = page.locator('canvas.maplibregl-canvas');
    await canvas.waitFor();
    // Its worker puts the points together.
    await page.waitForTimeout(20_000);
    const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [middle, level] = [x + width / 2, y + height / 2];
    const frames: number[] = [];
    const tasks: LongestTask[] = [];
    for (let run = 0; run < drags; run += 1) {
      const watch = await watchMainThread(browser, page);
      const counted = page.evaluate<number>(countFrames);
      await page.mouse.move(middle, level);
      await page.mouse.down();
      for (let step = 1; step <= 60; step += 1) {
        await page.mouse.move(middle + (run % 2 === 0 ? 4 : -4) * step, level + step);
        await page.waitForTimeout(30);
      }
      frames.push(await counted);
      await page.mouse.up();
      tasks.push(await watch.end());
    }
    return { frames: median(frames), longest: longest(tasks) };
  } finally {
    await browser.close();
  }
}

/** For two seconds. */
const countFrames = `new Promise((done) => {
  const started = performance.now();
  let frames = 0;
  const next = (now) => {
    if (now - started > 2000) return done((frames * 1000) / (now - started));
    frames += 1;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})`;
