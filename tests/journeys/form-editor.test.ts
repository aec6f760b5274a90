// The form editor in one sitting: a form is made by hand and by keyboard, refused, mended, kept over a crash, saved, changed
// by two people at once, published, and made anew.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { startBrowser } from '#tests/support/browser.ts';
import type { Product } from '#tests/support/product.ts';
import { startDemo } from './demo.ts';
import { pageErrors } from './page-errors.ts';
import { inDialog, press, shown, signIn, text } from './page-words.ts';
import { designInspection, sendInspection } from './van-inspection.ts';

type Saved = {
  id: string;
  name: string;
  description: string | null;
  questions: { text: string; condition: string | null }[];
};

let product: Product;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), startBrowser()]);
  page = await browser.newPage({ baseURL: product.origin, viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(patience);
  // The browser's own question before a page is left for good.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/forms');
  await signIn(page, 'admin');
  await page.getByRole('heading', { name: 'Forms' }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const choose = (option: string) => page.getByRole('option', { name: option, exact: true }).click();
const card = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) }).first();
const add = async (type: string) => {
  await press(page, 'Add to "Asked with every entry"');
  await page.getByRole('menuitem', { name: type, exact: true }).click();
};
/** The cards of the rows begin with these titles, in this order. */
const rowsAre = (...titles: string[]) => {
  const cards = page.getByRole('list', { name: 'Asked with every entry' }).locator('[id^="card."]');
  return expect
    .poll(async () => (await cards.allTextContents()).map((words, at) => words.startsWith(titles[at] ?? '?')))
    .toEqual(titles.map(() => true));
};
const focusIsOn = (id: string) =>
  expect.poll(() => page.evaluate<string>('document.activeElement?.id ?? ""')).toContain(id);
const focusIsIn = (words: string) =>
  expect
    .poll(() => page.evaluate<string>('document.activeElement?.closest("[role=dialog]")?.textContent ?? ""'))
    .toContain(words);
const savedForm = async (): Promise<Saved> => {
  const forms = await product.json<Saved[]>(['api', 'GET', '/company/template']);
  const id = forms.find(({ name }) => name === 'Gate check')?.id ?? '';
  return product.json<Saved>(['api', 'GET', `/template/${id}`]);
};
/** Somebody else changes the form meanwhile. */
const savedByOthers = async (change: Partial<Saved>) => {
  const form = { ...(await savedForm()), ...change };
  await product.json(['api', 'PUT', `/template/${form.id}`, '--body', JSON.stringify(form)]);
};

