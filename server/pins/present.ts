// Presents pins to their owner: what the owner can currently see of their subject, and the numbers of its rows. Pins of
// the same sheets share the rows in server/sheets/row-cache.ts.
import { choosesFromCatalog } from '#core/catalog/catalog-names.ts';
import { AppError } from '#core/errors.ts';
import type { Pin } from '#core/pins/schema.ts';
import { type Clock, withDates } from '#core/sheets/filter/filter-dates.ts';
import { filterCost, maximumComparisons } from '#core/sheets/filter/filter-cost.ts';
import { filterIssues } from '#core/sheets/filter/filter.ts';
import { dashboardListLimit, type Part } from '#core/sheets/dashboard/overview.ts';
import { mostPoints } from '#core/sheets/engine/rows-summary.ts';
import { latestSheets, type Sheet } from '#core/sheets/schema.ts';
import { contextLines, sheetContext } from '#core/sheets/dashboard/sheet-context.ts';
import { sheetTexts as sheetWords } from '#core/sheets/labels.ts';
import { summarizeAll } from '#core/sheets/engine/summarize-rows.ts';
import { readByWidget } from '#core/widgets/summarize.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { itemNames } from '#server/catalog/store.ts';
import type { ReadQuestions } from '#server/forms/rules-cache.ts';
import { findForm, type StoredForm } from '#server/forms/store.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import type { LoadProgress } from '#server/sheets/row-cache.ts';
import { type RowAccess, accessRows } from '#server/sheets/row-access.ts';
import { rowCountOf, sheetTexts } from '#server/sheets/present.ts';
import { listSheets, type SheetRecord, sheetsAmong } from '#server/sheets/store.ts';
import { listWidgets } from '#server/widgets/store.ts';
import type { PinRecord } from './store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

/** Items of a list on a home page, which shows only a few. */
const listLimit = Math.min(50, dashboardListLimit);
/** Of a map: there may be as many maps as pins. */
const mostPlaces = 10_000;

/** What a form's pins need. */
type Around = {
  form: StoredForm;
  asRead: ReadQuestions;
  widgets: readonly Widget[];
  names: ReadonlyMap<string, string>;
  /** The sheets of a pin that its owner sees. */
  sheetsOf(pin: PinRecord): readonly SheetRecord[];
  look(sheets: readonly SheetRecord[]): Promise<RowAccess | LoadProgress>;
};

/** The pins whose widget exists and is visible, with their numbers if requested. */
export async function presentPins(
  scope: RequestScope,
  records: readonly PinRecord[],
  { withNumbers }: { withNumbers: boolean },
): Promise<Pin[]> {
  const around = new Map<string, Around>();
  for (const [formId, sharing] of Map.groupBy(records, (record) => record.formId)) {
    const of = await readAround(scope, sharing);
    around.set(formId, of);
    // Starts loading all rows before any are awaited.
    if (withNumbers) for (const record of sharing) of.look(of.sheetsOf(record)).catch(() => undefined);
  }
  const pins: Pin[] = [];
  for (const record of records) {
    const of = around.get(record.formId);
    const pin = of && (await present(scope, record, of, { withNumbers }));
    if (pin != null) pins.push(pin);
  }
  return pins;
}

async function readAround(scope: RequestScope, pins: readonly PinRecord[]): Promise<Around> {
  const { tx, actor, services } = scope;
  const { formId = '', formVersion = 0 } = pins[0] ?? {};
  const form = await findForm(tx, actor, formId);
  const { asRead } = await services.forms.get(tx, actor.companyId, formId, formVersion);
  const named = [...new Set(pins.flatMap(({ sheetIds }) => sheetIds ?? []))];
  const chosen = named.length === 0 ? [] : await sheetsAmong(tx, actor, formId, named);
  const latest = pins.some(({ sheetIds }) => sheetIds === null)
    ? await listSheets(
        tx,
        actor,
        { formId },
        { page: 0, size: latestSheets, sort: 'dates.lastModified,desc' },
      )
    : { sheets: [] };
  const looks = new Map<string, Promise<RowAccess | LoadProgress>>();
  return {
    form,
    asRead,
    widgets: await listWidgets(tx, actor, formId),
    names: choosesFromCatalog(asRead) ? await itemNames(tx, actor.companyId) : new Map(),
    sheetsOf: ({ sheetIds }) =>
      sheetIds === null ? latest.sheets : chosen.filter(({ id }) => sheetIds.includes(id)),
    look(sheets) {
      const key = sheets
        .map(({ id }) => id)
        .toSorted()
        .join();
      const known = looks.get(key) ?? accessRows(scope, { sheets, asRead });
      looks.set(key, known);
      return known;
    },
  };
}

