// The audit entries of a demo company, as the server would have written them.
import { valuesOf } from '#core/questions/values.ts';
import type { AuditNote } from '#server/audit/write.ts';
import { type DemoCompany, type DemoRow, type DemoSheet, type DemoUser, named } from './data.ts';
import { idOf } from './ids.ts';

type Entry = { user: DemoUser; at: number; note: AuditNote };
/** Takes an entry, unless it has no moment: what it is about has not happened. */
type Add = (user: DemoUser, at: number | null, note: AuditNote) => void;
type NamedForm = { id: string; name: string };

/** All actions of the company's users, oldest first. */
export function historyOf({ users, groups, forms, createdAt: begun }: DemoCompany): Entry[] {
  const entries: Entry[] = [];
  const add: Add = (user, at, note) => at !== null && entries.push({ user, at, note });
  const admin = named(users, 'role', 'ADMIN');
  for (const { id, role } of users)
    add(admin, begun, { action: 'user_created', object: { kind: 'user', id }, next: [`role ${role}`] });
  for (const { id, name } of groups)
    add(admin, begun, { action: 'group_created', object: { kind: 'userGroup', id }, next: [name] });
  for (const { input, createdAt, publishedAt, archivedAt, sheets } of forms) {
    const form = { id: input.id, name: input.name };
    const about = { object: { kind: 'template' as const, id: form.id }, form };
    add(admin, createdAt, { ...about, action: 'form_created', next: [form.name] });
    add(admin, publishedAt, { ...about, action: 'form_published' });
    add(admin, archivedAt, { ...about, action: 'form_archived' });
    for (const [index, sheet] of sheets.entries()) {
      addSheet(add, sheet, form);
      for (const row of sheet.rows) addRow(add, row, form, users);
      // Occasionally a row is submitted twice, and the admin deletes the second.
      const [first] = sheet.rows;
      if (first !== undefined && index % 20 === 3) addTwice(add, first, form, admin);
    }
  }
  return entries.toSorted((a, b) => a.at - b.at);
}

function addSheet(add: Add, { id, name, user, createdAt, completedAt }: DemoSheet, form: NamedForm): void {
  const about = { object: { kind: 'sheet' as const, id }, form };
  add(user, createdAt, { ...about, action: 'sheet_created', next: [name] });
  add(user, completedAt, { ...about, action: 'sheet_completed' });
}

function addRow(add: Add, row: DemoRow, form: NamedForm, users: readonly DemoUser[]): void {
  const { id, answers, correction, review_state: state, review_date: at, reviewer_id: reviewer } = row;
  const about = { object: { kind: 'sheetRow' as const, id }, form, sheetId: row.sheet_id, rowId: id };
  if (correction !== null) {
    const { questionId, previous, reason: comment } = correction;
    const change = { questionId, comment, previous: [previous], next: valuesOf(answers[questionId]) };
    add(named(users, 'role', 'ADMIN'), correction.at, { ...about, ...change, action: 'answer_changed' });
  }
  if (!state || !at || !reviewer) return;
  const change = { comment: row.review_comment ?? null, previous: ['PENDING'], next: [state] };
  add(named(users, 'id', reviewer), at, { ...about, ...change, action: 'review_state_changed' });
}

function addTwice(add: Add, row: DemoRow, form: NamedForm, admin: DemoUser): void {
  const rowId = idOf(row.id, 'sent twice');
  const about = { object: { kind: 'sheetRow' as const, id: rowId }, form, sheetId: row.sheet_id, rowId };
  const previous = [JSON.stringify(row.answers)];
  add(admin, row.created_at + 60_000, { ...about, previous, action: 'row_deleted' });
}
