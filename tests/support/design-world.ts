// A company with a form, a few rows and a widget, of which designs and reports are made.
import * as filling from '#core/filling/calls.ts';
import * as reports from '#core/reports/calls.ts';
import * as designs from '#core/reports/design-calls.ts';
import type { DesignInput } from '#core/reports/own/schema.ts';
import {
  type ParameterValues,
  type Report,
  reportDocument,
  type ReportFormat,
} from '#core/reports/schema.ts';
import * as widgets from '#core/widgets/calls.ts';
import { exampleForm } from './example-form.ts';
import { startTestServer, type Person } from './server.ts';

/** The form's rows are of the user; the manager and the analyst see the form, the stranger does not. */
export async function makeDesignWorld() {
  const server = await startTestServer();
  const { id: companyId, admin } = await server.company();
  const groupId = await server.group(companyId, 'Ramp');
  const ofGroup = { groupIds: [groupId] };
  const analyst = await server.person(companyId, 'ANALYST', ofGroup);
  const manager = await server.person(companyId, 'MANAGER', ofGroup);
  const stranger = await server.person(companyId, 'ANALYST');
  const user = await server.person(companyId, 'USER', ofGroup);
  const { form, ids } = exampleForm(ofGroup);
  const other = exampleForm(ofGroup);
  for (const each of [form, other.form]) {
    await server.publish(admin, each);
  }
  const mean = { map: { var: ids.speed }, aggregation: 'AVG', groupByQuestion: ids.size } as const;
  const widget = await server.as(admin, widgets.createWidget, {
    params: { id: form.id },
    body: { title: 'Mean speed by size', ...mean },
  });
  const sheet = await server.as(user, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'Night shift', contextAnswers: [{ questionId: ids.shift, value: 'Night' }] },
  });
  const rows = ['Rwy 07', 'تفتيش', '滑走路', 'Apron <b>'].map((place, index) => ({
    answers: [
      { questionId: ids.place, value: place },
      { questionId: ids.speed, value: String(90.25 + index * 10) },
      { questionId: ids.size, value: index === 0 ? 'Small' : 'Large' },
    ],
  }));
  await server.as(user, filling.addRows, { params: { id: sheet.id }, body: { rows } });

  const run = (by: Person, id: string, format: ReportFormat, parameters: ParameterValues = {}) =>
    server.as(by, reports.runReport, { params: { id }, body: { format, parameters } });
  return {
    server,
    people: { admin, manager, analyst, stranger, user },
    formId: form.id,
    otherFormId: other.form.id,
    widgetId: widget.id,
    sheetId: sheet.id,
    ids,

    create: (body: DesignInput & { id?: string }, by: Person = admin) =>
      server.as(by, designs.createDesign, { body }),

    /** A published report by a design. */
    async reportBy(design: { id: string }): Promise<Report> {
      const body = { reportId: design.id, templateIds: [form.id], name: 'Own report' };
      const { id } = await server.as(admin, reports.createReport, { body });
      return server.as(admin, reports.publishReport, { params: { id } });
    },
    run,
    documentOf: async (by: Person, id: string, parameters: ParameterValues = {}) =>
      reportDocument.parse(await (await run(by, id, 'JSON', parameters)).json()),
  };
}
export type DesignWorld = Awaited<ReturnType<typeof makeDesignWorld>>;
