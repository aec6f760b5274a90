// The product with its demo companies, as `npm start` gives it: a place to sit down at either face, what the admin does
// meanwhile, and a form of one's own with data that no demo has.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { copyFolder } from '#tests/support/demo-data.ts';
import { patience } from '#tests/support/patience.ts';
import { installProduct, type Product } from '#tests/support/product.ts';
import { keys, openTerminal, type Terminal } from '#tests/support/terminal.ts';

export const demoPassword = 'formdeck-demo';

/** Started, with the demo's admin signed in at the commands. */
export async function startDemo(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const product = await installProduct(['--demo'], undefined, settings);
  copyFolder(inject('demoData'), product.dataFolder);
  await product.start();
  const { code, stderr } = await product.run(['login', '--username', 'admin', '--password-stdin'], {
    input: demoPassword,
  });
  if (code !== 0) throw new Error(`The admin cannot sign in: ${stderr}`);
  return product;
}

/** Started, with one region and nobody in it yet. */
export async function startEmpty(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const product = await installProduct([], undefined, settings);
  copyFolder(inject('emptyData'), product.dataFolder);
  await product.start();
  return product;
}

/** Something that happens while the server is gone, as after a power cut; it comes back. */
export async function withoutServer(product: Product, happening: () => Promise<void>): Promise<void> {
  await product.stop('SIGKILL');
  try {
    await happening();
  } finally {
    await product.start();
  }
}

/** Somebody's password is set by the admin: their sessions end. It is the same as before, by way of another one. */
export async function setPassword(
  product: Product,
  userName: string,
  change: { mustChangePassword?: boolean } = {},
): Promise<void> {
  const users = await product.json<{ id: string; userName: string }[]>(['users', 'list']);
  const id = users.find((user) => user.userName === userName)?.id ?? '';
  const other = `not ${demoPassword}`;
  for (const [currentPassword, password] of [
    [demoPassword, other],
    [other, demoPassword],
  ]) {
    // The admin's own needs the current one, too.
    const body = JSON.stringify({ password, currentPassword, ...change });
    await product.json(['api', 'PUT', `/user/${id}`, '--body', body]);
  }
}

type QuestionInput = {
  text: string;
  type: string;
  required?: boolean;
  options?: string[];
  questions?: QuestionInput[];
};
type ElementInput = { type: string; label: string; matrix?: boolean };
export type FormInput = {
  name: string;
  contextQuestions?: QuestionInput[];
  questions: (QuestionInput | ElementInput)[];
};

/** Makes a form and publishes it; gives its id. */
export async function publishForm(product: Product, form: FormInput): Promise<string> {
  const file = join(product.folder, 'form.json');
  writeFileSync(file, JSON.stringify(form));
  const { id } = await product.json<{ id: string }>(['forms', 'create', '--file', file]);
  await product.json(['forms', 'publish', id, '--yes']);
  return id;
}

/** Writes a file into the product's folder; gives its path. */
export function writeFile(product: Product, name: string, content: string): string {
  const path = join(product.folder, name);
  writeFileSync(path, content);
  return path;
}

/** Somebody at a browser of their own, which shows the sign-in. */
export async function atBrowser(
  browser: Browser,
  product: Product,
  work: (page: Page) => Promise<void>,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<void> {
  const page = await browser.newPage({ baseURL: product.origin, viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(patience);
  try {
    await prepare(page);
    await page.goto('/forms');
    await work(page);
  } finally {
    await page.close();
  }
}

/** Somebody at a terminal of their own, where they have just typed their name and password into the app. */
export async function atTerminal(
  product: Product,
  userName: string,
  work: (terminal: Terminal) => Promise<void>,
  { env = {}, ...size }: { env?: Readonly<Record<string, string>>; columns?: number; rows?: number } = {},
): Promise<void> {
  const folder = mkdtempSync(join(product.folder, 'terminal-'));
  const terminal = openTerminal({
    program: process.execPath,
    args: [resolve('bin/formdeck.js')],
    env: product.environment({ ...env, FORMDECK_CONFIG: join(folder, 'config') }),
    cwd: folder,
    columns: 120,
    rows: 40,
    ...size,
  });
  try {
    await terminal.shows('Sign in');
    for (const word of [userName, demoPassword]) {
      await terminal.press(word);
      await terminal.press(keys.enter);
    }
    await work(terminal);
  } finally {
    terminal.kill();
    await terminal.ended;
  }
}
