// A tour of the console's pages: each is opened until everything is on the screen, and may have no issue there, neither
// from left to right nor from right to left. What is behind a dialog or a menu was inspected at the stop of that page.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import type { Product } from '#tests/support/product.ts';
import { forgetInspection, pageErrors } from './page-errors.ts';
import { signIn } from './page-words.ts';

type Viewport = { width: number; height: number };
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

export type Stop = {
  name: string;
  /** The address, which may be known only once the product runs. */
  path: string | (() => string);
  /** From there on, until everything is on the screen. */
  open(page: Page): Promise<unknown>;
  /** `wide` unless said. */
  size?: 'wide' | 'narrow' | 'both';
  /** The part of the page that is new, as a selector; null: another stop shows all of it. By default as `pageErrors`. */
  inspect?: string | null;
};

/**
 * Goes through stops as somebody, or signed out, in a browser of its own in which nothing moves. In a story each stop is loaded
 * anew, each size of it follows the other, and the console is kept on the device.
 */
export const pageTour =
  (world: () => { product: Product; browser: Browser }, { isStory = false } = {}) =>
  (title: string, userName: string | null, stops: readonly Stop[]) =>
    describe(title, () => {
      let page: Page;
      beforeAll(async () => {
        const { product, browser } = world();
        const serviceWorkers = isStory ? 'allow' : 'block';
        page = await browser.newPage({ baseURL: product.origin, reducedMotion: 'reduce', serviceWorkers });
        page.setDefaultTimeout(patience);
        await page.addInitScript({ content: rightToLeft });
        if (userName === null) return;
        await page.goto('/forms');
        await signIn(page, userName);
        await page.getByRole('heading', { name: 'Forms', level: 1 }).waitFor();
      });
      afterAll(() => page.close());

      // All that are wide first: a page that changes its size is loaded anew.
      const visits = (['wide', 'narrow'] as const).flatMap((size) =>
        stops
          .filter((stop) => [size, 'both'].includes(stop.size ?? 'wide'))
          .map((stop) => ({ ...stop, viewport: sizes[size] })),
      );
      // What is sent at one stop is there at the next.
      if (isStory) visits.sort((one, other) => placeOf(one) - placeOf(other));
      for (const { name, path, open, inspect, viewport } of visits) {
        it(`${name}, ${viewport.width} pixels wide`, async () => {
          const address = typeof path === 'string' ? path : path();
          if (isStory) await load(page, address, viewport);
          else await goTo(page, address, viewport);
          await open(page);
          if (inspect !== null) expect(await pageErrors(page, inspect)).toEqual([]);
        });
      }
      function placeOf({ name }: Pick<Stop, 'name'>): number {
        return stops.findIndex((stop) => stop.name === name);
      }
    });

/**
 * Goes to an address as a link leads there, by way of a page that shares nothing with others: loading the console anew
 * takes as long as all else at a stop. It is loaded where that is no way out: a dialog is open that belongs to no page, a
 * change would be lost, nobody is signed in; or where it would be another page, since it has another size.
 */
async function goTo(page: Page, path: string, viewport: Viewport): Promise<void> {
  const isSame =
    page.viewportSize()?.width === viewport.width && page.viewportSize()?.height === viewport.height;
  if (!isSame || !(await page.evaluate<boolean>(left))) return load(page, path, viewport);
  await page.evaluate(`${forgetInspection}; history.pushState(null, '', ${JSON.stringify(path)})`);
}

async function load(page: Page, path: string, viewport: Viewport): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(path);
}

/** Whether the page could be left for one that is not there. */
const left = `(async () => {
  const isOpen = () => [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')].some((it) => it.checkVisibility());
  const isThere = () => document.querySelector('h1')?.textContent === 'Page Not Found' && !isOpen();
  if (document.querySelector('nav') === null) return false;
  history.pushState(null, '', '/nowhere');
  for (let frame = 0; frame < 20 && !isThere(); frame += 1) await new Promise(requestAnimationFrame);
  return isThere();
})()`;

/** The pages of a phone run from right to left from the start: their code runs when the document is complete. */
const rightToLeft = `document.addEventListener('readystatechange', () => {
  if (innerWidth === ${sizes.narrow.width}) document.documentElement.dir = 'rtl';
})`;
