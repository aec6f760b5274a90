import { expect, it } from 'vitest';
import type { Actor } from '#core/actor.ts';
import { importStatusOf } from '#tests/support/import-status.ts';
import { mayUndoChanged, mayUndoImport, undoLines, type UndoPreview, undoText } from './undo.ts';

const id = '0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11';
const none = { changed: 0, edited: 0, reviewed: 0, added: 0, deleted: 0, restored: 0, kept: 0 };
const preview = (change: Partial<UndoPreview>): UndoPreview => ({
  importId: id,
  sheetId: id,
  unchanged: 4_812,
  ...none,
  setupChanged: false,
  until: 0,
  ...change,
});
const actor = (role: Actor['role']) => ({ role, flags: {} }) as Actor;
const status = (change: object) =>
  importStatusOf({ id, templateId: id, sheetId: id, undoUntil: 1, ...change });

it('says what became of the rows, and what the undo does to them', () => {
  expect(undoLines(preview({}))).toEqual(['4,812 rows are as imported.']);
  expect(
    undoLines(preview({ unchanged: 0, changed: 3, edited: 1, reviewed: 2, added: 1, deleted: 5 })),
  ).toEqual([
    'No row is as it was imported.',
    '1 row was edited since.',
    '2 rows were reviewed since.',
    '1 row was filled in by people.',
    '5 rows were deleted since.',
  ]);
  expect(undoText(preview({}))).toBe(
    '4,812 rows are as imported. The undo deletes the sheet with all its rows. This cannot be undone.',
  );
  expect(undoText(preview({ sheetId: null, restored: 2, kept: 1 }))).toBe(
    '2 rows get their earlier answers back. 1 row keeps answers that people have changed since. This cannot be undone.',
  );
});

it('is for managers, and over changed rows for admins', () => {
  expect(mayUndoImport(actor('MANAGER'), status({})).yes).toBe(true);
  expect(mayUndoImport(actor('REVIEWER'), status({})).yes).toBe(false);
  expect(mayUndoChanged(actor('MANAGER'), preview({})).yes).toBe(true);
  expect(mayUndoChanged(actor('MANAGER'), preview({ changed: 1 }))).toMatchObject({
    why: expect.stringContaining('1 row was changed since the import.') as unknown,
  });
  expect(mayUndoChanged(actor('ADMIN'), preview({ changed: 1 })).yes).toBe(true);
});

it.each([
  [{ state: 'COMPLETED_WITH_ERRORS', undoUntil: null }, 'Cancel this one instead'],
  [{ undone: { at: 0, by: { id, userName: 'kim' } }, undoUntil: null }, 'already undone'],
  [{ undoUntil: null }, 'more than 30 days old'],
])('says why an import cannot be undone: %o', (change, why) => {
  expect(mayUndoImport(actor('ADMIN'), status(change))).toMatchObject({
    yes: false,
    why: expect.stringContaining(why) as unknown,
  });
});
