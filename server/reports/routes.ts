// The calls on reports.
import type { Actor } from '#core/actor.ts';
import { invalid } from '#core/errors.ts';
import * as calls from '#core/reports/calls.ts';
import { designById, shippedDesigns } from '#core/reports/designs.ts';
import { reportSteps } from '#core/exports/job.ts';
import {
  mayChangeDesigns,
  mayChangeReport,
  mayMakeReports,
  mayPublishReport,
  mayReadReports,
  mayRunReport,
} from '#core/reports/policy.ts';
import { mostReports, type Report } from '#core/reports/schema.ts';
import { audit } from '#server/audit/write.ts';
import { deleteThing } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { madeBefore, requestHash, requireFewer } from '#server/http/idempotent.ts';
import { readerLocale, requestReading } from '#server/readers/request-reading.ts';
import { on, Reply } from '#server/http/mount.ts';
import { isUnchanged } from '#server/http/unchanged.ts';
import { designRoutes } from './designs/routes.ts';
import { findDesign, listOwnDesigns, lockDesign } from './designs/store.ts';
import { fileReply } from './report-file.ts';
import { printRoutes } from './print.ts';
import { makeDocument, requireParameters } from './run.ts';
import { runRoutes } from './schedules/run-routes.ts';
import { endSchedules } from './schedules/owner-news.ts';
import { scheduleRoutes } from './schedules/schedule-routes.ts';
import { reportSubscriptionRoutes } from './schedules/subscription-routes.ts';
import { patienceOf, startJob } from '#server/exports/jobs/start.ts';
import * as store from './store.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const reportRoutes = [
  on(calls.listReports, async ({ actor, tx }) => {
    authorize(mayReadReports(actor));
    return store.listReports(tx, actor);
  }),

  on(calls.listDesigns, async ({ actor, tx }) => {
    authorize(mayReadReports(actor));
    // For those who make reports by them.
    const own = mayMakeReports(actor).yes ? await listOwnDesigns(tx, actor) : [];
    return [...own, ...shippedDesigns.map((design) => ({ ...design }))];
  }),

  on(calls.createReport, async ({ actor, tx, body, services }) => {
    authorize(mayMakeReports(actor));
    const hash = requestHash(body.id, actor.userId, body);
    const earlier = await madeBefore(tx, 'reports', actor.companyId, { id: body.id, hash });
    if (earlier !== null) return new Reply(await store.findReport(tx, actor, earlier), { status: 200 });
    const { design, forms } = await designWithForms({ tx, actor }, body);
    await requireFewer(tx, 'reports', actor.companyId, { most: mostReports, things: 'reports' });
    const id = body.id ?? services.newId();
    const now = services.now();
    const name = body.name ?? design.name;
    await store.insertReport(tx, actor, {
      id,
      designId: design.id,
      name,
      formIds: forms.map((form) => form.id),
      published: false,
      requestHash: hash,
      now,
    });
    const made = await store.findReport(tx, actor, id);
    const object = { kind: 'report', id } as const;
    await audit(tx, actor, { action: 'report_created', object, next: linesOf(made) }, now);
    return made;
  }),

  on(calls.changeReport, async ({ actor, tx, params, body, services }) => {
    const before = await store.findReport(tx, actor, params.id);
    authorize(mayChangeReport(actor, before));
    if (isUnchanged(before, body)) return before;
    const now = services.now();
    await store.changeReport(tx, { companyId: actor.companyId, id: before.id }, body, now);
    const after = await store.findReport(tx, actor, before.id);
    const note = { action: 'report_changed', object: { kind: 'report', id: before.id } } as const;
    await audit(tx, actor, { ...note, previous: linesOf(before), next: linesOf(after) }, now);
    return after;
  }),

  on(calls.publishReport, async ({ actor, tx, params, services }) => {
    const before = await store.findReport(tx, actor, params.id);
    // Published twice, it is published: a repeated request is no fault.
    if (before.published) {
      authorize(mayChangeDesigns(actor));
      return before;
    }
    authorize(mayPublishReport(actor, before));
    const now = services.now();
    await store.changeReport(tx, { companyId: actor.companyId, id: before.id }, { published: true }, now);
    const note = { action: 'report_published', object: { kind: 'report', id: before.id } } as const;
    await audit(tx, actor, { ...note, next: linesOf(before) }, now);
    return store.findReport(tx, actor, before.id);
  }),

  on(calls.deleteReport, async ({ actor, tx, params, services }) => {
    const before = await store.findReport(tx, actor, params.id);
    authorize(mayChangeReport(actor, before));
    await endSchedules(tx, actor, before, services);
    await deleteThing(tx, 'reports', actor.companyId, before.id);
    const note = { action: 'report_deleted', object: { kind: 'report', id: before.id } } as const;
    await audit(tx, actor, { ...note, previous: linesOf(before) }, services.now());
    return undefined;
  }),

  on(
    calls.runReport,
    async ({ actor, tx, params, body, services, request }) => {
      const locale = readerLocale(request.headers['accept-language']);
      const scope = { actor, tx, services };
      const report = await store.findReport(tx, actor, params.id);
      authorize(mayRunReport(actor, report));
      const { format, parameters, imageFormat } = body;
      const patience = patienceOf(request.headers.prefer);
      const [form] = report.templates;
      if (patience !== null && format !== 'JSON' && form !== undefined) {
        requireParameters(report, parameters);
        const wanted = {
          kind: 'report' as const,
          reportId: report.id,
          templateIds: report.templates.map(({ id }) => id),
          name: report.name,
          format,
          imageFormat,
          parameters,
          locale,
          notify: false,
        };
        return startJob(scope, {
          request: wanted,
          formId: form.id,
          totalRows: reportSteps.length,
          isGone: () => request.raw.socket.destroyed,
          wait: patience,
        });
      }
      const reading = await requestReading({ tx, services, request }, actor);
      const made = await makeDocument({ ...scope, reading }, { report, parameters, format });
      return fileReply(scope, made, report.name, { format, isPng: imageFormat === 'PNG' });
    },
    { snapshot: true, takesLong: true },
  ),

  on(
    calls.previewReport,
    async ({ actor, tx, body, services, request }) => {
      authorize(mayMakeReports(actor));
      const { design, forms } = await designWithForms({ tx, actor }, body);
      const { format, parameters } = body;
      const report = {
        name: design.name,
        designId: design.id,
        templates: forms.map(({ id, name }) => ({ id, name })),
        parameters: [...design.parameters],
      };
      const reading = await requestReading({ tx, services, request }, actor);
      const scope = { actor, tx, services, reading };
      const made = await makeDocument(scope, { report, parameters, format });
      return fileReply(scope, made, design.name, { format });
    },
    { snapshot: true, takesLong: true },
  ),

  ...printRoutes,
  ...designRoutes,
  ...scheduleRoutes,
  ...runRoutes,
  ...reportSubscriptionRoutes,
];

