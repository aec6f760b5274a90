// Every page and dialog of filling in, as those meet it who hear it or see it poorly: axe finds nothing.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startBrowser } from '#tests/support/browser.ts';
import type { Product } from '#tests/support/product.ts';
import { startDemo } from './demo.ts';
import { publishInspection } from './inspection-form.ts';
import { pageTour } from './page-tour.ts';
import { heading, inDialog, press, shown, text } from './page-words.ts';

let product: Product;
let browser: Browser;
let formId: string;
const tour = pageTour(() => ({ product, browser }));
beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
  formId = await publishInspection(product);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const toForm = () => `/fill/${formId}`;

tour('filling in', 'user', [
  {
    name: 'the forms, and the offer to install',
    path: '/fill',
    size: 'both',
    async open(page) {
      await text(page, 'Tank inspection');
      // As a browser says that it can: those of tests never do.
      await page.evaluate("window.dispatchEvent(new Event('beforeinstallprompt'))");
      await shown(page.getByRole('button', { name: 'Install' }));
    },
  },
  {
    name: 'a search that finds none',
    path: '/fill',
    async open(page) {
      await page.getByLabel('Search the forms').fill('zebra');
      await text(page, 'No form is called "zebra".');
    },
  },
  {
    name: 'a form that is not there',
    path: '/fill/00000000-0000-4000-8000-000000000000',
    open: (page) => text(page, 'Unable to load this form'),
  },
  {
    name: 'a new sheet',
    path: toForm,
    size: 'narrow',
    open: (page) => shown(page.getByLabel('Name of the sheet')),
  },
  {
    name: 'a sheet without rows',
    path: toForm,
    async open(page) {
      await page.getByLabel('Name of the sheet').fill('Depot');
      await press(page, 'Start');
      await text(page, 'There are no rows yet.');
    },
  },
  {
    name: 'the sheets of a form',
    path: toForm,
    size: 'both',
    open: (page) => text(page, 'Start a new sheet'),
  },
  { name: 'a row', path: toForm, size: 'both', open: openRow },
  {
    name: 'a row with faults, an alert, and another form that is asked for',
    path: toForm,
    size: 'both',
    async open(page) {
      await openRow(page);
      await page.getByText('No', { exact: true }).click();
      await page.getByRole('textbox', { name: 'Litres', exact: true }).fill('300');
      await page.getByText('Large', { exact: true }).click();
      await press(page, 'Send');
      await text(page, 'This question is required');
      await text(page, 'Alert: Much of it');
      await text(page, 'A large one is reported.');
    },
  },
  {
    name: 'a long list of options',
    path: toForm,
    size: 'both',
    async open(page) {
      await openRow(page);
      await press(page, /^Country/);
      await shown(inDialog(page).getByRole('button', { name: 'Canada' }));
    },
  },
  {
    name: 'the catalog, a level down',
    path: toForm,
    async open(page) {
      await openRow(page);
      await press(page, /^Place/);
      await press(page, 'What is below Ontario');
      await shown(inDialog(page).getByRole('navigation'));
    },
  },
  {
    name: 'the paper to sign on',
    path: toForm,
    async open(page) {
      await openRow(page);
      await press(page, /^Sign$/);
      await shown(inDialog(page).getByRole('img'));
    },
  },
  {
    name: 'a camera that is not there',
    path: toForm,
    async open(page) {
      await openRow(page);
      await press(page, 'Scan');
      await shown(inDialog(page).getByRole('alert'));
    },
  },
  {
    name: 'what could not be sent',
    path: toForm,
    size: 'both',
    async open(page) {
      await page.route(/\/sheet\/[^/]+\/row$/, (route) => route.fulfill({ status: 409, body: '{}' }));
      // A page that has a service worker hears of it with its next load.
      await page.reload();
      await openRow(page);
      await page.getByText('Small', { exact: true }).click();
      await press(page, 'Send');
      // The page before it may say the same of an earlier row, and goes away with what is opened there.
      await heading(page, 'Depot');
      await press(page, /could not be sent/);
      await shown(inDialog(page).getByRole('button', { name: 'Save to a file' }));
    },
  },
]);

/** A new row of the sheet that the tour has begun. */
async function openRow(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Depot/ }).click();
  await press(page, 'Add a row');
  await heading(page, 'New row');
}
