// What each role is offered, and what it is not, told once and looked up at both faces. And the newcomer, who must
// choose a password before there is anything to be offered.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '#tests/support/browser.ts';
import type { Product } from '#tests/support/product.ts';
import { keys, type Terminal } from '#tests/support/terminal.ts';
import { askByCommands, askInBrowser } from './analysis.ts';
import { reportToBoard } from './board-report.ts';
import { atBrowser, atTerminal, setPassword, startDemo } from './demo.ts';
import { clearAtBrowser, clearAtTerminal, leaveWaiting, reopenAll, rowsToClear } from './review-queue.ts';
import { heading, inDialog, press, shown, signIn, text } from './page-words.ts';

type Offered = {
  /** Forms in other states than published may be looked at. */
  otherTypes: boolean;
  /** The form that is for the wildlife team. */
  teamForm: boolean;
  /** To be done with a published form. */
  form: readonly string[];
  /** To be done with a row that waits for its review; manager and reviewer are reviewers of its form. */
  row: readonly string[];
};

const manages = { otherTypes: true, teamForm: true, form: ['Copy', 'Import', 'Export', 'Archive'] };
const roles: readonly (readonly [name: string, offered: Offered])[] = [
  ['admin', { ...manages, row: ['Approve', 'Reject', 'History', 'Delete'] }],
  ['manager', { ...manages, row: ['Approve', 'Reject'] }],
  ['reviewer', { otherTypes: false, teamForm: true, form: ['Export'], row: ['Approve', 'Reject'] }],
  ['analyst', { otherTypes: false, teamForm: false, form: ['Export'], row: [] }],
  ['user', { otherTypes: false, teamForm: false, form: [], row: [] }],
];
const formWords = ['Copy', 'Import', 'Export', 'Archive'];
const rowWords = ['Approve', 'Reject', 'History', 'Delete'];
const form = 'Wildlife strikes';
const teamForm = 'Wildlife control log';

/** The foot of a terminal as wide as this names all keys. */
const wide = { columns: 200, rows: 40 };

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