async function present(
  scope: RequestScope,
  record: PinRecord,
  around: Around,
  { withNumbers }: { withNumbers: boolean },
): Promise<Pin | null> {
  const { form, asRead, widgets } = around;
  const sheets = around.sheetsOf(record);
  // None of the chosen sheets is visible any more.
  if (record.sheetIds !== null && sheets.length === 0) return null;
  const isContext = record.widgetId === form.id;
  const question = asRead.questions.find(({ id }) => id === record.widgetId) ?? null;
  const widget = widgets.find(({ id }) => id === record.madeWidgetId) ?? null;
  if (!isContext && question === null && widget === null) return null;
  const title = isContext ? sheetWords.context : (question?.text ?? widget?.title ?? '');
  const part = question !== null ? { question } : widget !== null ? { widget } : null;
  return {
    id: record.widgetId,
    source: isContext ? 'Context' : question !== null ? 'Question' : 'TemplateWidget',
    text: title,
    title,
    type: question?.type ?? null,
    questionOptions: question?.questionOptions ?? [],
    pinned: true,
    step: record.step,
    widgetOrder: isContext ? form.definition.contextWidgetOrder : ((question ?? widget)?.widgetOrder ?? null),
    pinnedWidgetOrder: record.place,
    hidden: isContext ? form.definition.contextWidgetHidden : ((question ?? widget)?.hidden ?? false),
    filters: record.filter,
    sheetIds: sheets.map(({ id }) => id),
    allSheetsPinned: record.sheetIds === null,
    uuids: record.sheetIds === null ? [] : sheets.map(({ id }) => id),
    parentTemplateId: form.id,
    parentTemplateName: form.name,
    question,
    widget,
    groupedBy: asRead.filtered.get(widget?.groupByQuestion ?? '') ?? null,
    named: widget === null ? [] : [...readByWidget(widget)].flatMap((id) => asRead.filtered.get(id) ?? []),
    ...(part !== null && withNumbers
      ? await numbersOf(scope, { ...record, part, sheets }, around)
      : { numbers: null, problem: null }),
    lines: isContext && withNumbers ? await linesOf(scope, around, sheets) : null,
  };
}

/** The numbers of the rows, or why they are not available. */
async function numbersOf(
  { actor, services }: RequestScope,
  { part, sheets, filter, step }: PinRecord & { part: Part; sheets: readonly SheetRecord[] },
  { asRead, names, look }: Around,
): Promise<Pick<Pin, 'numbers' | 'problem'>> {
  const clock: Clock = { now: services.now(), timeZone: actor.timeZone };
  if (filterIssues(filter, asRead.filtered).length > 0) return { numbers: null, problem: 'filter' };
  if (filterCost(filter, rowCountOf(sheets), asRead.filtered) > maximumComparisons)
    return { numbers: null, problem: 'too-large' };
  try {
    const looked = await look(sheets);
    if ('reading' in looked) return { numbers: null, problem: 'reading' };
    const view = {
      form: { ...questionsOf(asRead), widgets: [] },
      parts: [part],
      limits: { list: listLimit, points: step === 0 ? mostPoints : step, places: mostPlaces },
      filter: withDates(filter, clock),
      clock,
      namesById: names,
      data: looked.data,
      rowAt: looked.rowAt,
    };
    return { numbers: await summarizeAll(view, pauseFor(actor)), problem: null };
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-large')
      return { numbers: null, problem: 'too-large' };
    throw error;
  }
}

function questionsOf({ questions, contextQuestions }: ReadQuestions) {
  return { questions: [...questions], contextQuestions: [...contextQuestions] };
}

async function linesOf(
  scope: RequestScope,
  { form, asRead, names }: Around,
  records: readonly SheetRecord[],
): Promise<NonNullable<Pin['lines']>> {
  const { actor } = scope;
  const texts = await sheetTexts(scope, records);
  const sheets = texts.map((text): Sheet => JSON.parse(text));
  const { contextQuestions } = asRead;
  const { formerQuestions } = form.former;
  const context = sheetContext(
    { id: form.id, name: form.name, contextQuestions: [...contextQuestions], formerQuestions },
    sheets,
  );
  const lines = contextLines(context, { timeZone: actor.timeZone, catalogNames: names });
  return lines.map(({ label, text }) => ({ label, text }));
}
