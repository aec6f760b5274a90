// The calls on forms: create, read, edit, list, publish, archive, unarchive.
import type { Actor } from '#core/actor.ts';
import { AppError, type FieldError, invalid } from '#core/errors.ts';
import * as calls from '#core/forms/calls.ts';
import { mayPublish } from '#core/forms/policy.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { defaultTesterLimit, formFaults, peopleParts, publishedFaults } from '#core/forms/validate.ts';
import type { ImportStatus } from '#core/imports/schema.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import { requestHash, requireSame } from '#server/http/idempotent.ts';
import { on, Reply, type Route } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { namesOfGroups } from '#server/users/groups-store.ts';
import { usersByIds } from '#server/users/store.ts';
import { allQuestions, definitionOf, type FormDefinition, isImportable } from './definition.ts';
import * as store from './store.ts';

/** Reads the imports of forms that run or wait to be repaired, by form; none for those who may not import. */
type PendingImports = (
  tx: Tx,
  actor: Actor,
  formIds: readonly string[],
) => Promise<ReadonlyMap<string, ImportStatus[]>>;

/** The routes. Imports stand on forms and not forms on imports, so what a form shows of them is brought here. */
export function formRoutes(pendingImports: PendingImports): Route[] {
  async function whole(tx: Tx, actor: Actor, form: store.StoredForm): Promise<calls.WholeForm> {
    const pending = await pendingImports(tx, actor, [form.id]);
    return { ...(await store.presentForm(tx, actor, form)), pendingImports: pending.get(form.id) ?? [] };
  }

  return [
    on(calls.listForms, async ({ actor, tx }) => {
      const forms = await store.listForms(tx, actor);
      const pending = await pendingImports(
        tx,
        actor,
        forms.map(({ id }) => id),
      );
      return forms.map(({ createdAt, modifiedAt, ...form }) => ({
        ...form,
        dates: { created: createdAt, lastModified: modifiedAt },
        pendingImports: pending.get(form.id) ?? [],
      }));
    }),

    on(calls.readForm, async ({ actor, tx, params }) =>
      whole(tx, actor, await store.findForm(tx, actor, params.id)),
    ),

    on(calls.createForm, async ({ actor, tx, body, services }) => {
      const id = body.id ?? services.newId();
      const hash = requestHash(body.id, body);
      if (body.id !== undefined && (await store.formIdTaken(tx, actor, id))) {
        const existing = await store.reloadForm(tx, actor, id);
        requireSame(existing.requestHash, hash);
        // What became of it since is for those who see it; as it was made, it is the sender's own.
        const form = existing.version === 1 ? existing : await store.findForm(tx, actor, id);
        return new Reply(await whole(tx, actor, form), { status: 200 });
      }
      const content = await contentOf(tx, actor, body);
      const now = services.now();
      await store.insertForm(tx, actor, { ...content, id, requestHash: hash, now });
      await note(tx, actor, 'form_created', { id, name: content.name }, services, { next: [content.name] });
      await promote(tx, actor, content.people['reviewers'] ?? [], services);
      return whole(tx, actor, await store.reloadForm(tx, actor, id));
    }),

    on(calls.changeForm, async ({ actor, tx, params, body, services }) => {
      const before = await store.findForm(tx, actor, params.id, { lock: true });
      if (body.version !== undefined && body.version !== before.version) {
        throw new AppError('conflict', 'Somebody else has changed this form meanwhile.', {
          fields: { version: before.version },
          hint: 'Read the form again, then apply your changes to it.',
        });
      }
      if (before.published) {
        const faults = publishedFaults({ ...(await store.presentForm(tx, actor, before)) }, body);
        if (faults.length > 0)
          throw invalid(faults, 'Published forms cannot be edited. Copy the form to change these.');
      }
      const content = await contentOf(tx, actor, body, before.definition);
      await store.replaceForm(tx, actor, params.id, content, services.now());
      await note(tx, actor, 'form_changed', { id: params.id, name: content.name }, services, {
        previous: [`version ${before.version}`, before.name],
        next: [`version ${before.version + 1}`, content.name],
      });
      await promote(tx, actor, content.people['reviewers'] ?? [], services);
      return whole(tx, actor, await store.reloadForm(tx, actor, params.id));
    }),

    on(calls.publishForm, async ({ actor, tx, params, services }) => {
      const form = await store.findForm(tx, actor, params.id, { lock: true });
      authorize(mayPublish(actor, form), 'conflict');
      const published = await changeState(tx, actor, form, { published: true }, 'form_published', services);
      return whole(tx, actor, published);
    }),

    on(calls.archiveForm, async ({ actor, tx, params, services }) => {
      const form = await store.findForm(tx, actor, params.id, { lock: true });
      const archived = form.current
        ? await changeState(tx, actor, form, { current: false }, 'form_archived', services)
        : form;
      return whole(tx, actor, archived);
    }),

    on(calls.unarchiveForm, async ({ actor, tx, params, services }) => {
      const form = await store.findForm(tx, actor, params.id, { lock: true });
      const current = form.current
        ? form
        : await changeState(tx, actor, form, { current: true }, 'form_unarchived', services);
      return whole(tx, actor, current);
    }),
  ];
}

