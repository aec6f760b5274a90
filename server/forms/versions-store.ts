// Queries of a form's versions: the content that a next version starts from, and its removal when it is published.
import type { Actor } from '#core/actor.ts';
import type { SqlBool } from 'kysely';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';
import type { FormContent } from './changes-store.ts';
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
