// The calls on versions of a published form: create the next one, preview its impact, publish it in the form's place.
import type { Actor } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import * as calls from '#core/forms/calls.ts';
import { listVersions, readVersion } from '#core/forms/version-calls.ts';
import { uniqueAnew } from '#core/forms/impact/impact-unique.ts';
import { mapLimit } from '#core/map-limit.ts';
import { mayUsePublished } from '#core/forms/policy.ts';
import { formerAfter, nothingFormer, versionIssues } from '#core/forms/versions.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import { requestHash } from '#server/http/idempotent.ts';
import { on, Reply, type Route } from '#server/http/mount.ts';
import { insertForm, replaceForm } from './changes-store.ts';
import { withWidgetsOf } from './definition.ts';
import { countClashes } from './unique-clashes.ts';
import * as impact from './impact-store.ts';
import { note } from './notes.ts';
import * as store from './store.ts';
import { noteUniqueRules } from './unique-rules.ts';
import { contentOfForm, dissolve, formerVersion, formerVersions, nextVersionOf } from './versions-store.ts';
import type { PendingImports, Whole } from './whole.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export function versionRoutes(whole: Whole, pendingImports: PendingImports): Route[] {
  return [
    on(calls.createVersion, async ({ actor, tx, params, body, services }) => {
      // Concurrent requests to create one wait here for the first.
      const form = await store.findForm(tx, actor, params.id, { lock: true });
      const hash = requestHash(body.id, params.id, body);
      const earlier = await store.createdEarlier(tx, actor, body.id, hash);
      if (earlier !== null) return new Reply(await whole(tx, actor, earlier), { status: 200 });
      authorize(mayUsePublished(actor, form), 'conflict');
      await requireNoNextVersion(tx, actor, form.id);
      const id = body.id ?? services.newId();
      const content = await contentOfForm(tx, actor, form);
      const former = body.from === undefined ? null : await formerVersion(tx, actor, form.id, body.from);
      await insertForm(tx, actor, {
        ...content,
        ...(former !== null && { definition: withWidgetsOf(former.definition, form.definition) }),
        id,
        versionOf: form.id,
        requestHash: hash,
        now: services.now(),
      });
      await note({ tx, actor, services }, 'form_version_created', { id, name: form.name }, { of: form });
      return whole(tx, actor, await store.reloadForm(tx, actor, id));
    }),

    on(listVersions, async ({ actor, tx, params }) => {
      const form = await store.findForm(tx, actor, params.id);
      return { content: await formerVersions(tx, actor, form.id) };
    }),

    on(readVersion, async ({ actor, tx, params }) => {
      const form = await store.findForm(tx, actor, params.id);
      const { definition, ...version } = await formerVersion(tx, actor, form.id, Number(params.version));
      const { contextQuestions, questions, elements, contextAlerts, multi } = definition;
      const alerts = await store.presentAlerts(tx, actor, form.id, definition.alerts);
      return { ...version, contextQuestions, questions, elements, alerts, contextAlerts, multi };
    }),

    on(calls.readImpact, async ({ actor, tx, params }) => {
      const next = await store.findForm(tx, actor, params.id);
      const form = next.versionOf === null ? next : await store.findForm(tx, actor, next.versionOf);
      const { formerQuestions, formerOptions, formerAlerts } = formerAfter(
        { ...form.definition, ...nothingFormer },
        next.definition,
      );
      const options = Object.entries(formerOptions).flatMap(([questionId, gone]) =>
        gone.map(({ value }) => ({ questionId, value })),
      );
      const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id);
      const unique = uniqueAnew(form.definition, next.definition);
      const pending = await pendingImports(tx, actor, [form.id]);
      return {
        form: { id: form.id, name: form.name },
        ...(await impact.countTotals(tx, actor, form.id)),
        pendingImports: pending.get(form.id)?.length ?? 0,
        questions: await impact.countAnswers(tx, actor, form.id, idsOf(formerQuestions)),
        options: await impact.countChoices(tx, actor, form.id, options),
        alerts: await impact.countAlerts(tx, actor, form.id, idsOf(formerAlerts)),
        unique: await mapLimit(1, unique, (each) => countClashes(tx, actor, form.id, each)),
      };
    }),
  ];
}

/** Throws 409 {nextVersion} if a form has a next version, with its id for actors who see it. */
export async function requireNoNextVersion(tx: Tx, actor: Actor, formId: string): Promise<void> {
  const other = await nextVersionOf(tx, actor, formId);
  if (other === undefined) return;
  const { isSeen, ...nextVersion } = other;
  throw new AppError('conflict', wording(m.somebodyIsAlreadyWorkingOn), {
    hint: wording(m.continueWithThatOneOr),
    ...(isSeen && { fields: { nextVersion } }),
  });
}

/** Replaces a form by its next version; the form keeps its id, and everything that refers to it. */
export async function publishVersion(
  scope: RequestScope,
  next: store.StoredForm,
  formId: string,
): Promise<store.StoredForm> {
  const { tx, actor, services } = scope;
  const form = await store.findForm(tx, actor, formId, { lock: true });
  authorize(mayUsePublished(actor, form), 'conflict');
  const before = { ...form.definition, ...form.former };
  // The form may have got new questions since its next version was last saved.
  const issues = versionIssues(before, next.definition);
  if (issues.length > 0) throw invalid(issues, t(m.fixNewVersionThenPublish));
  const content = await contentOfForm(tx, actor, next);
  const definition = withWidgetsOf(next.definition, form.definition);
  const former = formerAfter(before, definition);
  await dissolve(tx, actor, next.id, form.id);
  await replaceForm(tx, actor, { ...content, id: form.id, definition, former, now: services.now() });
  await noteUniqueRules(scope, form.id, { before: form.definition, after: definition, getsRows: true });
  await note(scope, 'form_version_published', form, {
    previous: [`version ${form.version}`, form.name],
    next: [`version ${form.version + 1}`, content.name],
  });
  return store.reloadForm(tx, actor, form.id);
}