describe('The form editor', () => {
  it('shows what is in the way after a save that fails, and leads there', async () => {
    await press(page, 'New Form');
    await page.getByRole('menuitem', { name: 'Create from blank' }).click();
    await shown(field('Form name'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await text(page, 'Fix 3 problems to save this form');
    await text(page, 'A form name is required');
    await press(page, 'Question 1: A type is required');
    await focusIsOn('.type');
    await page.keyboard.press('Enter');
    await choose('Yes or No');
    await field('Question').fill('Passed?');
    await field('Form name').fill('Gate check');
    await page.getByText(/Fix \d+ problem/).waitFor({ state: 'detached' });
  });

  it('takes questions, options and a condition', async () => {
    await add('Single-select');
    await focusIsOn('.text');
    await page.keyboard.type('State');
    await field('Option 1').fill('Good');
    for (const option of ['Bent', 'Broken']) {
      await page.keyboard.press('Enter');
      await focusIsOn('.options.');
      await page.keyboard.type(option);
    }
    await press(page, 'Add a condition');
    await choose('Passed?');
    await page.getByRole('combobox', { name: 'Value', exact: true }).click();
    await choose('No');
    await text(page, 'Passed? is No.');
    await press(page, 'Done');
    await text(page, 'Asked if Passed? is No');
    await add('Number');
    await focusIsOn('.text');
    await page.keyboard.type('Repairs');
    await page.keyboard.press('Escape');
    await rowsAre('Passed?', 'State', 'Repairs');
  });

  it('is tried while it is made', async () => {
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await shown(preview.getByText('Passed?'));
    expect(await preview.getByText('State').count()).toBe(0);
    await preview.getByText('No', { exact: true }).click();
    await shown(preview.getByText('State'));
    await shown(preview.getByText('Broken'));
  });

  it('moves questions by the keyboard, and goes back and forth', async () => {
    await card('Repairs').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await rowsAre('Passed?', 'Repairs', 'State');
    await text(page, 'Repairs: now 2 of 3 asked with every entry');
    await focusIsOn('card.');
    await page.keyboard.press('Control+z');
    await rowsAre('Passed?', 'State', 'Repairs');
    await page.keyboard.press('Control+Shift+z');
    await rowsAre('Passed?', 'Repairs', 'State');
  });

  it('does not delete or change what something uses', async () => {
    await press(page, 'Actions for Passed?');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await shown(inDialog(page).getByText("Can't delete this question!"));
    await shown(inDialog(page).getByText('the condition of "State"'));
    await press(page, 'Leave it as it is');
    await card('Passed?').click();
    await page.getByRole('combobox', { name: 'Type', exact: true }).click();
    await choose('Photo');
    await shown(inDialog(page).getByText("Can't change question type!"));
    await press(page, 'Leave it as it is');
    await press(page, 'Done');
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('can be used by those who hear it or see it poorly, at $width', async (size) => {
    await page.setViewportSize(size);
    await card('State').click();
    await press(page, 'Edit: Asked if');
    await shown(page.getByRole('button', { name: 'Try it' }));
    // A phone shows all of what is wider than it, small.
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      size.width,
    );
    expect(await pageErrors(page)).toEqual([]);
    await press(page, 'Done');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('says whose role reviewing raises', async () => {
    await page.getByRole('switch', { name: 'Reviewers' }).click();
    await page.getByRole('combobox', { name: 'Who reviews' }).click();
    await choose('analyst');
    await text(page, 'Saving gives the role Reviewer to analyst.');
    await page.getByRole('switch', { name: 'Reviewers' }).click();
  });

  it('asks before it is left, and keeps the draft over a crash', async () => {
    await add('Import a question');
    await shown(inDialog(page).getByText('Import Question'));
    await page.goBack();
    await shown(inDialog(page).getByText('You have unsaved changes. Are you sure you want to leave?'));
    // It hears keys from when it has the focus.
    await focusIsIn('You have unsaved changes');
    // Escape closes the question alone, and means to stay.
    await page.keyboard.press('Escape');
    await expect.poll(() => inDialog(page).count()).toBe(1);
    await shown(inDialog(page).getByText('Import Question'));
    await inDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect
      .poll(() => page.evaluate<string>('Object.keys(localStorage).join()'))
      .toContain('form-draft');
    await page.reload();
    await shown(page.getByRole('region', { name: 'Restored changes' }));
    await rowsAre('Passed?', 'Repairs', 'State');
  });

  it('saves and stays, and opens as it was', async () => {
    await card('Repairs').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await rowsAre('Passed?', 'State', 'Repairs');
    await page.keyboard.press('Alt+ArrowUp');
    await rowsAre('Passed?', 'Repairs', 'State');
    await page.keyboard.press('Control+s');
    await text(page, 'Your "Gate check" form was saved');
    await focusIsOn('card.');
    const { id, questions } = await savedForm();
    // The new form has an address of its own now.
    await expect.poll(() => page.url()).toContain(`/forms/${id}`);
    await press(page, 'Undo');
    await rowsAre('Passed?', 'State', 'Repairs');
    await press(page, 'Redo');
    await text(page, 'All saved');
    expect(questions.map((question) => question.text)).toEqual(['Passed?', 'Repairs', 'State']);
    expect(questions[2]?.condition).toContain(JSON.stringify(false));
    await page.reload();
    await rowsAre('Passed?', 'Repairs', 'State');
    await text(page, 'All saved');
  });

  it('lets choose where somebody else has saved first', async () => {
    await card('Repairs').click();
    await field('Question').fill('Repairs needed');
    await savedByOthers({ description: 'Every morning' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await shown(inDialog(page).getByText(/^You changed this form elsewhere on /));
    await shown(inDialog(page).getByText('Every morning'));
    await shown(inDialog(page).getByText('Repairs needed').first());
    await press(page, 'Use their version');
    await expect.poll(() => field('Description').inputValue()).toBe('Every morning');
    await rowsAre('Passed?', 'Repairs', 'State');
    await press(page, 'Undo');
    await rowsAre('Passed?', 'Repairs needed', 'State');
    await field('Description').fill('Every morning');
    await savedByOthers({ description: 'At noon' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await shown(inDialog(page).getByText('At noon'));
    await press(page, 'Overwrite with mine');
    await page.waitForURL('**/forms?type=unpublished');
    const { description, questions } = await savedForm();
    expect([description, questions[1]?.text]).toEqual(['Every morning', 'Repairs needed']);
  });

  it('keeps what rows answer in a published form, and makes a new version of it', async () => {
    const { id } = await savedForm();
    await product.json(['forms', 'publish', id, '--yes']);
    await page.goto(`/forms/${id}`);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await text(page, 'The name of a published form cannot be changed.');
    await field('Description').fill('Every evening');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await shown(inDialog(page).getByText('Every evening'));
    await inDialog(page).getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(`**/forms/${id}/overview`);
    expect((await savedForm()).description).toBe('Every evening');
    await page.getByRole('link', { name: 'Questions', exact: true }).click();
    await text(page, /^What you change becomes its next version\./);
    await card('Repairs needed').click();
    await field('Question').fill('Repairs today');
    await press(page, 'Save and stay');
    await text(page, 'This is the new version of "Gate check".');
    const inUse = await product.json<Saved>(['api', 'GET', `/template/${id}`]);
    expect(inUse.questions[1]?.text).toBe('Repairs needed');
    await press(page, 'What publishing changes');
    const change = inDialog(page).getByText('"Repairs needed" is renamed to "Repairs today"');
    await shown(change);
    await inDialog(page).getByRole('button', { name: 'Publish' }).click();
    const question = inDialog(page).filter({ hasText: 'Publish the new version of "Gate check"?' });
    await shown(question);
    await shown(change);
    await question.getByRole('button', { name: 'Publish', exact: true }).click();
    await text(page, 'Your "Gate check" form was published');
    await shown(inDialog(page).getByText('"Gate check" is ready to be filled in'));
    await shown(inDialog(page).getByRole('img', { name: 'QR code' }));
    expect((await savedForm()).questions[1]?.text).toBe('Repairs today');
  });
});

it('takes 25 clicks at most for a van inspection with 12 questions, 2 conditions and an alert', async () => {
  await page.goto('/forms');
  expect(await designInspection(page, 'Van inspection')).toBeLessThanOrEqual(25);
});

it('takes a driver two taps more than there are answers, and says who was told', async () => {
  const phone = await browser.newPage({ baseURL: product.origin, viewport: { width: 390, height: 844 } });
  phone.setDefaultTimeout(patience);
  await phone.goto('/');
  await signIn(phone, 'user');
  const { taps, answers } = await sendInspection(phone, 'Van inspection');
  expect(answers).toBe(11);
  expect(taps).toBeLessThanOrEqual(answers + 2);
  await text(phone, 'manager was told: Brakes not in order.');
  const [sheet] = await product.json<{ name: string; completed: boolean }[]>([
    'sheets',
    'list',
    '--form',
    'Van inspection',
  ]);
  expect(sheet).toMatchObject({ completed: true, name: expect.stringMatching(/^AB 123, /) });
  await phone.close();
});
