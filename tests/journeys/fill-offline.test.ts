// Filling in where there is no network, no battery and no luck: the tab is killed between all steps, the answers of the
// server are lost, the session ends. Whatever was finished arrives, and arrives once.
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { startBrowser } from '#tests/support/browser.ts';
import type { Product } from '#tests/support/product.ts';
import { demoPassword, publishForm, setPassword, startDemo } from './demo.ts';
import { heading, inDialog, press, send, shown, signIn, text } from './page-words.ts';

const phone = { width: 390, height: 844 };

let product: Product;
let browser: Browser;
let device: BrowserContext;
let formId: string;
let surveyId: string;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
  formId = await publishForm(product, {
    name: 'Tank check',
    questions: [
      { text: 'Tank', type: 'TEXT', required: true },
      { text: 'Litres', type: 'NUMERIC' },
      { text: 'Photo', type: 'IMAGE' },
    ],
  });
  surveyId = await publishForm(product, {
    name: 'Site survey',
    questions: [
      { text: 'Where', type: 'PLACE' },
      { text: 'Priorities', type: 'RANKING', options: ['Safety', 'Cost'] },
      {
        text: 'Damages',
        type: 'ENTRIES',
        questions: [
          { text: 'Part', type: 'TEXT' },
          { text: 'Close-up', type: 'IMAGE' },
        ],
      },
      { text: 'Sketch', type: 'DRAWING' },
      { text: 'Report', type: 'FILE' },
      { text: 'Engine', type: 'AUDIO' },
      { type: 'HEADER', label: 'How good was it?', matrix: true },
      { text: 'Quality', type: 'RADIO', options: ['Poor', 'Good'] },
      { text: 'Punctuality', type: 'RADIO', options: ['Poor', 'Good'], required: true },
    ],
  });
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

it('a form that was opened once is on the device, with the console itself', async () => {
  await page.goto('/');
  await signIn(page, 'user');
  await heading(page, 'All forms');
  await page.goto('/fill');
  await page.getByRole('link', { name: /^Tank check/ }).click();
  await shown(page.getByLabel('Tank'));
  await page.evaluate('navigator.serviceWorker.ready');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await page.goto('/fill');
  for (const form of ['Tank check', 'Site survey'])
    await shown(page.getByRole('link', { name: new RegExp(`^${form}.*On this device`) }));
});

it('an entry with a photo is filled in without a network, in tabs that are killed', async () => {
  await device.setOffline(true);
  await anotherTab('/');
  await heading(page, 'Fill in');
  await page.getByRole('link', { name: /^Tank check/ }).click();
  await page.getByRole('textbox', { name: 'Tank' }).fill('North');
  await expect.poll(kept).toContain('North');

  await anotherTab('/fill');
  await page.getByRole('link', { name: unfinished }).click();
  expect(await page.getByRole('textbox', { name: 'Tank' }).inputValue()).toBe('North');
  await page.locator('input[data-source=file]').setInputFiles('web/public/icons/icon-512.png');
  await shown(page.getByRole('img', { name: 'Photo' }));
  await expect.poll(kept).toEqual(['', 'North', expect.stringMatching(/^[0-9a-f-]{36}$/)]);

  await anotherTab('/fill');
  await page.getByRole('link', { name: unfinished }).click();
  await shown(page.getByRole('img', { name: 'Photo' }));
  await page.getByLabel('Litres').fill('120');
  await send(page);
  await text(page, '1 entry waiting to send');
  expect(await rows()).toEqual([]);
});

