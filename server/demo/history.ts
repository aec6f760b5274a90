// The audit entries of a demo company, as the server would have written them.
import { valuesOf } from '#core/questions/values.ts';
import type { AuditNote } from '#server/audit/write.ts';
import {
  type DemoCompany,
  type DemoForm,
  type DemoRow,
  type DemoSheet,
  type DemoUser,
  named,
} from './data.ts';
import { idOf } from './random.ts';

export type Entry = { user: DemoUser; at: number; note: AuditNote };
type NamedForm = { id: string; name: string };

/** All actions of the company's users, oldest first. */
export function historyOf({ users, groups, forms, createdAt: at }: DemoCompany): Entry[] {
  const admin = named(users, 'role', 'ADMIN');
  const entries: Entry[] = [
    ...users.map(({ id, role }): Entry => {
      return {
        user: admin,
        at,
        note: { action: 'user_created', object: { kind: 'user', id }, next: [`role ${role}`] },
      };
    }),
    ...groups.map(({ id, name }): Entry => {
      return {
        user: admin,
        at,
        note: { action: 'group_created', object: { kind: 'userGroup', id }, next: [name] },
      };
    }),
    ...forms.flatMap((form) => formEntries(form, admin)),
  ];
  return entries.toSorted((a, b) => a.at - b.at);
}

function formEntries(
  { input, createdAt, publishedAt, archivedAt, sheets }: DemoForm,
  user: DemoUser,
): Entry[] {
  const { id, name } = input;
  const form = { id, name };
  const about = { object: { kind: 'template' as const, id }, form };
  const entries: Entry[] = [
    { user, at: createdAt, note: { ...about, action: 'form_created', next: [name] } },
  ];
  if (publishedAt !== null)
    entries.push({ user, at: publishedAt, note: { ...about, action: 'form_published' } });
  if (archivedAt !== null)
    entries.push({ user, at: archivedAt, note: { ...about, action: 'form_archived' } });
  return [...entries, ...sheets.flatMap((sheet, index) => sheetEntries(sheet, index, form, user))];
}

function sheetEntries(sheet: DemoSheet, index: number, form: NamedForm, admin: DemoUser): Entry[] {
  const { id, name, user, createdAt, completedAt, rows, modifiedAt } = sheet;
  const about = { object: { kind: 'sheet' as const, id }, form };
  const entries: Entry[] = [
    { user, at: createdAt, note: { ...about, action: 'sheet_created', next: [name] } },
  ];
  if (completedAt !== null)
    entries.push({ user, at: completedAt, note: { ...about, action: 'sheet_completed' } });
  for (const row of rows) entries.push(...rowEntries(row, id, form, admin));
  const [first] = rows;
  // Occasionally a row is submitted twice, and the admin deletes the second.
  if (first !== undefined && index % 20 === 3) {
    const rowId = idOf(first.id, 'sent twice');
    const object = { kind: 'sheetRow' as const, id: rowId };
    const previous = [JSON.stringify(first.answers)];
    const at = Math.min(first.createdAt + 45 * 60_000, modifiedAt);
    entries.push({
      user: admin,
      at,
      note: { action: 'row_deleted', object, form, sheetId: id, rowId, previous },
    });
  }
  return entries;
}

function rowEntries(
  { id, answers, review, correction }: DemoRow,
  sheetId: string,
  form: NamedForm,
  admin: DemoUser,
): Entry[] {
  const about = { object: { kind: 'sheetRow' as const, id }, form, sheetId, rowId: id };
  const entries: Entry[] = [];
  if (correction !== null) {
    const { questionId, previous, at, reason } = correction;
    const change = { questionId, comment: reason, previous: [previous], next: valuesOf(answers[questionId]) };
    entries.push({ user: admin, at, note: { ...about, ...change, action: 'answer_changed' } });
  }
  if (review !== null && review.state !== 'PENDING') {
    const { state, reviewer, at, comment } = review;
    const change = { comment, previous: ['PENDING'], next: [state] };
    entries.push({ user: reviewer, at, note: { ...about, ...change, action: 'review_state_changed' } });
  }
  return entries;
}
