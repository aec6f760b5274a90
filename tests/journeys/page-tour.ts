// A tour of the console's pages: each is opened until everything is on the screen, and may have no issue there, neither
// from left to right nor from right to left. What is behind a dialog or a menu was inspected at the stop of that page.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import type { Product } from '#tests/support/product.ts';
import { pageErrors } from './page-errors.ts';
import { signIn } from './page-words.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

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

/** Goes through stops as somebody, or signed out, in a browser of its own in which nothing moves. */
export const pageTour =
  (world: () => { product: Product; browser: Browser }) =>
  (title: string, userName: string | null, stops: readonly Stop[]) =>
    describe(title, () => {
      let page: Page;
      beforeAll(async () => {
        const { product, browser } = world();
        page = await browser.newPage({ baseURL: product.origin, reducedMotion: 'reduce' });
        page.setDefaultTimeout(patience);
        await page.addInitScript({ content: rightToLeft });
        if (userName === null) return;
        await page.goto('/forms');
        await signIn(page, userName);
        await page.getByRole('heading', { name: 'Forms', level: 1 }).waitFor();
      });
      afterAll(() => page.close());

      for (const { name, path, open, size = 'wide', inspect } of stops) {
        const sizes = { wide: [wide], narrow: [narrow], both: [wide, narrow] }[size];
        it.each(sizes)(`${name}, $width pixels wide`, async (viewport) => {
          await page.setViewportSize(viewport);
          await page.goto(typeof path === 'string' ? path : path());
          await open(page);
          if (inspect !== null) expect(await pageErrors(page, inspect)).toEqual([]);
        });
      }
    });

/** The pages of a phone run from right to left from the start: their code runs when the document is complete. */
const rightToLeft = `document.addEventListener('readystatechange', () => {
  if (innerWidth === ${narrow.width}) document.documentElement.dir = 'rtl';
})`;
