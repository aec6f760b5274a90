// The options that say how a file's columns are understood, shared by check, run and continue; and the plan that
// they make with a file's headers and a form's questions.
import { AppError, invalid } from '#core/errors.ts';
import { checkHeaders } from '#core/imports/headers.ts';
import { columnMapOf } from '#core/imports/match-columns.ts';
import {
  type ColumnChoice,
  headerIndex,
  type ImportPlan,
  planImport,
  splitAssignment,
} from '#core/imports/plan.ts';
import type { CsvRow } from '#core/imports/csv-read.ts';
import type { Question } from '#core/forms/schema.ts';
import {
  dateFormats,
  defaultDateFormat,
  detectDateFormats,
  type DetectedFormats,
} from '#core/time/date-format.ts';
import type { Context } from '#cli/context.ts';
import { checkMappingName, readMapping, type SavedMapping, withChoices } from './mappings.ts';

export type PlanFlags = {
  dateColumn?: string;
  dateFormat?: string;
  map?: string[];
  mapping?: string;
  saveMapping?: string;
};

export type PlanOptions = {
  dateColumn: string | null;
  dateFormat: string | null;
  /** `Header=Question title`, still to be split: either may hold an equals sign. */
  map: readonly string[];
  mapping: string | null;
  saveMapping: string | null;
};

/** Throws AppError `usage` for what cannot be meant. */
export function planOptions(flags: PlanFlags): PlanOptions {
  for (const text of flags.map ?? []) {
    if (!text.includes('=')) {
      throw new AppError('usage', `--map "${text}" names no question.`, {
        hint: 'Write --map "Header=Question title".',
      });
    }
  }
  for (const name of [flags.mapping, flags.saveMapping]) if (name !== undefined) checkMappingName(name);
  return {
    dateColumn: flags.dateColumn ?? null,
    dateFormat: flags.dateFormat ?? null,
    map: flags.map ?? [],
    mapping: flags.mapping ?? null,
    saveMapping: flags.saveMapping ?? null,
  };
}

/** Options with the saved mapping that they name. */
export type Wishes = PlanOptions & { saved: SavedMapping | null };

export async function withSavedMapping(context: Context, options: PlanOptions): Promise<Wishes> {
  return { ...options, saved: options.mapping === null ? null : await readMapping(context, options.mapping) };
}

export type FilePlan = ImportPlan & {
  headers: readonly string[];
  dateFormat: string;
  /** What the texts of the date column look like; null without one. */
  detected: DetectedFormats | null;
  /** Why rows could not be dated for sure, where the user has named no format. */
  dateProblem: string | null;
};

/**
 * Plans an import by a file's head. A format that is not named is taken from the dates themselves.
 * @throws AppError `invalid` for headers that no import can use, or wishes that do not fit the file and the form
 */
export function planFile(
  headers: readonly string[],
  firstRows: readonly CsvRow[],
  questions: readonly Question[],
  wishes: Wishes,
): FilePlan {
  const headerFaults = checkHeaders(headers);
  if (headerFaults.length > 0)
    throw invalid(headerFaults.map(({ column, message }) => ({ path: `column ${column}`, message })));
  const { saved } = wishes;
  const choices = wishes.map.map((text) => choiceOf(text, headers));
  const dateColumn = wishes.dateColumn ?? saved?.dateColumn ?? null;
  const wanted = wishes.dateFormat ?? saved?.dateFormat ?? null;
  const column = dateColumn === null ? undefined : headerIndex(headers, dateColumn);
  const detected =
    column === undefined ? null : detectDateFormats(firstRows.map(({ cells }) => cells[column] ?? ''));
  const dateFormat = wanted ?? detected?.formats[0]?.format ?? defaultDateFormat;
  const plan = planImport(headers, questions, {
    choices: saved === null ? choices : withChoices(saved, choices),
    matchRest: saved === null,
    dateColumn,
    dateFormat,
  });
  if (plan.faults.length > 0) throw invalid(plan.faults, hintOf(plan, headers));
  return {
    ...plan,
    headers,
    dateFormat,
    detected,
    dateProblem: wanted !== null || detected === null ? null : dateProblem(dateColumn ?? '', detected),
  };
}

/** The mapping of a plan, as it is saved. */
export function mappingOf(plan: FilePlan, questions: readonly Question[]): SavedMapping {
  const columns = Object.entries(columnMapOf(plan.matches)).map(([questionId, index]): [string, string] => {
    const title = questions.find(({ id }) => id === questionId)?.text ?? '';
    const isUnique = questions.filter(({ text }) => text === title).length === 1;
    return [plan.headers[index] ?? '', isUnique ? title : questionId];
  });
  const dateColumn = plan.dateColumn === null ? null : (plan.headers[plan.dateColumn] ?? null);
  return {
    columns: Object.fromEntries(columns),
    dateColumn,
    dateFormat: dateColumn === null ? null : plan.dateFormat,
  };
}

function choiceOf(text: string, headers: readonly string[]): ColumnChoice {
  const { name, value } = splitAssignment(
    text,
    '=',
    (header) => headerIndex(headers, header) !== undefined,
  ) ?? {
    name: text,
    value: '',
  };
  return { header: name, question: value.trim() === '' ? null : value.trim() };
}

function dateProblem(column: string, { formats, ambiguous }: DetectedFormats): string | null {
  const [first] = formats;
  if (first === undefined) return `The texts of "${column}" are dates in no format that is known here`;
  if (!ambiguous) return null;
  const fitting = formats.filter(({ matches }) => matches === first.matches).map(({ format }) => format);
  return `The dates of "${column}" fit several formats: ${fitting.join(', ')}`;
}

function hintOf({ faults }: ImportPlan, headers: readonly string[]): string {
  const formatOnly = faults.every(({ path }) => path === 'dateFormat');
  if (formatOnly)
    return `Formats are ${dateFormats.map(({ format }) => format).join(', ')} and others of that kind.`;
  return `The file has the columns ${headers.map((header) => `"${header}"`).join(', ')}.`;
}
