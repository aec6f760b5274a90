// Copies a form: the same content under new ids (spec 3, section 3, "Copying a form").
import { draftOf, inputOf } from './draft-wire.ts';
import type { NewId } from './form-draft.ts';
import { renewIds } from './draft-ids.ts';
import { nameLimit, type Form, type FormInput } from '#core/forms/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * The input that creates a copy of a form: new ids for the form and every question, option, element and alert, and
 * expressions that refer to the new ids.
 */
export function copyForm(form: Form, newId: NewId): FormInput & { id: string } {
  const original = { ...draftOf(form, newId), version: null };
  const copy = renewIds(original, newId);
  return { ...inputOf(copy), name: copyName(form.name, nameLimit) };
}

/** 'Copy of' a name or title, truncated to the limit. */
export function copyName(name: string, limit: number): string {
  // Do not end with half of a surrogate pair.
  return t(m.copyOf, { name })
    .slice(0, limit)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
