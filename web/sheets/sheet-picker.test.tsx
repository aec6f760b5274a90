import { expect, it, vi } from 'vitest';
import { AppError } from '#core/errors.ts';
import { type Answers, drawPage } from '#tests/components/draw-page.tsx';
import { sheetOf } from '#tests/support/sheet-server.ts';
import { SheetPicker } from './sheet-picker.tsx';

const sheets = Array.from({ length: 230 }, (_, index) => sheetOf(String(index + 1)));

/** Pages of 100, by name, as the server gives them. */
const listed: Answers[string] = ({ query: { page, size, sheetName = '' } }) => {
  const found = sheets.filter(({ name }) => name.includes(sheetName));
  const content = found.slice(page * size, (page + 1) * size);
  return { content, page, size, totalElements: found.length, totalPages: Math.ceil(found.length / size) };
};

async function draw(selected: readonly string[] = [], answer = listed) {
  const onApply = vi.fn();
  const props = { formId: 'form', selected, onApply, onChanged: () => undefined, onClose: () => undefined };
  return {
    ...(await drawPage(<SheetPicker {...props} />, { answers: { 'sheets.company': answer } })),
    onApply,
  };
}

it('finds sheets by name on the server, and applies those that are ticked', async () => {
  const { screen, onApply } = await draw();
  await screen.getByRole('searchbox', { name: 'Search sheets' }).fill('Sheet 22');
  await expect.element(screen.getByRole('checkbox', { name: /^Sheet 229/ })).toBeVisible();
  await screen.getByRole('checkbox', { name: /^Sheet 229/ }).click();
  await expect.element(screen.getByText('1 selected')).toBeVisible();
  await screen.getByRole('button', { name: 'Apply' }).click();
  expect(onApply.mock.calls).toEqual([[['229']]]);
});

it('refuses more sheets than a view may have', async () => {
  const { screen } = await draw(sheets.slice(0, 221).map(({ id }) => id));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The maximum number of sheets you can select is 220.');
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await screen
    .getByRole('checkbox', { name: /^Sheet 1\b/ })
    .first()
    .click();
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
});

it('says so where no sheet has the name, and where they cannot be read', async () => {
  const { screen } = await draw();
  await screen.getByRole('searchbox', { name: 'Search sheets' }).fill('zebra');
  await expect.element(screen.getByText('No sheets match.')).toBeVisible();

  const failing = await draw([], () => {
    throw new AppError('not-found', 'This form does not exist.');
  });
  await expect.element(failing.screen.getByText('This form does not exist.')).toBeVisible();
});
