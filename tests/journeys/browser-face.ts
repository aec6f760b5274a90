// The main job's hands at the console: clicks and types what its names and roles say.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { readXlsx } from '#tests/support/read-xlsx.ts';
import type { Face } from './main-job.ts';
import { applyFilters } from './page-words.ts';

/** A face at a page of the console at this origin. */
export function browserFace(page: Page, origin: string): Face {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const widget = (question: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: question, exact: true }) });
  const numberIn = async (pattern: RegExp) => {
    const found = page.getByText(pattern).first();
    await found.waitFor();
    return numberOf(pattern.exec((await found.textContent()) ?? '')?.[1]);
  };

  return {
    async signIn(userName, password) {
      await page.goto(origin);
      await page.getByLabel('Username').fill(userName);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await button('Login').click();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Forms', exact: true })
        .click();
      await page.getByRole('heading', { name: 'Forms', level: 1 }).waitFor();
    },
    async importFile(form, file) {
      const row = page.getByRole('listitem').filter({ hasText: form });
      await row.getByRole('button', { name: /more|actions|options|menu/i }).click();
      await page.getByRole('menuitem', { name: 'Import Data' }).click();
      await page.getByLabel('CSV file').setInputFiles(file);
      await button('Start import').click();
      return numberIn(/([\d,]+) rows? needs? fixing/);
    },
    async replaceInAll(question, wrong, right) {
      const offer = page.getByRole('listitem').filter({ hasText: `"${wrong}"` });
      await offer.getByLabel(`${question}: what replaces "${wrong}"`).selectOption(right);
      await offer.getByRole('button', { name: 'Replace' }).click();
      await offer.waitFor({ state: 'detached' });
    },
    async finishImport() {
      await button('Import fixed rows').click();
      return numberIn(/([\d,]+) rows imported/);
    },
    async openDashboard() {
      await page.getByRole('link', { name: 'View Data' }).click();
      await page.getByRole('heading', { name: 'Sheet Context' }).waitFor();
    },
    async count(question, choice) {
      const line = widget(question).getByRole('listitem').filter({ hasText: choice });
      await line.first().scrollIntoViewIfNeeded();
      const text = await line.first().innerText();
      return numberOf(/\n\s*([\d,]+)/.exec(text)?.[1]);
    },
    async answers(question) {
      await widget(question).scrollIntoViewIfNeeded();
      const text = await widget(question).innerText();
      return numberOf(/([\d,]+) answers/.exec(text)?.[1]);
    },
    async filter(question, choice) {
      await button('Filter Data').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /add/i }).click();
      await dialog.getByRole('combobox', { name: 'Question' }).fill(question);
      await page.getByRole('option', { name: question, exact: true }).click();
      await dialog.getByRole('combobox', { name: 'Value' }).fill(choice);
      await page.getByRole('option', { name: choice, exact: true }).click();
      await dialog.getByRole('button', { name: applyFilters }).click();
      await page.getByText('with 1 filter applied').waitFor();
      return numberIn(/([\d,]+) entries/);
    },
    async firstRow() {
      await page.getByRole('link', { name: 'View Data' }).click();
      await page.getByRole('grid').getByRole('row').nth(1).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Phase of flight').waitFor();
      return async (question) => {
        const term = dialog.locator('dt').filter({ hasText: question });
        return term.locator('xpath=following-sibling::dd[1]').innerText();
      };
    },
    async exportRows() {
      await page.keyboard.press('Escape');
      await button('Options').click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Export 1 sheet' }).click();
      const [header = [], ...rows] = readXlsx(readFileSync(await (await download).path()))[0]?.rows ?? [];
      return rows.map((cells) =>
        Object.fromEntries(header.map((title, index) => [String(title), cells[index]])),
      );
    },
    async signOut() {
      await button(/Account menu/).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await button('Login').waitFor();
    },
  };
}

function numberOf(text: string | undefined): number {
  return text === undefined ? Number.NaN : Number(text.replaceAll(',', ''));
}