it('places, rankings, entries, drawings, files and matrices are there when the tab was killed', async () => {
  await anotherTab('/fill');
  await page.getByRole('link', { name: /^Site survey/ }).click();
  await page.getByRole('textbox', { name: 'Where' }).fill('48.37, -89.32');
  for (const first of ['Cost', 'Safety']) await press(page, first);
  await press(page, 'Add: Entry');
  await page.getByRole('textbox', { name: 'Part' }).fill('Door');
  const entry = page.locator('[data-entry-fields]');
  await entry.locator('input[data-source=file]').setInputFiles('web/public/icons/icon-512.png');
  await entry.getByRole('img', { name: 'Close-up' }).waitFor();
  await press(page, 'Draw without a photo');
  await draw();
  const [report, engine] = [
    { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
    { name: 'engine.wav', mimeType: 'audio/wav', buffer: Buffer.from('RIFF\x24\0\0\0WAVEfmt ') },
  ];
  await page.locator('input[accept*=pdf]').setInputFiles(report);
  await page.locator('input[accept*=wav]').setInputFiles(engine);
  await page.getByRole('radiogroup', { name: 'Quality' }).getByText('Good').click();
  await expect.poll(kept).toHaveLength(9);

  await anotherTab('/fill');
  await page.getByRole('link', { name: /^Site survey.*answer/ }).click();
  expect(await page.getByRole('textbox', { name: 'Where' }).inputValue()).toBe('48.37, -89.32');
  for (const words of ['1. Cost', '2. Safety', /Door/, /report\.pdf/, /engine\.wav/]) await text(page, words);
  await shown(page.getByRole('img', { name: 'Sketch' }));
  expect(await page.getByRole('radio', { name: 'Good' }).first().isChecked()).toBe(true);
  await page.getByRole('radiogroup', { name: 'Punctuality' }).getByText('Poor').click();
  await send(page);
  await text(page, '2 entries waiting to send');
});

it('everything arrives once, though the answers of the server are lost and the tab is killed', async () => {
  const lost = new Set<string>();
  await device.route(/\/(file|image|template|sheet)\//, (route) => loseFirstAnswer(route, lost));
  await device.setOffline(false);
  await anotherTab('/fill');
  await expect.poll(() => lost.size).toBeGreaterThan(0);
  await anotherTab('/fill');
  await expect.poll(rows, { interval: 500 }).toEqual(['North, 120 and a photo']);
  await expect.poll(() => page.getByText('waiting').count()).toBe(0);
  await device.unroute(/\/(file|image|template|sheet)\//);
  expect([...lost].toSorted()).toEqual(['file', 'image', 'sheet', 'template']);
  const surveys = await product.json<Line[]>(['sheets', 'rows', '--form', surveyId]);
  expect(surveys.map(({ answers }) => answers)).toEqual([
    {
      Where: 'geo:48.37,-89.32',
      Priorities: ['Cost', 'Safety'],
      Damages: [{ Part: 'Door', 'Close-up': expect.stringMatching(/^[0-9a-f-]{36}$/) }],
      Sketch: expect.stringMatching(/^[0-9a-f-]{36}$/),
      Report: expect.stringMatching(/ report\.pdf$/),
      Engine: expect.stringMatching(/ engine\.wav$/),
      Quality: 'Good',
      Punctuality: 'Poor',
    },
  ]);
});

it('what waits while the session ends goes out after the sign-in, and never as somebody else', async () => {
  await begin();
  await device.setOffline(true);
  await page.getByRole('textbox', { name: 'Tank' }).fill('South');
  await send(page);
  await text(page, '1 entry waiting to send');

  await setPassword(product, 'user');
  await device.setOffline(false);
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await shown(again);
  await again.getByRole('button', { name: 'Logout' }).click();
  const leaving = page.getByRole('dialog', { name: 'Sign out with unsent answers?' });
  await shown(leaving.getByText('It stays here and will be sent when you sign in here again.'));
  await leaving.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, 'manager');
  await heading(page, 'Forms');
  await page.goto('/fill');
  await text(page, 'Choose a form');
  expect(await page.getByText('waiting').count()).toBe(0);
  expect(await rows()).toHaveLength(1);

  await press(page, /Account menu/);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await signIn(page, 'user', demoPassword);
  await heading(page, 'All forms');
  await expect.poll(rows, { interval: 500 }).toEqual(['North, 120 and a photo', 'South']);
});

it('an entry that is refused can be mended, and is complete then', async () => {
  await device.route(/\/sheet\/[^/]+\/row$/, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '/problems/invalid', detail: 'The tank is not known' }),
    }),
  );
  await page.goto('/fill');
  await begin();
  await page.getByRole('textbox', { name: 'Tank' }).fill('West');
  await send(page);
  await heading(page, 'This could not be sent');
  await press(page, /could not be sent/);
  await device.unroute(/\/sheet\/[^/]+\/row$/);
  await inDialog(page).getByRole('button', { name: 'Open' }).click();
  await page.getByRole('textbox', { name: 'Tank' }).fill('West 2');
  await press(page, 'Send again');
  await expect.poll(rows, { interval: 500 }).toContain('West 2');
  await expect
    .poll(() => product.json(['sheets', 'list', '--form', formId]))
    .toMatchObject(['West', 'South', 'North'].map(() => ({ completed: true, rowCount: 1 })));
});

const unfinished = /^Tank check.*answer/;

/** A new entry, from the list of forms. */
async function begin(): Promise<void> {
  await page
    .getByRole('link', { name: /^Tank check/ })
    .first()
    .click();
  await shown(page.getByLabel('Tank'));
}

/** A line with the mouse on what is drawn on. */
async function draw(): Promise<void> {
  const paper = await inDialog(page).locator('canvas').boundingBox();
  await page.mouse.move((paper?.x ?? 0) + 40, (paper?.y ?? 0) + 40);
  await page.mouse.down();
  await page.mouse.move((paper?.x ?? 0) + 120, (paper?.y ?? 0) + 90, { steps: 4 });
  await page.mouse.up();
  await inDialog(page).getByRole('button', { name: 'Done' }).click();
  await shown(page.getByRole('button', { name: 'Draw on it' }));
}

/** The tab is killed; another one is opened. */
async function anotherTab(path: string): Promise<void> {
  await page.close({ runBeforeUnload: false });
  page = await device.newPage();
  await page.goto(path);
}

/** What the device has kept of what is not finished: the names of sheets, and answers. */
function kept(): Promise<string[]> {
  return page.evaluate(`(async () => {
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const { name } = (await indexedDB.databases()).find(({ name }) => name.startsWith('formdeck.filling.'));
    const database = await done(indexedDB.open(name));
    const drafts = await done(database.transaction('drafts').objectStore('drafts').getAll());
    database.close();
    return drafts.flatMap(({ sheet, given }) => [sheet.name, ...Object.values(given).flat()]);
  })()`);
}

/** The server is told, and the answer never comes back: once for each kind of request. */
async function loseFirstAnswer(route: Route, lost: Set<string>): Promise<void> {
  const request = route.request();
  const [, kind = ''] = new URL(request.url()).pathname.split('/');
  if (request.method() === 'GET' || lost.has(kind)) return route.continue();
  lost.add(kind);
  await route.fetch();
  await route.abort('connectionreset');
}

type Line = { answers: { Tank?: string; Litres?: number; Photo?: string } };

/** What has arrived, the oldest first, such as `North, 120 and a photo`. */
async function rows(): Promise<string[]> {
  const found = await product.json<Line[]>(['sheets', 'rows', '--form', formId]);
  return found.toReversed().map(({ answers: { Tank, Litres, Photo } }) => {
    const words = [Tank, Litres].filter(Boolean).join(', ');
    return Photo ? `${words} and a photo` : words;
  });
}
