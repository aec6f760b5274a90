// Writes a demo company to the database: people, forms and audit entries through the features' stores; sheets, rows and
// images in bulk, since those stores do not accept a history (who, when, reviewed by whom).
import type { Insertable } from 'kysely';
import { usualFlags } from '#core/flags.ts';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { peopleParts } from '#core/forms/validate.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import { json } from '#server/db/json.ts';
import type { Tables } from '#server/db/tables.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { definitionOf } from '#server/forms/definition.ts';
import { type FormContent, insertForm, setFormState } from '#server/forms/changes-store.ts';
import { addMembers, writeGroup } from '#server/users/groups-store.ts';
import { storedPassed } from '#server/sheets/stored-answers.ts';
import { inSheet, uniqueAnswers } from '#server/sheets/unique/unique-answers.ts';
import { insertUser } from '#server/users/store.ts';
import { insertView } from '#server/views/store.ts';
import { insertWidget } from '#server/widgets/store.ts';
import type { DemoCompany, DemoForm } from './data.ts';

const batch = 1_000;

/** Whether the company of this transaction exists. */
export async function isThere(tx: Tx, companyId: string): Promise<boolean> {
  const found = await tx.first(query.selectFrom('companies').select('id').where('id', '=', companyId));
  return found !== undefined;
}

/** Inserts the company, its users and groups. Throws `conflict` if one of the usernames is taken. */
export async function insertPeople(tx: Tx, company: DemoCompany, passwordHash: string): Promise<void> {
  const { id, file, createdAt } = company;
  const { timeZone } = file;
  const record = { id, name: file.name, flags: json(usualFlags), created_at: createdAt };
  await tx.run(query.insertInto('companies').values(record));
  for (const user of company.users) {
    if (!(await insertUser(tx, id, { ...user, timeZone, passwordHash, now: createdAt }))) {
      const message = `The username "${user.userName}" is taken: the demo company cannot be made.`;
      throw new AppError('conflict', message, {
        hint: 'Start without the demo, or with another data folder.',
      });
    }
  }
  for (const group of company.groups) {
    await writeGroup(tx, id, group);
    const members = group.members.map((member) => ({ groupId: group.id, userId: member.id }));
    await addMembers(tx, id, members);
  }
}

/** Inserts a form with its people and state, its widgets and views. */
export async function insertDemoForm(tx: Tx, actor: Actor, form: DemoForm): Promise<void> {
  const { input, createdAt, publishedAt, archivedAt } = form;
  await insertForm(tx, actor, { ...contentOf(input), id: input.id, requestHash: null, now: createdAt });
  if (publishedAt !== null) await setFormState(tx, actor, input.id, { published: true, now: publishedAt });
  if (archivedAt !== null) await setFormState(tx, actor, input.id, { current: false, now: archivedAt });
  const made = { requestHash: null, now: createdAt };
  for (const widget of form.widgets) await insertWidget(tx, actor, input.id, { ...widget, ...made });
  for (const view of form.views) await insertView(tx, actor, input.id, { ...view, ...made });
}

function contentOf(input: FormInput): FormContent {
  return {
    name: input.name,
    description: input.description,
    definition: definitionOf(input),
    groupIds: input.groups?.map(({ id }) => id) ?? [],
    people: Object.fromEntries(peopleParts.map((part) => [part, input[part].map(({ id }) => id)])),
  };
}

/** Inserts the sheets of a form with their rows. */
export async function insertSheets(tx: Tx, companyId: string, form: DemoForm): Promise<void> {
  const formId = form.input.id;
  const sheets = form.sheets.map((sheet) => ({
    company_id: companyId,
    id: sheet.id,
    form_id: formId,
    user_id: sheet.user.id,
    name: sheet.name,
    completed: sheet.completedAt !== null,
    row_count: sheet.rows.length,
    context_answers: json(sheet.answers),
    created_at: sheet.createdAt,
    modified_at: sheet.modifiedAt,
  }));
  const rows = form.sheets.flatMap((sheet) =>
    sheet.rows.map(({ correction: _, passed, ...row }) => ({
      ...row,
      answers: json(row.answers),
      passed: storedPassed(passed ?? []),
      edited: row.edited ? json(row.edited) : null,
    })),
  );
  await insertAll(tx, 'sheets', sheets);
  await insertAll(tx, 'rows', rows);
  const unique = { companyId, id: formId, rules: compileFormRules(form.input, () => 0) };
  const noted = uniqueAnswers(
    unique,
    form.sheets.flatMap((sheet) => inSheet(sheet.id, sheet.rows)),
  );
  await insertAll(
    tx,
    'unique_answers',
    noted.map(({ rowId, questionId, digest }) => ({
      company_id: companyId,
      row_id: rowId,
      question_id: questionId,
      digest,
    })),
  );
}

/** Inserts records in batches; one takes about fifteen of a statement's 65,535 parameters. */
export async function insertAll<K extends keyof Tables>(
  tx: Tx,
  table: K,
  records: readonly Insertable<Tables[K]>[],
): Promise<void> {
  for (let from = 0; from < records.length; from += batch)
    await tx.run(query.insertInto(table).values(records.slice(from, from + batch)));
}

/** Records a sign-in before each user's first action: a quarter of an hour earlier, as at the start of a shift. */
export async function noteSignIns(tx: Tx, companyId: string): Promise<void> {
  await tx.raw(
    `update users set last_sign_in = (
      select max(at) - 900000 from (
        select created_at as at from rows where rows.company_id = users.company_id and rows.user_id = users.id
        union all
        select at from audit_log where audit_log.company_id = users.company_id and audit_log.user_id = users.id
      ) deeds)
    where company_id = $1`,
    [companyId],
  );
}
