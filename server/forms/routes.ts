// The calls on forms: create, read, edit, list, publish, archive, unarchive. Those on versions and on single questions
// are in neighbouring files.
import type * as z from 'zod/mini';
import { AppError, invalid } from '#core/errors.ts';
import * as calls from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { mayDeleteForm, mayPublish } from '#core/forms/policy.ts';
import { formerAfter, nothingFormer } from '#core/forms/versions.ts';
import { authorize } from '#server/http/authorize.ts';
import { inTurns } from '#core/portions/portions.ts';
import { requestHashInPortions } from '#server/http/idempotent.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import { on, Reply, type Route } from '#server/http/mount.ts';
import { insertForm, isFormAlready, replaceForm, setFormState } from './changes-store.ts';
import { deleteForm, launchAlertOf, sheetCountOf } from './delete-store.ts';
import { contentOf, lockIssues } from './content.ts';
import { note, promote } from './notes.ts';
import { questionRoutes } from './question-routes.ts';
import { hiddenReviewers } from './reviews-off.ts';
import * as store from './store.ts';
import { noteUniqueRules } from './unique-rules.ts';
import { publishVersion, requireNoNextVersion, versionRoutes } from './version-routes.ts';
import { type AroundForm, presenter } from './whole.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The routes of forms. */
export function formRoutes(around: AroundForm): Route[] {
  const { pendingImports } = around;
  const whole = presenter(around);
  return [
    on(listForms, async ({ actor, tx }) => {
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
      const hash = await inTurns(requestHashInPortions(body.id, body), pauseFor(actor));
      const earlier = await store.createdEarlier(tx, actor, body.id, hash);
      if (earlier !== null) return new Reply(await whole(tx, actor, earlier), { status: 200 });
      const id = body.id ?? services.newId();
      const content = await contentOf(tx, actor, body);
      await insertForm(tx, actor, { ...content, id, requestHash: hash, now: services.now() });
      await note(
        { tx, actor, services },
        'form_created',
        { id, name: content.name },
        { next: [content.name] },
      );
      await promote({ tx, actor, services }, content.people['reviewers'] ?? []);
      return whole(tx, actor, await store.reloadForm(tx, actor, id));
    }),

    on(calls.changeForm, async ({ actor, tx, params, body, services }) =>
      whole(tx, actor, await change({ tx, actor, services }, params.id, body)),
    ),

    on(calls.deleteForm, async ({ actor, tx, params, services }) => {
      // Starting a sheet concurrently waits for the lock, and then finds no form.
      const form = await store.findForm(tx, actor, params.id, { lock: true });
      const { published } = form;
      const sheetCount = await sheetCountOf(tx, actor, form.id);
      authorize(mayDeleteForm(actor, { published, sheetCount }), 'conflict');
      const alert = await launchAlertOf(tx, actor, form.id);
      if (alert !== undefined) {
        const { isSeen, name } = alert;
        const said = wording(m.opensThisForm, { isSeen: String(isSeen), alert: isSeen ? name : '' });
        throw new AppError('conflict', said, {
          hint: wording(m.removeThatAlertFirstOr),
        });
      }
      await deleteForm(tx, actor, form.id);
      await note({ tx, actor, services }, 'form_deleted', form, { previous: [form.name] });
      return undefined;
    }),

    on(calls.publishForm, async ({ actor, tx, params, services }) => {
      const form = await store.findForm(tx, actor, params.id, { lock: true });
      authorize(mayPublish(actor, form), 'conflict');
      const published =
        form.versionOf === null
          ? await changeState({ tx, actor, services }, form, { published: true }, 'form_published')
          : await publishVersion({ tx, actor, services }, form, form.versionOf);
      return whole(tx, actor, published);
    }),

    on(calls.archiveForm, async ({ actor, tx, params, services }) => {
      const form = await store.findForm(tx, actor, params.id, { lock: true });
      const archived = form.current
        ? await changeState({ tx, actor, services }, form, { current: false }, 'form_archived')
        : form;
      return whole(tx, actor, archived);
    }),

    on(calls.unarchiveForm, async ({ actor, tx, params, services }) => {
      const form = await store.findForm(tx, actor, params.id, { lock: true });
      if (!form.current && form.versionOf !== null) await requireNoNextVersion(tx, actor, form.versionOf);
      const current = form.current
        ? form
        : await changeState({ tx, actor, services }, form, { current: true }, 'form_unarchived');
      return whole(tx, actor, current);
    }),

    ...versionRoutes(whole, pendingImports),
    ...questionRoutes(whole),
  ];
}

/** Replaces the content of a form, unless it is as sent already. */
async function change(
  scope: RequestScope,
  id: string,
  body: z.output<typeof calls.changeForm.body>,
): Promise<store.StoredForm> {
  const { tx, actor, services } = scope;
  const before = await store.findForm(tx, actor, id, { lock: true });
  await store.requireVersion(tx, actor, before, body.version);
  const issues = await lockIssues(tx, actor, before, body);
  if (issues.length > 0) throw invalid(issues, t(m.publishedFormsCannotBeEdited));
  const sent = await contentOf(tx, actor, body, before.definition);
  const hidden = await hiddenReviewers(tx, actor, id);
  const content = { ...sent, people: { ...sent.people, ...hidden } };
  const former = before.published
    ? formerAfter({ ...before.definition, ...before.former }, content.definition)
    : nothingFormer;
  if (await isFormAlready(tx, actor, before, { ...content, former })) return before;
  await replaceForm(tx, actor, { ...content, id, former, now: services.now() });
  await noteUniqueRules(scope, id, { before: before.definition, after: content.definition });
  await note(
    scope,
    'form_changed',
    { id, name: content.name },
    {
      previous: [`version ${before.version}`, before.name],
      next: [`version ${before.version + 1}`, content.name],
    },
  );
  await promote(scope, content.people['reviewers'] ?? []);
  return store.reloadForm(tx, actor, id);
}

async function changeState(
  scope: RequestScope,
  form: store.StoredForm,
  state: { published?: boolean; current?: boolean },
  action: 'form_published' | 'form_archived' | 'form_unarchived',
): Promise<store.StoredForm> {
  const { tx, actor, services } = scope;
  await setFormState(tx, actor, form.id, { ...state, now: services.now() });
  await note(scope, action, form);
  return store.reloadForm(tx, actor, form.id);
}
