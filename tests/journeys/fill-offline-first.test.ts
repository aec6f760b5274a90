// A driver signs in on a phone and drives off: every form is on the device by then, also those never opened, with the
// catalog. What they fill in arrives when they are back. Who logs out leaves nothing, in no tab.
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { startBrowser } from '#tests/support/browser.ts';
import type { Product } from '#tests/support/product.ts';
import { demoPassword, publishForm, startDemo } from './demo.ts';
import { heading, inDialog, press, shown, signIn, text } from './page-words.ts';

const phone = { width: 390, height: 844 };
const allReady = /^(\d+) of \1 forms ready offline$/;

let product: Product;
let browser: Browser;
let device: BrowserContext;
let formId: string;
let inspectionIds: string[];
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
  formId = await publishForm(product, {
    name: 'Site visit',
    questions: [
      { text: 'Place', type: 'CATALOG_RADIO', required: true },
      { text: 'Photo', type: 'IMAGE' },
      { text: 'Badge', type: 'SCANNED_CODE' },
      { text: 'Remarks', type: 'TEXT' },
    ],
  });
  inspectionIds = [];
  for (const name of ['Van inspection', 'Trailer inspection'])
    inspectionIds.push(
      await publishForm(product, {
        name,
        questions: [
          { text: 'Lights', type: 'BOOLEAN', required: true },
          { text: 'Brakes', type: 'BOOLEAN', required: true },
          { text: 'Tyres', type: 'RADIO', required: true, options: ['New', 'Worn'] },
        ],
      }),
    );
  device = await browser.newContext({
    baseURL: product.origin,
    viewport: phone,
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  device.setDefaultTimeout(patience);
  page = await device.newPage();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

it('all forms are fetched after the sign-in, which Fill in says', async () => {
  await page.goto('/');
  await signIn(page, 'user');
  await heading(page, 'All forms');
  await page.goto('/fill');
  await text(page, allReady);
  await shown(page.getByRole('link', { name: /^Site visit.*On this device/ }));
});

it('forms that were never opened are filled in without a network, in two taps more than there are answers', async () => {
  await device.setOffline(true);
  const taps = countTaps();
  await taps.on(page.getByRole('link', { name: /^Site visit/ }));
  await taps.on(page.getByRole('button', { name: /^Place/ }));
  await inDialog(page).getByRole('searchbox').fill('ontario');
  const ontario = inDialog(page).getByRole('button', { name: /^Ontario/ });
  await ontario.first().click();
  await inDialog(page).waitFor({ state: 'detached' });
  await page.locator('input[data-source=file]').setInputFiles('web/public/icons/icon-512.png');
  await shown(page.getByRole('img', { name: 'Photo' }));
  await page.getByRole('textbox', { name: 'Remarks' }).fill('All fine');
  await expect.poll(kept).toContain('All fine');

  // The phone runs out of battery.
  await page.close({ runBeforeUnload: false });
  page = await device.newPage();
  await page.goto('/');
  await text(page, allReady);
  await page.getByRole('link', { name: /^Site visit.*answers/ }).click();
  await text(page, /^Ontario/);
  await shown(page.getByRole('img', { name: 'Photo' }));
  expect(await page.getByRole('textbox', { name: 'Remarks' }).inputValue()).toBe('All fine');
  await taps.on(page.getByRole('button', { name: 'Send', exact: true }));
  await text(page, '1 entry waiting to send');
  // A choice from the catalog is one more than an answer's own tap.
  expect(taps.count).toBe(3);

  for (const [at, name] of ['Van inspection', 'Trailer inspection'].entries()) {
    const inspecting = countTaps();
    await page.getByRole('button', { name: 'Done' }).click();
    await inspecting.on(page.getByRole('link', { name: new RegExp(`^${name}`) }));
    await inspecting.on(page.getByRole('radiogroup', { name: 'Lights' }).getByText('Yes', { exact: true }));
    await inspecting.on(page.getByRole('radiogroup', { name: 'Brakes' }).getByText('Yes', { exact: true }));
    await inspecting.on(page.getByRole('radiogroup', { name: 'Tyres' }).getByText('Worn'));
    await inspecting.on(page.getByRole('button', { name: 'Send', exact: true }));
    await text(page, `${at + 2} entries waiting to send`);
    const answers = 3;
    expect(inspecting.count).toBeLessThanOrEqual(answers + 2);
  }
});

it('all of it arrives when the network is back', async () => {
  await device.setOffline(false);
  await expect
    .poll(() => product.json(['sheets', 'rows', '--form', formId]), { interval: 500 })
    .toMatchObject([
      {
        answers: {
          Place: expect.any(String),
          Photo: expect.any(String),
          Remarks: 'All fine',
        },
      },
    ]);
  for (const id of inspectionIds)
    await expect
      .poll(() => product.json(['sheets', 'list', '--form', id]), { interval: 500 })
      .toMatchObject([{ rowCount: 1, completed: true }]);
  await heading(page, 'Sent.');
});

it('a form that came after the network had gone says what to do', async () => {
  await page.goto('/fill');
  await text(page, allReady);
  // The list arrives, and no form does: as where the network goes in the middle.
  await device.route(/\/template\/[^/]+$/, (route) => route.abort());
  const other = await publishForm(product, {
    name: 'Late form',
    questions: [{ text: 'A', type: 'TEXT', required: true }],
  });
  await page.reload();
  await shown(page.getByRole('link', { name: /^Late form/ }));
  await device.setOffline(true);
  await page.goto(`/fill/${other}`);
  await text(page, 'This form is not on this device');
  await page.goto('/fill');
  await shown(page.getByRole('link', { name: /^Late form.*Needs a connection/ }));
  await device.unroute(/\/template\/[^/]+$/);
  await device.setOffline(false);
  await page.goto('/fill');
  await shown(page.getByRole('link', { name: /^Late form.*On this device/ }));
  await text(page, allReady);
});

it('logging out ends every tab, and leaves no form and no row on the device', async () => {
  const other = await device.newPage();
  await other.goto('/fill');
  await text(other, allReady);
  expect(await copies()).not.toEqual([]);
  await press(page, /Account menu/);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await shown(other.getByLabel('Username'));
  await shown(page.getByLabel('Username'));
  expect(await other.getByRole('dialog').count()).toBe(0);
  expect(await other.getByText('Site visit').count()).toBe(0);
  await expect.poll(copies).toEqual([]);
  await other.close();

  await signIn(page, 'manager', demoPassword);
  await heading(page, 'Forms');
  await page.goto('/fill');
  await text(page, allReady);
  expect(await page.getByText('Sent', { exact: true }).count()).toBe(0);
});

it('a page that was frozen while its person logged out elsewhere shows nothing of the company when it comes back', async () => {
  const comeBack = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))";
  await page.evaluate(comeBack);
  await text(page, allReady);
  await page.evaluate(`localStorage.removeItem('formdeck.session'); ${comeBack}`);
  await shown(page.getByLabel('Username'));
  expect(await page.getByText('Site visit').count()).toBe(0);
});

/** Taps things, and counts. */
function countTaps(): { readonly count: number; on(thing: Locator): Promise<void> } {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async on(thing) {
      count += 1;
      await thing.first().click();
    },
  };
}

/** What the first person's database holds of answers that are not finished. */
function kept(): Promise<string[]> {
  return stored('drafts', '({ given }) => Object.values(given).flat()');
}

/** The names of the copies in the databases of everybody on this device. */
function copies(): Promise<string[]> {
  return stored('copies', '({ name }) => name');
}

function stored(table: string, of: string): Promise<string[]> {
  return page.evaluate(`(async () => {
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const all = (await indexedDB.databases()).filter(({ name }) => name.startsWith('formdeck.filling.'));
    const found = [];
    for (const { name } of all) {
      const database = await done(indexedDB.open(name));
      found.push(...await done(database.transaction('${table}').objectStore('${table}').getAll()));
      database.close();
    }
    return found.flatMap(${of});
  })()`);
}
