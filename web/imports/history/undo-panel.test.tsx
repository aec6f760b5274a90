import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#core/errors.ts';
import type { UndoPreview } from '#core/imports/undo.ts';
import { type Answers, drawPage } from '#tests/components/draw-page.tsx';
import { importStatusOf } from '#tests/support/import-status.ts';
import { UndoPanel } from './undo-panel.tsx';

const id = '00000000-0000-4000-8000-0000000000b1';
const until = Date.UTC(2026, 11, 23, 11, 2);
const status = importStatusOf({
  id,
  templateId: id,
  sheetId: id,
  originalFileName: 'gates.csv',
  undoUntil: until,
});
const untouched: UndoPreview = {
  importId: id,
  sheetId: id,
  unchanged: 3,
  changed: 0,
  edited: 0,
  reviewed: 0,
  added: 0,
  deleted: 0,
  restored: 0,
  kept: 0,
  setupChanged: false,
  until,
};

async function draw(preview: Partial<UndoPreview>, more: Answers = {}, role: 'ADMIN' | 'MANAGER' = 'ADMIN') {
  const answers = { 'imports.previewUndo': () => ({ ...untouched, ...preview }), ...more };
  const drawn = await drawPage(<UndoPanel status={status} />, { answers, role });
  const undos = () => drawn.sent.filter((call) => call.id === 'imports.undo').map(({ input }) => input.body);
  return { ...drawn, undos };
}

it('says what became of the rows and until when, and undoes after a question', async () => {
  const { screen, undos } = await draw({}, { 'imports.undo': () => ({ ...status, undoUntil: null }) });
  await expect.element(screen.getByText('3 rows are as imported.')).toBeVisible();
  await expect.element(screen.getByText('This import can be undone until', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Undo import' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText('The undo deletes the sheet with all its rows.', { exact: false }))
    .toBeVisible();
  expect(undos()).toEqual([]);
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await expect.element(page.getByText('The import of gates.csv is undone.')).toBeVisible();
  expect(undos()).toEqual([{ changed: false, changedRows: 0 }]);
});

it('says what it is doing while a large one is undone', async () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const { screen } = await draw(
    {},
    {
      'imports.undo': async () => {
        await ended;
        return status;
      },
    },
  );
  await screen.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  const busy = page.getByText('Undoing the import of gates.csv: 3 rows.');
  await expect.element(busy).toBeVisible();
  end();
  await expect.element(busy).not.toBeInTheDocument();
});

it('names what people have changed, which goes only when an administrator says so', async () => {
  const { screen, undos } = await draw(
    { unchanged: 1, changed: 2, edited: 2 },
    { 'imports.undo': () => status },
  );
  await expect.element(screen.getByText('2 rows were edited since.')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo with all changes' }).click();
  await expect.poll(undos).toEqual([{ changed: true, changedRows: 2 }]);
});

it('does not let a manager undo what people have changed, and says who can', async () => {
  const { screen, undos } = await draw({ changed: 1, edited: 1 }, {}, 'MANAGER');
  const button = screen.getByRole('button', { name: 'Undo import' });
  await expect.element(button).toHaveAttribute('data-disabled');
  expect(undos()).toEqual([]);
});

it('says why it was refused, and nothing of success', async () => {
  const { screen } = await draw(
    {},
    {
      'imports.undo': () => {
        throw new AppError('conflict', 'More rows have changed in the meantime: 2 rows instead of 1 row.');
      },
    },
  );
  await screen.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect
    .element(page.getByText('More rows have changed in the meantime', { exact: false }))
    .toBeVisible();
  expect(page.getByText('The import of gates.csv is undone.').elements()).toEqual([]);
});
