// Queries that read forms; changes-store.ts changes them. Every function only returns what its actor sees.
import { sameCompany } from '#server/db/same-company.ts';
import { personName, personOf } from '#core/primitives.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import type { FormEditor, WholeForm } from '#core/forms/calls.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { type People, peopleParts } from '#core/forms/validate.ts';
import type { UserRef } from '#core/forms/schema.ts';
import type { Former } from '#core/forms/versions.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { requireSame } from '#server/http/idempotent.ts';
import { notFound } from '#server/http/validate.ts';
import { contactsOf } from './alert-contacts.ts';
import type { FormDefinition } from './definition.ts';
import { asReviewed } from './reviews-off.ts';
import { seesForm } from '#server/db/visibility.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** A form without its people and groups. */
export type StoredForm = {
  id: string;
  version: number;
  name: string;
  description: string | null;
  published: boolean;
  current: boolean;
  definition: FormDefinition;
  /** The published form whose next version this is. */
  versionOf: string | null;
  former: Former;
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
  select coalesce(jsonb_agg(formdeck_person(u) order by p.position), '[]')
  from form_people p join users u on u.company_id = p.company_id and u.id = p.user_id
  where p.company_id = forms.company_id and p.form_id = forms.id and p.part = ${part})`;

const catalogTypesOf = sql<{ id: string; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by chosen.place), '[]')
  from jsonb_array_elements(forms.definition -> 'catalogTypes') with ordinality as chosen (type, place)
  join catalog_types t on t.company_id = forms.company_id and t.id = (chosen.type ->> 'id')::uuid)`;

/** The form whose next version a form is, if the actor sees it. */
const versionOf = (actor: Actor) => sql<{ id: string; name: string } | null>`(
  select jsonb_build_object('id', f.id, 'name', f.name) from forms f
  where f.company_id = forms.company_id and f.id = forms.version_of and formdeck_sees_form(
    f.company_id, f.id, f.published, ${actor.userId}, ${actor.role}, ${[...actor.groupIds]}::uuid[]))`;

const stored = [
  'forms.id',
  'forms.version',
  'forms.name',
  'forms.description',
  'forms.published',
  'forms.current',
  'forms.definition',
  'forms.version_of as versionOf',
  'forms.former',
  'forms.importable',
  'forms.created_at as createdAt',
  'forms.modified_at as modifiedAt',
  'forms.request_hash as requestHash',
] as const;

export type FormListing = Omit<ListedForm, 'pendingImports' | 'dates'> & {
  createdAt: number;
  modifiedAt: number;
};

/** The forms that the actor sees, by name. The imports feature adds pending imports. */
export async function listForms(tx: Tx, actor: Actor): Promise<FormListing[]> {
  const ofSheets = sql`from sheets s where s.company_id = forms.company_id and s.form_id = forms.id and s.visible
      and ${actor.role === 'USER' ? sql`s.user_id = ${actor.userId}` : sql`true`}`;
  // Changes that are still in `row_counts` are moments old.
  const aboutSheets = sql<{ sheets: number; updated: number | null }>`(
    select jsonb_build_object('sheets', count(*), 'updated', max(s.modified_at)) ${ofSheets})`;
  const rows = await tx.all(
    query
      .selectFrom('forms')
      .select([
        'id',
        'version',
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
        peopleOf('betaTestUsers').as('betaTestUsers'),
        aboutSheets.as('aboutSheets'),
        versionOf(actor).as('versionOf'),
      ])
      .where(seesForm(actor))
      .orderBy(sql`lower(name)`)
      .orderBy('id'),
  );
  return rows.map(({ versionOf: original, aboutSheets: { sheets, updated }, ...row }) => ({
    ...asReviewed(actor, row),
    sheetCount: sheets,
    ...(updated !== null && { answersUpdatedAt: updated }),
    importable: row.importable && row.published && row.current,
    ...(original !== null && { versionOf: original }),
  }));
}

/** A form that the actor sees, or `not-found`. `lock` prevents concurrent changes. */
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

/** Throws 409 {version, changedBy} if the client has read another version of the form. */
export async function requireVersion(
  tx: Tx,
  actor: Actor,
  form: StoredForm,
  read: number | undefined,
): Promise<void> {
  if (read === undefined || read === form.version) return;
  const changedBy = await lastEditorOf(tx, actor, form.id);
  const said =
    changedBy === null
      ? wording(m.somebodyHasChangedForm)
      : wording(m.hasChangedThisFormIn, { who: personName(changedBy) });
  throw new AppError('conflict', said, {
    fields: { version: form.version, ...(changedBy !== null && { changedBy }) },
    hint: wording(m.readFormAgainThenApply),
  });
}

