// Runs a report: loads what its design is made from, and makes the document that is drawn.
import { isUuid, personName } from '#core/primitives.ts';
import { assertNever } from '#core/assert-never.ts';
import { invalid } from '#core/errors.ts';
import type { Formats } from '#core/format/formats.ts';
import { alerts } from '#core/reports/design/alerts.ts';
import { catalogUsage } from '#core/reports/design/catalog-usage.ts';
import { filledForms } from '#core/reports/design/filled-form.ts';
import type { FormRows } from '#core/reports/design/form-rows.ts';
import { formSummary } from '#core/reports/design/form-summary.ts';
import { reviewTurnaround } from '#core/reports/design/review-turnaround.ts';
import { submissions } from '#core/reports/design/submissions.ts';
import { designById, type DesignKey } from '#core/reports/designs.ts';
import type { ReportBlock, ReportDocument } from '#core/reports/document.ts';
import { parameterIssues, periodOf } from '#core/reports/parameters.ts';
import type { Period } from '#core/reports/period.ts';
import { mostPdfCells, type ParameterValues, type Report, type ReportFormat } from '#core/reports/schema.ts';
import { inTurns } from '#core/portions/portions.ts';
import { periodInWords } from '#core/reports/labels.ts';
import { namedParameters } from '#core/reports/own/made.ts';
import type { Design } from '#core/reports/own/schema.ts';
import { readLooks } from '#server/appearance/store.ts';
import { findForm } from '#server/forms/store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { asReadBy, type Reading } from '#server/readers/reading.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import { notFound } from '#server/http/validate.ts';
import { ownBlocks } from './designs/own-blocks.ts';
import { findDesign } from './designs/store.ts';
import { type MadeDocument, madeByText } from './drawing.ts';
import { loadFilled } from './filled.ts';
import { type LoadedForm, loadAlerts, loadForm, loadReviews, loadRows, loadTable } from './load.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/reports/texts.ts';
import { m } from './texts.ts';

export type ReportRunning = {
  report: Pick<Report, 'name' | 'designId' | 'templates' | 'parameters'>;
  parameters: ParameterValues;
  format: ReportFormat;
};

/** Throws `invalid` with an issue for each parameter at fault. */
export function requireParameters({ parameters }: Pick<Report, 'parameters'>, given: ParameterValues): void {
  const issues = parameterIssues(parameters, given, 'parameters.');
  if (issues.length > 0) throw invalid(issues);
}

/** `reading`: how whoever it is made for reads. */
export type DocumentScope = RequestScope & { reading: Reading };

/**
 * Makes the document of a report that the actor sees; null where no row falls under the parameters.
 * @throws AppError `invalid` with an issue for each parameter at fault, `too-much-data`
 */
export function makeDocument(scope: DocumentScope, running: ReportRunning): Promise<MadeDocument | null> {
  return asReadBy(scope.reading, () => documentByDesign(scope, running));
}

async function documentByDesign(scope: DocumentScope, running: ReportRunning): Promise<MadeDocument | null> {
  const { report, parameters } = running;
  const shipped = designById(report.designId);
  if (shipped !== undefined) {
    const about =
      parameters['order'] === 'newest' ? [{ label: t(both.order), value: t(both.newestFirst) }] : [];
    return documentOf(scope, running, async ({ formats, period }) => {
      const blocks = await blocksOf(scope, shipped.key, { ...running, formats, period });
      return blocks && { blocks, about };
    });
  }
  const design = await findDesign(scope.tx, scope.actor.companyId, report.designId);
  if (design === undefined) throw notFound();
  return ownDocument(scope, design, running);
}

/** The same for a design that is not stored, of which no report is made yet. */
export async function previewDocument(
  scope: DocumentScope,
  design: Design,
  parameters: ParameterValues,
): Promise<MadeDocument | null> {
  const { id, name } = await findForm(scope.tx, scope.actor, design.form.id);
  const report = { name: design.name, templates: [{ id, name }], parameters: design.parameters };
  return asReadBy(scope.reading, () => ownDocument(scope, design, { report, parameters }));
}

function ownDocument(
  scope: DocumentScope,
  design: Design,
  running: OwnRunning,
): Promise<MadeDocument | null> {
  const { report, parameters } = running;
  const { timeZone } = scope.actor;
  const userName = personName(scope.actor);
  return documentOf(scope, running, async (making) => {
    const run = { ...making, timeZone, userName, report: report.name, parameters };
    const made = await ownBlocks(scope, design, run);
    if (made === null) return null;
    const { blocks, rowsText } = made;
    const rows = rowsText === null ? [] : [{ label: t(both.rows), value: rowsText }];
    return { blocks, about: [...rows, ...namedParameters(report, parameters, run)] };
  });
}

