// Actions on designs of one's own.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import type { DashboardForm } from '#core/sheets/dashboard/overview.ts';
import { createReport, listDesigns } from './calls.ts';
import * as calls from './design-calls.ts';
import { designOfDashboard, leftOutOfReport, type ShownRows } from './own/of-dashboard.ts';
import type { Design } from './own/schema.ts';
import type { DesignVersion, StoredDesign } from './own/stored-design.ts';
import { designTexts } from './own/labels.ts';
import { mayChangeDesigns } from './policy.ts';
import type { Report } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const touches = [['report-designs'], ['report-design'], ['reports'], ['audit']] as const;

export const createDesign = action<Design, StoredDesign>({
  id: 'reports.createDesign',
  label: t(common.save),
  may: (actor) => mayChangeDesigns(actor),
  run: (send, body) => send(calls.createDesign, { body }),
  done: (_, { name }) => t(m.designWasSaved, { name }),
  failed: (_, error) => failure(error, t(m.yourDesignCouldNotBe)),
  touches,
});

export type ChangedDesign = { id: string; version: number; design: Design };

export const changeDesign = action<ChangedDesign, StoredDesign>({
  id: 'reports.changeDesign',
  label: t(common.save),
  may: (actor) => mayChangeDesigns(actor),
  run: (send, { id, version, design }) =>
    send(calls.changeDesign, { params: { id }, body: { ...design, version } }),
  done: ({ design }, { version }) => t(m.designWasSavedAsVersion, { design: design.name, version }),
  failed: (_, error) => failure(error, t(m.yourDesignCouldNotBe)),
  touches,
});

export const deleteDesign = action<Pick<StoredDesign, 'id' | 'name'>, unknown>({
  id: 'reports.deleteDesign',
  label: t(common.delete),
  danger: true,
  confirmation: ({ name }) => ({
    title: t(m.deleteThisDesign),
    text: t(m.willBeDeletedWithAll, { name }),
    confirm: t(common.delete),
  }),
  may: (actor) => mayChangeDesigns(actor),
  run: (send, { id }) => send(calls.deleteDesign, { params: { id } }),
  done: ({ name }) => t(m.designWasDeleted, { name }),
  failed: (_, error) => failure(error, t(m.errorOccurredWhileDeletingYourDesign)),
  touches,
});

type Restored = { design: Pick<StoredDesign, 'id' | 'name' | 'version'>; to: Pick<DesignVersion, 'version'> };

export const restoreDesign = action<Restored, StoredDesign>({
  id: 'reports.restoreDesign',
  label: t(m.restore),
  confirmation: ({ design, to }) => ({
    title: t(m.restoreVersion, { version: to.version }),
    text: t(m.isRestoredToThatState, { design: design.name, follow: designTexts.follow }),
    confirm: t(m.restore),
  }),
  may: (actor) => mayChangeDesigns(actor),
  run: (send, { design: { id, version }, to }) =>
    send(calls.restoreDesign, { params: { id }, body: { version, restore: to.version } }),
  done: ({ to }, { version }) => t(m.versionWasRestoredAsVersion, { version: to.version, version2: version }),
  failed: (_, error) => failure(error, t(m.thisVersionCouldNotBe)),
  touches,
});

/** A dashboard, with the rows that it shows to somebody of a time zone. */
export type DashboardReport = { form: DashboardForm; shown: ShownRows; timeZone: string };

/** A dashboard becomes a design and an unpublished report by it. Asks where the report cannot have all that is shown. */
export const reportOfDashboard = action<DashboardReport, Report>({
  id: 'reports.ofDashboard',
  label: designTexts.fromDashboard,
  confirmation({ form, shown, timeZone }) {
    const leftOut = leftOutOfReport(form, shown, timeZone);
    if (leftOut.length === 0) return undefined;
    return {
      title: designTexts.leavesOut,
      text: leftOut.join(' '),
      confirm: designTexts.fromDashboard,
    };
  },
  may: (actor) => mayChangeDesigns(actor),
  async run(send, { form, shown }) {
    const designs = await send(listDesigns, {});
    const design = designOfDashboard(form, shown);
    const body = {
      ...design,
      name: freeName(
        design.name,
        designs.map(({ name }) => name),
      ),
    };
    const { id, name } = await send(calls.createDesign, { body });
    return send(createReport, { body: { reportId: id, templateIds: [form.id], name } });
  },
  done: (_, { name }) => t(m.reportWasCreated, { name }),
  failed: (_, error) => failure(error, t(m.yourReportCouldNotBe)),
  touches,
});

/** The same design under a name that is free. */
export function copyOfDesign(design: Design, designs: readonly { name: string }[]): Design {
  const taken = designs.map(({ name }) => name);
  return { ...design, name: freeName(`${design.name.slice(0, 190)} (copy)`, taken) };
}

/** The name, with a number if a design has it already. */
function freeName(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  let name = wanted;
  for (let number = 2; used.has(name.toLowerCase()); number += 1)
    name = `${wanted.slice(0, 190)} (${number})`;
  return name;
}

/** What the server says of a taken name, a newer version, reports in the way, or what a design lacks. */
function failure(error: unknown, otherwise: string): string {
  if (!(error instanceof AppError)) return otherwise;
  if (error.code === 'conflict') return error.message;
  const issues = error.details.errors ?? [];
  if (error.code !== 'invalid' || issues.length === 0) return otherwise;
  return issues.length === 1 ? error.message : t(m.designHasProblems, { count: issues.length });
}