/**
 * The design of a report that is to be made, and its forms as the actor sees them.
 * @throws AppError `not-found` without a form, `invalid` without the design
 */
async function designWithForms(
  { tx, actor }: { tx: Tx; actor: Actor },
  { reportId, templateIds }: { reportId: string; templateIds: readonly string[] },
) {
  const formIds = [...new Set(templateIds)];
  const forms: { id: string; name: string }[] = [];
  for (const formId of formIds) forms.push(await findForm(tx, actor, formId));
  const design = designById(reportId) ?? (await ownDesign({ tx, actor }, reportId, formIds));
  return { design, forms };
}

/**
 * An own design, which stays until the report is made.
 * @throws AppError `invalid` where there is none, or where the report is not of its form
 */
async function ownDesign({ tx, actor }: { tx: Tx; actor: Actor }, id: string, formIds: readonly string[]) {
  const { companyId } = actor;
  await lockDesign(tx, companyId, id, { share: true });
  const design = await findDesign(tx, companyId, id);
  if (design === undefined) throw invalid([fieldError('reportId', m.thereIsNoSuchDesign)]);
  const { form } = design;
  if (formIds.length === 1 && formIds[0] === form.id) return design;
  // Whoever does not see its form learns nothing of it.
  await findForm(tx, actor, form.id);
  const message = t(m.thisDesignIsForForm, { form: form.name });
  throw invalid([{ path: 'templateIds', message }]);
}

/** A report for the audit log, one line per field. */
function linesOf({
  name,
  description,
  templates,
}: Pick<Report, 'name' | 'description' | 'templates'>): string[] {
  return [
    `name ${name}`,
    ...(description === '' ? [] : [`description ${description}`]),
    ...templates.map((form) => `form ${form.name}`),
  ];
}
