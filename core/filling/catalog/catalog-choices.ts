// The catalog as the choices of a question: a tree to browse, and a search that stays fast with 50,000 items. A question
// may take a part of it only (catalog-limits.ts). An answer is the path of ids from the top down to the item (spec 2,
// section 3).
import { selectedBranchesOf, selectedTypesOf } from '#core/forms/question-meta.ts';
import type { CatalogEntry, CatalogIndex } from './catalog-index.ts';
import { type Followed, type LimitedQuestion, limitTexts } from './catalog-limits.ts';
import { itemIdOf } from '#core/questions/values.ts';

/** What may be chosen: by a question's limits, and by the answer to the question that it follows. */
export type CatalogScope = LimitedQuestion & { followed?: Followed | null };

/** Returns a predicate for entries that can be chosen: of one of the types that the question names, if it names any. */
export function choosable(question: LimitedQuestion): (entry: Pick<CatalogEntry, 'typeId'>) => boolean {
  const types = new Set(selectedTypesOf(question.questionMeta));
  return types.size === 0 ? () => true : ({ typeId }) => types.has(typeId);
}

/**
 * The items below which the choices stand, the outermost ones; null: they are the whole catalog. Retired items and those
 * that are gone are left out.
 */
function rootsOf(
  index: CatalogIndex,
  { questionMeta, followed = null }: CatalogScope,
): CatalogEntry[] | null {
  const branches = selectedBranchesOf(questionMeta);
  const entriesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const entry = index.byId.get(id);
      return entry === undefined || entry.isRetired ? [] : [entry];
    });
  const lists = [
    ...(branches.length > 0 ? [entriesOf(branches)] : []),
    ...(followed === null ? [] : [entriesOf(followed.answered.map(itemIdOf))]),
  ];
  const [first, second] = lists;
  if (first === undefined) return null;
  if (second === undefined) return outermost(first);
  // Below one of each: the lower of two that stand above each other.
  return outermost(
    first.flatMap((one) =>
      second.flatMap((other) => (isWithin(other, one) ? [other] : isWithin(one, other) ? [one] : [])),
    ),
  );
}

function outermost(entries: readonly CatalogEntry[]): CatalogEntry[] {
  const found: CatalogEntry[] = [];
  for (const entry of [...new Set(entries)].toSorted((a, b) => a.at - b.at)) {
    const last = found.at(-1);
    if (last === undefined || !isWithin(entry, last)) found.push(entry);
  }
  return found;
}

/** Whether an entry is another one, or is below it. */
function isWithin(entry: CatalogEntry, other: CatalogEntry): boolean {
  return entry.at >= other.at && entry.at < other.end;
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
  scope: CatalogScope,
  at: CatalogEntry | null,
): CatalogLevel[] {
  const isOfType = choosable(scope);
  const roots = rootsOf(index, scope);
  const [only, ...others] = roots ?? [];
  const isRoot = (entry: CatalogEntry) => roots?.includes(entry) === true;
  const leads = ({ children }: CatalogEntry): boolean =>
    children.some((child) => !child.isRetired && (isOfType(child) || leads(child)));
  const inside = at !== null && !at.isRetired && (roots === null || roots.some((root) => isWithin(at, root)));
  // One branch opens by itself; of several one is opened first.
  const shown = inside
    ? at.children
    : others.length > 0
      ? (roots ?? [])
      : (only?.children ?? (roots === null ? index.top : []));
  return shown
    .filter(({ isRetired }) => !isRetired)
    .map((entry) => ({ entry, isChoice: !isRoot(entry) && isOfType(entry), isOpen: leads(entry) }))
    .filter((level) => level.isChoice || level.isOpen);
}

/** The entries above the shown level that somebody can go back to, from the top down. */
export function catalogTrail(
  index: CatalogIndex,
  scope: CatalogScope,
  at: CatalogEntry | null,
): CatalogEntry[] {
  const roots = rootsOf(index, scope);
  if (roots !== null && at !== null && !roots.some((root) => isWithin(at, root))) return [];
  const trail: CatalogEntry[] = [];
  for (let entry = at; entry !== null; entry = entry.above) {
    const isRoot = roots?.includes(entry) === true;
    if (isRoot && roots?.length === 1) break;
    trail.unshift(entry);
    if (isRoot) break;
  }
  return trail;
}

export type CatalogFound = { entries: readonly CatalogEntry[]; total: number };

/**
 * The choices whose name, code, columns and path contain every word, ignoring case, with at least one word in what is the
 * item's own. First the item of that code, then those with all words in the name, then in the code and columns. At most
 * `most`, with the total number.
 */
