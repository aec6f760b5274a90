// The name of an exported file, from a pattern such as `{form} {date}.{format}`. A form's name must not lead into
// another folder, nor become a name that some file system rejects.

import { fillPattern, unknownFieldsOf } from '#core/name-pattern.ts';

export const fileNameFields = ['form', 'date', 'time', 'from', 'to', 'format'] as const;
export type FileNameFields = Record<(typeof fileNameFields)[number], string>;

export const defaultFileName = '{form} {date} {time}.{format}';

/** The unknown fields of a pattern. */
export function unknownFields(pattern: string): string[] {
  return unknownFieldsOf(pattern, fileNameFields);
}

/** Fills in a pattern's fields. Slashes in the pattern are folders; slashes in a value are not. */
export function fileNameOf(pattern: string, values: FileNameFields): string {
  const plain = Object.entries(values).map(([name, value]) => [name, plainFileName(value)]);
  return fillPattern(pattern, Object.fromEntries(plain));
}

const maximumLength = 100;

/** Also removes bidirectional control characters, so that no name can imitate another. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** A text as part of a file name that every file system accepts; `whenEmpty` if nothing is left of it. */
export function plainFileName(text: string, whenEmpty = 'form'): string {
  const plain = withoutEdges(text.normalize('NFC').replaceAll(forbidden, '-'));
  const short = withoutEdges(plain.slice(0, maximumLength)).toWellFormed();
  return short === '' ? whenEmpty : short;
}

/** Removes leading and trailing dots and spaces, which some file systems drop and others hide. */
export function withoutEdges(name: string): string {
  return name.replaceAll(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
}
