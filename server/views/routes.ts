// The calls on saved views. Changes of the company's views are audited; personal views are private.
import type { Actor } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import * as calls from '#core/views/calls.ts';
import { mayChangeView, maySaveView } from '#core/views/policy.ts';
import { type SavedView, type ViewInput, viewsLimit } from '#core/views/schema.ts';
import { type AuditNote, audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm, type StoredForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { madeBefore, requestHash } from '#server/http/idempotent.ts';
import { on, Reply } from '#server/http/mount.ts';
import { checkFilter } from '#server/sheets/condition.ts';
import * as store from './store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { isUnchanged } from '#server/http/unchanged.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const viewRoutes = [
  on(calls.listViews, async ({ actor, tx, params }) => {
    const form = await findForm(tx, actor, params.id);
    return store.listViews(tx, actor, form.id);
  }),

  on(calls.createView, async ({ actor, tx, params, body, services }) => {
    // Concurrent requests wait here, so that names stay unique.
    const form = await findForm(tx, actor, params.id, { lock: true });
    authorize(maySaveView(actor, body.scope));
    const hash = requestHash(body.id, form.id, actor.userId, body);
    const earlier = await madeBefore(tx, 'saved_views', actor.companyId, { id: body.id, hash });
    if (earlier !== null)
      return new Reply(await store.findView(tx, actor, form.id, earlier), { status: 200 });
    await requireRoom(tx, actor, form, body);
    const id = body.id ?? services.newId();
    await checkFilterOf({ tx, actor, services }, form, body);
    await requireFreeName(tx, actor, form, { ...body, id });
    const now = services.now();
    await store.insertView(tx, actor, form.id, { ...body, id, requestHash: hash, now });
    const view = await store.findView(tx, actor, form.id, id);
    await note({ tx, actor, services }, form, 'view_created', { next: view });
    return view;
  }),

  on(calls.changeView, async ({ actor, tx, params, body, services }) => {
    const form = await findForm(tx, actor, params.id, { lock: true });
    const before = await store.findView(tx, actor, form.id, params.viewId);
    authorize(mayChangeView(actor, before));
    authorize(maySaveView(actor, body.scope));
    if (isUnchanged(before, body)) return before;
    if (body.scope !== before.scope) await requireRoom(tx, actor, form, body);
    // A view keeps filters on removed questions until its filter is changed.
    const hasSameFilter = JSON.stringify(body.filter) === JSON.stringify(before.filter);
    if (!hasSameFilter) await checkFilterOf({ tx, actor, services }, form, body);
    await requireFreeName(tx, actor, form, { ...body, id: before.id });
    const ownerId = body.scope === 'MINE' ? actor.userId : before.owner.id;
    // Clients that do not know of maps leave it.
    const map = body.map === undefined ? before.map : body.map;
    await store.replaceView(tx, actor, { ...body, map, id: before.id, ownerId }, services.now());
    const view = await store.findView(tx, actor, form.id, before.id);
    await note({ tx, actor, services }, form, 'view_changed', { previous: before, next: view });
    return view;
  }),

  on(calls.deleteView, async ({ actor, tx, params, services }) => {
    const form = await findForm(tx, actor, params.id);
    const view = await store.findView(tx, actor, form.id, params.viewId);
    authorize(mayChangeView(actor, view));
    await store.deleteView(tx, actor, view.id);
    await note({ tx, actor, services }, form, 'view_deleted', { previous: view });
    return undefined;
  }),

  on(calls.setDefaultView, async ({ actor, tx, params, body }) => {
    const form = await findForm(tx, actor, params.id);
    const view = body.viewId === null ? null : await store.findView(tx, actor, form.id, body.viewId);
    await store.setDefault(tx, actor, form.id, view?.id ?? null);
    return undefined;
  }),
];

/** Throws `invalid` if a view filters by questions that its form does not have. */
async function checkFilterOf(scope: RequestScope, form: StoredForm, { filter }: ViewInput): Promise<void> {
  const { tx, actor, services } = scope;
  if (filter === null) return;
  const { asRead } = await services.forms.get(tx, actor.companyId, form.id, form.version);
  checkFilter(filter, asRead.filtered, 'filter.');
}

async function requireRoom(tx: Tx, actor: Actor, form: StoredForm, { scope }: ViewInput): Promise<void> {
  if ((await store.countViews(tx, actor, form.id, scope)) < viewsLimit) return;
  throw invalid([fieldError('name', m.formHasAtMostViews, { viewsLimit })]);
}

async function requireFreeName(
  tx: Tx,
  actor: Actor,
  form: StoredForm,
  view: ViewInput & { id: string },
): Promise<void> {
  if (!(await store.isNameTaken(tx, actor, form.id, view))) return;
  throw new AppError('conflict', wording(m.thereIsAlreadyViewWith), { hint: wording(m.chooseAnotherName) });
}

/** Only for the company's views. */
async function note(
  scope: RequestScope,
  form: StoredForm,
  action: 'view_created' | 'view_changed' | 'view_deleted',
  { previous, next }: { previous?: SavedView; next?: SavedView },
): Promise<void> {
  const { tx, actor, services } = scope;
  if (previous?.scope !== 'COMPANY' && next?.scope !== 'COMPANY') return;
  const about = { id: form.id, name: form.name };
  const entry: AuditNote = {
    action,
    object: { kind: 'template', id: form.id },
    form: about,
    ...(previous && { previous: wordsOf(previous) }),
    ...(next && { next: wordsOf(next) }),
  };
  await audit(tx, actor, entry, services.now());
}

/** A view for the audit log, one line per field. */
function wordsOf({ name, scope, sheetIds, filter, tab, sort, review, columns }: SavedView): string[] {
  return Object.entries({ name, scope, sheetIds, filter, tab, sort, review, columns })
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${field} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
}
