// Queries of a form's versions: the content that a next version starts from, and its removal when it is published.
import type { Actor } from '#core/actor.ts';
import type { FormerVersion } from '#core/forms/version-calls.ts';
import { sql, type SqlBool } from 'kysely';
import { notFound } from '#server/http/validate.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';
import type { FormContent } from './changes-store.ts';
import type { FormDefinition } from './definition.ts';
import type { StoredForm } from './store.ts';

/** The current content of a form. */
export async function contentOfForm(tx: Tx, actor: Actor, form: StoredForm): Promise<FormContent> {
  const { id, name, description, definition } = form;
  const groups = await tx.all(
    query
      .selectFrom('form_groups')
      .select('group_id')
      .where('company_id', '=', actor.companyId)
      .where('form_id', '=', id),
  );
  const people = await tx.all(
    query
      .selectFrom('form_people')
      .select(['part', 'user_id'])
      .where('company_id', '=', actor.companyId)
      .where('form_id', '=', id)
      .orderBy('position'),
  );
  const byPart = Map.groupBy(people, ({ part }) => part);
  return {
    name,
    description,
    definition,
    groupIds: groups.map(({ group_id }) => group_id),
    people: Object.fromEntries([...byPart].map(([part, all]) => [part, all.map(({ user_id }) => user_id)])),
  };
}

/** The definitions that were in use before the current one, the last one first. */
export async function formerVersions(tx: Tx, actor: Actor, formId: string): Promise<FormerVersion[]> {
  return tx.all(formerOf(actor, formId).select(summary).orderBy('last_version', 'desc'));
}

/** One of them, by its number. Throws 404 if there is none. */
export async function formerVersion(
  tx: Tx,
  actor: Actor,
  formId: string,
  version: number,
): Promise<FormerVersion & { definition: FormDefinition }> {
  const found = await tx.first(
    formerOf(actor, formId)
      .select([...summary, 'definition'])
      .where('last_version', '=', version),
  );
  if (found === undefined) throw notFound();
  return found;
}

const summary = [
  'last_version as version',
  'replaced_at as replacedAt',
  sql<number>`jsonb_array_length(definition -> 'questions') + jsonb_array_length(definition -> 'contextQuestions')`.as(
    'questionCount',
  ),
] as const;

function formerOf(actor: Actor, formId: string) {
  return query
    .selectFrom('form_versions')
    .where('company_id', '=', actor.companyId)
    .where('form_id', '=', formId);
}

/** The draft of a form's next version, and whether the actor sees it. */
export async function nextVersionOf(
  tx: Tx,
  actor: Actor,
  formId: string,
): Promise<{ id: string; name: string; isSeen: SqlBool } | undefined> {
  return tx.first(
    query
      .selectFrom('forms')
      .select(['id', 'name', seesForm(actor).as('isSeen')])
      .where('company_id', '=', actor.companyId)
      .where('version_of', '=', formId)
      .where('current', '=', true),
  );
}

/** Deletes a next version. Sheets that testers have filled in with it are moved to the form. */
export async function dissolve(tx: Tx, actor: Actor, nextId: string, formId: string): Promise<void> {
  await tx.run(
    query
      .updateTable('sheets')
      .set({ form_id: formId })
      .where('company_id', '=', actor.companyId)
      .where('form_id', '=', nextId),
  );
  await tx.run(query.deleteFrom('forms').where('company_id', '=', actor.companyId).where('id', '=', nextId));
}
