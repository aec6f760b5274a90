// A text as the name of a file that every file system accepts.
const maximumLength = 100;

/** Also removes bidirectional control characters, so that no name can imitate another. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** A text as part of a file name that every file system accepts; `whenEmpty` if nothing is left of it. */
export function plainFileName(text: string, whenEmpty = 'form', longest = maximumLength): string {
  const plain = withoutEdges(text.normalize('NFC').replaceAll(forbidden, '-'));
  const short = withoutEdges(plain.slice(0, longest)).toWellFormed();
  return short === '' ? whenEmpty : short;
}

/** Removes leading and trailing dots and spaces, which some file systems drop and others hide. */
export function withoutEdges(name: string): string {
  return name.replaceAll(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
}
