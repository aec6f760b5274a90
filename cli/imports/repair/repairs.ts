// Converts the user's repairs (an edited file, replacements, rows to skip) to the fixes to send.
import { AppError, invalid } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import type { DecimalSeparator } from '#core/imports/csv/parse-decimal.ts';
import { hoursOf, noHours } from '#core/imports/dates/hours.ts';
import { type HourChoices } from '#core/imports/dates/hours-schema.ts';
import { createFixer, type EditedRow, type Replacement, replaceIn } from '#core/imports/repair/fixes.ts';
import { questionNamed, splitAssignment } from '#core/imports/plan.ts';
import type { FailedRow, FixedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import { offsetAt } from '#core/time/zone.ts';
import { namedFormats } from '#cli/imports/match/named-formats.ts';
import type { RepairedFile, RepairedRow } from './repaired-file.ts';
import { type FileFormats, timeSettler } from './settled-times.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type RepairWishes = {
  options: {
    set: readonly string[];
    skipFailed: boolean;
    skipMissing: boolean;
    dateFormat: readonly string[];
    /** What times are that the clocks skip or show twice; undefined: as in the import. */
    hours?: Partial<HourChoices> | undefined;
    /** Why rows may break rules that may be passed: all that nothing else is done with are checked again. */
    reason?: string | undefined;
  };
  failed: readonly FailedRow[];
  file: RepairedFile | null;
  questions: readonly Question[];
  user: { id: string; timeZone: string };
  /** The id of the user who started the import: its dates are in their time zone. */
  importedBy: string;
  /** The separator of the file's numbers. */
  decimalSeparator: DecimalSeparator | null;
  /** The date formats of its questions, unless options override them. */
  formats: FileFormats & Pick<ImportStatus, 'hours'>;
};

export type Repairs = {
  fixes: FixedRow[];
  /** By CSV row: why a row of the file was not sent. */
  issues: ReadonlyMap<number, string>;
  /** Notes for the user before sending. */
  notes: string[];
};

/** Throws AppError `usage` for invalid replacements. */
export function collectedFixes({
  options,
  failed,
  file,
  questions,
  user,
  importedBy,
  decimalSeparator,
  formats,
}: RepairWishes): Repairs {
  const replacements = options.set.map((text) => replacementOf(text, questions, failed));
  const { dateFormat, dateFormats, cellFormats } = formatsNow(options.dateFormat, questions, file, formats);
  const hours = hoursOf(formats.hours, options.hours) ?? noHours;
  const readDate = compileDateFormat(dateFormat) ?? (() => null);
  const fixer = createFixer(
    questions,
    {
      dateFormat,
      readDate: (text) => readDate(text, user.timeZone),
      offsetAt: (at) => offsetAt(at, user.timeZone),
      timeZone: user.timeZone,
      hours,
      decimalSeparator,
    },
    { dateFormats, cellFormats, timeZone: user.timeZone },
  );
  // Without the options the server reads the cells as in the import.
  const settle =
    options.hours === undefined ? (edited: EditedRow) => edited : timeSettler(questions, formats, hours);
  const issues = new Map<number, string>();
  const fixes: FixedRow[] = [];
  for (const failure of failed) {
    const row = file?.rows.get(failure.csvRow);
    if (row !== undefined && row.issue !== null && !row.skip) {
      issues.set(failure.csvRow, row.issue);
      continue;
    }
    const edited: EditedRow =
      file === null
        ? replaceIn(failure, replacements)
        : row === undefined
          ? { skip: options.skipMissing }
          : editOf(row, failure, user.id === importedBy);
    const fix =
      fixer.fix(failure, settle(edited, failure)) ??
      (row?.confirmed === true ? fixer.confirm(failure) : null) ??
      (options.reason !== undefined && failure.raw === undefined ? fixer.confirm(failure) : null) ??
      (options.skipFailed ? { csvRow: failure.csvRow, skip: true, answers: [] } : null);
    if (fix !== null) fixes.push(fix);
  }
  return { fixes, issues, notes: notesOn(options.set, replacements, failed, file) };
}

/** The date formats of questions: from the options, otherwise the import's. */
function formatsNow(
  texts: readonly string[],
  questions: readonly Question[],
  file: RepairedFile | null,
  before: RepairWishes['formats'],
): Pick<ImportStatus, 'dateFormat' | 'dateFormats' | 'cellFormats'> {
  const { all, single, issues } = namedFormats(texts, questions, file?.headers ?? []);
  if (issues.length > 0) throw invalid(issues);
  const questionAt = new Map(file?.columns.map(([questionId, index]) => [index, questionId]));
  const named = single.flatMap(({ questionId, columnIndex, format }): [string, string][] => {
    const id = questionId ?? questionAt.get(columnIndex ?? -1);
    return id === undefined ? [] : [[id, format]];
  });
  const formatsBefore = all === null ? before.dateFormats : {};
  return {
    cellFormats: before.cellFormats,
    dateFormat: all ?? before.dateFormat,
    dateFormats: { ...formatsBefore, ...Object.fromEntries(named) },
  };
}

/** A date parsed in another user's time zone is only changed if there is none yet. */
function editOf({ cells, rowDate, skip }: RepairedRow, failure: FailedRow, sameZone: boolean): EditedRow {
  const isDated = rowDate !== undefined && (sameZone || failure.rowDate === null);
  return { cells, skip, ...(isDated && { rowDate }) };
}

function replacementOf(
  text: string,
  questions: readonly Question[],
  failed: readonly FailedRow[],
): Replacement {
  const parts = splitAssignment(text, ':', (name) => !('issue' in questionNamed(questions, name)));
  const question = parts === null ? null : questionNamed(questions, parts.name);
  if (parts === null || question === null) throw notUnderstood(text);
  if ('issue' in question)
    throw new AppError('usage', `${question.issue}.`, { hint: wording(m.inSet, { text }) });
  const isThere = (from: string) => failed.some(({ cells }) => cells[question.id]?.trim() === from);
  const change = splitAssignment(parts.value, '=', isThere);
  if (change === null) throw notUnderstood(text);
  return { questionId: question.id, from: change.name, to: change.value };
}

function notesOn(
  set: readonly string[],
  replacements: readonly Replacement[],
  failed: readonly FailedRow[],
  file: RepairedFile | null,
): string[] {
  const unused = set.filter((_, index) => {
    const replacement = replacements[index];
    return (
      replacement !== undefined &&
      failed.every((row) => Object.keys(replaceIn(row, [replacement]).cells ?? {}).length === 0)
    );
  });
  const known = new Set(failed.map(({ csvRow }) => csvRow));
  const strangers = file === null ? [] : [...file.rows.keys()].filter((csvRow) => !known.has(csvRow));
  return [
    ...unused.map((text) => t(m.noFailedRowContainsValue, { text })),
    ...(strangers.length === 0 ? [] : [t(m.ignoredBecauseTheyHaveNot, { count: strangers.length })]),
  ];
}

function notUnderstood(text: string): AppError {
  return new AppError('usage', wording(m.setIsNotUnderstood, { text }), {
    hint: wording(m.writeSetQuestionTitleWrong),
  });
}
