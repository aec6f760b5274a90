// Queries that change forms, and store their earlier definitions. Callers have queried the form first, and so checked
// that the actor may see it.
import { personOf } from '#core/primitives.ts';
import type { Actor } from '#core/actor.ts';
import type { UserRef } from '#core/forms/schema.ts';
import { picturesOf } from '#core/forms/pictures.ts';
import { type Former, nothingFormer } from '#core/forms/versions.ts';
import { json } from '#server/db/json.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { isUnchanged } from '#server/http/unchanged.ts';
import { allQuestions, type FormDefinition, isImportable } from './definition.ts';
import { claimPictures } from './pictures.ts';
import type { StoredForm } from './store.ts';

export type FormContent = {
  name: string;
  description: string | null;
  definition: FormDefinition;
  groupIds: readonly string[];
  people: Readonly<Record<string, readonly string[]>>;
};

export async function insertForm(
  tx: Tx,
  actor: Actor,
  form: FormContent & { id: string; versionOf?: string; requestHash: Buffer | null; now: number },
): Promise<void> {
  await tx.run(
    query.insertInto('forms').values({
      company_id: actor.companyId,
      id: form.id,
      name: form.name,
      description: form.description,
      ...columnsOf(form.definition),
      version_of: form.versionOf ?? null,
      created_by: actor.userId,
      request_hash: form.requestHash,
      created_at: form.now,
      modified_at: form.now,
    }),
  );
  await replaceAround(tx, actor.companyId, form.id, { ...form, former: nothingFormer });
}

/**
 * Replaces a form's content and increments its version. If a published form's definition changes, the previous one is
 * stored.
 */
export async function replaceForm(
  tx: Tx,
  actor: Actor,
  form: FormContent & { id: string; former: Former; now: number },
): Promise<void> {
  await keepDefinition(tx, actor, form);
  await tx.run(
    query
      .updateTable('forms')
      .set((eb) => ({
        name: form.name,
        description: form.description,
        ...columnsOf(form.definition),
        former: json(form.former),
        version: eb('version', '+', 1),
        modified_at: form.now,
      }))
      .where('company_id', '=', actor.companyId)
      .where('id', '=', form.id),
  );
  await replaceAround(tx, actor.companyId, form.id, form);
}

/** Whether a form is as this content has it already. Groups have no order, people do. */
export async function isFormAlready(
  tx: Tx,
  { companyId }: Actor,
  before: StoredForm,
  { name, description, definition, former, groupIds, people }: FormContent & { former: Former },
): Promise<boolean> {
  // As the database keeps it: without what is undefined.
  const written: object = JSON.parse(JSON.stringify({ name, description, definition, former }));
  if (!isUnchanged(before, written)) return false;
  const named = Object.entries(people).filter(([, ids]) => ids.length > 0);
  const inOrder = Object.fromEntries(named.map(([part, ids]) => [part, [...new Set(ids)]]));
  const [found] = await tx.raw<{ same: boolean }>(
    `select array(select group_id from form_groups where company_id = $1 and form_id = $2 order by 1)
         = array(select distinct id from unnest($3::uuid[]) as id order by 1)
       and (select coalesce(jsonb_object_agg(part, ids), '{}') from (
         select part, jsonb_agg(user_id order by position) as ids from form_people
         where company_id = $1 and form_id = $2 group by part) as parts) = $4::text::jsonb as same`,
    [companyId, before.id, groupIds, JSON.stringify(inOrder)],
  );
  return found?.same === true;
}

/** Replaces a form's definition by one with the same question ids, and increments its version. */
export async function changeDefinition(
  tx: Tx,
  actor: Actor,
  id: string,
  { definition, former, modifiedAt }: { definition: FormDefinition; former: Former; modifiedAt: number },
): Promise<void> {
  await tx.run(
    query
      .updateTable('forms')
      .set((eb) => ({
        ...columnsOf(definition),
        former: json(former),
        version: eb('version', '+', 1),
        modified_at: modifiedAt,
      }))
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id),
  );
}

/** A definition with the columns that lists show. */
function columnsOf(definition: FormDefinition) {
  return {
    definition: json(definition),
    question_count: allQuestions(definition).length,
    importable: isImportable(definition),
  };
}

/** Stores a published form's definition before it is replaced, for rows that were filled in with it. */
export async function keepDefinition(
  tx: Tx,
  actor: Actor,
  next: { id: string; definition: FormDefinition; now: number },
): Promise<void> {
  await tx.raw(
    `insert into form_versions (company_id, form_id, last_version, definition, replaced_at)
     select company_id, id, version, definition, $4 from forms
     where company_id = $1 and id = $2 and published and definition <> $3::text::jsonb`,
    [actor.companyId, next.id, JSON.stringify(next.definition), next.now],
  );
}

/** Publishes, archives or unarchives. */
export async function setFormState(
  tx: Tx,
  actor: Actor,
  id: string,
  { now, ...state }: { published?: boolean; current?: boolean; now: number },
): Promise<void> {
  await tx.run(
    query
      .updateTable('forms')
      .set((eb) => ({ ...state, version: eb('version', '+', 1), modified_at: now }))
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id),
  );
}

/** Replaces the groups, people and question ids of a form. Question ids of another form are a conflict. */
async function replaceAround(
  tx: Tx,
  companyId: string,
  formId: string,
  form: FormContent & { former: Former },
): Promise<void> {
  for (const table of ['form_groups', 'form_people', 'form_questions'] as const) {
    await tx.run(query.deleteFrom(table).where('company_id', '=', companyId).where('form_id', '=', formId));
  }
  if (form.groupIds.length > 0) {
    const values = [...new Set(form.groupIds)].map((group_id) => ({
      company_id: companyId,
      form_id: formId,
      group_id,
    }));
    await tx.run(query.insertInto('form_groups').values(values));
  }
  const people = Object.entries(form.people).flatMap(([part, ids]) =>
    [...new Set(ids)].map((user_id, position) => ({
      company_id: companyId,
      form_id: formId,
      part,
      position,
      user_id,
    })),
  );
  if (people.length > 0) await tx.run(query.insertInto('form_people').values(people));
  await claimQuestions(tx, companyId, formId, [
    ...allQuestions(form.definition),
    ...form.former.formerQuestions,
  ]);
  await claimPictures(tx, companyId, formId, picturesOf(form.definition));
}

/** Records the owner of the questions. Those that a next version shares with its form stay the form's. */
async function claimQuestions(
  tx: Tx,
  companyId: string,
  formId: string,
  questions: readonly { id: string }[],
): Promise<void> {
  await tx.raw(
    `insert into form_questions (company_id, form_id, id)
     select $1, $2, asked.id from unnest($3::uuid[]) as asked (id)
     where not exists (
       select 1 from forms f join form_questions q on q.company_id = f.company_id and q.form_id = f.version_of
       where f.company_id = $1 and f.id = $2 and q.id = asked.id)`,
    [companyId, formId, questions.map(({ id }) => id)],
  );
}

/** Makes users and analysts reviewers if a form names them as such (spec 3, section 5). */
export async function promoteReviewers(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<UserRef[]> {
  if (ids.length === 0) return [];
  const promoted = await tx.all(
    query
      .updateTable('users')
      .set({ role: 'REVIEWER' })
      .where('company_id', '=', companyId)
      .where('id', 'in', [...ids])
      .where('role', 'in', ['USER', 'ANALYST'])
      .returning(['id', 'user_name as userName', 'display_name as displayName']),
  );
  return promoted.map((user) => personOf(user.id, user));
}
