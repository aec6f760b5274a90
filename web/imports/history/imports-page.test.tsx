import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppError } from '#core/errors.ts';
import { importsView, type ImportsView } from '#core/imports/history/view.ts';
import type { ListedImport } from '#core/imports/schema.ts';
import { type Answers, drawPage } from '#tests/components/draw-page.tsx';
import { importStatusOf } from '#tests/support/import-status.ts';
import { ImportsPage } from './imports-page.tsx';

const form = { id: '00000000-0000-4000-8000-0000000000f1', name: 'Vehicle check' };
let made = 0;

function listed(own: Partial<ListedImport>): ListedImport {
  const id = `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
  return { ...importStatusOf({ id, templateId: form.id, sheetId: id }), template: form, ...own };
}

const pageOf = (content: ListedImport[]) => ({
  content,
  page: 0,
  size: 25,
  totalElements: content.length,
  totalPages: Math.min(1, content.length),
});

async function draw(
  content: ListedImport[],
  {
    view = {},
    answers = {},
    role = 'ADMIN' as const,
  }: {
    view?: Partial<ImportsView>;
    answers?: Answers;
    role?: 'ADMIN' | 'MANAGER' | 'USER';
  } = {},
) {
  const onView = vi.fn<(view: ImportsView) => void>();
  const drawn = await drawPage(
    <main id="content">
      <ImportsPage view={{ ...importsView.first, ...view }} onView={onView} />
    </main>,
    {
      answers: { 'imports.list': () => pageOf(content), 'forms.list': () => [], ...answers },
      role,
    },
  );
  return { ...drawn, onView };
}

const done = listed({ originalFileName: 'control-log.csv', undoUntil: Date.UTC(2027, 0, 1) });
const toRepair = listed({
  originalFileName: 'checks.csv',
  state: 'COMPLETED_WITH_ERRORS',
  completedRows: 11,
  failedRows: 5,
});

it('begins an import, after the form that it goes into', async () => {
  const { screen } = await draw([done], { answers: { 'forms.list': () => [] } });
  await screen.getByRole('button', { name: 'Import Data' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Into which form?' })).toBeDisabled();
  await expect.element(page.getByText(/^No published form/)).toBeVisible();
});

it('shows each import with who, when, what, and what waits for a repair', async () => {
  const { screen } = await draw([toRepair, done]);
  await expect.element(screen.getByText('2 imports')).toBeVisible();
  const rows = screen.getByRole('listitem').filter({ hasText: '.csv' });
  expect(rows.elements()).toHaveLength(2);
  const first = rows.nth(0);
  await expect
    .element(first.getByRole('link', { name: 'checks.csv' }))
    .toHaveAttribute('href', `/forms/import/${toRepair.id}`);
  await expect.element(first.getByText('Vehicle check')).toBeVisible();
  await expect.element(first.getByText('by kim', { exact: false })).toBeVisible();
});

it('says of an import by a key how many rows are new, changed and the same', async () => {
  const update = {
    newRows: 0,
    changedRows: 16,
    unchangedRows: 8,
    keyQuestion: form.id,
    blankCells: 'KEEP' as const,
  };
  const { screen } = await draw([listed({ originalFileName: 'odometers.csv', completedRows: 24, update })]);
  await expect.element(screen.getByText('0 new, 16 changed, 8 unchanged')).toBeVisible();
});

it('undoes from the menu of a finished one, and offers it at no other', async () => {
  const preview = { importId: done.id, sheetId: done.id, unchanged: 3, changed: 0, edited: 0, reviewed: 0 };
  const rest = { added: 0, deleted: 0, restored: 0, kept: 0, setupChanged: false, until: done.undoUntil };
  const { screen, sent } = await draw([toRepair, done], {
    answers: { 'imports.previewUndo': () => ({ ...preview, ...rest }), 'imports.undo': () => done },
  });
  await screen.getByRole('button', { name: 'Actions for checks.csv' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Import Data' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Undo import' }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Actions for control-log.csv' }).click();
  await page.getByRole('menuitem', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect.element(page.getByText('The import of control-log.csv is undone.')).toBeVisible();
  expect(sent.filter(({ id }) => id === 'imports.undo').map(({ input }) => input.params)).toEqual([
    { id: done.id },
  ]);
});

it('says that there are none, or that none is like the filter, and leads out of it', async () => {
  const { screen } = await draw([]);
  await expect.element(screen.getByText('No imports yet')).toBeVisible();
  const narrowed = await draw([], { view: { phase: 'undone' } });
  await expect.element(narrowed.screen.getByText('No imports match')).toBeVisible();
  await narrowed.screen.getByRole('button', { name: 'Show all imports' }).click();
  expect(narrowed.onView).toHaveBeenCalledWith(importsView.first);
});

it('says that it cannot be loaded', async () => {
  const { screen } = await draw([], {
    answers: {
      'imports.list': () => {
        throw new AppError('forbidden', 'You may not see this.');
      },
    },
  });
  await expect.element(screen.getByText('Unable to load the imports')).toBeVisible();
});

it('asks the server for nothing where somebody may not see imports', async () => {
  const { screen, sent } = await draw([done], { role: 'USER' });
  await expect.element(screen.getByText('You have no access to this page.')).toBeVisible();
  expect(sent.filter(({ id }) => id === 'imports.list')).toEqual([]);
});
