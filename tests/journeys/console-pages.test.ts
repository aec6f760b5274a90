// Every page and dialog of the console, as those meet it who hear it or see it poorly: axe finds nothing, in light and
// in dark, wide and, where a page is another one there, on a phone.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { startBrowser } from '#tests/support/browser.ts';
import type { Product } from '#tests/support/product.ts';
import { accountStops, homeStops } from './account-stops.ts';
import { dashboardStops } from './dashboard-stops.ts';
import { demoPassword, publishForm, setPassword, startDemo, writeFile } from './demo.ts';
import { auditStops } from './audit-stops.ts';
import { formHomeStops } from './form-home-stops.ts';
import { importStops } from './import-stops.ts';
import { peopleStops } from './people-stops.ts';
import { pageTour } from './page-tour.ts';
import { heading, inDialog, press, shown, signIn, text } from './page-words.ts';

const gates = {
  name: 'Gates',
  questions: [
    { text: 'Gate', type: 'TEXT', required: true },
    { text: 'Crossings', type: 'NUMERIC' },
    { text: 'Weather', type: 'RADIO', options: ['Dry', 'Wet'] },
  ],
};
const faulty = 'Gate,Crossings,Weather,Remark\nNorth,12,Dry,\nSouth,many,Wet,late\nWest,3,Damp,\n';

let product: Product;
let browser: Browser;
const tour = pageTour(() => ({ product, browser }));
beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

tour('signed out', null, [
  { name: 'the sign-in', path: '/', size: 'both', open: (page) => heading(page, 'Sign in') },
  {
    name: 'a sign-in that is refused',
    path: '/',
    async open(page) {
      await signIn(page, 'nobody', 'no password');
      await shown(page.getByRole('alert'));
    },
  },
  {
    name: 'a forgotten password, with a fault',
    path: '/forgotPassword',
    async open(page) {
      await press(page, 'Submit');
      await text(page, 'A username is required');
    },
  },
  { name: 'an idle reset', path: '/resetPassword', open: (page) => heading(page, 'Reset password') },
  {
    name: 'a new password, with a fault',
    path: '/',
    async open(page) {
      await signIn(page, 'newcomer');
      await press(page, 'Continue');
      await text(page, 'A password is required');
    },
  },
  { name: 'the privacy policy', path: '/privacy', open: (page) => heading(page, 'Privacy policy') },
]);

tour('the forms', 'admin', [
  { name: 'the list', path: '/forms', size: 'both', open: (page) => text(page, 'Wildlife strikes') },
  {
    name: 'what can be done with one',
    path: '/forms',
    size: 'both',
    async open(page) {
      await press(page, 'Actions for Wildlife strikes');
      await text(page, 'Import Data');
    },
  },
  {
    name: 'the question before one is published',
    path: '/forms?type=unpublished',
    async open(page) {
      await press(page, 'Actions for De-icing fluid log');
      await page.getByRole('menuitem', { name: 'Publish' }).click();
      await shown(inDialog(page));
    },
  },
  {
    name: 'the export',
    path: '/forms',
    async open(page) {
      await press(page, 'Actions for Wildlife strikes');
      await page.getByRole('menuitem', { name: 'Export Data' }).click();
      await shown(inDialog(page).getByLabel('From'));
    },
  },
  {
    name: 'its schedule',
    path: '/forms',
    size: 'both',
    async open(page) {
      await press(page, 'Actions for Wildlife strikes');
      await page.getByText('Export Data', { exact: true }).click();
      await inDialog(page).getByRole('tab', { name: 'Schedule' }).click();
      await inDialog(page).getByText('Week').click();
      await shown(inDialog(page).getByLabel('Start date'));
    },
  },
  {
    name: 'a search that finds none',
    path: '/forms?filter=zebra',
    open: (page) => text(page, 'No published form matches "zebra"'),
  },
  {
    name: 'a search that finds one elsewhere',
    path: '/forms?filter=icing',
    size: 'both',
    open: (page) => shown(page.getByRole('button', { name: 'Show 1 unpublished form' })),
  },
  {
    name: 'the command palette',
    path: '/forms',
    async open(page) {
      await text(page, 'Wildlife strikes');
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search pages, forms, questions and actions').fill('strikes');
      await text(page, 'Import Data: Wildlife strikes');
    },
  },
  {
    name: 'the keys',
    path: '/forms',
    async open(page) {
      await text(page, 'Wildlife strikes');
      await page.keyboard.press('Shift+?');
      await shown(inDialog(page).getByRole('heading', { name: 'Keyboard shortcuts' }));
    },
  },
  {
    name: 'the account menu',
    path: '/forms',
    async open(page) {
      await press(page, /Account menu/);
      await shown(page.getByRole('menuitem', { name: 'Logout' }));
    },
  },
  {
    name: 'the menu',
    path: '/forms',
    size: 'narrow',
    async open(page) {
      await press(page, 'Open menu');
      await shown(inDialog(page).getByRole('link', { name: 'Forms', exact: true }));
    },
  },
  { name: 'a page that is not there', path: '/nowhere', open: (page) => heading(page, 'Page Not Found') },
]);

