// The SQL of forms. Every function sees only what its actor sees.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { ListedForm, WholeForm } from '#core/forms/calls.ts';
import { type People, peopleParts } from '#core/forms/validate.ts';
import type { UserRef } from '#core/forms/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/validate.ts';
import { usersByIds } from '#server/users/store.ts';
import type { FormDefinition } from './definition.ts';
import { seesForm } from '#server/db/visibility.ts';

/** A form without the people and groups around it. */
export type StoredForm = {
  id: string;
  version: number;
  name: string;
  description: string | null;
  published: boolean;
  current: boolean;
  definition: FormDefinition;
  importable: boolean;
  createdAt: number;
  modifiedAt: number;
  requestHash: Buffer | null;
};

const groupsOf = sql<{ id: string; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.name), '[]')
  from form_groups fg join groups g on g.company_id = fg.company_id and g.id = fg.group_id
  where fg.company_id = forms.company_id and fg.form_id = forms.id)`;

const peopleOf = (part: string) => sql<UserRef[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'userName', u.user_name) order by p.position), '[]')
  from form_people p join users u on u.company_id = p.company_id and u.id = p.user_id
  where p.company_id = forms.company_id and p.form_id = forms.id and p.part = ${part})`;

const stored = [
  'forms.id',
  'forms.version',
  'forms.name',
  'forms.description',
  'forms.published',
  'forms.current',
  'forms.definition',
  'forms.importable',
  'forms.created_at as createdAt',
  'forms.modified_at as modifiedAt',
  'forms.request_hash as requestHash',
] as const;

export type FormListing = Omit<ListedForm, 'pendingImports' | 'dates'> & {
  createdAt: number;
  modifiedAt: number;
};

/** The forms that the actor sees, by name. Pending imports are the imports' to add. */
export async function listForms(tx: Tx, actor: Actor): Promise<FormListing[]> {
  const sheetCount = sql<number>`(
    select count(*) from sheets s where s.company_id = forms.company_id and s.form_id = forms.id and s.visible
      and ${actor.role === 'USER' ? sql`s.user_id = ${actor.userId}` : sql`true`})`;
  const rows = await tx.all(
    query
      .selectFrom('forms')
      .select([
        'id',
        'name',
        'description',
        'published',
        'current',
        'created_at as createdAt',
        'modified_at as modifiedAt',
        'question_count as questionCount',
        'importable',
        groupsOf.as('groups'),
        peopleOf('reviewers').as('reviewers'),
        sheetCount.as('sheetCount'),
      ])
      .where(seesForm(actor))
      .orderBy(sql`lower(name)`)
      .orderBy('id'),
  );
  return rows.map((row) => ({ ...row, importable: row.importable && row.published && row.current }));
}

/** A form that the actor sees, or `not-found`. `lock` keeps others from changing it meanwhile. */
export async function findForm(
  tx: Tx,
  actor: Actor,
  id: string,
  options: { lock?: boolean } = {},
): Promise<StoredForm> {
  const select = query.selectFrom('forms').select(stored).where('forms.id', '=', id).where(seesForm(actor));
  const found = await tx.first(options.lock ? select.forUpdate('forms') : select);
  if (found === undefined) throw notFound();
  return found;
}

/** A form after the actor's own change, which may have taken it out of their sight. */
export async function reloadForm(tx: Tx, actor: Actor, id: string): Promise<StoredForm> {
  const select = query
    .selectFrom('forms')
    .select(stored)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id);
  const found = await tx.first(select);
  if (found === undefined) throw notFound();
  return found;
}

/** Whether an id is taken, by a form that the actor sees or by another. */
export async function formIdTaken(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const taken = query
    .selectFrom('forms')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id);
  return (await tx.first(taken)) !== undefined;
}

