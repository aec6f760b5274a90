// A story told once: an analyst asks for the damage at one airport by month, and sends the rows as a file. In the browser, with
// its clicks counted, and by commands.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Product } from '#tests/support/product.ts';
import { readXlsx } from '#tests/support/read-xlsx.ts';
import { pointerOn } from './pointer.ts';
import { inDialog, shown, text } from './page-words.ts';

export type Asked = {
  /** How many rows there are, as the page or the command says. */
  rows: number;
  /** Of each month, the first one first. */
  months: number[];
  /** The rows of the file. */
  exported: number;
};

const form = 'Wildlife strikes';
const moment = 'Time of the strike';
/** The airport is asked for once, on the setup of a sheet. */
const conditions = [
  ['Airport', 'Thunder Bay'],
  ['Damage', 'Substantial'],
] as const;

/** From Home to the file. */
export async function askInBrowser(page: Page): Promise<Asked & { clicks: number }> {
  const { press, button, choose, presses } = pointerOn(page);
  await press(page.getByRole('link', { name: form, exact: true }).first());
  const focused = (name: string) =>
    shown(page.getByRole('combobox', { name, exact: true }).and(page.locator(':focus')));
  const listed = (name: string | RegExp) => page.getByRole('option', { name, exact: true });
  /** The first one that has these words is what Enter takes. */
  const typed = async (words: string) => {
    await page.keyboard.type(words);
    await shown(listed(words).and(page.locator('[data-combobox-selected]')));
    await page.keyboard.press('Enter');
    await expect.poll(() => listed(words).isVisible(), { interval: 25 }).toBe(false);
  };
  // One by the pointer: what a question is compared with is asked at once, and its options stand below.
  const [[first, place], [second, value]] = conditions;
  await button('Filter');
  await focused('Filter by');
  await press(listed(first));
  await focused('Value');
  await press(listed(new RegExp(` / ${place}`)));
  await press(page.getByRole('button', { name: /^Show [\d,]+ entr(y|ies)$/ }));
  await text(page, 'with 1 filter applied');
  // The other by keys.
  await button('Filter');
  await focused('Filter by');
  await typed(second);
  await focused('Value');
  await typed(value);
  await page.keyboard.press('Enter');
  await text(page, 'with 2 filters applied');
  const counted = await page
    .getByText(/^[\d,]+ entries$/)
    .first()
    .innerText();

  const card = page.locator('section', { has: page.getByRole('heading', { name: moment, exact: true }) });
  await choose(card.getByRole('combobox', { name: 'Points of the chart' }), 'month');
  await press(card.getByRole('button', { name: 'Show as table' }));
  await shown(card.getByRole('table'));
  const lines = await card.getByRole('row').allInnerTexts();
  // The newest month is first.
  const months = lines
    .slice(1)
    .map((line) => numberOf(line.split(/\s+/).at(-1)))
    .toReversed();

  await button('Options');
  await press(page.getByRole('menuitem', { name: 'Export…' }));
  await text(page, /^[\d,]+ entr(y|ies), about/);
  const download = page.waitForEvent('download');
  await press(inDialog(page).getByRole('button', { name: 'Export', exact: true }));
  const [, ...rows] = readXlsx(readFileSync(await (await download).path()))[0]?.rows ?? [];
  return { rows: numberOf(counted), months, exported: rows.length, clicks: presses() };
}

/** The same by commands, of which the second is what a cron job sends. */
export async function askByCommands(product: Product): Promise<Asked> {
  const those = [
    '--form',
    form,
    ...conditions.flatMap(([question, value]) => ['--filter', `${question} = ${value}`]),
  ];
  type Counted = { count: number; groups: { group: string; rows: number }[] };
  const { count, groups } = await product.json<Counted>([
    'rows',
    'count',
    ...those,
    '--by',
    moment,
    '--per',
    'month',
  ]);
  const out = join(product.folder, 'damage.xlsx');
  await product.json(['export', 'sheets', ...those, '--out', out]);
  const [, ...rows] = readXlsx(readFileSync(out))[0]?.rows ?? [];
  return { rows: count, months: groups.map((group) => group.rows), exported: rows.length };
}

function numberOf(words: string | undefined): number {
  return Number(/[\d,]+/.exec(words ?? '')?.[0].replaceAll(',', ''));
}