tour('the people, and what they did', 'admin', [...peopleStops, ...auditStops]);
tour('the account', 'analyst', accountStops);
tour('those who fill in', 'user', homeStops);

describe('with data', () => {
  const ids = { strikes: '', gates: '', toRepair: '', done: '' };
  let file = '';
  const sheetOf = (form: 'strikes' | 'gates', rest: string) => () => `/sheet/${ids[form]}/all${rest}`;
  const openRow = (page: Page) => page.getByRole('grid').getByRole('row').nth(1).click();

  beforeAll(async () => {
    const forms = await product.json<{ id: string; name: string }[]>(['forms', 'list']);
    ids.strikes = forms.find(({ name }) => name === 'Wildlife strikes')?.id ?? '';
    ids.gates = await publishForm(product, gates);
    file = writeFile(product, 'gates.csv', faulty);
    const whole = writeFile(product, 'whole.csv', 'Gate,Crossings\nNorth,12\n');
    const run = ['import', 'run', '--form', ids.gates, '--file'];
    ids.toRepair = (await product.json<{ id: string }>([...run, file], { code: 3 })).id;
    ids.done = (await product.json<{ id: string }>([...run, whole])).id;
    const company = ['company', 'create', '--name', 'Empty', '--region', 'ca', '--password-stdin'];
    const first = ['--username', 'first', '--email', 'first@example.com'];
    await product.run([...company, ...first], { input: demoPassword });
  });

  tour('no forms yet', 'first', [
    { name: 'the list', path: '/forms', open: (page) => text(page, /^Select New Form or choose a template/) },
  ]);

  tour('the home of a form', 'admin', formHomeStops({ ids }));

  tour('an import', 'admin', importStops({ ids, file: () => file }));

  tour('dashboards', 'admin', dashboardStops({ product: () => product, gatesId: () => ids.gates, sheetOf }));

  tour('the answers', 'admin', [
    {
      name: 'the rows',
      path: sheetOf('strikes', '/data'),
      size: 'both',
      open: (page) => shown(page.getByRole('grid').getByRole('row').nth(1)),
    },
    {
      name: 'an export of the sheets in view, and what can be undone',
      path: sheetOf('strikes', '/data'),
      async open(page) {
        await press(page, 'Options');
        await page.getByRole('menuitem', { name: 'Undo changes' }).click();
        await shown(inDialog(page).getByText('There is nothing to undo.'));
        await page.keyboard.press('Escape');
        await press(page, 'Options');
        await page.getByRole('menuitem', { name: 'Export…' }).click();
        await shown(inDialog(page).getByRole('radiogroup', { name: 'Format' }));
      },
    },
    {
      name: 'a row that waits for its review',
      path: sheetOf('strikes', '/data?review=PENDING'),
      size: 'both',
      async open(page) {
        await openRow(page);
        await shown(page.getByRole('button', { name: 'Approve' }));
      },
    },
    {
      name: 'the table behind the row that somebody has gone on to',
      path: sheetOf('strikes', '/data'),
      inspect: null,
      async open(page) {
        // With room for a few rows only.
        await page.setViewportSize({ width: 1440, height: 500 });
        await openRow(page);
        for (let row = 2; row <= 12; row += 1) {
          await press(page, 'Next');
          await text(page, `Entry ${row} of`);
        }
        await press(page, 'Close');
        // The head is the first row of the grid.
        const row = page.getByRole('grid').locator('[aria-rowindex="13"]');
        await expect
          .poll(async () => {
            const { y = -1, height = 0 } = (await row.boundingBox()) ?? {};
            return y > 0 && y + height < (page.viewportSize()?.height ?? 0);
          })
          .toBe(true);
      },
    },
    {
      name: 'rows that somebody goes through by keyboard alone, and the last of them in the table',
      path: sheetOf('strikes', '/data'),
      inspect: null,
      async open(page) {
        await page.getByLabel('Select all rows').focus();
        // One heading, its menu and its edge come before the rows, however many columns there are.
        for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
        await text(page, 'Entry 1 of');
        await page.getByRole('button', { name: 'Next' }).focus();
        for (const row of [2, 3]) {
          await page.keyboard.press('Enter');
          await text(page, `Entry ${row} of`);
        }
        await page.keyboard.press('Escape');
        await shown(page.locator('[aria-rowindex="4"]:focus'));
      },
    },
    {
      name: 'what became of a row',
      path: sheetOf('strikes', '/data?review=APPROVED'),
      async open(page) {
        await openRow(page);
        await inDialog(page).getByRole('link', { name: 'History' }).click();
        await shown(inDialog(page).locator('ol'));
      },
    },
    {
      name: 'sheets that are gone',
      path: '/sheet/gone/gone',
      open: (page) => shown(page.getByRole('alert')),
    },
  ]);

  tour('the end of a session', 'admin', [
    {
      name: 'the sign-in when the session has ended',
      path: '/forms',
      async open(page) {
        await text(page, 'Wildlife strikes');
        await setPassword(product, 'admin');
        // Not by the pointer: something else that the page reads may have brought the dialog already.
        await page.getByRole('link', { name: 'View data of Wildlife strikes' }).dispatchEvent('click');
        await shown(page.getByRole('dialog', { name: 'Sign in again' }));
      },
    },
  ]);
});
