// The calls on designs of one's own.
import { AppError, invalid } from '#core/errors.ts';
import * as calls from '#core/reports/design-calls.ts';
import { designIssues } from '#core/reports/own/design-issues.ts';
import { type Design, mostOwnDesigns } from '#core/reports/own/schema.ts';
import { type StoredDesign } from '#core/reports/own/stored-design.ts';
import { sectionText, designTexts } from '#core/reports/own/labels.ts';
import { shippedDesigns } from '#core/reports/designs.ts';
import { mayChangeDesigns } from '#core/reports/policy.ts';
import { audit } from '#server/audit/write.ts';
import { deleteThing, isNameTaken, lockCompany } from '#server/db/things.ts';
import { authorize } from '#server/http/authorize.ts';
import { madeBefore, requestHash, requireFewer } from '#server/http/idempotent.ts';
import { on, Reply } from '#server/http/mount.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { isUnchanged } from '#server/http/unchanged.ts';
import * as store from './store.ts';
import { fileReply } from '#server/reports/report-file.ts';
import { designForm } from './own-blocks.ts';
import { requestReading } from '#server/readers/request-reading.ts';
import { previewDocument } from '#server/reports/run.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const designRoutes = [
  on(calls.createDesign, async ({ actor, tx, body, services }) => {
    authorize(mayChangeDesigns(actor));
    const { companyId } = actor;
    await lockCompany(tx, companyId);
    const hash = requestHash(body.id, actor.userId, body);
    const earlier = await madeBefore(tx, 'report_designs', companyId, { id: body.id, hash });
    if (earlier !== null)
      return new Reply(await store.requireDesign(tx, companyId, earlier), { status: 200 });
    await requireFewer(tx, 'report_designs', companyId, { most: mostOwnDesigns, things: 'designs' });
    const { id = services.newId(), ...design } = body;
    await check({ actor, tx, services }, id, design);
    const now = services.now();
    await store.insertDesign(tx, actor, { id, design, requestHash: hash, now });
    const made = await store.requireDesign(tx, companyId, id);
    const note = { action: 'report_design_created', object: { kind: 'reportDesign', id } } as const;
    await audit(tx, actor, { ...note, next: linesOf(made) }, now);
    return made;
  }),

  on(calls.readDesign, async ({ actor, tx, params, query }) => {
    authorize(mayChangeDesigns(actor));
    return store.requireDesign(tx, actor.companyId, params.id, query.version);
  }),

  on(calls.changeDesign, async ({ actor, tx, params, body, services }) => {
    const { version, ...design } = body;
    return save({ actor, tx, services }, params.id, version, () => Promise.resolve(design));
  }),

  on(calls.restoreDesign, async ({ actor, tx, params, body, services }) =>
    save({ actor, tx, services }, params.id, body.version, () =>
      store.requireDesign(tx, actor.companyId, params.id, body.restore),
    ),
  ),

  on(calls.deleteDesign, async ({ actor, tx, params, services }) => {
    authorize(mayChangeDesigns(actor));
    await store.lockDesign(tx, actor.companyId, params.id);
    const before = await store.requireDesign(tx, actor.companyId, params.id);
    const { reports } = before;
    if (reports.length > 0) {
      const named = reports.map(({ name }) => `"${name}"`);
      const names = named.slice(0, 3).join(', ');
      const more = Math.max(0, named.length - 3);
      throw new AppError('conflict', wording(m.reportsUseThisDesign, { names, more }), {
        hint: wording(m.deleteTheseReportsFirst),
        fields: { reports },
      });
    }
    await deleteThing(tx, 'report_designs', actor.companyId, before.id);
    const note = {
      action: 'report_design_deleted',
      object: { kind: 'reportDesign', id: before.id },
    } as const;
    await audit(tx, actor, { ...note, previous: linesOf(before) }, services.now());
    return undefined;
  }),

  on(calls.listDesignVersions, async ({ actor, tx, params }) => {
    authorize(mayChangeDesigns(actor));
    return store.listVersions(tx, actor.companyId, params.id);
  }),

  on(
    calls.previewDesign,
    async ({ actor, tx, body, services, request }) => {
      authorize(mayChangeDesigns(actor));
      const reading = await requestReading({ tx, services, request }, actor);
      const scope = { actor, tx, services, reading };
      const { design, format, parameters } = body;
      const made = await previewDocument(scope, design, parameters);
      return fileReply(scope, made, design.name, { format });
    },
    { snapshot: true, takesLong: true },
  ),
];

/** Saves the next version of a design; `contentOf` is asked for once nobody else can save one. */
async function save(
  scope: RequestScope,
  id: string,
  read: number,
  contentOf: () => Promise<Design>,
): Promise<StoredDesign> {
  const { actor, tx, services } = scope;
  authorize(mayChangeDesigns(actor));
  await lockCompany(tx, actor.companyId);
  await store.lockDesign(tx, actor.companyId, id);
  const before = await store.requireDesign(tx, actor.companyId, id);
  if (before.version !== read) {
    throw new AppError('conflict', designTexts.changed, {
      hint: designTexts.changedNext,
      fields: { version: before.version },
    });
  }
  const design = await contentOf();
  if (design.form.id !== before.form.id) {
    const message = t(m.thisDesignBelongsToForm, { form: before.form.name });
    throw invalid([{ path: 'form.id', message }]);
  }
  await check(scope, id, design);
  if (isUnchanged(store.contentOf(before), store.contentOf(design))) return before;
  const now = services.now();
  await store.saveVersion(tx, actor, { id, version: before.version + 1, design, now });
  const after = await store.requireDesign(tx, actor.companyId, id);
  const note = { action: 'report_design_changed', object: { kind: 'reportDesign', id } } as const;
  await audit(tx, actor, { ...note, previous: linesOf(before), next: linesOf(after) }, now);
  return after;
}

/** Throws `not-found` without its form, `invalid` with all that a design lacks, `conflict` for a taken name. */
async function check(scope: RequestScope, id: string, design: Design): Promise<void> {
  const { tx, actor } = scope;
  const form = await designForm(scope, design.form.id);
  const issues = designIssues(design, form);
  if (issues.length > 0) throw invalid(issues);
  const isShipped = shippedDesigns.some(({ key, name }) =>
    [key, name.toLowerCase()].includes(design.name.toLowerCase()),
  );
  if (!isShipped && !(await isNameTaken(tx, 'report_designs', actor.companyId, { id, name: design.name })))
    return;
  const message = t(m.thereIsAlreadyDesignWith);
  throw new AppError('conflict', message, {
    hint: wording(m.chooseAnotherName),
    errors: [{ path: 'name', message }],
  });
}

/** A design for the audit log, one line per field and section. */
function linesOf(design: StoredDesign): string[] {
  const { name, description, form, parameters, filters, filter, values, sections } = design;
  return [
    `name ${name}`,
    ...(description === '' ? [] : [`description ${description}`]),
    `form ${form.name}`,
    ...parameters.map((parameter) => `parameter ${JSON.stringify(parameter)}`),
    ...filters.map((each) => `filter ${JSON.stringify(each)}`),
    ...(filter === null ? [] : [`filter ${JSON.stringify(filter)}`]),
    ...values.map((value) => `value ${JSON.stringify(value)}`),
    ...sections.map((section, place) => `${sectionText(section, place)} ${JSON.stringify(section)}`),
  ];
}
