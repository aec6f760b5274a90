// A story told once: a manager makes a report for the board of a form that they see, and saves it as PDF. Its clicks are counted.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { canReadPdf, pdfPages } from '#tests/support/pdf-text.ts';
import { pointerOn } from './pointer.ts';
import { inDialog, shown, text } from './page-words.ts';

const form = 'Wildlife strikes';

/** From Home to the file. */
export async function reportToBoard(page: Page): Promise<{ clicks: number; pages: readonly string[] }> {
  const { press, button, presses } = pointerOn(page);
  await press(page.getByRole('link', { name: 'Reports', exact: true }));
  await button('New report');
  await press(inDialog(page).getByRole('combobox', { name: 'Forms' }));
  await page.keyboard.type(form);
  await shown(page.getByRole('option', { name: form, exact: true }));
  await page.keyboard.press('Enter');
  const card = inDialog(page)
    .getByText(/for every meeting of the board/)
    .first();
  // Its page is drawn with the rows of the form.
  await shown(
    inDialog(page)
      .getByText(/strikes so far/)
      .first(),
  );
  await press(card);
  await inDialog(page).getByRole('textbox', { name: 'Name' }).fill('Strikes of the month');
  await press(inDialog(page).getByRole('button', { name: 'Create' }));
  await text(page, /was created/);
  await button('Run Strikes of the month');
  await press(inDialog(page).getByRole('button', { name: 'Run' }));
  await shown(page.getByText(/^[\d,]+ strikes so far/));
  await button('Download Report');
  const download = page.waitForEvent('download');
  await press(page.getByRole('menuitem', { name: 'As PDF' }));
  const pdf = readFileSync(await (await download).path());
  return { clicks: presses(), pages: canReadPdf ? pdfPages(pdf) : [] };
}
