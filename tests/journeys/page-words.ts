// A page by the words on it: what is seen there, and what is pressed.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoPassword } from './demo.ts';

/** Resolves as soon as it is on the screen: a locator's own wait may sleep for half a second. For tests, not hooks. */
export const shown = (thing: Locator) =>
  expect.poll(() => thing.first().isVisible(), { interval: 25 }).toBe(true);

export const text = (page: Page, words: string | RegExp) => shown(page.getByText(words));
export const heading = (page: Page, name: string) => shown(page.getByRole('heading', { name, exact: true }));
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
/** The button that applies a filter, which names the rows once they are counted. */
export const applyFilters = /^(Apply filters|Show [\d,]+ entr(y|ies))$/;
/** Sends what is filled in: the banner says of others that they wait to be sent. */
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();
export const inDialog = (page: Page) => page.getByRole('dialog');

/** Fills the sign-in in and sends it. */
export async function signIn(page: Page, userName: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Login');
}