const changes = [
  'form_created',
  'form_changed',
  'form_published',
  'questions_reordered',
  'question_changed',
] as const;

/** Who changed a form last; null where the audit log no longer knows. */
async function lastEditorOf(tx: Tx, actor: Actor, id: string): Promise<FormEditor | null> {
  const last = query
    .selectFrom('audit_log')
    .leftJoin('users', sameCompany('users.id', 'audit_log.user_id'))
    .select([
      'audit_log.user_id',
      'audit_log.user_name as userName',
      'users.display_name as displayName',
      'at',
    ])
    .where('audit_log.company_id', '=', actor.companyId)
    .where('form_id', '=', id)
    .where('action', 'in', [...changes])
    .orderBy('at', 'desc')
    .limit(1);
  const found = await tx.first(last);
  return found === undefined ? null : { ...personOf(found.user_id, found), at: found.at };
}

/** Reloads a form after the actor's own change, which may have made it invisible to them. */
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

/**
 * The form created earlier by the same request; null if the id is unused. Throws 409 if it is used otherwise. Later
 * changes are only for those who see the form; its initial state belongs to the sender.
 */
export async function createdEarlier(
  tx: Tx,
  actor: Actor,
  id: string | undefined,
  hash: Buffer | null,
): Promise<StoredForm | null> {
  if (id === undefined) return null;
  const select = query
    .selectFrom('forms')
    .select(stored)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id);
  const existing = await tx.first(select);
  if (existing === undefined) return null;
  requireSame(existing.requestHash, hash);
  return existing.version === 1 ? existing : findForm(tx, actor, id);
}

/** The whole form in wire format, with people's names. The caller adds pending imports and widgets. */
export async function presentForm(
  tx: Tx,
  actor: Actor,
  form: StoredForm,
): Promise<Omit<WholeForm, 'pendingImports' | 'widgets'>> {
  const around = await tx.first(
    query
      .selectFrom('forms')
      .select([
        groupsOf.as('groups'),
        catalogTypesOf.as('catalogTypes'),
        versionOf(actor).as('versionOf'),
        ...peopleParts.map((part) => peopleOf(part).as(part)),
      ])
      .where('company_id', '=', actor.companyId)
      .where('id', '=', form.id),
  );
  if (around === undefined) throw notFound();
  const { alerts, ...definition } = form.definition;
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
    alerts: await presentAlerts(tx, actor, form.id, alerts),
    ...form.former,
    ...(around as People & Pick<WholeForm, 'groups' | 'catalogTypes' | 'versionOf'>),
  };
}

/** Alerts with the names of their contacts. */
export async function presentAlerts(
  tx: Tx,
  actor: Actor,
  formId: string,
  alerts: FormDefinition['alerts'],
): Promise<WholeForm['alerts']> {
  const ids = alerts.flatMap(({ alertContacts }) => alertContacts);
  const contacts = await contactsOf(tx, actor, formId, ids);
  return alerts.map((alert) => ({
    ...alert,
    alertContacts: alert.alertContacts.flatMap((userId) => contacts.get(userId) ?? []),
  }));
}

/** Those of these ids that are catalog types of the company. */
export async function knownCatalogTypes(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const known = query
    .selectFrom('catalog_types')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids]);
  return new Set((await tx.all(known)).map(({ id }) => id));
}

/** The form of a question, regardless of who may see it; undefined if the question does not exist. */
export async function formOfQuestion(tx: Tx, companyId: string, id: string): Promise<string | undefined> {
  const owner = query
    .selectFrom('form_questions')
    .select('form_id as formId')
    .where('company_id', '=', companyId)
    .where('id', '=', id);
  return (await tx.first(owner))?.formId;
}

/** The tester limit of a user: their usage limit, otherwise null. */
export async function testerLimit(tx: Tx, actor: Actor): Promise<number | null> {
  const limits = query
    .selectFrom('users')
    .select('usage_limits')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', actor.userId);
  return (await tx.first(limits))?.usage_limits['BETA_TESTERS_MAXIMUM'] ?? null;
}
