// What the sections of a design are made from: the rows that pass its filters, and its values as texts and numbers.
import { personName } from '#core/primitives.ts';
import { nobody } from '#core/sheets/engine/row-data.ts';
import { type FieldError, invalid } from '#core/errors.ts';
import type { Logic } from '#core/logic/schema.ts';
import { analysedById, analysedQuestions } from '#core/forms/analysed-questions.ts';
import { filteredById } from '#core/forms/filtered-questions.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import { figureText, rounded } from '#core/reports/cell-text.ts';
import type { Figure } from '#core/reports/document.ts';
import { type FormRows, type Reader, rowsIn } from '#core/reports/design/form-rows.ts';
import { isDate } from '#core/reports/parameters.ts';
import type { Portions } from '#core/portions/portions.ts';
import type { Period } from '#core/reports/period.ts';
import {
  type ParameterValue,
  type ParameterValues,
  parameterTypes,
  type ReportParameter,
} from '#core/reports/schema.ts';
import { upperFirst } from '#core/format/upper-first.ts';
import { type RowWords, usualWords } from '#core/reports/headline.ts';
import { periodInWords } from '#core/reports/labels.ts';
import { isDuration } from '#core/questions/types.ts';
import { timeUnit } from '#core/questions/unit.ts';
import { summarize } from '#core/sheets/dashboard/aggregate.ts';
import { filterInPortions } from '#core/sheets/filter/column-filter.ts';
import { compileFilter, filterIssues } from '#core/sheets/filter/filter.ts';
import { withDates } from '#core/sheets/filter/filter-dates.ts';
import { andMasks } from '#core/logic/columns/column-kernels.ts';
import { passingRows } from '#core/widgets/row-values.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import type { DesignForm } from './design-issues.ts';
import { selectionIssues } from './row-selection.ts';
import type { Design, DesignValue } from './schema.ts';
import { builtInFigures } from './values.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

/** The rows of the form, with the sheet of each. */
export type DesignRows = FormRows & { sheetNameOf(row: number): string };

/** Who ran the report, when, and over which days. */
export type DesignRun = Reader & {
  now: number;
  userName: string;
  company: string;
  report: string;
  parameters: ParameterValues;
  period: Period;
};

export type Made = {
  design: Design;
  form: DesignForm;
  /** `mask`: the rows of the period that pass the filters of the design. */
  rows: DesignRows;
  run: DesignRun;
  /** By name, for texts. */
  texts: ReadonlyMap<string, string>;
  /** By name. */
  figures: ReadonlyMap<string, Figure>;
  /** The same of the period before, where there is one. */
  figuresBefore: ReadonlyMap<string, Figure>;
  /** What a row is called. */
  words: RowWords;
  /** The rows of all days that pass the filters of the design, where a trend needs them. */
  ofAllDays: Uint8Array | null;
};

/**
 * Filters the rows and computes the values of a design; null where no row is left.
 * @throws AppError `invalid` where a filter cannot be applied: a report of other rows would be wrong
 */
export function* makeDesign(design: Design, all: DesignRows, run: DesignRun): Portions<Made | null> {
  const before = all.before && {
    ...all.before,
    mask: yield* filteredRows(design, { ...all, mask: all.before.mask }, run),
  };
  const rows = { ...all, mask: yield* filteredRows(design, all, run), before };
  if (rowsIn(rows) === 0) return null;
  const words = usualWords(design.counted);
  const figures = yield* figuresOf(design, rows, words);
  const figuresBefore = before ? yield* figuresOf(design, { ...rows, ...before }, words) : new Map();
  const hasTrend = design.sections.some(({ kind }) => kind === 'trend');
  const everyRow = new Uint8Array(all.mask.length).fill(1);
  const ofAllDays = hasTrend ? yield* filteredRows(design, { ...all, mask: everyRow }, run) : null;
  const { formats, timeZone, parameters } = run;
  const texts = new Map<string, string>([
    ...design.parameters.map((parameter): [string, string] => [
      parameter.name,
      parameterText(parameter, parameters[parameter.name] ?? null, run),
    ]),
    ...[...figures].map(([name, figure]): [string, string] => [name, figureText(figure, formats)]),
    ['company', run.company],
    ['form', rows.name],
    ['report', run.report],
    ['days', periodInWords(run.period, formats, timeZone)],
    ['today', formats.day(run.now, timeZone)],
    ['reader', run.userName],
  ]);
  return { design, form: rows, rows, run, texts, figures, figuresBefore, words, ofAllDays };
}