type OwnRunning = Pick<ReportRunning, 'parameters'> & {
  report: Pick<Report, 'name' | 'templates' | 'parameters'>;
};
type Making = { formats: Formats; period: Period; company: string; now: number };

async function documentOf(
  scope: DocumentScope,
  { report, parameters }: OwnRunning,
  /** `about`: what is said of the parameters beside the days. */
  make: (making: Making) => Promise<Pick<ReportDocument, 'blocks' | 'about'> | null>,
): Promise<MadeDocument | null> {
  const { tx, actor, services, reading } = scope;
  requireParameters(report, parameters);
  const { formats } = reading;
  const period = periodOf(parameters, actor.timeZone);
  const now = services.now();
  const looks = await readLooks(tx, actor.companyId);
  const made = await make({ formats, period, company: looks.name, now });
  if (made === null) return null;
  const document: ReportDocument = {
    title: report.name,
    company: looks.name,
    subtitle: periodInWords(period, formats, actor.timeZone),
    about: [...formsAbout(report), ...made.about],
    made: madeByText('run', now, reading, actor),
    blocks: made.blocks,
  };
  return { document, reading };
}

/** The forms of a report, unless its name says the only one. */
function formsAbout({ name, templates }: OwnRunning['report']): ReportDocument['about'] {
  const names = templates.map((form) => form.name);
  const [only = ''] = names;
  if (names.length === 1 && name.toLowerCase().includes(only.toLowerCase())) return [];
  return [{ label: names.length === 1 ? t(common.form) : t(common.forms), value: names.join(', ') }];
}

type Shipped = ReportRunning & { formats: Formats; period: Period };

async function blocksOf(
  scope: RequestScope,
  key: DesignKey,
  { report, parameters, format, formats, period }: Shipped,
): Promise<ReportBlock[] | null> {
  const reader = { formats, timeZone: scope.actor.timeZone };
  const forms: LoadedForm[] = [];
  for (const { id } of report.templates) forms.push(await loadForm(scope, id));
  const allRows = async () => {
    const rows: FormRows[] = [];
    for (const form of forms) rows.push(await loadRows(scope, form, period));
    return rows;
  };
  switch (key) {
    case 'form-summary':
      return inTurns(formSummary(await allRows(), reader), pauseFor(scope.actor));
    case 'submissions':
      return submissions(await allRows(), reader);
    case 'catalog-usage':
      return catalogUsage(await allRows());
    case 'alerts':
      return alerts(await loadAlerts(scope, forms, period), reader);
    case 'review-turnaround': {
      const ids = forms.map(({ form }) => form.id);
      return reviewTurnaround(await loadReviews(scope, ids, period), {
        ...reader,
        now: scope.services.now(),
      });
    }
    case 'raw-rows':
      return rawRows(scope, forms, period, {
        mostCells: format === 'PDF' ? mostPdfCells : null,
        isNewestFirst: parameters['order'] === 'newest',
      });
    case 'filled-form':
      return filled(scope, forms, period, { reader, rows: parameters['rows'] });
    default:
      return assertNever(key);
  }
}

async function rawRows(
  scope: RequestScope,
  forms: readonly LoadedForm[],
  period: Period,
  options: { mostCells: number | null; isNewestFirst: boolean },
): Promise<ReportBlock[] | null> {
  const blocks: ReportBlock[] = [];
  let rows = 0;
  for (const form of forms) {
    const table = await loadTable(scope, form, period, options);
    if (table.rows.length === 0) continue;
    rows += table.rows.length;
    blocks.push(
      ...(forms.length > 1 ? [{ kind: 'heading', level: 1, text: table.name } as const] : []),
      table,
    );
  }
  if (rows === 0) return null;
  return [{ kind: 'figures', figures: [{ label: t(both.rows), value: rows }] }, ...blocks];
}

async function filled(
  scope: RequestScope,
  forms: readonly LoadedForm[],
  period: Period,
  { reader, rows }: { reader: { formats: Formats; timeZone: string }; rows: unknown },
): Promise<ReportBlock[] | null> {
  const rowIds =
    typeof rows === 'string'
      ? rows
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean)
      : [];
  if (rowIds.some((id) => !isUuid(id)))
    throw invalid([fieldError('parameters.rows', m.enterRowIdsSeparatedBy)]);
  const blocks: ReportBlock[] = [];
  for (const form of forms) {
    const { catalogNames } = form;
    const pages = filledForms(await loadFilled(scope, form, period, rowIds), { ...reader, catalogNames });
    if (pages !== null) blocks.push(...(blocks.length > 0 ? [{ kind: 'pageBreak' } as const] : []), ...pages);
  }
  return blocks.length === 0 ? null : blocks;
}