async function changeState(
  tx: Tx,
  actor: Actor,
  form: store.StoredForm,
  state: { published?: boolean; current?: boolean },
  action: 'form_published' | 'form_archived' | 'form_unarchived',
  services: Services,
): Promise<store.StoredForm> {
  await store.setFormState(tx, actor, form.id, state, services.now());
  await note(tx, actor, action, form, services, {});
  return store.reloadForm(tx, actor, form.id);
}

/** What of a form is kept, after every check. Throws `invalid` with an entry per fault. */
async function contentOf(
  tx: Tx,
  actor: Actor,
  input: FormInput,
  before?: FormDefinition,
): Promise<store.FormContent> {
  const limit = (await store.testerLimit(tx, actor)) ?? defaultTesterLimit;
  const groupIds = input.groupIds ?? input.groups?.map(({ id }) => id) ?? [];
  const people = Object.fromEntries(peopleParts.map((part) => [part, input[part].map(({ id }) => id)]));
  const faults = [
    ...formFaults(input, { testers: limit }),
    ...(await unknownNames(tx, actor, input, groupIds, people)),
  ];
  if (faults.length > 0) throw invalid(faults);
  const definition = definitionOf(input, before);
  return {
    name: input.name,
    description: input.description,
    definition,
    questionCount: allQuestions(definition).length,
    importable: isImportable(definition),
    groupIds,
    people,
  };
}

/** Faults for groups and people that the company does not have. */
async function unknownNames(
  tx: Tx,
  actor: Actor,
  input: FormInput,
  groupIds: readonly string[],
  people: Readonly<Record<string, readonly string[]>>,
): Promise<FieldError[]> {
  const groups = await namesOfGroups(tx, actor.companyId, groupIds);
  const contacts = input.alerts.map(({ alertContacts }) => alertContacts.map(({ id }) => id));
  const users = await usersByIds(tx, actor.companyId, [...Object.values(people).flat(), ...contacts.flat()]);
  const unknown = (ids: readonly string[], has: (id: string) => boolean, path: string, message: string) =>
    ids.flatMap((id, index) => (has(id) ? [] : [{ path: `${path}.${index}`, message }]));
  return [
    ...unknown(groupIds, (id) => groups.has(id), 'groupIds', 'There is no such user group'),
    ...Object.entries(people).flatMap(([part, ids]) =>
      unknown(ids, (id) => users.has(id), part, 'There is no such user'),
    ),
    ...contacts.flatMap((ids, at) =>
      unknown(ids, (id) => users.has(id), `alerts.${at}.alertContacts`, 'There is no such user'),
    ),
  ];
}

async function promote(
  tx: Tx,
  actor: Actor,
  reviewerIds: readonly string[],
  services: Services,
): Promise<void> {
  for (const user of await store.promoteReviewers(tx, actor.companyId, reviewerIds)) {
    const entry = {
      action: 'user_changed' as const,
      object: { kind: 'user' as const, id: user.id },
      next: ['role REVIEWER'],
    };
    await audit(tx, actor, entry, services.now());
  }
}

function note(
  tx: Tx,
  actor: Actor,
  action: 'form_created' | 'form_changed' | 'form_published' | 'form_archived' | 'form_unarchived',
  form: { id: string; name: string },
  services: Services,
  values: { previous?: readonly string[]; next?: readonly string[] },
): Promise<void> {
  const named = { id: form.id, name: form.name };
  return audit(
    tx,
    actor,
    { action, object: { kind: 'template', id: form.id }, form: named, ...values },
    services.now(),
  );
}
