import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppError } from '#core/errors.ts';
import { filterToAddress } from '#core/sheets/filter/address-filter.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { drawSheets } from '#tests/components/draw-sheets.tsx';
import { type FakeRow, formOf, optionsOf, questionOf, sheetOf } from '#tests/support/sheet-server.ts';

const [species, speed, phase] = ['Species', 'Speed', 'Phase'].map(() => crypto.randomUUID());
const questions = [
  questionOf(species ?? '', 'TEXT', { text: 'Species' }),
  questionOf(speed ?? '', 'NUMERIC', { text: 'Speed', order: 1 }),
  questionOf(phase ?? '', 'RADIO', {
    text: 'Phase',
    order: 2,
    questionOptions: optionsOf('Climb', 'Landing'),
  }),
];
const form = formOf(questions, { reviewers: [{ id: crypto.randomUUID(), userName: 'rob' }] });
const sheets = [sheetOf('a', { rowCount: 3 })];
const row = (
  index: number,
  name: string,
  knots: string,
  at: string,
  more: Partial<FakeRow> = {},
): FakeRow => ({
  id: `row ${index}`,
  sheetId: 'a',
  created: Date.UTC(2026, 0, index, 12),
  answers: { [species ?? '']: name, [speed ?? '']: knots, [phase ?? '']: at },
  reviewState: 'PENDING',
  ...more,
});
const rows = [
  row(1, 'Gull', '140', 'Climb'),
  row(2, 'Kestrel', '90', 'Landing', { reviewState: 'APPROVED' }),
  row(3, 'Swallow', '210', 'Landing', { userName: 'bob' }),
];
const landing = filterToAddress(
  { filters: [{ questionId: phase ?? '', operator: 'EQ', values: ['Landing'] }] },
  questions,
);

const drawTable = (options: Parameters<typeof drawSheets>[2] = {}) =>
  drawSheets(form, sheets, { rows, ...options });
const names = () =>
  page
    .getByRole('grid')
    .getByRole('row')
    .elements()
    .map((each) => /Gull|Kestrel|Swallow/.exec(each.textContent ?? '')?.[0])
    .filter((name) => name !== undefined);

it('shows all rows, the newest first, with a column for each question', async () => {
  await drawTable();
  await expect.poll(names).toEqual(['Swallow', 'Kestrel', 'Gull']);
  for (const title of ['Species', 'Speed', 'Phase'])
    await expect.element(page.getByRole('columnheader', { name: new RegExp(`^${title}`) })).toBeVisible();
});

it('sorts by a heading, the other way by the same one, numbers as numbers', async () => {
  const { shown } = await drawTable();
  await expect.poll(names).toHaveLength(3);
  const heading = page.getByRole('columnheader', { name: /^Speed/ });
  await heading.getByText('Speed').click();
  await expect.poll(names).toEqual(['Kestrel', 'Gull', 'Swallow']);
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
  await heading.getByText('Speed').click();
  await expect.poll(names).toEqual(['Swallow', 'Gull', 'Kestrel']);
  expect(shown.search.sort).toBeDefined();
});

it('searches the rows as somebody types, and says of how many', async () => {
  const { screen } = await drawTable();
  await expect.poll(names).toHaveLength(3);
  await screen.getByRole('searchbox', { name: 'Search entries' }).fill('kes');
  await expect.poll(names).toEqual(['Kestrel']);
  await expect.element(screen.getByText('1 of 3 entries')).toBeVisible();
});

it('says that a search finds none, and leads back to all', async () => {
  const { screen } = await drawTable();
  await expect.poll(names).toHaveLength(3);
  await screen.getByRole('searchbox', { name: 'Search entries' }).fill('ostrich');
  await expect.element(screen.getByText(/ostrich/).first()).toBeVisible();
  await screen.getByRole('button', { name: sheetTexts.showAll }).click();
  await expect.poll(names).toHaveLength(3);
});

it('selects rows one by one, and all between two with Shift', async () => {
  const { screen } = await drawTable();
  await expect.poll(names).toHaveLength(3);
  await page.getByRole('gridcell', { name: 'Select row 1' }).click();
  await expect.element(screen.getByText(/^1 (entry )?selected/)).toBeVisible();
  await page.getByRole('gridcell', { name: 'Select row 3' }).click({ modifiers: ['Shift'] });
  await expect.element(screen.getByText(/^3 (entries )?selected/)).toBeVisible();
});

