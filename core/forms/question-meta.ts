// The meaning of a question's key-value pairs (spec 3, "Question"): what a catalog question offers of the catalog, and
// whether answers may be saved for the next time.
import { entryNameKey } from '#core/questions/entries/entry-name.ts';
import { isUuid } from '#core/primitives.ts';
import { type QuestionType, questionTypes } from '#core/questions/types.ts';

export type QuestionMeta = readonly { readonly key: string; readonly value: string }[];
/** What only catalog questions have. */
const catalogKeys = ['selectedTypes', 'selectedBranches', 'followsQuestion'] as const;
export const metaKeys = [...catalogKeys, 'allowSaveAnswers', 'colon', 'photoPlace', entryNameKey] as const;
export type MetaKey = (typeof metaKeys)[number];

/** Ids of the catalog types that a catalog question offers; empty: all of them. */
export function selectedTypesOf(meta: QuestionMeta): string[] {
  return idsIn(meta, 'selectedTypes');
}

export function withSelectedTypes(meta: QuestionMeta, ids: readonly string[]): QuestionMeta {
  return withMeta(meta, 'selectedTypes', ids.length === 0 ? null : ids.join(','));
}

/** The ids or names that a file writes for the catalog types of a question. */
export function typesInFile(value: string): string[] {
  return value.split(',').map((part) => part.trim());
}

/** The catalog types of a question by name, as a file writes them; by id where a name would not be read back as one. */
export function withTypesNamed(
  meta: QuestionMeta,
  types: readonly { id: string; name: string }[],
): QuestionMeta {
  const ids = selectedTypesOf(meta);
  const names = ids.map((id) => types.find((type) => type.id === id)?.name.trim() ?? '');
  const isRead = (name: string) =>
    name !== '' &&
    !name.includes(',') &&
    !isUuid(name) &&
    types.filter((type) => type.name.trim().toLowerCase() === name.toLowerCase()).length === 1;
  return ids.length > 0 && names.every(isRead) ? withMeta(meta, 'selectedTypes', names.join(', ')) : meta;
}

/** Ids of the catalog items below which a catalog question's choices stand; empty: it takes the whole catalog. */
export function selectedBranchesOf(meta: QuestionMeta): string[] {
  return idsIn(meta, 'selectedBranches');
}

export function withSelectedBranches(meta: QuestionMeta, ids: readonly string[]): QuestionMeta {
  return withMeta(meta, 'selectedBranches', ids.length === 0 ? null : ids.join(','));
}

/** The id of the catalog question whose answer a catalog question's choices stand below; null: it follows none. */
export function followedQuestionOf(meta: QuestionMeta): string | null {
  return idsIn(meta, 'followsQuestion')[0] ?? null;
}

export function withFollowedQuestion(meta: QuestionMeta, id: string | null): QuestionMeta {
  return withMeta(meta, 'followsQuestion', id);
}

/** The pairs without those that only a catalog question has. */
export function withoutCatalogMeta(meta: QuestionMeta): QuestionMeta {
  return catalogKeys.reduce<QuestionMeta>((rest, key) => withMeta(rest, key, null), meta);
}

/** Whether an answer may be saved and offered again; only the text `false` forbids it. */
export function allowsSavedAnswers(meta: QuestionMeta): boolean {
  return !meta.some(({ key, value }) => key === 'allowSaveAnswers' && value === 'false');
}

export function withSavedAnswers(meta: QuestionMeta, allowed: boolean): QuestionMeta {
  return withMeta(meta, 'allowSaveAnswers', allowed ? null : 'false');
}

/** What `1:30` is as an answer to a question of a duration: hours and minutes, unless it says otherwise. */
export function colonReadingOf(meta: QuestionMeta): 'hours' | 'minutes' {
  return meta.some(({ key, value }) => key === 'colon' && value === 'minutes') ? 'minutes' : 'hours';
}

export function withColonReading(meta: QuestionMeta, reading: 'hours' | 'minutes'): QuestionMeta {
  return withMeta(meta, 'colon', reading === 'minutes' ? reading : null);
}

/** Whether a question can keep where its photos were taken: what is drawn was not taken anywhere. */
export function mayKeepPhotoPlace(type: QuestionType | null): boolean {
  return type !== null && questionTypes[type].device === 'camera';
}

/** Whether the place where a photo was taken is kept with the answer; only where its question says so. */
export function keepsPhotoPlace({
  type,
  questionMeta,
}: {
  type: QuestionType | null;
  questionMeta: QuestionMeta;
}): boolean {
  return (
    mayKeepPhotoPlace(type) && questionMeta.some(({ key, value }) => key === 'photoPlace' && value === 'keep')
  );
}

export function withPlaceOfPhotos(meta: QuestionMeta, keeps: boolean): QuestionMeta {
  return withMeta(meta, 'photoPlace', keeps ? 'keep' : null);
}

/** What one of its entries is called. */
export function withEntryName(meta: QuestionMeta, name: string): QuestionMeta {
  return withMeta(meta, entryNameKey, name.trim() === '' ? null : name);
}

/** The pairs with one key set to a value, or removed. */
function withMeta(meta: QuestionMeta, key: MetaKey, value: string | null): QuestionMeta {
  if (value === null && !meta.some((pair) => pair.key === key)) return meta;
  const rest = meta.filter((pair) => pair.key !== key);
  return value === null ? rest : [...rest, { key, value }];
}

function idsIn(meta: QuestionMeta, wanted: MetaKey): string[] {
  return meta.flatMap(({ key, value }) => (key === wanted ? value.split(',') : [])).filter(isUuid);
}
