// A story told in both faces: a reviewer clears 50 rows that wait for review, without the mouse. Keys are counted.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Product } from '#tests/support/product.ts';
import { keys, type Terminal } from '#tests/support/terminal.ts';
import { heading, shown, text } from './page-words.ts';

const rows = 50;

/** Approves all rows of the form that wait for review but 50. Gives the ids of these. */
export async function leaveFifty(product: Product, form: string): Promise<string[]> {
  const waiting = await pendingRows(product, form);
  await reviewAll(product, 'approved', waiting.slice(rows));
  return waiting.slice(0, rows);
}

/** Sets those of the rows that are reviewed back to pending. */
export async function reopenAll(product: Product, form: string, rowIds: readonly string[]): Promise<void> {
  const waiting = new Set(await pendingRows(product, form));
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
  await shows(`To review: ${rows} rows in 1 form`);
  await key('v');
  await shows('review: pending');
  await key(keys.enter);
  for (let left = rows; left > 0; left -= 1) {
    await shows(`row 1 of ${left}`);
    await key('a');
    await shows('Approve this row?');
    await key(keys.enter);
  }
  await shows('1 row was approved. U undoes it. Nothing left to review.');
  await press('U');
  await shows('1 row was set back to pending');
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
  await text(page, new RegExp(`^${rows} rows, since`));
  const link = page.getByRole('link', { name: `Review ${rows} rows of ${form}` });
  while ((await link.and(page.locator(':focus')).count()) === 0) await key('Tab');
  await key('Enter');
  await shown(page.getByRole('grid').getByRole('row').nth(1));
  await key('j');
  for (let left = rows; left > 0; left -= 1) {
    await text(page, `Row 1 of ${left}`);
    await shown(page.getByRole('button', { name: 'Approve' }));
    await key('a');
  }
  await text(page, 'Nothing left to review');
  await page.goto('/');
  await heading(page, 'Activity');
  await expect.poll(() => page.getByRole('link', { name: /^Review/ }).count()).toBe(0);
  return pressed;
}

async function pendingRows(product: Product, form: string): Promise<string[]> {
  const { stdout } = await product.run(
    ['rows', 'list', '--form', form].concat(['--review', 'pending', '--all', '--ids']),
  );
  return stdout.trim().split('\n');
}

async function reviewAll(
  product: Product,
  state: 'approved' | 'pending',
  rowIds: readonly string[],
): Promise<void> {
  const { code, stderr } = await product.run(['rows', 'review', state, '-', '--yes'], {
    input: rowIds.join('\n'),
  });
  expect(code, stderr).toBe(0);
}
