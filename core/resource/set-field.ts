// Values of a form's fields from texts, as commands have them.
import { assertNever } from '#core/assert-never.ts';
import { AppError } from '#core/errors.ts';
import { findNamed } from '#core/find-named.ts';
import type { FormField } from './form.ts';
import type { Option } from './list-view.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** A text, several of them, or whether something is switched on. */
export type GivenValue = string | readonly string[] | boolean;

/**
 * What a value changes of a draft. Things are found by their names.
 * @throws AppError `usage` or `not-found` if the field does not have it
 */
export function partOf<Draft>(field: FormField<Draft>, value: GivenValue): Partial<Draft> {
  const text = String(value).trim();
  switch (field.kind) {
    case 'text':
    case 'number':
    case 'password':
      return field.set(String(value));
    case 'moment':
      return field.set(text.replace(' ', 'T'));
    case 'switch':
      return field.set(value === true);
    case 'choice':
      return field.set(chosenOf(field.options, text, field.label).value);
    case 'thing':
      return field.set(text === '' ? null : optionOf(field.options ?? [], text, field.label).value);
    case 'things': {
      const texts = Array.isArray(value) ? (value as readonly string[]) : [text];
      return field.set(texts.map((each) => optionOf(field.options ?? [], each, field.label).value));
    }
    case 'slot':
      throw new AppError('usage', wording(m.cannotBeGivenHere, { path: field.path }));
    default:
      return assertNever(field);
  }
}

function chosenOf(options: readonly Option[], text: string, label: string): Option {
  const folded = text.toLowerCase();
  const found = options.find((option) =>
    [option.value, option.label].some((name) => name.toLowerCase() === folded),
  );
  if (found !== undefined) return found;
  throw new AppError('usage', wording(m.doesNotTake, { label, text }), {
    hint: wording(m.chooseOneOf, { options: options.map((option) => option.label).join(', ') }),
  });
}

function optionOf(options: readonly Option[], text: string, label: string): Option {
  const named = options.map((option) => ({ id: option.value.toLowerCase(), name: option.label, option }));
  return findNamed(named, text, {
    count: m.choiceCount,
    missing: t(m.doesNotTake, { label, text }),
    list: t(m.thereAreChoices, { count: options.length }),
    describe: ({ name }) => name,
  }).option;
}
