// Every page and dialog of filling in, as those meet it who hear it or see it poorly: axe finds nothing.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  hasOptions,
  isCatalogType,
  isEntries,
  questionTypeNames,
  questionTypes,
} from '#core/questions/types.ts';
import { startBrowser } from '#tests/support/browser.ts';
import type { Product } from '#tests/support/product.ts';
import { publishForm, startDemo } from './demo.ts';
import { publishInspection } from './inspection-form.ts';
import { pageTour } from './page-tour.ts';
import { heading, inDialog, press, send, shown, text } from './page-words.ts';

let product: Product;
let browser: Browser;
let formId: string;
let roundId: string;
let everythingId: string;
const tour = pageTour(() => ({ product, browser }), { isStory: true });
beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
  formId = await publishInspection(product);
  roundId = await publishForm(product, {
    name: 'Gate round',
    contextQuestions: [{ text: 'Gate', type: 'TEXT', required: true }],
    questions: [{ text: 'Closed', type: 'BOOLEAN', required: true }],
  });
  everythingId = await publishForm(product, {
    name: 'Everything',
    questions: questionTypeNames
      .filter((type) => !isCatalogType(type))
      .map((type) => ({
        text: questionTypes[type].label,
        type,
        required: true,
        ...(hasOptions(type) && { options: ['Brakes', 'Lights'] }),
        ...(isEntries(type) && { questions: [{ text: 'Part', type: 'TEXT', required: true }] }),
      })),
  });
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const toForm = () => `/fill/${formId}`;
const toRound = () => `/fill/${roundId}`;

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
      await page.getByLabel('Search forms and sheets').fill('zebra');
      await text(page, 'Nothing matches "zebra".');
    },
  },
  {
    name: 'a form that is not there',
    path: '/fill/00000000-0000-4000-8000-000000000000',
    open: (page) => text(page, 'Unable to load this form'),
  },
  {
    name: 'a new sheet',
    path: toRound,
    size: 'narrow',
    open: (page) => shown(page.getByLabel('Name (optional)')),
  },
  {
    name: 'a sheet without entries',
    path: toRound,
    async open(page) {
      await page.getByLabel('Gate').fill('North');
      await page.getByLabel('Name (optional)').fill('Depot');
      await press(page, 'Start');
      await shown(page.getByRole('radio', { name: 'Yes' }));
      await page.getByRole('link', { name: 'Depot' }).click();
      await text(page, 'No entries yet.');
    },
  },
  {
    name: 'the sheets of a form',
    path: toRound,
    size: 'both',
    open: (page) => text(page, 'New sheet'),
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
      await send(page);
      await text(page, 'This question is required');
      await text(page, 'Alert: Much of it');
      await text(page, 'A large one is reported.');
    },
  },
  {
    name: 'questions of every type, none of them answered',
    path: () => `/fill/${everythingId}`,
    size: 'both',
    async open(page) {
      await heading(page, 'Everything');
      await send(page);
      await text(page, 'This question is required');
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
      await press(page, /^Scan$/);
      await shown(inDialog(page).getByRole('alert'));
    },
  },
  {
    name: 'the end of sending',
    path: toForm,
    size: 'both',
    async open(page) {
      await openRow(page);
      await page.getByText('Small', { exact: true }).click();
      await send(page);
      await heading(page, 'Sent.');
      await shown(page.getByRole('button', { name: 'Finish this sheet' }));
    },
  },
  {
    name: 'a sheet that has just begun, which is on the device',
    path: '/fill',
    inspect: null,
    async open(page) {
      // The name of one that is not ends otherwise.
      const begun = page.getByRole('link', { name: /Tank inspection, 1 entry$/ });
      await shown(begun);
      const before = await begun.count();
      await text(page, /(\d+) of \1 forms ready offline/);
      await page
        .getByRole('link', { name: /^Tank inspection,? ?\d+ questions/ })
        .first()
        .click();
      await openRow(page);
      await page.getByText('Small', { exact: true }).click();
      await send(page);
      await heading(page, 'Sent.');
      await page.getByRole('link', { name: 'Fill in' }).first().click();
      await expect.poll(() => begun.count()).toBe(before + 1);
    },
  },
  {
    name: 'a sent entry',
    path: '/fill',
    size: 'both',
    async open(page) {
      await page
        .getByRole('link', { name: /Tank inspection, 1 entry$/ })
        .first()
        .click();
      await page.getByRole('link', { name: /^Small/ }).click();
      await text(page, 'Not answered');
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
      await send(page);
      await heading(page, 'This could not be sent');
      await press(page, /could not be sent/);
      await shown(inDialog(page).getByRole('button', { name: 'Save to a file' }));
    },
  },
]);

/** The first question of a new entry. */
async function openRow(page: Page): Promise<void> {
  await heading(page, 'Tank inspection');
  await shown(page.getByRole('radio', { name: 'Small' }));
}
