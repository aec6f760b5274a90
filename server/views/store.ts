// Queries of saved views. Callers have queried the form first, and so checked that the actor may see it. Other users'
// personal views are never returned, nor are a view's sheets that the actor cannot see.
import type { Person } from '#core/primitives.ts';
import { personIn } from '#server/db/person.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { SavedView, ViewContent, ViewInput, ViewScope } from '#core/views/schema.ts';
import { wholeContent } from '#core/views/view-content.ts';
import { json } from '#server/db/json.ts';
import { changeThing } from '#server/db/things.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesSheet } from '#server/db/visibility.ts';
import { notFound } from '#server/http/validate.ts';

/** The actor's own views of a form and the company's, by name. */
export async function listViews(tx: Tx, actor: Actor, formId: string): Promise<SavedView[]> {
  const found = await tx.all(
    viewsOf(actor, formId)
      .orderBy(sql`lower(views.name)`)
      .orderBy('views.id'),
  );
  const wanted = found.flatMap(({ content: { sheetIds } }) => (sheetIds === 'all' ? [] : sheetIds));
  const seen = await seenSheets(tx, actor, formId, wanted);
  return found.map((view) => presented(view, seen));
}

/** A view of a form that the actor may open, or `not-found`. */
export async function findView(tx: Tx, actor: Actor, formId: string, id: string): Promise<SavedView> {
  const found = await tx.first(viewsOf(actor, formId).where('views.id', '=', id));
  if (found === undefined) throw notFound();
  const { sheetIds } = found.content;
  return presented(found, sheetIds === 'all' ? new Set() : await seenSheets(tx, actor, formId, sheetIds));
}

function viewsOf(actor: Actor, formId: string) {
  return query
    .selectFrom('saved_views as views')
    .innerJoin('users', sameCompany('users.id', 'views.user_id'))
    .leftJoin('default_views as defaults', (join) =>
      sameCompany('defaults.view_id', 'views.id')(join).on('defaults.user_id', '=', actor.userId),
    )
    .select([
      'views.id',
      'views.form_id as formId',
      'views.scope',
      'views.name',
      'views.content',
      personIn('users').as('owner'),
      sql<boolean>`defaults.view_id is not null`.as('isDefault'),
      'views.created_at as createdAt',
      'views.modified_at as modifiedAt',
    ])
    .where('views.company_id', '=', actor.companyId)
    .where('views.form_id', '=', formId)
    .where(({ or, eb }) => or([eb('views.scope', '=', 'COMPANY'), eb('views.user_id', '=', actor.userId)]));
}

type ViewRecord = {
  id: string;
  formId: string;
  scope: ViewScope;
  name: string;
  content: ViewContent;
  owner: Person;
  isDefault: boolean;
  createdAt: number;
  modifiedAt: number;
};

function presented(found: ViewRecord, seen: ReadonlySet<string>): SavedView {
  const { id, formId, scope, name, content, owner, isDefault, createdAt, modifiedAt } = found;
  const { sheetIds } = content;
  return {
    id,
    templateId: formId,
    name,
    scope,
    owner,
    isDefault,
    // Views saved before columns existed have none.
    ...wholeContent,
    ...content,
    sheetIds: sheetIds === 'all' ? sheetIds : sheetIds.filter((sheetId) => seen.has(sheetId)),
    dates: { created: createdAt, lastModified: modifiedAt },
  };
}

/** Which of these sheets of a form the actor sees. */
async function seenSheets(
  tx: Tx,
  actor: Actor,
  formId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = query
    .selectFrom('sheets')
    .innerJoin('forms', sameCompany('forms.id', 'sheets.form_id'))
    .select('sheets.id')
    .where(seesSheet(actor))
    .where('sheets.form_id', '=', formId)
    .where('sheets.id', 'in', [...new Set(ids)]);
  return new Set((await tx.all(found)).map(({ id }) => id));
}

/** The number of views of a form: the actor's own, or the company's. */
export async function countViews(tx: Tx, actor: Actor, formId: string, scope: ViewScope): Promise<number> {
  const found = ofScope(actor, formId, scope).select(({ fn }) => fn.countAll<number>().as('count'));
  return (await tx.first(found))?.count ?? 0;
}

/** Whether another view has this name, ignoring case. */
export async function isNameTaken(
  tx: Tx,
  actor: Actor,
  formId: string,
  { scope, name, id }: Pick<ViewInput, 'scope' | 'name'> & { id: string },
): Promise<boolean> {
  const found = ofScope(actor, formId, scope)
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name}::text)`)
    .where('id', '<>', id);
  return (await tx.first(found)) !== undefined;
}

function ofScope(actor: Actor, formId: string, scope: ViewScope) {
  const views = query
    .selectFrom('saved_views')
    .where('company_id', '=', actor.companyId)
    .where('form_id', '=', formId)
    .where('scope', '=', scope);
  return scope === 'MINE' ? views.where('user_id', '=', actor.userId) : views;
}

export async function insertView(
  tx: Tx,
  actor: Actor,
  formId: string,
  view: ViewInput & { id: string; requestHash: Buffer | null; now: number },
): Promise<void> {
  await tx.run(
    query.insertInto('saved_views').values({
      company_id: actor.companyId,
      id: view.id,
      form_id: formId,
      user_id: actor.userId,
      ...columnsOf(view),
      request_hash: view.requestHash,
      created_at: view.now,
      modified_at: view.now,
    }),
  );
}

export async function replaceView(
  tx: Tx,
  actor: Actor,
  view: ViewInput & { id: string; ownerId: string },
  now: number,
): Promise<void> {
  const columns = { ...columnsOf(view), user_id: view.ownerId, modified_at: now };
  await changeThing(tx, 'saved_views', { companyId: actor.companyId, id: view.id }, columns);
}

export async function deleteView(tx: Tx, actor: Actor, id: string): Promise<void> {
  await tx.run(
    query.deleteFrom('saved_views').where('company_id', '=', actor.companyId).where('id', '=', id),
  );
}

/** Sets the actor's default view of a form; null: none. */
export async function setDefault(tx: Tx, actor: Actor, formId: string, viewId: string | null): Promise<void> {
  if (viewId === null) {
    await tx.run(
      query
        .deleteFrom('default_views')
        .where('company_id', '=', actor.companyId)
        .where('user_id', '=', actor.userId)
        .where('form_id', '=', formId),
    );
    return;
  }
  await tx.run(
    query
      .insertInto('default_views')
      .values({ company_id: actor.companyId, user_id: actor.userId, form_id: formId, view_id: viewId })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'user_id', 'form_id']).doUpdateSet({ view_id: viewId }),
      ),
  );
}

/** The content as text, which the driver would otherwise convert to a record. */
function columnsOf({ name, scope, sheetIds, filter, tab, sort, review, map = null, columns }: ViewInput) {
  const content: Required<ViewContent> = { sheetIds, filter, tab, sort, review, map, columns };
  return { name, scope, content: json(content) };
}
