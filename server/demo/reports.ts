// The reports of a demo company: one by each design, the last of them not published yet, and one by a design of its own.
import type { Actor } from '#core/actor.ts';
import { type DesignKey, shippedDesigns } from '#core/reports/designs.ts';
import { designOfDashboard } from '#core/reports/own/of-dashboard.ts';
import type { Tx } from '#server/db/transaction.ts';
import { insertDesign, saveVersion } from '#server/reports/designs/store.ts';
import { insertReport } from '#server/reports/store.ts';
import type { DemoCompany, DemoForm } from './data.ts';
import { strikeReport } from './northern-airfields/strike-report.ts';
import { idOf } from './random.ts';

/** Inserts them, made by the admin a week before `now`. */
export async function insertReports(tx: Tx, admin: Actor, company: DemoCompany, now: number): Promise<void> {
  const forms = company.forms.filter(
    ({ publishedAt, archivedAt }) => publishedAt !== null && archivedAt === null,
  );
  const [main] = forms.toSorted((a, b) => rowsOf(b) - rowsOf(a));
  if (main === undefined) return;
  const { name } = main.input;
  const reviewed = forms.filter(({ input }) => input.reviewers.length > 0);
  const plans: [DesignKey, string, readonly DemoForm[]][] = [
    ['form-summary', `${name}: summary`, [main]],
    ['submissions', 'Who fills in what', forms],
    ['alerts', 'Alerts of all forms', forms],
    ['review-turnaround', 'How long reviews take', reviewed],
    ['catalog-usage', 'Use of the catalog', forms],
    ['filled-form', `${name}: on paper`, [main]],
    ['raw-rows', `${name}: rows`, [main]],
  ];
  for (const [key, report, of] of plans) {
    const design = shippedDesigns.find((each) => each.key === key);
    if (design === undefined || of.length === 0) continue;
    await insertReport(tx, admin, {
      id: idOf(company.id, 'report', key),
      designId: design.id,
      name: report,
      formIds: of.map(({ input }) => input.id),
      published: key !== 'raw-rows',
      requestHash: null,
      now: now - week,
    });
  }
  const form = forms.find(({ input }) => input.name === 'Wildlife strikes') ?? main;
  await insertOwnDesign(tx, admin, company, { form, now });
}

const week = 7 * 86_400_000;

/** The design of the company's own, with the version before, and its report. */
async function insertOwnDesign(
  tx: Tx,
  admin: Actor,
  { id: companyId }: DemoCompany,
  { form, now }: { form: DemoForm; now: number },
): Promise<void> {
  const ofDashboard = designOfDashboard({ ...form.input, widgets: form.widgets });
  const isStrikes = form.input.name === 'Wildlife strikes';
  const design = isStrikes ? strikeReport(form) : ofDashboard;
  const designId = idOf(companyId, 'report design');
  const first = { ...ofDashboard, name: design.name };
  const savedAt = now - 2 * week;
  await insertDesign(tx, admin, { id: designId, design: first, requestHash: null, now: savedAt });
  if (isStrikes)
    await saveVersion(tx, admin, { id: designId, version: 2, design, now: savedAt + 86_400_000 });
  await insertReport(tx, admin, {
    id: idOf(companyId, 'report', 'own'),
    designId,
    name: design.name,
    formIds: [form.input.id],
    published: true,
    requestHash: null,
    now: now - week,
  });
}

function rowsOf({ sheets }: DemoForm): number {
  return sheets.reduce((sum, { rows }) => sum + rows.length, 0);
}
