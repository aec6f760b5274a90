// Pictures in instructions: an element of text may have one, which is uploaded like that of an answer. Its text is for whoever does not
// see it: a screen reader, the terminal, a phone that has not loaded it.
import type { FieldError } from '#core/errors.ts';
import { fieldError } from '#core/messages/said.ts';
import type { Element, Form } from './schema.ts';
import { m } from './texts.ts';

/** Bytes of a picture: every phone that fills in the form keeps it. */
export const pictureSizeLimit = 2 * 1024 * 1024;
/** Pictures of a form. */
export const picturesLimit = 50;

/** The ids of a form's pictures, each once. */
export function picturesOf({ elements }: Pick<Form, 'elements'>): string[] {
  return [...new Set(elements.flatMap(({ data }) => (data.picture == null ? [] : [data.picture.id])))];
}

/** Paths are relative to the element. */
export function pictureIssues({ type, data }: Pick<Element, 'type' | 'data'>): FieldError[] {
  if (data.picture == null) return [];
  if (type !== 'DESCRIPTION') return [fieldError('data.picture', m.onlyTextHasPicture)];
  return data.picture.text.trim() === '' ? [fieldError('data.picture', m.pictureNeedsText)] : [];
}
