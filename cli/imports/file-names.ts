// Names for recurring imports: of sheets and of files with failed rows, from a pattern such as `{date}`.
import { AppError } from '#core/errors.ts';
import { maximumSheetName } from '#core/imports/schema.ts';
import { fillPattern, unknownFieldsOf } from '#core/name-pattern.ts';
import { formatDate } from '#core/time/date-format.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

const fields = ['date', 'time', 'file'] as const;
export type NameFields = Record<(typeof fields)[number], string>;

/** Throws AppError `usage` for a pattern with an unknown field. */
export function checkPattern(option: string, pattern: string): void {
  const [unknown] = unknownFieldsOf(pattern, fields);
  if (unknown !== undefined) {
    const hint = t(m.fieldsAre, { fields: fields.map((name) => `{${name}}`).join(', ') });
    throw new AppError('usage', `${option} does not know {${unknown}}.`, { hint });
  }
  if (pattern.trim() === '') throw new AppError('usage', wording(m.needsName, { option }));
}

/** The values of the fields: date and time in the user's time zone, and the file's name without extension. */
export function nameFields(file: string, now: number, timeZone: string): NameFields {
  const [date = '', time = ''] = formatDate(now, 'yyyy-MM-dd HHmmss', timeZone).split(' ');
  return { date, time, file: withoutEnding(file) };
}

/** The name of a sheet. Throws AppError `usage` if it is too long. */
export function sheetNameOf(pattern: string, values: NameFields): string {
  const name = fillPattern(pattern, values).trim();
  if (name.length <= maximumSheetName) return name;
  throw new AppError('usage', wording(m.nameGivesMoreThanCharacters, { maximumSheetName }));
}

/** `strikes.failed.csv` beside `strikes.csv`. */
export function failedFileBeside(file: string): string {
  return `${withoutEnding(file)}.failed.csv`;
}

function withoutEnding(file: string): string {
  return file.replace(/\.\w{1,5}$/, '');
}
