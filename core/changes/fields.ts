// Fields of an item as two states of it are compared: which fields count, and how they are shown.
import { t } from '#core/messages/text.ts';
import { values } from '#core/messages/value-texts.ts';
import { sameValue } from './merge.ts';

/** One field, compared by `value` and shown as `text`, or as the value itself. */
export type Field = { word: string; value: unknown; text?: string };
export type Fields = Readonly<Record<string, Field>>;
export type ChangedField = { key: string; word: string; before: string; after: string };

/** The fields that differ, in order. */
export function changedFields(before: Fields, after: Fields): ChangedField[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const [old, now] = [before[key], after[key]];
    if (sameValue(old?.value ?? null, now?.value ?? null)) return [];
    return [{ key, word: (now ?? old)?.word ?? key, before: wordsOf(old), after: wordsOf(now) }];
  });
}

/** A one-line summary of an added or removed item: its non-empty fields, except the one that names it. */
export function textOf(fields: Fields): string {
  return Object.entries(fields)
    .flatMap(([key, field]) => {
      if (naming.has(key) || isNothing(field.value)) return [];
      return field.value === true ? [field.word] : [`${field.word} ${wordsOf(field)}`];
    })
    .join(', ');
}

const naming: ReadonlySet<string> = new Set(['text', 'name', 'value']);

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === false || value === '' || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function wordsOf(field: Field | undefined): string {
  if (field === undefined) return t(values.none);
  const { value, text } = field;
  if (text !== undefined) return text || t(values.none);
  if (typeof value === 'boolean') return t(value ? values.yes : values.no);
  if (typeof value === 'string' || typeof value === 'number') return String(value) || t(values.none);
  return isNothing(value) ? t(values.none) : JSON.stringify(value);
}
