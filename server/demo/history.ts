// The audit entries of a demo company, as the server would have written them.
import type { AuditNote } from '#server/audit/write.ts';
import { valuesOf } from '#core/questions/values.ts';
import type { DemoCompany, DemoForm, DemoRow, DemoSheet, DemoUser } from './data.ts';
import { createRandom, idOf } from './random.ts';

const minute = 60_000;

export type Entry = { user: DemoUser; at: number; note: AuditNote };

/** All actions of the company's users, oldest first. */
export function historyOf(company: DemoCompany, admin: DemoUser): Entry[] {
  const entries: Entry[] = [
    ...company.users.map(({ id, role }) => ({
      user: admin,
      at: company.createdAt,
      note: {
        action: 'user_created' as const,
        object: { kind: 'user' as const, id },
        next: [`role ${role}`],
      },
    })),
    ...company.groups.map(({ id, name }) => ({
      user: admin,
      at: company.createdAt,
      note: { action: 'group_created' as const, object: { kind: 'userGroup' as const, id }, next: [name] },
    })),
    ...company.forms.flatMap((form) => formEntries(form, admin)),
  ];
  return entries.toSorted((a, b) => a.at - b.at);
}

function formEntries(
  { input, createdAt, publishedAt, archivedAt, sheets }: DemoForm,
  admin: DemoUser,
): Entry[] {
  const { id, name } = input;
  const form = { id, name };
  const object = { kind: 'template' as const, id };
  const entries: Entry[] = [
    { user: admin, at: createdAt, note: { action: 'form_created', object, form, next: [name] } },
  ];
  if (publishedAt !== null)
    entries.push({ user: admin, at: publishedAt, note: { action: 'form_published', object, form } });
  if (archivedAt !== null)
    entries.push({ user: admin, at: archivedAt, note: { action: 'form_archived', object, form } });
  return [...entries, ...sheets.flatMap((sheet) => sheetEntries(sheet, form, admin))];
}

type NamedForm = { id: string; name: string };

function sheetEntries(sheet: DemoSheet, form: NamedForm, admin: DemoUser): Entry[] {
  const object = { kind: 'sheet' as const, id: sheet.id };
  const { user } = sheet;
  const entries: Entry[] = [
    { user, at: sheet.createdAt, note: { action: 'sheet_created', object, form, next: [sheet.name] } },
  ];
  if (sheet.completedAt !== null) {
    entries.push({ user, at: sheet.completedAt, note: { action: 'sheet_completed', object, form } });
  }
  return [
    ...entries,
    ...sheet.rows.flatMap((row) => rowEntries(row, sheet, form, admin)),
    ...doubles(sheet, form, admin),
  ];
}

function rowEntries(
  { id, answers, review, correction }: DemoRow,
  sheet: DemoSheet,
  form: NamedForm,
  admin: DemoUser,
): Entry[] {
  const about = { object: { kind: 'sheetRow' as const, id }, form, sheetId: sheet.id, rowId: id };
  const entries: Entry[] = [];
  if (correction !== null) {
    const { questionId, previous, at, reason } = correction;
    const next = valuesOf(answers[questionId]);
    const note = {
      ...about,
      action: 'answer_changed' as const,
      questionId,
      comment: reason,
      previous: [previous],
      next,
    };
    entries.push({ user: admin, at, note });
  }
  if (review !== null && review.state !== 'PENDING') {
    const { state, reviewer, at, comment } = review;
    const note = {
      ...about,
      action: 'review_state_changed' as const,
      comment,
      previous: ['PENDING'],
      next: [state],
    };
    entries.push({ user: reviewer, at, note });
  }
  return entries;
}

/** Occasionally a row is submitted twice and the admin deletes the duplicate. */
function doubles({ id, rows, modifiedAt }: DemoSheet, form: NamedForm, admin: DemoUser): Entry[] {
  const random = createRandom(`doubles of ${id}`);
  if (!random.chance(0.04)) return [];
  const row = random.pick(rows);
  const rowId = idOf(row.id, 'sent twice');
  const note: AuditNote = {
    action: 'row_deleted',
    object: { kind: 'sheetRow', id: rowId },
    form,
    sheetId: id,
    rowId,
    previous: [JSON.stringify(row.answers)],
  };
  return [{ user: admin, at: Math.min(row.createdAt + 45 * minute, modifiedAt), note }];
}
