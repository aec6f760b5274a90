// The name of an exported file, from a pattern such as `{form} {date}.{format}`. A form's name must not lead into
// another folder, nor become a name that some file system rejects.

import { plainFileName } from '#core/files/plain-file-name.ts';
import { fillPattern, unknownFieldsOf } from '#core/name-pattern.ts';

export const fileNameFields = ['form', 'date', 'time', 'from', 'to', 'format'] as const;
export type FileNameFields = Record<(typeof fileNameFields)[number], string>;

export const defaultFileName = '{form} {date} {time}.{format}';

/** What the entries of a question are called in the name of a file: `Vehicle check - Damages`. */
export function entriesName(form: string, question: string): string {
  return fillPattern('{form} - {question}', { form, question });
}

/** The unknown fields of a pattern. */
export function unknownFields(pattern: string): string[] {
  return unknownFieldsOf(pattern, fileNameFields);
}

/** Fills in a pattern's fields. Slashes in the pattern are folders; slashes in a value are not. */
export function fileNameOf(pattern: string, values: FileNameFields): string {
  const plain = Object.entries(values).map(([name, value]) => [name, plainFileName(value)]);
  return fillPattern(pattern, Object.fromEntries(plain));
}
