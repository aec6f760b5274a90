// A second factor in the browser: an admin demands it, a manager sets up an authenticator app at the next sign-in, adds a passkey (of a
// virtual authenticator of Chromium), signs in with it alone and after the password, and then with a recovery code.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '#tests/support/browser.ts';
import { codeAt } from '#tests/support/fresh-factor.ts';
import type { Product } from '#tests/support/product.ts';
import { startDemo } from './demo.ts';
import { inDialog, press, shown, signIn, text } from './page-words.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
  context = await browser.newContext({
    // Passkeys are bound to a name.
    baseURL: product.origin.replace('127.0.0.1', 'localhost'),
  });
  page = await context.newPage();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** A phone that signs whenever it is asked to. */
async function plugIn(into: Page): Promise<void> {
  const devtools = await context.newCDPSession(into);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** As in a browser where nobody has signed in, but for the phone beside it. */
async function signedOut(): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
}

/** The menu is there. */
const isIn = () => shown(page.getByRole('link', { name: 'Reports' }));

it('is demanded, set up, and then asked for; a passkey does it too, and alone', async () => {
  const demanded = await product.run(['company', 'sign-in', '--factor-role', 'MANAGER']);
  expect(demanded).toMatchObject({ code: 0, stdout: expect.stringContaining('Manager') });

  await page.goto('/');
  await signIn(page, 'manager');
  await text(page, 'Your company requires a second factor');
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
  await page.getByLabel('Code').fill(codeAt(secret, Date.now()));
  await press(page, 'Continue');
  const codes = (await page.getByRole('list', { name: 'Recovery codes' }).innerText()).trim().split('\n');
  await press(page, 'Done');
  await isIn();

  await plugIn(page);
  await page.goto('/account');
  await press(page, 'Add passkey');
  await inDialog(page).getByLabel('Name').fill('My phone');
  await inDialog(page).getByRole('button', { name: 'Add passkey' }).click();
  await shown(page.getByRole('list', { name: 'Passkeys' }).getByText('My phone'));

  await signedOut();
  await press(page, 'Sign in with a passkey');
  await isIn();

  await signedOut();
  await signIn(page, 'manager');
  await press(page, 'Use a passkey');
  await isIn();

  await signedOut();
  await signIn(page, 'manager');
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await press(page, 'Login');
  await text(page, '9 are left');
  await page.goto('/account');
  await text(page, /last used/);
});