describe('in the browser', () => {
  it.each(roles)('%s', (name, offered) =>
    atBrowser(browser, product, async (page) => {
      await signIn(page, name);
      await text(page, form);
      const seen = {
        otherTypes: await page.getByRole('navigation', { name: 'Type of form' }).isVisible(),
        teamForm: await page.getByText(teamForm).isVisible(),
        form: await menuOf(page),
      };

      await page.getByRole('link', { name: `View data of ${form}` }).click();
      await page.getByRole('link', { name: 'View Data', exact: true }).click();
      await press(page, /^Review status/);
      await page.getByRole('menuitem', { name: /^Pending/ }).click();
      await page.waitForURL(/review=PENDING/);
      await page.getByRole('grid').getByRole('row').nth(1).click();
      await shown(inDialog(page).getByText('Pending'));
      const row = inDialog(page).getByRole('button').or(inDialog(page).getByRole('link'));
      const onRow = (await row.allInnerTexts()).map((words) => words.trim());
      expect({ ...seen, row: offers(onRow, rowWords) }).toEqual(offered);
    }),
  );

  it('a manager sends the board a report, in ten clicks', () =>
    atBrowser(browser, product, async (page) => {
      await signIn(page, 'manager');
      await text(page, form);
      const { clicks, pages } = await reportToBoard(page);
      expect(clicks).toBeLessThanOrEqual(10);
      for (const [place, words] of pages.entries()) {
        if (place === 0) expect(words).toMatch(/^Strikes of the month .*2026.* strikes so far, /);
        expect(words).toMatch(/Run .* by manager Page \d of \d$/);
      }
    }));

  it('rows are reviewed at once, one is changed and returned, and its author corrects it', async () => {
    await atBrowser(browser, product, async (page) => {
      await signIn(page, 'admin');
      await page.getByRole('link', { name: `View data of ${form}` }).click();
      await page.getByRole('link', { name: 'View Data', exact: true }).click();
      await press(page, /^Review status/);
      await page.getByRole('menuitem', { name: /^Pending/ }).click();
      await page.waitForURL(/review=PENDING/);
      // The sheets of the user are those of this place.
      await page.getByRole('searchbox', { name: 'Search entries' }).fill('Thunder Bay');
      await expect.poll(() => page.getByRole('row').nth(1).innerText()).toMatch(/Thunder/);
      await press(page, 'Options');
      await page.getByRole('menuitem', { name: /^Export \d+ sheet/ }).click();
      await text(page, 'Entries hidden by the search are exported too.');
      await press(page, 'Cancel');
      for (const row of [1, 2])
        await page.getByRole('gridcell', { name: `Select row ${row}`, exact: true }).click();
      await press(page, 'Approve');
      await text(page, '2 entries were approved');
      await press(page, 'Undo');
      await text(page, '2 entries were set back to pending');
      for (const row of [1, 2])
        await page.getByRole('gridcell', { name: `Select row ${row}`, exact: true }).click();
      const first = await page.getByRole('row').nth(1).innerText();
      await press(page, 'Delete');
      await press(page, 'Delete 2 entries');
      await text(page, '2 entries were deleted');
      await page.getByText('2 entries were set back to pending').waitFor({ state: 'detached' });
      await press(page, 'Undo');
      await text(page, '2 entries were restored');
      await expect.poll(() => page.getByRole('row').nth(1).innerText()).toBe(first);

      await page.getByRole('row').nth(1).click();
      await press(page, 'Edit Number struck');
      await page.getByRole('textbox', { name: 'Number struck' }).fill('3');
      await page.getByLabel('Reason for Change').fill('Misread');
      await press(page, 'Next');
      await text(page, 'Discard changes?');
      await press(page, 'Keep editing');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByLabel('Reason for Change').waitFor({ state: 'hidden' });
      await inDialog(page).getByRole('link', { name: 'History' }).click();
      await text(page, 'Misread');
      await page.getByLabel('Comment').fill('Which runway was it?');
      await press(page, 'Return to author');
      await text(page, '1 entry was returned for correction');
    });
    await atBrowser(browser, product, async (page) => {
      await signIn(page, 'user');
      await text(page, form);
      await page.goto('/fill');
      await heading(page, '1 entry was returned to you');
      await page.getByRole('link', { name: /Which runway was it\?/ }).click();
      await text(page, 'Which runway was it?');
      await page.getByRole('textbox', { name: /^Speed/ }).fill('62');
      for (const next of ['Page 2 of 3', 'Page 3 of 3']) {
        await press(page, 'Next');
        await text(page, next);
      }
      await press(page, 'Send the correction');
      await text(page, /^(Sent\.|The correction was sent and waits for its review\.)$/);
      await page.goto('/fill');
      await text(page, 'All forms');
      await expect.poll(() => page.getByText('returned to you').count()).toBe(0);
    });
  });

  it('a newcomer', () =>
    atBrowser(browser, product, async (page) => {
      await signIn(page, 'newcomer');
      await heading(page, 'Choose your password');
      // Who stops here has not signed in.
      await page.goto('/forms');
      await heading(page, 'Sign in');
      await signIn(page, 'newcomer');
      await page.getByLabel('New Password', { exact: true }).fill('a new one');
      await page.getByLabel('Confirm Password', { exact: true }).fill('a new one');
      await press(page, 'Continue');
      await text(page, 'Your password has been successfully reset!');
      await text(page, form);
    }));
});

