// The catalog as the choices of a question: a tree to browse, and a full-text search that stays fast with 50,000 items.
// An answer is the path of ids from the top down to the item (spec 2, section 3).
import type { CatalogItem } from '#core/catalog/schema.ts';
import { selectedTypesOf } from '#core/forms/question-meta.ts';
import type { Question } from '#core/questions/schema.ts';

export type CatalogEntry = {
  readonly id: string;
  readonly name: string;
  /** The answer: ids from the top down to this entry, comma-separated. */
  readonly path: string;
  /** The same by names: `Canada / Ontario`. */
  readonly label: string;
  readonly typeId: string;
  readonly children: readonly CatalogEntry[];
};

/** The indexed catalog; build it once per fetched catalog. */
export type CatalogIndex = {
  readonly top: readonly CatalogEntry[];
  /** Depth-first: an entry precedes those below it. */
  readonly entries: readonly CatalogEntry[];
  readonly byPath: ReadonlyMap<string, CatalogEntry>;
  /** Lower-case names, in the order of `entries`. */
  readonly names: readonly string[];
};

/** Indexes the tree. */
export function indexCatalog(tree: readonly CatalogItem[]): CatalogIndex {
  const entries: CatalogEntry[] = [];
  const enter = (items: readonly CatalogItem[], above: CatalogEntry | null): CatalogEntry[] =>
    items.map(({ id, name, type, children }) => {
      const below: CatalogEntry[] = [];
      const entry: CatalogEntry = {
        id,
        name,
        path: above === null ? id : `${above.path},${id}`,
        label: above === null ? name : `${above.label} / ${name}`,
        typeId: type.id,
        children: below,
      };
      entries.push(entry);
      for (const child of enter(children, entry)) below.push(child);
      return entry;
    });
  const top = enter(tree, null);
  let byPath: ReadonlyMap<string, CatalogEntry> | null = null;
  return {
    top,
    entries,
    // Lazy, since it is most of the work and a search does not need it.
    get byPath() {
      byPath ??= new Map(entries.map((entry) => [entry.path, entry]));
      return byPath;
    },
    names: entries.map(({ name }) => name.toLowerCase()),
  };
}

/** Returns a predicate for entries that can be chosen: of one of the types that the question names, if it names any. */
export function choosable(
  question: Pick<Question, 'questionMeta'>,
): (entry: Pick<CatalogEntry, 'typeId'>) => boolean {
  const types = new Set(selectedTypesOf(question.questionMeta));
  return types.size === 0 ? () => true : ({ typeId }) => types.has(typeId);
}

export type CatalogLevel = {
  entry: CatalogEntry;
  /** Whether it may be chosen itself. */
  isChoice: boolean;
  /** Whether there are choices below it. */
  isOpen: boolean;
};

/** The entries to show below an entry, or at the top: those that can be chosen or lead to a choice. */
export function catalogLevel(
  index: CatalogIndex,
  question: Pick<Question, 'questionMeta'>,
  at: CatalogEntry | null,
): CatalogLevel[] {
  const isChoice = choosable(question);
  const leads = ({ children }: CatalogEntry): boolean =>
    children.some((child) => isChoice(child) || leads(child));
  return (at?.children ?? index.top)
    .map((entry) => ({ entry, isChoice: isChoice(entry), isOpen: leads(entry) }))
    .filter((level) => level.isChoice || level.isOpen);
}

export type CatalogFound = { entries: readonly CatalogEntry[]; total: number };

/**
 * The choices whose path contains every word and whose name contains at least one, ignoring case; those with all words
 * in the name come first. At most `most`, with the total number.
 */
export function searchCatalog(
  index: CatalogIndex,
  question: Pick<Question, 'questionMeta'>,
  text: string,
  most: number,
): CatalogFound {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isChoice = choosable(question);
  const byName: CatalogEntry[] = [];
  const byPath: CatalogEntry[] = [];
  index.entries.forEach((entry, place) => {
    if (!isChoice(entry)) return;
    const name = index.names[place] ?? '';
    const inName = words.filter((word) => name.includes(word)).length;
    if (inName === words.length) byName.push(entry);
    else if (inName > 0 && hasAll(entry.label.toLowerCase(), words)) byPath.push(entry);
  });
  const found = [...byName, ...byPath];
  return { entries: found.slice(0, most), total: found.length };
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
