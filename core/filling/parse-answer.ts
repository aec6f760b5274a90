// Parses answers in files and commands: like the cells of an import, images by id, and items of the catalog by code, path
// or name.
import type { Question } from '#core/questions/schema.ts';
import { answersOf, clockOf, isCatalogType, isMoment, isMultiValue } from '#core/questions/types.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { valueIssue } from '#core/questions/answers.ts';
import type { DecimalSeparator } from '#core/imports/csv/parse-decimal.ts';
import { type CellReader, type CellSettings, compileCell, isCellIssue } from '#core/imports/parse-cell.ts';
import type { CatalogIndex } from './catalog/catalog-index.ts';
import { compileDateFormat, parseExact } from '#core/time/date-format.ts';
import { doubtIssue } from '#core/time/doubtful-time.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import { offsetAt } from '#core/time/zone.ts';
import { t } from '#core/messages/text.ts';
import { m } from '#core/questions/kinds/texts.ts';

export type DateOptions = {
  /** The time zone of dates without an offset. */
  timeZone: string;
  /** For example `dd/MM/yyyy`; without it dates are ISO: `2026-01-31`, `2026-01-31 14:05`. */
  dateFormat?: string | undefined;
};

/** `dates`: what a time that comes twice is refused by. */
export type AnswerSettings = CellSettings & { dates: DateOptions };

/** The formats of numbers and dates. */
export function cellSettings(dates: DateOptions, decimalSeparator: DecimalSeparator | null): AnswerSettings {
  const { timeZone, dateFormat } = dates;
  const format = dateFormat === undefined ? null : compileDateFormat(dateFormat);
  return {
    dates,
    decimalSeparator,
    dateFormat: dateFormat ?? 'yyyy-MM-dd HH:mm',
    dayFormat: dateFormat ?? 'yyyy-MM-dd',
    readDate: (text) =>
      format === null ? parseMoment(text, timeZone, 'start') : (format(text, timeZone) ?? parseExact(text)),
    offsetAt: (at) => offsetAt(at, timeZone),
  };
}

/**
 * A parser for a question's answers; several values are separated by semicolons. With a catalog its items are named by
 * code, by path or by name; without one by the ids of an answer.
 */
export function answerReader(
  question: Question,
  settings: AnswerSettings,
  catalog: CatalogIndex | null = null,
): CellReader {
  if (isMoment(question.type)) {
    const read = compileCell(question, settings);
    return (text) => {
      const issue = doubtIssue(text.trim(), settings.dates);
      return issue === null ? read(text) : { issue };
    };
  }
  if (clockOf(question.type) === 'time') {
    const read = compileCell(question, settings);
    return (text) => {
      const result = read(text);
      return isCellIssue(result)
        ? { issue: t(m.isNoTimeWrite, { value: text.trim().slice(0, 60) }) }
        : result;
    };
  }
  if (answersOf(question.type).isImportable) return compileCell(question, settings);
  if (catalog !== null && isCatalogType(question.type))
    return compileCell(question, { ...settings, catalog });
  return (text) => {
    const values = (isMultiValue(question.type) ? text.split(/[;|\n]/) : [text])
      .map((value) => value.trim())
      .filter((value) => value !== '');
    // What is stored may be named by a path: whoever reads files looks there first.
    const issue = isStoredType(question.type)
      ? null
      : values.map((value) => valueIssue(question, value)).find((found) => found !== null);
    if (issue != null) return { issue };
    return values.length === 0 ? null : values;
  };
}
