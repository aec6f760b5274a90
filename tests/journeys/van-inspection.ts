// A story told once: a manager designs the inspection of a van, and a driver sends the first one. Clicks and taps are counted;
// what is typed, and keys, are not.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inDialog, shown, text } from './page-words.ts';
import { pointerOn } from './pointer.ts';

const checks = [
  'Brakes in order?',
  'Lights in order?',
  'Tyres in order?',
  'Mirrors in order?',
  'Seat belts in order?',
  'Fire extinguisher in place?',
  'First-aid kit in place?',
  'Body undamaged?',
];

/** Twelve questions, two of them under a condition, and an alert; published. Gives the clicks. */
export async function designInspection(page: Page, name: string): Promise<number> {
  const { press, button, presses } = pointerOn(page);
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const typed = async (words: string, ...keys: string[]) => {
    await page.keyboard.type(words);
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = (label: string) =>
    expect
      .poll(() => page.evaluate<string>('document.activeElement?.labels?.[0]?.textContent ?? ""'))
      .toContain(label);
  const type = async (label: string) => {
    await press(page.getByRole('combobox', { name: 'Type', exact: true }));
    await press(page.getByRole('option', { name: label, exact: true }));
  };
  /** Another question of the same type, by a key. */
  const another = async (title: string) => {
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => field('Question').inputValue()).toBe('');
    await focused('Question');
    await typed(title);
  };
  /** The list of questions is open and takes words; the value is No by a key. */
  const isNo = async (question: string) => {
    await button('Add a condition');
    await shown(page.getByRole('option', { name: question, exact: true }));
    await typed(question, 'Enter');
    const value = page.getByRole('combobox', { name: 'Value', exact: true });
    await press(value);
    await shown(page.getByRole('option', { name: 'No', exact: true }));
    // Down to No from what is chosen, wherever that is.
    const active = page.locator('[role=option][data-combobox-selected]');
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return active.allTextContents();
      })
      .toEqual(['No']);
    await page.keyboard.press('Enter');
    await expect.poll(() => value.inputValue()).toBe('No');
  };

  await button('New Form');
  await press(page.getByRole('menuitem', { name: 'Create from blank' }));
  await focused('Form name');
  await typed(name);
  await press(field('Question'));
  await typed('Registration');
  await type('Text');
  await another('Odometer (km)');
  await type('Number');
  for (const [at, title] of checks.entries()) {
    await another(title);
    if (at === 0) await type('Yes or No');
  }
  await another('What is wrong with the brakes?');
  await type('Text');
  await isNo('Brakes in order?');
  await another('Photo of the damage');
  await type('Photo');
  await isNo('Body undamaged?');
  await button('Add an alert');
  await focused('Alert name');
  await typed('Brakes not in order');
  await isNo('Brakes in order?');
  await press(page.getByRole('combobox', { name: 'Notify', exact: true }));
  await shown(page.getByRole('option', { name: 'manager', exact: true }));
  await typed('manager', 'Enter', 'Escape');

  await button('Publish');
  await shown(inDialog(page).getByText('Entries count as soon as they are sent: the form has no reviewers.'));
  await press(inDialog(page).getByRole('button', { name: 'Publish', exact: true }));
  await text(page, `"${name}" is ready to be filled in`);
  return presses();
}

/** The driver's first one, from Home on a phone, with brakes that are not in order. Gives the taps and the answers. */
export async function sendInspection(page: Page, name: string): Promise<{ taps: number; answers: number }> {
  const { press, button, presses } = pointerOn(page);
  let answers = 0;
  const typed = async (question: string, words: string) => {
    answers += 1;
    await press(page.getByRole('textbox', { name: question }));
    await page.keyboard.type(words);
  };
  await press(page.getByRole('link', { name: new RegExp(`^${name}`) }));
  await shown(page.getByRole('heading', { name, level: 1 }));
  await typed('Registration', 'AB 123');
  await typed('Odometer (km)', '84210');
  for (const question of checks) {
    answers += 1;
    const group = page.getByRole('radiogroup', { name: question });
    await press(group.getByText(question === 'Brakes in order?' ? 'No' : 'Yes', { exact: true }));
  }
  await typed('What is wrong with the brakes?', 'They squeal');
  await button('Send');
  await text(page, 'Sent.');
  return { taps: presses(), answers };
}