it('goes from cell to cell by the arrow keys, and selects and opens by keys', async () => {
  const { screen } = await drawTable();
  await expect.poll(names).toHaveLength(3);
  // The head is the first row.
  const focused = () => document.activeElement;
  const cell = () =>
    document.getElementById(focused()?.getAttribute('aria-activedescendant') ?? '')?.textContent;
  (page.getByRole('row').nth(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => focused()?.getAttribute('aria-rowindex')).toBe('3');
  const first = cell();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(cell).not.toBe(first);
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText(/^1 (entry )?selected/)).toBeVisible();
});

it('shows only rows of a review status', async () => {
  const { screen, shown } = await drawTable();
  await expect.poll(names).toHaveLength(3);
  await screen.getByRole('button', { name: /^Review status: All/ }).click();
  await screen.getByRole('menuitem', { name: 'Approved 1' }).click();
  await expect.poll(names).toEqual(['Kestrel']);
  expect(shown.search.review).toBeDefined();
});

it('fits in a window of any width: its buttons keep their names, or become one', async () => {
  const { screen } = await drawTable();
  await expect.poll(names).toHaveLength(3);
  const own = { width: window.innerWidth, height: window.innerHeight };
  const words = screen.getByRole('button', { name: 'Select Sheets' });
  for (const width of [1280, 840, 810]) {
    await page.viewport(width, own.height);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expect.element(words.or(screen.getByRole('button', { name: 'Options' })).first()).toBeVisible();
  }
  await page.viewport(own.width, own.height);
  await expect.element(words).toBeVisible();
});

it('shows the rows that pass the filter of its address, and all once it is removed', async () => {
  const { screen, shown } = await drawTable({ search: { filter: landing } });
  await expect.poll(names).toEqual(['Swallow', 'Kestrel']);
  await expect.element(screen.getByText('2 entries')).toBeVisible();
  await screen
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(names).toEqual(['Swallow', 'Kestrel', 'Gull']);
  expect(shown.search.filter).toBeUndefined();
});

it('does not show other rows for a filter that it cannot read', async () => {
  const { screen, shown } = await drawTable({ search: { filter: '{' } });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await screen.getByRole('alert').getByRole('button').click();
  await expect.poll(names).toHaveLength(3);
  expect(shown.search.filter).toBeUndefined();
});

it('says what to do where a form has no rows', async () => {
  const { screen } = await drawSheets(form, [sheetOf('a')]);
  await expect.element(screen.getByRole('link', { name: 'Fill in' })).toBeVisible();
});

it('says that rows could not be loaded, and loads them again', async () => {
  const { screen, state } = await drawTable({
    failure: new AppError('invalid', undefined, { status: 400 }),
  });
  await expect.element(screen.getByText(sheetTexts.failed)).toBeVisible();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  state.failure = null;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(names).toHaveLength(3);
});

it('draws a widget for each question, and the numbers of its answers', async () => {
  const { screen } = await drawTable({ tab: 'dashboard' });
  for (const { text } of questions)
    await expect.element(screen.getByRole('heading', { name: text, exact: true })).toBeVisible();
  await expect.element(screen.getByText('3 entries')).toBeVisible();
  await expect.element(screen.getByRole('list', { name: /Phase/ }).getByText('Landing')).toBeVisible();
});

it('counts in its widgets what the filter leaves', async () => {
  const { screen } = await drawTable({ tab: 'dashboard', search: { filter: landing } });
  await expect.element(screen.getByText('2 entries')).toBeVisible();
  await expect.element(screen.getByText('Gull', { exact: true })).not.toBeInTheDocument();
});

it('shows approved rows only by a switch of the dashboard', async () => {
  const { screen, shown } = await drawTable({ tab: 'dashboard' });
  await screen.getByRole('switch', { name: 'Only approved' }).click();
  await expect.element(screen.getByText('1 entry', { exact: true })).toBeVisible();
  expect(shown.search.filter).toBe('review.approved');
});
