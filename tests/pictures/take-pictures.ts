// Takes the pictures of the documents from demo companies; with names, only those. Run by `npm run pictures`.
import { mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { startBrowser } from '#tests/support/browser.ts';
import { installProduct, type Product } from '#tests/support/product.ts';
import { keys, openTerminal, type Terminal } from '#tests/support/terminal.ts';
import { terminalPage } from './terminal-page.ts';

const password = 'formdeck-demo';
const folder = resolve(import.meta.dirname, '../../docs/pictures');
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };
const screen = { columns: 110, rows: 30 };

type Shot = {
  /** Its file is docs/pictures/NAME.webp. */
  name: string;
  by: string;
} & (
  | {
      address: (form: (name: string) => string, row: string) => string;
      size?: typeof wide;
      /** What is pressed there. */
      open?: (page: Page) => Promise<unknown>;
    }
  | { terminal: (terminal: Terminal) => Promise<unknown> }
);

const strikes = 'Wildlife strikes';
const shots: readonly Shot[] = [
  { name: 'fill-in', by: 'user', address: () => '/fill', size: phone },
  { name: 'forms', by: 'manager', address: () => '/forms' },
  { name: 'editor', by: 'manager', address: () => '/forms/create/fleet/pre-trip-vehicle-check.json' },
  { name: 'dashboard', by: 'manager', address: (form) => `/sheet/${form(strikes)}/all` },
  { name: 'table', by: 'manager', address: (form) => `/sheet/${form(strikes)}/all/data` },
  {
    name: 'review',
    by: 'reviewer',
    address: (form, row) => `/sheet/${form(strikes)}/all/data/${row}?review=pending`,
  },
  {
    name: 'report',
    by: 'manager',
    address: () => '/reports',
    open: (page) =>
      page
        .getByRole('listitem')
        .filter({ hasText: 'Wildlife strikes for the board' })
        .getByText('Run')
        .click()
        .then(() => page.getByRole('dialog').getByRole('button', { name: 'Run' }).click()),
  },
  { name: 'people', by: 'admin', address: () => '/users' },
  {
    name: 'audit',
    by: 'admin',
    address: () => '/admin/auditlog',
    open: (page) => page.getByText('Last 30 days').click(),
  },
  {
    name: 'terminal-table',
    by: 'manager',
    terminal: async (terminal) => {
      await goTo(terminal, `rows ${strikes}`);
      await terminal.shows('enter details');
    },
  },
  {
    name: 'terminal-dashboard',
    by: 'manager',
    terminal: async (terminal) => {
      await goTo(terminal, `dashboard ${strikes}`);
      await terminal.shows('Sheet Context');
    },
  },
];

async function goTo({ press, shows }: Terminal, place: string): Promise<void> {
  await shows('Recent activity');
  await press(':');
  await press(place);
  await shows(`› ${place}`);
  await press(keys.enter);
}

const names = process.argv.slice(2);
const product = await installProduct(['--demo']);
const browser = await startBrowser();
try {
  process.stdout.write('The demo companies are made: a minute or two.\n');
  await product.start();
  await product.run(['login', '--username', 'admin', '--password-stdin'], { input: password });
  const forms = await product.json<{ id: string; name: string }[]>(['forms', 'list']);
  const form = (name: string) => forms.find((one) => one.name === name)?.id ?? '';
  const rows = ['rows', 'list', '--form', strikes, '--review', 'pending', '--limit', '1', '--json'];
  const { stdout } = await product.run(rows);
  const [, row = ''] = /"id": ?"([^"]+)"/.exec(stdout) ?? [];
  for (const shot of shots.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const png = 'terminal' in shot ? await inTerminal(shot) : await inBrowser(shot, form, row);
    const file = join(folder, `${shot.name}.webp`);
    const { size } = await sharp(png).webp({ quality: 82, effort: 6 }).toFile(file);
    process.stdout.write(`${shot.name}.webp, ${Math.round(size / 1024)} KB\n`);
  }
} finally {
  await browser.close();
  await product.close();
}

async function inBrowser(
  shot: Extract<Shot, { address: unknown }>,
  form: (name: string) => string,
  row: string,
) {
  const page = await newPage(browser, product, shot.size ?? wide);
  try {
    await page.goto('/');
    await page.getByLabel('Username').fill(shot.by);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Login' }).waitFor({ state: 'hidden' });
    await page.goto(shot.address(form, row));
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Tables and charts are drawn after their data has come, which nothing on the page announces.
    await page.waitForTimeout(3_000);
    await shot.open?.(page);
    await page.waitForTimeout(2_000);
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await page.context().close();
  }
}

async function inTerminal({ by, terminal: open }: Extract<Shot, { terminal: unknown }>) {
  const own = mkdtempSync(join(product.folder, 'terminal-'));
  const { NO_COLOR, ...env } = product.environment({ FORMDECK_CONFIG: join(own, 'config') });
  const terminal = openTerminal({
    program: process.execPath,
    args: [resolve('bin/formdeck.js')],
    env: { ...env, COLORTERM: 'truecolor' },
    cwd: own,
    ...screen,
  });
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  try {
    await terminal.shows('Sign in');
    for (const word of [by, password]) {
      await terminal.press(word);
      await terminal.press(keys.enter);
    }
    await open(terminal);
    await terminal.settled();
    await page.setContent(await terminalPage(terminal.written(), screen.columns, screen.rows));
    return await page.locator('body').screenshot();
  } finally {
    terminal.kill();
    await terminal.ended;
    await page.close();
  }
}

/** A page of somebody new, so that nobody is signed in there yet. */
async function newPage(from: Browser, { origin }: Product, viewport: typeof wide): Promise<Page> {
  const context = await from.newContext({
    baseURL: origin,
    viewport,
    deviceScaleFactor: 2,
    colorScheme: 'light',
    serviceWorkers: 'allow',
  });
  return context.newPage();
}
