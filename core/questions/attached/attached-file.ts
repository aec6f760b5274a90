// The value of an answer with a file: which stored file it is, how large, and what it was called. It says so itself, so that every
// face shows and filters names without asking for anything, also offline: `3f2b... 48213 Inspection report.pdf`.
import { plainFileName } from '#core/files/plain-file-name.ts';
import { uuidPattern } from '#core/primitives.ts';

export type AttachedFile = {
  /** Under which it is stored. */
  id: string;
  /** In bytes. */
  size: number;
  name: string;
};

/** Characters of a name, with its ending. */
export const fileNameLimit = 110;

const form = new RegExp(`^(${uuidPattern}) ([1-9]\\d{0,9}) (.+)$`);

/** Null if a value is none. */
export function attachedFileOf(value: string): AttachedFile | null {
  const [, id = '', size, name = ''] = form.exec(value) ?? [];
  if (size === undefined || name.length > fileNameLimit || plainAttachedName(name) !== name) return null;
  return { id, size: Number(size), name };
}

export function attachedFileValue({ id, size, name }: AttachedFile): string {
  return `${id} ${size} ${name}`;
}

/** The name of a value's file; the value where it is none. */
export function nameOfAttached(value: string): string {
  return value.slice(value.indexOf(' ', idLength + 1) + 1);
}

/** The id of the stored file that a value names: of an image, which is its id alone, and of any other file. */
export function storedIdOf(value: string): string {
  return value.charAt(idLength) === ' ' ? value.slice(0, idLength) : value;
}

const idLength = 36;

/** The ending of a name in lower case; '' for none. */
export function endingOf(name: string): string {
  return /\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** A name as it is kept: no folders, no control characters, none that turn the direction of writing, and a bounded length. */
export function plainAttachedName(name: string): string {
  const whole = plainFileName(name.split(/[\\/]/).at(-1) ?? '', 'file', name.length);
  const ending = endingOf(whole);
  if (ending === '') return plainFileName(whole, 'file');
  return `${plainFileName(whole.slice(0, -ending.length - 1), 'file')}.${ending}`;
}