function* figuresOf(design: Design, rows: DesignRows, words: RowWords): Portions<Map<string, Figure>> {
  const figures = new Map<string, Figure>(builtInNumbers(rows));
  // A row that has a name of its own is shown by it.
  if (design.counted.many !== '') figures.set('rows', { label: upperFirst(words.many), value: rowsIn(rows) });
  for (const value of design.values) {
    yield;
    figures.set(value.name, yield* valueFigure(value, rows));
  }
  return figures;
}

function* filteredRows(design: Design, rows: DesignRows, run: DesignRun): Portions<Uint8Array> {
  const { parameters } = run;
  const ofDashboard = yield* selectedRows(design, rows, run);
  const byParameters = parameterMask(design, { ...rows, mask: ofDashboard }, parameters);
  if (design.filter === null) return byParameters;
  const mask = yield* maskedRows(design.filter, { ...rows, mask: byParameters });
  if (mask !== null) return mask;
  throw invalid([fieldError('filter', m.filterOfDesignTakesToo)]);
}

/** The rows of the mask that pass the filter of the design's rows; those of its sheets are the only ones that are read. */
function* selectedRows(
  { rows: selection }: Design,
  rows: DesignRows,
  clock: DesignRun,
): Portions<Uint8Array> {
  if (selection === null || selection.filter === null) return rows.mask;
  const issues = selectionIssues(selection, rows);
  if (issues.length > 0) throw invalid(issues);
  const filter = withDates(selection.filter, clock);
  return andMasks(yield* filterInPortions(filter, rows.data, filteredById(rows)), rows.mask);
}

/** The rows of the mask that pass a filter too; null if it cannot be applied. */
export function* maskedRows(filter: Logic, rows: DesignRows): Portions<Uint8Array | null> {
  const { mask, data } = rows;
  try {
    const passing = yield* passingRows(filter, data, analysedQuestions(rows));
    return passing && andMasks(passing, mask);
  } catch {
    return null;
  }
}

function parameterMask(
  { filters, parameters }: Design,
  rows: DesignRows,
  values: ParameterValues,
): Uint8Array {
  const { data, mask } = rows;
  const wanted = filters.flatMap(({ question, operator, parameter }) => {
    const value = values[parameter] ?? null;
    return value === null || value === '' || question === null
      ? []
      : [{ parameter, condition: { questionId: question, operator, values: [String(value)] } }];
  });
  if (wanted.length === 0) return mask;
  const byId = analysedById(rows);
  const issues = wanted.flatMap(({ parameter, condition }): FieldError[] =>
    filterIssues(rowFilter([condition]), byId).map(({ message }) => ({
      path: `parameters.${parameter}`,
      message: `${parameters.find(({ name }) => name === parameter)?.label ?? parameter}: ${message}`,
    })),
  );
  if (issues.length > 0) throw invalid(issues);
  const passes = compileFilter(rowFilter(wanted.map(({ condition }) => condition)), byId);
  const columns = wanted.map(({ condition: { questionId } }) => {
    return [questionId, data.answers[questionId] ?? []] as const;
  });
  return mask.map((bit, row) => {
    if (bit === 0) return 0;
    const answers: Record<string, AnswerValue> = {};
    for (const [id, column] of columns) {
      const answer = column[row];
      if (answer != null) answers[id] = answer;
    }
    const noMatter = { userId: '', reviewState: null, alerts: [] };
    return Number(passes({ ...noMatter, createdAt: data.created[row] ?? 0, answers }));
  });
}

