// A story told once: from the sign-in page of a company that was made a minute ago to its first entry, from a phone. Clicks and
// taps are counted, those into a field too; what is typed, and keys, are not.
import type { Page } from 'playwright-core';
import { inDialog, shown, text } from './page-words.ts';
import { pointerOn } from './pointer.ts';

/** Types into the field that has the focus and, after a tab each, into the next ones. */
async function typed(page: Page, ...words: string[]): Promise<void> {
  for (const [index, word] of words.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(word);
  }
}

/** The first admin publishes a template and invites somebody. Gives the clicks. */
export async function setUp(page: Page, admin: { userName: string; password: string }, guest: string) {
  const { press, button, presses } = pointerOn(page);
  const dialog = inDialog(page);
  await page.goto('/');
  await press(page.getByLabel('Username'));
  await typed(page, admin.userName);
  await press(page.getByLabel('Password', { exact: true }));
  await typed(page, admin.password);
  await button('Login');
  await press(page.getByRole('link', { name: 'Open: Create a Form' }));
  await press(page.getByRole('link', { name: 'Suggestion box' }));
  await button('Publish');
  await press(dialog.getByRole('button', { name: 'Publish', exact: true }));
  await text(page, '"Suggestion box" is ready to be filled in');
  await press(dialog.getByRole('button', { name: 'Close' }));
  await press(page.getByRole('link', { name: 'Users', exact: true }));
  await press(page.getByRole('link', { name: 'New User' }));
  await press(dialog.getByRole('textbox', { name: 'Username' }));
  await typed(page, guest, '', `${guest}@example.com`);
  await press(dialog.getByRole('button', { name: 'Create' }));
  await text(page, `${guest} was created`);
  return presses();
}

/** Whoever was invited opens the link on a phone and sends an entry. Gives the taps, with that on the link. */
export async function sendFirst(page: Page, link: string): Promise<number> {
  const { press, button, presses } = pointerOn(page);
  const field = (name: string) => press(page.getByRole('textbox', { name }));
  await page.goto(link);
  await press(page.getByLabel('New Password', { exact: true }));
  await typed(page, 'a long secret');
  await press(page.getByLabel('Confirm Password', { exact: true }));
  await typed(page, 'a long secret');
  await button('Continue');
  await press(page.getByRole('link', { name: /^Suggestion box/ }));
  await field('Site');
  await typed(page, 'Gate 1');
  await button('Start');
  await press(page.getByRole('radiogroup', { name: 'What is it about?' }).getByText('Quality'));
  await field('What is the matter today?');
  await typed(page, 'Labels come off');
  await field('What would you do?');
  await typed(page, 'Other glue');
  await press(page.getByRole('radiogroup', { name: 'May we know who you are?' }).getByText('No'));
  await button('Send');
  await shown(page.getByText('Sent.'));
  return presses() + 1;
}
