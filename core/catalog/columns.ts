// The company's own columns of the catalog: their keys, and what a change of them does.
import { foldName } from '#core/find-named.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import type { CatalogColumn, ColumnsInput } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

/** Names that a file of the catalog uses for something else. */
const fileColumns = ['path', 'type', 'code', 'retired'] as const;

/** The columns as they will be stored, with keys for new ones; or what is wrong with them. */
export function columnsAfter(
  before: readonly CatalogColumn[],
  input: ColumnsInput['columns'],
): { columns: CatalogColumn[]; issues: FieldError[] } {
  const issues: FieldError[] = [];
  const known = new Set(before.map(({ key }) => key));
  // A key that was in use before is not given to another column: an old client may still have values for it.
  const taken = new Set([...known, ...fileColumns]);
  const names = new Set<string>(fileColumns);
  const used = new Set<string>();
  const columns = input.map(({ key, name, kind = 'TEXT' }, index) => {
    const trimmed = name.trim();
    if (names.has(foldName(trimmed)))
      issues.push({ path: `columns.${index}.name`, message: takenNameText(trimmed) });
    names.add(foldName(trimmed));
    if (key !== undefined && (!known.has(key) || used.has(key)))
      issues.push(fieldError(`columns.${index}.key`, m.thereIsNoSuchColumn, { key }));
    const made = key ?? keyFor(trimmed, taken);
    taken.add(made);
    used.add(made);
    return { key: made, name: trimmed, kind };
  });
  return { columns, issues };
}

function takenNameText(name: string): string {
  return (fileColumns as readonly string[]).includes(foldName(name))
    ? t(m.alreadyHasAnotherMeaningIn, { name })
    : t(m.anotherColumnHasThisName);
}

/** `Asset number` becomes `asset_number`. */
function keyFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .slice(0, 40);
  const base = plain === '' ? 'column' : plain;
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`;
    if (!taken.has(key)) return key;
  }
}

/** The column that somebody has typed, by its name or key. Throws AppError `not-found`. */
export function columnNamed(columns: readonly CatalogColumn[], given: string): CatalogColumn {
  const found = find(columns, given);
  if (found !== undefined) return found;
  throw new AppError('not-found', wording(m.catalogHasNoSuchColumn, { given }), {
    hint: wording(m.itHas, { columns: columns.map(({ name }) => name).join(', ') || t(values.none) }),
  });
}

/**
 * Columns as they are typed, in their order: `Location` or `Price:number`. One that is there already keeps its key, and its
 * kind unless another one is given.
 */
export function columnsWritten(
  before: readonly CatalogColumn[],
  written: readonly string[],
): { key?: string; name: string; kind: CatalogColumn['kind'] }[] {
  return written.map((text) => {
    const [, name = text, kind] = /^(.*):\s*(text|number)\s*$/i.exec(text) ?? [];
    const known = find(before, name);
    const given =
      kind === undefined ? (known?.kind ?? 'TEXT') : kind.toLowerCase() === 'number' ? 'NUMBER' : 'TEXT';
    return { ...(known && { key: known.key }), name: known?.name ?? name.trim(), kind: given };
  });
}

function find(columns: readonly CatalogColumn[], given: string): CatalogColumn | undefined {
  const name = foldName(given);
  return columns.find((column) => foldName(column.name) === name) ?? columns.find(({ key }) => key === name);
}
