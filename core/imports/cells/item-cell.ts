// Reads the cells of a catalog question's column: the items that they name, by code, path or name. What names no item,
// several, or one that the question does not take, is an issue that says so.
import { type CatalogEntry, type CatalogIndex, foldedName } from '#core/filling/catalog/catalog-index.ts';
import type { CatalogScope } from '#core/filling/catalog/catalog-choices.ts';
import { type Followed, limitTexts } from '#core/filling/catalog/catalog-limits.ts';
import { choiceAtPath, choiceNamed, choiceWithCode, type FoundChoice } from '#core/filling/find-item.ts';
import { holdsSeparator, listParts } from '#core/imports/csv/list-cell.ts';
import type { Question } from '#core/questions/schema.ts';
import { isMultiValue } from '#core/questions/types.ts';
import type { CellFormat, ItemWriting } from './cell-schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ItemCellSettings = {
  catalog: CatalogIndex;
  format?: CellFormat | undefined;
  /**
   * For an update by key, whose existing row may name what nobody can choose any more: such an item is read too, and
   * refused later unless the row names it already.
   */
  anyItem?: boolean | undefined;
};

type ItemQuestion = Pick<Question, 'type'> & Partial<Pick<Question, 'questionMeta'>>;
type ItemsRead = string | string[] | { readonly issue: string } | null;

const maximumCached = 20_000;

/** A parser for the cells of one column. `followed`: what the items have to stand below; null: nothing. */
export function compileItemCell(
  question: ItemQuestion,
  { catalog, format = {}, anyItem = false }: ItemCellSettings,
): (text: string, followed?: Followed | null) => ItemsRead {
  const { separator = null, items: writing = 'AUTO' } = format;
  const known = new Map<string, FoundChoice>();

  function find(text: string, followed: Followed | null): FoundChoice {
    const key = followed === null ? text : `${text}\n${followed.answered.join(';')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const scope = { questionMeta: question.questionMeta ?? [], followed };
    const found = itemIn(catalog, scope, text, writing);
    const loose = anyItem && 'issue' in found ? itemAnywhere(catalog, text, writing) : null;
    const result = loose === null ? found : { entry: loose };
    if (known.size < maximumCached) known.set(key, result);
    return result;
  }

  function findAll(texts: readonly string[], followed: Followed | null): string[] | { issue: string } {
    const paths = new Set<string>();
    for (const text of texts) {
      const found = find(text, followed);
      if ('issue' in found) return found;
      paths.add(found.entry.path);
    }
    return [...paths];
  }

  const isSeveral = isMultiValue(question.type);
  return (text, followed = null) => {
    const trimmed = text.trim();
    if (trimmed === '') return null;
    const parts = listParts(trimmed, separator);
    const [only = trimmed, ...others] = parts;
    if (others.length === 0) {
      const found = find(only, followed);
      if ('issue' in found) return found;
      return isSeveral ? [found.entry.path] : found.entry.path;
    }
    // A name may hold what separates several.
    const whole = find(trimmed, followed);
    if (!isSeveral) return 'issue' in whole ? whole : whole.entry.path;
    const all = findAll(parts, followed);
    if ('issue' in whole) return all;
    return 'issue' in all ? [whole.entry.path] : { issue: severalReadings(trimmed) };
  };
}

/** The choice that a text names in a way of writing. */
function itemIn(index: CatalogIndex, scope: CatalogScope, text: string, writing: ItemWriting): FoundChoice {
  const { followed = null, questionMeta } = scope;
  if (followed?.answered.length === 0) return { issue: limitTexts.answerFirst(followed.title) };
  const found = choiceIn(index, scope, text, writing);
  if (followed === null || !('issue' in found)) return found;
  const elsewhere = choiceIn(index, { questionMeta }, text, writing);
  return 'issue' in elsewhere ? found : { issue: limitTexts.notBelow(followed.title) };
}

function choiceIn(index: CatalogIndex, scope: CatalogScope, text: string, writing: ItemWriting): FoundChoice {
  if (writing === 'CODE') return choiceWithCode(index, scope, text);
  const atPath = choiceAtPath(index, scope, text);
  if (writing === 'PATH') return atPath;
  const coded = index.byCode.get(text.trim().toLowerCase());
  if (coded === undefined) return 'issue' in atPath ? choiceNamed(index, scope, text) : atPath;
  const withCode = choiceWithCode(index, scope, text);
  if ('issue' in withCode) return 'issue' in atPath ? withCode : atPath;
  return 'issue' in atPath || atPath.entry === withCode.entry
    ? withCode
    : {
        issue: t(m.isCodeOfAndName, {
          short: short(text),
          label: withCode.entry.label,
          label2: atPath.entry.label,
        }),
      };
}

/** The one item that a text names, wherever it stands and retired or not; null if there are none or several. */
function itemAnywhere(index: CatalogIndex, text: string, writing: ItemWriting): CatalogEntry | null {
  const coded = writing === 'PATH' ? undefined : index.byCode.get(text.trim().toLowerCase());
  if (coded !== undefined || writing === 'CODE') return coded ?? null;
  const name = foldedName(text.trim());
  const called = index.byName.get(name) ?? [];
  const atPath = called.filter(({ label }) => foldedName(label) === name);
  const exact = atPath.filter(({ label }) => label === text.trim());
  const [only, ...others] = exact.length > 0 ? exact : atPath;
  return only !== undefined && others.length === 0 ? only : null;
}

function severalReadings(text: string): string {
  return t(m.isOneItemOrSeveral, { short: short(text) });
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Whether a cell must quote all of its items, since one of them could be taken for several. */
export function quotesItems(names: Iterable<string>): boolean {
  for (const name of names) if (holdsSeparator(name)) return true;
  return false;
}