function rowFilter(filters: RowFilter['filters']): RowFilter & { lastDays: null } {
  return { and: true, reviewState: null, lastDays: null, filters };
}

function builtInNumbers(rows: DesignRows): [string, Figure][] {
  const { mask, data } = rows;
  const people = new Set<string>();
  let [alerted, raised] = [0, 0];
  for (let row = 0; row < data.rows; row += 1) {
    if (mask[row] !== 1) continue;
    people.add(personName(data.users[row] ?? nobody));
    const alerts = data.alerts[row]?.length ?? 0;
    alerted += Number(alerts > 0);
    raised += alerts;
  }
  const numbers: Readonly<Record<string, number>> = {
    rows: rowsIn(rows),
    people: people.size,
    alerts: alerted,
    alerts_raised: raised,
  };
  return Object.entries(builtInFigures).map(([name, label]) => [name, { label, value: numbers[name] ?? 0 }]);
}

function* valueFigure(value: DesignValue, rows: DesignRows): Portions<Figure> {
  const { label, name, unit, of } = value;
  const shown = unitOfValue(value, rows) ?? (unit || (of === 'share' ? '%' : ''));
  return { label: label || name, value: yield* numberOf(value, rows), ...(shown !== '' && { unit: shown }) };
}

/** An amount of time is written as one, whatever unit the design gives it. */
function unitOfValue({ of, question }: DesignValue, rows: DesignRows): string | null {
  if (of === 'rows' || of === 'share' || of === 'count') return null;
  return isDuration(analysedQuestions(rows).find(({ id }) => id === question)?.type) ? timeUnit : null;
}

/** NaN of what is not there. */
function* numberOf({ of, question: questionId, filter }: DesignValue, rows: DesignRows): Portions<number> {
  const mask = filter === null ? rows.mask : yield* maskedRows(filter, rows);
  if (mask === null) return Number.NaN;
  const passing = rowsIn({ mask });
  if (of === 'rows') return passing;
  if (of === 'share') return rounded((passing / rowsIn(rows)) * 100, 1);
  const question = analysedQuestions(rows).find(({ id }) => id === questionId);
  if (question === undefined) return Number.NaN;
  const summary = summarize(question, rows.data, { mask, limit: 0, catalogNames: rows.namesById });
  if (of === 'count') return summary.answered;
  if (summary.kind !== 'area') return Number.NaN;
  switch (of) {
    case 'sum':
      return neat(summary.total);
    case 'average':
      return neat(summary.average);
    case 'min':
      return summary.minimum;
    default:
      return summary.maximum;
  }
}

/** Two decimals; of a number below one, as many as it takes to see it. */
export function neat(value: number): number {
  if (Math.abs(value) >= 1 || value === 0 || !Number.isFinite(value)) return rounded(value);
  return Number(value.toPrecision(2));
}

/** A parameter's value as people read it. */
function parameterText(
  parameter: ReportParameter,
  value: ParameterValue,
  { formats, timeZone }: Reader,
): string {
  if (value === null || value === '') return '–';
  const choice = parameter.choices?.find((each) => each.value === String(value));
  if (choice !== undefined) return choice.label || choice.value;
  if (typeof value === 'boolean') return value ? t(common.yes) : t(common.no);
  if (typeof value !== 'number') return value;
  if (!isDate(parameter)) return formats.number(value);
  return parameter.dataType === parameterTypes.date
    ? formats.day(value, timeZone)
    : formats.moment(value, timeZone);
}

/** The parameters of a run that a page names below the title: those with a value, apart from the days. */
export function namedParameters(
  { parameters }: { parameters: readonly ReportParameter[] },
  values: ParameterValues,
  reader: Reader,
): { label: string; value: string }[] {
  return parameters
    .filter(({ name }) => name !== 'start_date' && name !== 'end_date' && (values[name] ?? '') !== '')
    .map((parameter) => ({
      label: parameter.label,
      value: parameterText(parameter, values[parameter.name] ?? null, reader),
    }));
}
