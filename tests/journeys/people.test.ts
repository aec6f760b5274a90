// From an invitation to the end of an account: an admin invites somebody, who chooses a password by the link and starts to
// work; the admin finds both in the audit log, looks up what the new colleague may see, and deactivates them at the terminal,
// which ends their session in the browser.
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '#tests/support/browser.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import type { Product } from '#tests/support/product.ts';
import { keys } from '#tests/support/terminal.ts';
import { atBrowser, atTerminal, demoPassword, startDemo } from './demo.ts';
import { sendFirst, setUp } from './first-minutes.ts';
import { heading, inDialog, press, shown, signIn, text } from './page-words.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

it('somebody is invited, works, is found in the audit log, and is deactivated', async () => {
  await atBrowser(browser, product, async (page) => {
    await signIn(page, 'admin');
    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('link', { name: 'New User' }).click();
    await press(page, 'Create');
    await text(page, 'A username is required');
    await inDialog(page).getByRole('textbox', { name: 'Username' }).fill('kim.larsen');
    await inDialog(page).getByRole('textbox', { name: 'E-mail' }).fill('kim@northern-airfields.example');
    await inDialog(page).getByRole('combobox', { name: 'User Groups' }).fill('Wildlife');
    await page.getByRole('option', { name: 'Wildlife team' }).click();
    await page.keyboard.press('Escape');
    await inDialog(page).getByRole('button', { name: 'Create' }).click();
    await text(page, 'kim.larsen was created');
    const link = await invitationTo('kim@northern-airfields.example');

    await atBrowser(browser, product, async (colleague) => {
      await choosePassword(colleague, link);
      await text(colleague, 'Welcome, kim.larsen.');

      await page.goto('/admin/auditlog');
      await page.getByRole('link', { name: 'Other activity' }).click();
      await text(page, 'admin created the user kim.larsen');

      await page.goto('/users');
      await page.getByLabel('Search users').fill('kim.larsen');
      await page.getByRole('link', { name: 'kim.larsen' }).click();
      await inDialog(page).getByRole('tab', { name: 'Access' }).click();

      await text(page, /shares the group Wildlife team/i);

      await deactivateAtTerminal();
      await colleague.goto('/forms');
      await heading(colleague, 'Sign in');
      // The link was good once.
      await colleague.goto('about:blank');
      await colleague.goto(link);
      await shown(colleague.getByRole('alert'));
    });
  });
});

it('a company that was just made has its first entry from a phone within five minutes and 24 clicks', async () => {
  const admin = { userName: 'first', password: demoPassword };
  const company = ['company', 'create', '--name', 'Minute', '--region', 'ca', '--password-stdin'];
  const first = ['--username', admin.userName, '--email', 'first@example.com'];
  await product.run([...company, ...first], { input: demoPassword });
  const begin = Date.now();
  const desk = await browser.newPage({ baseURL: product.origin, viewport: { width: 1440, height: 900 } });
  const phone = await browser.newPage({ baseURL: product.origin, viewport: { width: 390, height: 844 } });
  const clicks = await setUp(desk, admin, 'guest');
  const taps = await sendFirst(phone, await invitationTo('guest@example.com'));
  expect(clicks + taps).toBeLessThanOrEqual(24);
  expect((Date.now() - begin) / 60_000).toBeLessThan(5);
  await Promise.all([desk.close(), phone.close()]);
});

/** The link in the e-mail of an invitation, once it has gone out. */
async function invitationTo(address: string): Promise<string> {
  const found = async () => {
    const mails = await mailsTo(join(product.dataFolder, 'ca'), address);
    const plain = mails
      .join('\n')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    return /https?:\/\/\S+#invitation=[\w-]+/.exec(plain)?.[0] ?? '';
  };
  await expect.poll(found).not.toBe('');
  return found();
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await text(page, /Your username is kim\.larsen/);
  await page.getByLabel('New Password', { exact: true }).fill('a long secret');
  await page.getByLabel('Confirm Password', { exact: true }).fill('another one');
  await press(page, 'Continue');
  await text(page, 'Password confirmation does not match password.');
  await page.getByLabel('Confirm Password', { exact: true }).fill('a long secret');
  await press(page, 'Continue');
}

async function deactivateAtTerminal(): Promise<void> {
  await atTerminal(product, 'admin', async ({ press: type, shows, screen }) => {
    await shows('Recent activity');
    await type(':users');
    await type(keys.enter);
    await shows('hannah.kowalski');
    await type('/kim.larsen');
    await type(keys.enter);
    await expect.poll(() => screen().includes('hannah.kowalski')).toBe(false);
    await type(keys.enter);
    await shows('kim@northern-airfields.example');
    await type('D');
    await shows('Deactivate kim.larsen?');
    await type('y');
    await shows('kim.larsen was deactivated');
  });
}