/** The whole form as the wire has it, people by name. Pending imports are added by the caller. */
export async function presentForm(
  tx: Tx,
  actor: Actor,
  form: StoredForm,
): Promise<Omit<WholeForm, 'pendingImports'>> {
  const around = await tx.first(
    query
      .selectFrom('forms')
      .select([groupsOf.as('groups'), ...peopleParts.map((part) => peopleOf(part).as(part))])
      .where('company_id', '=', actor.companyId)
      .where('id', '=', form.id),
  );
  if (around === undefined) throw notFound();
  const { alerts, ...definition } = form.definition;
  const contacts = await usersByIds(
    tx,
    actor.companyId,
    alerts.flatMap(({ alertContacts }) => alertContacts),
  );
  const { id, version, name, description, published, current, createdAt, modifiedAt } = form;
  return {
    id,
    version,
    name,
    description,
    published,
    current,
    dates: { created: createdAt, lastModified: modifiedAt },
    ...definition,
    alerts: alerts.map((alert) => ({
      ...alert,
      alertContacts: alert.alertContacts.flatMap((userId) => contacts.get(userId) ?? []),
    })),
    ...(around as People & Pick<WholeForm, 'groups'>),
  };
}

export type FormContent = {
  name: string;
  description: string | null;
  definition: FormDefinition;
  questionCount: number;
  importable: boolean;
  groupIds: readonly string[];
  people: Readonly<Record<string, readonly string[]>>;
};

export async function insertForm(
  tx: Tx,
  actor: Actor,
  form: FormContent & { id: string; requestHash: Buffer | null; now: number },
): Promise<void> {
  await tx.run(
    query.insertInto('forms').values({
      company_id: actor.companyId,
      id: form.id,
      name: form.name,
      description: form.description,
      definition: JSON.stringify(form.definition) as unknown as FormDefinition,
      question_count: form.questionCount,
      importable: form.importable,
      created_by: actor.userId,
      request_hash: form.requestHash,
      created_at: form.now,
      modified_at: form.now,
    }),
  );
  await replaceAround(tx, actor.companyId, form.id, form);
}

/** Replaces a form's content and counts its version up. */
export async function replaceForm(
  tx: Tx,
  actor: Actor,
  id: string,
  form: FormContent,
  now: number,
): Promise<void> {
  await tx.run(
    query
      .updateTable('forms')
      .set((eb) => ({
        name: form.name,
        description: form.description,
        definition: JSON.stringify(form.definition) as unknown as FormDefinition,
        question_count: form.questionCount,
        importable: form.importable,
        version: eb('version', '+', 1),
        modified_at: now,
      }))
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id),
  );
  await replaceAround(tx, actor.companyId, id, form);
}

/** Publishes, archives or unarchives. */
export async function setFormState(
  tx: Tx,
  actor: Actor,
  id: string,
  state: { published?: boolean; current?: boolean },
  now: number,
): Promise<void> {
  await tx.run(
    query
      .updateTable('forms')
      .set((eb) => ({ ...state, version: eb('version', '+', 1), modified_at: now }))
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id),
  );
}

/** The groups, people and question ids of a form, written anew. Question ids taken by another form are a conflict. */
async function replaceAround(tx: Tx, companyId: string, formId: string, form: FormContent): Promise<void> {
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
  const questions = [...form.definition.contextQuestions, ...form.definition.questions];
  if (questions.length > 0) {
    const values = questions.map(({ id }) => ({ company_id: companyId, id, form_id: formId }));
    await tx.run(query.insertInto('form_questions').values(values));
  }
}

/** Makes reviewers of those users and analysts whom a form names as such (spec 3, section 5). */
export async function promoteReviewers(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<UserRef[]> {
  if (ids.length === 0) return [];
  return tx.all(
    query
      .updateTable('users')
      .set({ role: 'REVIEWER' })
      .where('company_id', '=', companyId)
      .where('id', 'in', [...ids])
      .where('role', 'in', ['USER', 'ANALYST'])
      .returning(['id', 'user_name as userName']),
  );
}

/** The tester limit of a user: their usage limit, else null. */
export async function testerLimit(tx: Tx, actor: Actor): Promise<number | null> {
  const limits = query
    .selectFrom('users')
    .select('usage_limits')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', actor.userId);
  return (await tx.first(limits))?.usage_limits['BETA_TESTERS_MAXIMUM'] ?? null;
}
