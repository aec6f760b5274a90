// Every type of question as a thumb answers it on a phone, and what the answers set off: conditions, calculations, alerts,
// another form.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { startBrowser } from '#tests/support/browser.ts';
import type { Product } from '#tests/support/product.ts';
import { startDemo } from './demo.ts';
import { publishInspection } from './inspection-form.ts';
import { heading, inDialog, press, send, shown, signIn, text } from './page-words.ts';

let product: Product;
let browser: Browser;
let page: Page;
let formId: string;
beforeAll(async () => {
  product = await startDemo();
  const film = join(product.folder, 'code.mjpeg');
  writeFileSync(film, await filmOf('TANK-42'));
  const fake = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
  browser = await startBrowser(fake);
  formId = await publishInspection(product);
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['camera'],
  });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto('/');
  await signIn(page, 'user');
  await page.getByRole('heading', { name: 'All forms' }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

it('what is missing is said, and gone to', async () => {
  await page.goto(`/fill/${formId}`);
  await text(page, '0 of 11 answered, 1 required left');
  await send(page);
  await text(page, '1 question needs your attention.');
  await text(page, 'This question is required');
  await expect.poll(() => page.evaluate('document.activeElement?.labels?.[0]?.textContent')).toBe('Small');
});

it('each answer is given in its own way', async () => {
  await page.getByText('Small', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Litres', exact: true }).fill('12,5');
  await text(page, '3.3');
  await page.getByLabel('Temperatures, number 1').fill('3');
  await press(page, 'Add a number');
  await page.getByLabel('Temperatures, number 2').fill('-4');
  await press(page, /^Country/);
  await inDialog(page).getByLabel('Search the options').fill('ana');
  await inDialog(page).getByRole('button', { name: 'Canada' }).click();
  await page.getByText('Rope').click();
  await page.getByText('Torch').click();
  await press(page, 'Now');
  await text(page, /^UTC[+-]\d\d:\d\d$/);
  await page.locator('input[data-source=camera]').setInputFiles('web/public/icons/icon-512.png');
  await shown(page.getByRole('button', { name: 'Retake' }));
  await press(page, /^Sign$/);
  await sign();
  await scan();
  await press(page, /^Place/);
  await press(page, 'What is below Ontario');
  await inDialog(page).locator('li').first().getByRole('button').first().click();
  await inDialog(page).waitFor({ state: 'detached' });
  await text(page, /^Ontario \//);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

it('a row that is left is found where it was, with all that was entered', async () => {
  await page.getByRole('link', { name: 'Fill in', exact: true }).click();
  await page.getByRole('link', { name: /^Tank inspection.*answers/ }).click();
  await heading(page, 'Tank inspection');
  expect(await page.getByLabel('Temperatures, number 2').inputValue()).toBe('-4');
  await page.goBack();
  await heading(page, 'Not finished yet');
  await page.goBack();
  await text(page, /^Ontario \//);
  expect(await page.getByRole('textbox', { name: 'Litres', exact: true }).inputValue()).toBe('12.5');
});

it('a condition asks, an alert is said, and another form is filled in before it goes on', async () => {
  await page.getByText('No', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Why not?' }).fill('A leak');
  await page.getByText('Yes', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Why not?' }).waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Litres', exact: true }).fill('250');
  await shown(page.getByRole('alert').getByText('Alert: Much of it'));
  await page.getByText('Large', { exact: true }).click();
  await send(page);
  await text(page, 'Fill in the form of "Report it" first.');
  await press(page, 'Fill it in');
  await text(page, '"Tank inspection" asks for this form.');
  await page.getByRole('textbox', { name: 'What was spilled?' }).fill('Kerosene');
  await send(page);
  await heading(page, 'Tank inspection');
  expect(await page.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('TANK-42');
  await send(page);
  await heading(page, 'Sent.');
  await text(page, 'Alert: Much of it');
});

it('the answers arrive as they were given', async () => {
  type Line = { answers: Record<string, unknown>; alerts: unknown[] };
  const rows = () => product.json<Line[]>(['sheets', 'rows', '--form', formId]);
  // The other form's row may have been sent a moment before, and said so.
  await expect.poll(async () => (await rows()).length, { timeout: patience }).toBe(1);
  const [row] = await rows();
  const uuid = /^[0-9a-f-]{36}$/;
  expect(row?.answers).toMatchObject({
    Size: 'Large',
    Litres: 250,
    Temperatures: [3, -4],
    Country: 'Canada',
    Tools: ['Torch', 'Rope'],
    'Is it safe?': true,
    Photo: expect.stringMatching(uuid),
    Signature: expect.stringMatching(uuid),
    Code: 'TANK-42',
  });
  expect(row?.answers).not.toHaveProperty('Why not?');
  expect(row?.alerts).toHaveLength(1);
});

it('what comes into the catalog is moved by keys, moved back, and chosen by the code that is on it', async () => {
  const desk = await browser.newPage({ baseURL: product.origin, viewport: { width: 1440, height: 900 } });
  desk.setDefaultTimeout(patience);
  await desk.goto('/catalog');
  await signIn(desk, 'admin');
  await press(desk, 'Add a Type');
  await inDialog(desk).getByLabel('Name').fill('Tank');
  await inDialog(desk).getByRole('button', { name: 'Save' }).click();
  await inDialog(desk).waitFor({ state: 'detached' });
  await press(desk, 'Add an item');
  await inDialog(desk).getByLabel('Name').fill('AAA tank');
  await inDialog(desk).getByRole('combobox', { name: 'Type' }).click();
  await desk.getByRole('option', { name: 'Tank' }).click();
  await inDialog(desk).getByLabel('Code').fill('TANK-42');
  await inDialog(desk).getByRole('button', { name: 'Save', exact: true }).click();
  const tank = desk.getByRole('row', { name: /^AAA tank/ });
  const levelOf = () => tank.getAttribute('aria-level');
  await expect.poll(levelOf, { timeout: patience }).toBe('1');
  await tank.click();
  await desk.keyboard.press('m');
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Enter');
  await text(desk, '1 item moved');
  expect(await levelOf()).toBe('2');
  await desk.keyboard.press('Control+z');
  await expect.poll(levelOf, { timeout: patience }).toBe('1');
  await desk.close();

  type Form = { questions: { id: string; text: string }[] };
  const { questions } = await product.json<Form>(['api', 'GET', `/template/${formId}`]);
  const place = questions.find((question) => question.text === 'Place')?.id;
  // On the phone, whose catalog is older than the tank.
  await page.goto(`/fill/${formId}?${place}=TANK-42`);
  await text(page, 'AAA tank');
});

/** The packaged browser has no camera, not even a made-up one: there the code is typed. */
async function scan(): Promise<void> {
  const code = page.getByRole('textbox', { name: 'Code' });
  const trouble = inDialog(page).getByRole('alert');
  await press(page, /^Scan$/);
  await expect
    .poll(async () => (await trouble.count()) > 0 || (await code.inputValue()) === 'TANK-42')
    .toBe(true);
  if ((await trouble.count()) === 0) return;
  await press(page, 'Type the code');
  await code.fill('TANK-42');
}

async function sign(): Promise<void> {
  const paper = await inDialog(page).locator('canvas').boundingBox();
  if (paper === null) throw new Error('There is nothing to sign on.');
  const { x, y } = paper;
  await page.mouse.move(x + 40, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 120, { steps: 8 });
  await page.mouse.up();
  await press(page, 'Done');
  await shown(page.getByRole('button', { name: 'Sign again' }));
}

/** A film of a code, as a camera would take it: drawn by a browser, one picture long. */
async function filmOf(words: string): Promise<Buffer> {
  type Code = {
    addData(data: string): void;
    make(): void;
    getModuleCount(): number;
    isDark(y: number, x: number): boolean;
  };
  const Code = createRequire(import.meta.url)('qrcode-terminal/vendor/QRCode') as new (
    type: number,
    level: number,
  ) => Code;
  const code = new Code(-1, 1);
  code.addData(words);
  code.make();
  const size = code.getModuleCount();
  const cells = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => code.isDark(y, x)),
  );
  const artist = await startBrowser();
  try {
    const sheet = await artist.newPage({ viewport: { width: 640, height: 480 } });
    const squares = cells.flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `<rect x="${x}" y="${y}" width="1.02" height="1.02"/>` : '')),
    );
    await sheet.setContent(
      `<body style="margin:0;background:#fff"><svg style="margin:60px 140px" width="360" height="360" viewBox="0 0 ${size} ${size}">${squares.join('')}</svg>`,
    );
    return await sheet.screenshot({ type: 'jpeg', quality: 90 });
  } finally {
    await artist.close();
  }
}