describe('in the terminal app', () => {
  it.each(roles)('%s', (name, offered) =>
    atTerminal(
      product,
      name,
      async (terminal) => {
        const { press: type, shows, screen } = terminal;
        const offersKeys = (words: readonly string[]) => offers(hintsOf(terminal), words);
        await shows('Recent activity');
        await type('F');
        // The recent sheets are of this form too.
        await shows('Published forms');
        await shows(form);
        // A picture may come in two parts where the machine is slow.
        await expect.poll(() => screen().includes(teamForm)).toBe(offered.teamForm);
        await type(`/${form}`);
        await type(keys.enter);
        await shows(/ 1 of \d+/);
        await expect.poll(() => offersKeys(['filter']).length > 0).toBe(offered.otherTypes);
        await expect.poll(() => offersKeys(formWords)).toEqual(offered.form);

        await type('d');
        await shows('Sheet Context');
        await type('d');
        await shows('1 of');
        await type('v');
        await shows('review: pending');
        if (name === 'reviewer') await reviewTwoAndUndo(terminal);
        await type(keys.enter);
        await shows('Time of the strike  ');
        await expect.poll(() => offersKeys(rowWords)).toEqual(offered.row);
      },
      wide,
    ),
  );

  it('a newcomer', async () => {
    await setPassword(product, 'newcomer', { mustChangePassword: true });
    await atTerminal(product, 'newcomer', async ({ press: type, shows }) => {
      await shows('must change the password');
      await type('a new one');
      await type(keys.enter);
      await type('a new one');
      await type(keys.enter);
      await shows('Recent activity');
    });
  });
});

describe('a reviewer clears the queue without the mouse', () => {
  it('in the terminal app', async () => {
    const waiting = await leaveWaiting(product, form);
    await atTerminal(product, 'reviewer', async (terminal) => {
      // The way to the rows, and then two keys a row.
      expect(await clearAtTerminal(terminal)).toBe(2 + 2 * rowsToClear);
    });
    await reopenAll(product, form, waiting);
  });

  it('in the browser', () =>
    atBrowser(browser, product, async (page) => {
      await signIn(page, 'reviewer');
      await text(page, form);
      // The ways to the panel of Home, and then one key a row.
      expect(await clearAtBrowser(page, form)).toBeLessThanOrEqual(35 + rowsToClear);
    }));
});

/** Approves the first two rows of the table at once, and takes that back. */
async function reviewTwoAndUndo({ press: type, shows, hides }: Terminal): Promise<void> {
  await type('  ');
  await shows('2 entries selected');
  await type('a');
  await shows('2 entries will be approved.');
  await type(keys.enter);
  await shows('2 entries were approved');
  await hides('rows selected');
  await type('U');
  await shows('2 entries were set back to pending');
  await type('g');
}

/** What of the words begins a thing that is offered. */
function offers(things: readonly string[], words: readonly string[]): string[] {
  return words.filter((word) => things.some((thing) => thing.toLowerCase().startsWith(word.toLowerCase())));
}

async function menuOf(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: `Actions for ${form}` });
  if (!(await button.isVisible())) return [];
  await button.click();
  await shown(page.getByRole('menuitem'));
  const items = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  return offers(items, formWords);
}

/** The keys that the foot of the screen names, in their words. */
function hintsOf({ screen }: Terminal): string[] {
  const line = screen().split('\n').at(-2) ?? '';
  return line.split(/ {3,}/).map((hint) => hint.trim().replace(/^\S+ /, ''));
}

describe('an analyst', () => {
  it('asks for damage at one airport by month and sends the export, in 12 clicks', async () => {
    const byCommands = await askByCommands(product);
    await atBrowser(browser, product, async (page) => {
      await signIn(page, 'analyst');
      await text(page, form);
      await page.goto('/');
      const { clicks, ...asked } = await askInBrowser(page);
      expect(asked).toEqual(byCommands);
      expect(asked.exported).toBe(asked.rows);
      expect(asked.months.reduce((sum, rows) => sum + rows, 0)).toBe(asked.rows);
      expect(asked.rows).toBeGreaterThan(0);
      expect(clicks).toBeLessThanOrEqual(12);
    });
  });
});
