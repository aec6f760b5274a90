// The meaning of a question's key-value pairs (spec 3, "Question"): the catalog types that it offers, and whether
// answers may be saved for the next time.
import { isUuid } from '#core/primitives.ts';

type Meta = readonly { readonly key: string; readonly value: string }[];
type MetaKey = 'selectedTypes' | 'allowSaveAnswers';

/** Ids of the catalog types that a catalog question offers; empty: all of them. */
export function selectedTypesOf(meta: Meta): string[] {
  return meta.flatMap(({ key, value }) => (key === 'selectedTypes' ? value.split(',') : [])).filter(isUuid);
}

export function withSelectedTypes(meta: Meta, ids: readonly string[]): Meta {
  return withMeta(meta, 'selectedTypes', ids.length === 0 ? null : ids.join(','));
}

/** Whether an answer may be saved and offered again; only the text `false` forbids it. */
export function allowsSavedAnswers(meta: Meta): boolean {
  return !meta.some(({ key, value }) => key === 'allowSaveAnswers' && value === 'false');
}

export function withSavedAnswers(meta: Meta, allowed: boolean): Meta {
  return withMeta(meta, 'allowSaveAnswers', allowed ? null : 'false');
}

/** The pairs with one key set to a value, or removed. */
export function withMeta(meta: Meta, key: MetaKey, value: string | null): Meta {
  const rest = meta.filter((pair) => pair.key !== key);
  return value === null ? rest : [...rest, { key, value }];
}
