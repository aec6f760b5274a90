// The name of an exported file, from a pattern such as `{form} {date}.{format}`. What a form is called must not
// lead into another folder, nor be a name that some file system refuses.

import { fillPattern, unknownFieldsOf } from '#core/name-pattern.ts';

export const fileNameFields = ['form', 'date', 'time', 'from', 'to', 'format'] as const;
export type FileNameFields = Record<(typeof fileNameFields)[number], string>;

export const defaultFileName = '{form} {date} {time}.{format}';

/** The fields of a pattern that do not exist. */
export function unknownFields(pattern: string): string[] {
  return unknownFieldsOf(pattern, fileNameFields);
}

/** The pattern with its fields filled in. Slashes of the pattern are folders; those in a value are not. */
export function fileNameOf(pattern: string, values: FileNameFields): string {
  const plain = Object.entries(values).map(([name, value]) => [name, plainFileName(value)]);
  return fillPattern(pattern, Object.fromEntries(plain));
}

const maximumLength = 100;

/** Also what turns the direction of writing, so that no name looks like another one. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** A text as a part of a file's name that every file system takes; `whenEmpty` where nothing is left of it. */
export function plainFileName(text: string, whenEmpty = 'form'): string {
  const plain = withoutEdges(text.normalize('NFC').replaceAll(forbidden, '-'));
  const short = withoutEdges(plain.slice(0, maximumLength)).toWellFormed();
  return short === '' ? whenEmpty : short;
}

/** Without the dots and spaces around it, which some file systems drop and others hide. */
export function withoutEdges(name: string): string {
  return name.replaceAll(/^[.\s]+|[.\s]+$/g, '');
}
