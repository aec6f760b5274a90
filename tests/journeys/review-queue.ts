// A story told in both faces: a reviewer clears the rows that wait for review, without the mouse. Keys are counted.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Product } from '#tests/support/product.ts';
import { keys, type Terminal } from '#tests/support/terminal.ts';
import { heading, shown, text } from './page-words.ts';

/** Each row takes as many keys as the one before. */
export const rowsToClear = 12;

/** Lets so many rows of the form wait for review, however many of the demo's do on this day. Gives their ids. */
export async function leaveWaiting(product: Product, form: string): Promise<string[]> {
  const waiting = await rowsWith(product, form, 'pending');
  await reviewAll(product, 'approved', waiting.slice(rowsToClear));
  const missing = Math.max(0, rowsToClear - waiting.length);
  const more = missing === 0 ? [] : (await rowsWith(product, form, 'approved')).slice(0, missing);
  await reviewAll(product, 'pending', more);
  return [...waiting.slice(0, rowsToClear), ...more];
}

/** Sets those of the rows that are reviewed back to pending. */
export async function reopenAll(product: Product, form: string, rowIds: readonly string[]): Promise<void> {
  const waiting = new Set(await rowsWith(product, form, 'pending'));
  await reviewAll(
    product,
    'pending',
    rowIds.filter((id) => !waiting.has(id)),
  );
}

/** From Home to the last row, whose review is undone. Gives the number of keys before that. */
export async function clearAtTerminal({ press, shows }: Terminal): Promise<number> {
  let pressed = 0;
  const key = async (name: string) => {
    pressed += 1;
    await press(name);
  };
  await shows(`To review: ${rowsToClear} entries in 1 form`);
  await key('v');
  await shows('review: pending');
  await key(keys.enter);
  for (let left = rowsToClear; left > 0; left -= 1) {
    await shows(`entry 1 of ${left}`);
    await key('a');
    await shows('Approve this entry?');
    await key(keys.enter);
  }
  await shows('1 entry was approved. U undoes it. Nothing left to review.');
  await press('U');
  await shows('1 entry was set back to pending');
  return pressed;
}

/** The same in the browser; the reviewer is signed in. */
export async function clearAtBrowser(page: Page, form: string): Promise<number> {
  let pressed = 0;
  const key = async (name: string) => {
    pressed += 1;
    await page.keyboard.press(name);
  };
  await page.goto('/');
  await text(page, new RegExp(`^${rowsToClear} entries, since`));
  const link = page.getByRole('link', { name: `Review ${rowsToClear} entries of ${form}` });
  while ((await link.and(page.locator(':focus')).count()) === 0) await key('Tab');
  await key('Enter');
  await shown(page.getByRole('grid').getByRole('row').nth(1));
  await key('j');
  for (let left = rowsToClear; left > 0; left -= 1) {
    await text(page, `Entry 1 of ${left}`);
    // While the last review is under way, a key does nothing.
    await shown(page.getByRole('button', { name: 'Approve', disabled: false }));
    await key('a');
  }
  await text(page, 'Nothing left to review');
  await page.goto('/');
  await heading(page, 'Activity');
  await expect.poll(() => page.getByRole('link', { name: /^Review/ }).count()).toBe(0);
  return pressed;
}

async function rowsWith(product: Product, form: string, state: 'approved' | 'pending'): Promise<string[]> {
  const { stdout } = await product.run(
    ['rows', 'list', '--form', form].concat(['--review', state, '--all', '--ids']),
  );
  return stdout.trim().split('\n');
}

async function reviewAll(
  product: Product,
  state: 'approved' | 'pending',
  rowIds: readonly string[],
): Promise<void> {
  if (rowIds.length === 0) return;
  const { code, stderr } = await product.run(['rows', 'review', state, '-', '--yes'], {
    input: rowIds.join('\n'),
  });
  expect(code, stderr).toBe(0);
}
