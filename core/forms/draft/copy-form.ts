// Copying a form: the same under new ids (spec 3, section 3, "Copying a form").
import { draftOf, inputOf } from './draft-wire.ts';
import type { NewId } from './form-draft.ts';
import { renewIds } from './draft-ids.ts';
import { nameLimit, type Form, type FormInput } from '#core/forms/schema.ts';

/**
 * What creates a copy of a form: new ids for it and for every question, option, element and alert, and expressions that
 * name the new ones.
 */
export function copyForm(form: Form, newId: NewId): FormInput & { id: string } {
  const original = { ...draftOf(form, newId), version: null };
  const copy = renewIds(original, newId);
  return { ...inputOf(copy), name: copyName(form.name, nameLimit) };
}

/** 'Copy of' a name or a title, cut where it would become longer than it may be. */
export function copyName(name: string, limit: number): string {
  // Half a pair of surrogates would be no text.
  return `Copy of ${name}`
    .slice(0, limit)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