export function searchCatalog(
  index: CatalogIndex,
  scope: CatalogScope,
  text: string,
  most: number,
): CatalogFound {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '/')
    .slice(0, mostWords);
  const all = (1 << words.length) - 1;
  const isOfType = choosable(scope);
  const ranks: readonly CatalogEntry[][] = [[], [], [], []];
  const coded = index.byCode.get(text.trim().toLowerCase());
  // By entry, one bit a word: those in its name, and those in the names above it.
  const named = new Uint32Array(index.entries.length);
  const above = new Uint32Array(index.entries.length);
  const see = (entry: CatalogEntry) => {
    const { at, above: parent } = entry;
    if (parent !== null) above[at] = (above[parent.at] ?? 0) | (named[parent.at] ?? 0);
    named[at] = wordsIn(index.names[at] ?? '', words);
  };
  for (const root of rootsOf(index, scope) ?? []) for (const entry of withAbove(root)) see(entry);
  for (const entry of choicesOf(index, scope)) {
    see(entry);
    if (entry.isRetired || !isOfType(entry)) continue;
    const inName = named[entry.at] ?? 0;
    const own = inName | wordsIn(index.details[entry.at] ?? '', words);
    if (entry === coded) ranks[0]?.push(entry);
    else if (inName === all) ranks[1]?.push(entry);
    else if (own === all) ranks[2]?.push(entry);
    else if (own !== 0 && (own | (above[entry.at] ?? 0)) === all) ranks[3]?.push(entry);
  }
  const found = ranks.flat();
  return { entries: found.slice(0, most), total: found.length };
}

/** More words of a search are not looked at. */
const mostWords = 30;

/** One bit for each of the words that a text holds. */
function wordsIn(text: string, words: readonly string[]): number {
  let bits = 0;
  if (text !== '')
    for (let place = 0; place < words.length; place += 1)
      if (text.includes(words[place] ?? '')) bits |= 1 << place;
  return bits;
}

/** An entry behind all above it, from the top down. */
function withAbove(entry: CatalogEntry): CatalogEntry[] {
  return entry.above === null ? [entry] : [...withAbove(entry.above), entry];
}

/** All entries within the limits but for types, in order. */
function* choicesOf(index: CatalogIndex, scope: CatalogScope): Generator<CatalogEntry> {
  const roots = rootsOf(index, scope);
  if (roots === null) {
    yield* index.entries;
    return;
  }
  for (const { at, end } of roots)
    for (let place = at + 1; place < end; place += 1) {
      const entry = index.entries[place];
      if (entry !== undefined) yield entry;
    }
}

/** Whether an entry may be chosen. */
export function isChoice(index: CatalogIndex, scope: CatalogScope, entry: CatalogEntry): boolean {
  const roots = rootsOf(index, scope);
  return (
    !entry.isRetired &&
    choosable(scope)(entry) &&
    (roots === null || roots.some((root) => root !== entry && isWithin(entry, root)))
  );
}

/** How many items may be chosen. */
export function countChoices(index: CatalogIndex, scope: CatalogScope): number {
  const isOfType = choosable(scope);
  let count = 0;
  for (const entry of choicesOf(index, scope)) if (!entry.isRetired && isOfType(entry)) count += 1;
  return count;
}

/** Whether branches are set that the catalog has none of any more. */
export function isBranchGone(index: CatalogIndex, { questionMeta }: LimitedQuestion): boolean {
  return selectedBranchesOf(questionMeta).length > 0 && rootsOf(index, { questionMeta })?.length === 0;
}

/** Why there is nothing to choose, and what to do; null if there is something. */
export function nothingToChoose(index: CatalogIndex, scope: CatalogScope): string | null {
  const { nothing } = limitTexts;
  const { followed = null, questionMeta } = scope;
  if (isBranchGone(index, scope)) return nothing.branch;
  if (followed?.answered.length === 0) return nothing.first(followed.title);
  if (hasChoice(index, scope)) return null;
  if (index.entries.every(({ isRetired }) => isRetired)) return nothing.catalog;
  return followed !== null && hasChoice(index, { questionMeta })
    ? nothing.below(followed.title)
    : nothing.choices;
}

function hasChoice(index: CatalogIndex, scope: CatalogScope): boolean {
  const isOfType = choosable(scope);
  for (const entry of choicesOf(index, scope)) if (!entry.isRetired && isOfType(entry)) return true;
  return false;
}
