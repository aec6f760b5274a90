// Every page and dialog of the console as a screen reader or a poor eye meets it: axe finds nothing, in light and in
// dark, and where a page is narrow too.
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '#tests/support/browser.ts';
import type { Product } from '#tests/support/product.ts';
import { demoPassword, publishForm, setPassword, startDemo, writeFile } from './demo.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

const gates = {
  name: 'Gates',
  questions: [
    { text: 'Gate', type: 'TEXT', required: true },
    { text: 'Crossings', type: 'NUMERIC' },
    { text: 'Weather', type: 'RADIO', options: ['Dry', 'Wet'] },
  ],
};
const gatesFile = 'Gate,Crossings,Weather,Remark\nNorth,12,Dry,\nSouth,many,Wet,late\nWest,3,Damp,\n';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** A page in a browser of its own, in which nothing moves. */
async function newPage(): Promise<Page> {
  const page = await browser.newPage({ baseURL: product.origin, viewport: wide, reducedMotion: 'reduce' });
  page.setDefaultTimeout(15_000);
  return page;
}

async function signIn(page: Page, userName: string, password = demoPassword): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** What axe finds on the page as it is, in both colour schemes. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(axe);
    await page.evaluate(settled);
    const run = `axe.run(document, ${JSON.stringify(options)})`;
    const { violations } = await page.evaluate<AxeResults>(run);
    found.push(
      ...violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${colorScheme} ${id}: ${help} at ${String(target)}: ${failureSummary}`,
        ),
      ),
    );
  }
  return found;
}

/** Colours go from a thing to what is in it frame by frame. */
const settled = `(async () => {
  do await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  while (document.getAnimations().length > 0);
})()`;

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

type Stop = {
  name: string;
  /** The address, which may be known only once the product runs. */
  path: string | (() => string);
  /** From there on, until everything is on the screen. */
  open(page: Page): Promise<unknown>;
  /** Looked at in the width of a phone too, or in no other. */
  narrow?: 'too' | 'only';
};

/** Goes through stops as somebody, or signed out, in one browser window. */
function tour(title: string, userName: string | null, stops: readonly Stop[]): void {
  describe(title, () => {
    let page: Page;
    beforeAll(async () => {
      page = await newPage();
      if (userName === null) return;
      await signIn(page, userName);
      await heading(page, 'Forms');
    });
    afterAll(() => page.context().close());

    for (const { name, path, open, narrow: when } of stops) {
      const sizes = when === 'only' ? [narrow] : when === 'too' ? [wide, narrow] : [wide];
      it.each(sizes.map((size) => [size.width, size] as const))(
        `${name}, %i pixels wide`,
        async (_, size) => {
          await page.setViewportSize(size);
          await page.goto(typeof path === 'string' ? path : path());
          await open(page);
          expect(await faults(page)).toEqual([]);
        },
      );
    }
  });
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: true }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();
const rowsShown = (page: Page) => page.getByRole('grid').getByRole('row').nth(1).waitFor();

tour('signed out', null, [
  { name: 'the sign-in', path: '/', narrow: 'too', open: (page) => heading(page, 'Sign in') },
  {
    name: 'a sign-in that is refused',
    path: '/',
    async open(page) {
      await signIn(page, 'nobody', 'no password');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'a forgotten password, with a fault',
    path: '/forgotPassword',
    async open(page) {
      await press(page, 'Submit');
      await page.getByText('A username is required').waitFor();
    },
  },
  {
    name: 'a new password that nobody asked for',
    path: '/resetPassword',
    open: (page) => heading(page, 'Reset Password'),
  },
  {
    name: 'a new password, with a fault',
    path: '/',
    narrow: 'too',
    async open(page) {
      await signIn(page, 'newcomer');
      await page.getByLabel('New Password', { exact: true }).waitFor();
      await press(page, 'Submit');
      await page.getByText('A password is required').waitFor();
    },
  },
  { name: 'the privacy policy', path: '/privacy', open: (page) => heading(page, 'Privacy Policy') },
]);

const start = '/forms';
const allOf =
  (formId: () => string, rest = '') =>
  () =>
    `/sheet/${formId()}/all${rest}`;
const openDashboard = async (page: Page) => {
  await heading(page, 'Sheet Context');
  await page.locator('.uplot').first().waitFor();
};
const openRow = async (page: Page) => {
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await page.getByText('Submitted by').waitFor();
};
const matchFile = async (page: Page) => {
  await page.getByLabel('CSV file').setInputFiles(badFile);
  await page.getByText('will come in').waitFor();
};

let strikes = '';
let gatesId = '';
let badFile = '';
let toRepair = '';
let done = '';

describe('with data', () => {
  beforeAll(async () => {
    const forms = await product.json<{ id: string; name: string }[]>(['forms', 'list']);
    strikes = forms.find(({ name }) => name === 'Wildlife strikes')?.id ?? '';
    gatesId = await publishForm(product, gates);
    badFile = writeFile(product, 'gates.csv', gatesFile);
    const whole = writeFile(product, 'whole.csv', 'Gate,Crossings\nNorth,12\n');
    const run = ['import', 'run', '--form', gatesId, '--file'];
    toRepair = (await product.json<{ id: string }>([...run, badFile], { code: 3 })).id;
    done = (await product.json<{ id: string }>([...run, whole])).id;
    const company = [
      'company',
      'create',
      '--name',
      'Empty',
      '--username',
      'first',
      '--email',
      'first@example.com',
    ];
    await product.run([...company, '--region', 'ca', '--password-stdin'], { input: demoPassword });
  });

  tour('the forms', 'admin', [
    {
      name: 'the list',
      path: start,
      narrow: 'too',
      open: (page) => page.getByText('Wildlife strikes').waitFor(),
    },
    {
      name: 'what can be done with one',
      path: start,
      narrow: 'too',
      async open(page) {
        await press(page, 'Actions for Wildlife strikes');
        await page.getByText('Import Data').waitFor();
      },
    },
    {
      name: 'the question before one is published',
      path: '/forms?type=unpublished',
      async open(page) {
        await press(page, 'Actions for De-icing fluid log');
        await choose(page, 'Publish');
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'the export',
      path: start,
      narrow: 'too',
      async open(page) {
        await press(page, 'Actions for Wildlife strikes');
        await page.getByText('Export Data').click();
        await page.getByRole('dialog', { name: 'Export Data' }).getByLabel('From').waitFor();
      },
    },
    {
      name: 'a search that finds none',
      path: '/forms?filter=zebra',
      open: (page) => page.getByText('No form is called “zebra”').waitFor(),
    },
    {
      name: 'the command palette',
      path: start,
      async open(page) {
        await page.getByText('Wildlife strikes').waitFor();
        await page.keyboard.press('Control+k');
        await page.getByPlaceholder('Search pages, forms and actions').fill('strikes');
        await page.getByText('View Data').last().waitFor();
      },
    },
    {
      name: 'the account menu',
      path: start,
      narrow: 'too',
      async open(page) {
        await press(page, /Account menu/);
        await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
      },
    },
    {
      name: 'the menu of a phone',
      path: start,
      narrow: 'only',
      async open(page) {
        await press(page, 'Open menu');
        await page.getByRole('dialog').getByRole('link', { name: 'Forms' }).waitFor();
      },
    },
    { name: 'a page that is not there', path: '/nowhere', open: (page) => heading(page, 'Page Not Found') },
    { name: 'the privacy policy', path: '/privacy', open: (page) => heading(page, 'Privacy Policy') },
  ]);

  tour('no forms yet', 'first', [
    { name: 'the list', path: start, open: (page) => page.getByText('There are no forms yet').waitFor() },
  ]);

  tour('an import', 'admin', [
    {
      name: 'a file that is refused',
      path: () => `/forms/${gatesId}/import`,
      async open(page) {
        await page
          .getByLabel('CSV file')
          .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
        await page.getByText('Only CSV format is Accepted.').waitFor();
      },
    },
    { name: 'its columns', path: () => `/forms/${gatesId}/import`, narrow: 'too', open: matchFile },
    {
      name: 'the repair',
      path: () => `/forms/import/${toRepair}`,
      narrow: 'too',
      open: (page) =>
        press(page, /^Edit Crossings of row/).catch(() => page.getByLabel('Failed rows').waitFor()),
    },
    {
      name: 'the end',
      path: () => `/forms/import/${done}`,
      open: (page) => page.getByText('1 row came in').waitFor(),
    },
  ]);

  tour('the sheets of a form', 'admin', [
    { name: 'the dashboard', path: allOf(() => strikes), narrow: 'too', open: openDashboard },
    {
      name: 'the filters, with a fault',
      path: allOf(() => gatesId),
      async open(page) {
        await press(page, 'Filter Data');
        await press(page, 'Add filter');
        await press(page, 'Apply filters');
        await page.getByText(/required|choose/i).first().waitFor();
      },
    },
    {
      name: 'the filters of a phone',
      path: allOf(() => gatesId),
      narrow: 'only',
      async open(page) {
        await press(page, 'Options');
        await page.getByRole('dialog').getByText('Filter data').click();
        await press(page, 'Add filter');
        await page.getByRole('combobox', { name: 'Question' }).waitFor();
      },
    },
    {
      name: 'the choice of sheets',
      path: allOf(() => gatesId),
      async open(page) {
        await press(page, /^Select/);
        await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      },
    },
    {
      name: 'the options',
      path: allOf(() => gatesId),
      narrow: 'too',
      async open(page) {
        await press(page, 'Options');
        await page.getByText(/^Export \d+ sheet/).waitFor();
      },
    },
    { name: 'the rows', path: allOf(() => strikes, '/data'), narrow: 'too', open: rowsShown },
    {
      name: 'a row that waits for its review',
      path: allOf(() => strikes, '/data?review=PENDING'),
      narrow: 'too',
      async open(page) {
        await openRow(page);
        await page.getByRole('button', { name: 'Approve' }).waitFor();
      },
    },
    {
      name: 'what became of a row',
      path: allOf(() => strikes, '/data?review=APPROVED'),
      async open(page) {
        await openRow(page);
        await page.getByRole('dialog').getByRole('link', { name: 'History' }).click();
        await page.getByText('Loading').waitFor({ state: 'detached' });
      },
    },
    {
      name: 'a row that is gone',
      path: allOf(() => strikes, '/data/00000000-0000-4000-8000-000000000000'),
      open: (page) =>
        page
          .getByRole('dialog')
          .getByText(/deleted/)
          .waitFor(),
    },
    {
      name: 'sheets that are gone',
      path: '/sheet/gone/gone',
      open: (page) => page.getByRole('alert').waitFor(),
    },
    {
      name: 'the sign-in where the session has ended',
      path: start,
      async open(page) {
        await page.getByText('Wildlife strikes').waitFor();
        await setPassword(product, 'admin');
        await page.getByRole('link', { name: 'View data of Wildlife strikes' }).click();
        await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
      },
    },
  ]);
});
