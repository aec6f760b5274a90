// The SQL of a form's versions: what a next version is copied from, and how it leaves when it is published.
import type { Actor } from '#core/actor.ts';
import type { SqlBool } from 'kysely';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';
import type { FormContent } from './changes-store.ts';
import type { StoredForm } from './store.ts';

/** The content of a form as it stands. */
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

/** The next version of a form that is being worked on, and whether the actor sees it. */
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

/** Takes a next version away. What testers have filled in with it goes to the form whose version it was. */
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
