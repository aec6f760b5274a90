// Queries of a large catalog, run in a worker: parsing, storing and searching 50,000 items would block the page for too
// long.
import { catalogNames } from '#core/catalog/catalog-names.ts';
import { changeTree } from '#core/catalog/changed-tree.ts';
import type { CatalogDelta, CatalogItem } from '#core/catalog/schema.ts';
import {
  catalogLevel,
  type CatalogScope,
  catalogTrail,
  nothingToChoose,
  searchCatalog,
} from '#core/filling/catalog/catalog-choices.ts';
import { type CatalogEntry, type CatalogIndex, indexCatalog } from '#core/filling/catalog/catalog-index.ts';
import { choiceWithCode, itemsOfAddress } from '#core/filling/find-item.ts';
import type { Question } from '#core/questions/schema.ts';
import { copies, type FillStore } from './fill-store.ts';

/** `path`: ids from the top down, comma-separated. */
export type CatalogStep = { path: string; name: string };
/** What is shown of an item beside its name: its code, and the values of the company's own columns. */
type ItemFacts = { code: string | null; values: readonly string[] };
/** `above`: names of the ancestors from the top down; '' at the top. */
export type CatalogFind = CatalogStep & ItemFacts & { above: string };
export type CatalogRung = CatalogStep &
  ItemFacts & {
    isChoice: boolean;
    /** Whether there are choices below it. */
    isOpen: boolean;
  };

/** All inputs and outputs are cloneable. Null if the catalog is not on this device yet. */
export type CatalogCalls = {
  /** The children of an item, or the top level; and the path to them. */
  level(
    scope: CatalogScope,
    at: string | null,
  ): Promise<{ trail: CatalogStep[]; items: CatalogRung[]; total: number } | null>;
  /** The matches of a search, at most `mostFound`, and their total number. */
  search(scope: CatalogScope, words: string): Promise<{ items: CatalogFind[]; total: number } | null>;
  /** The choice with a code, or why there is none. */
  withCode(scope: CatalogScope, code: string): Promise<CatalogStep | { issue: string } | null>;
  /** The items that a text names, by code, id, path or name; null also for an empty text. */
  items(
    question: Pick<Question, 'type' | 'questionMeta'>,
    text: string,
  ): Promise<{ paths: string[] } | { issue: string } | null>;
  /** Why there is nothing to choose at all, if so; and whether items have codes that can be scanned. */
  outlook(scope: CatalogScope): Promise<{ nothing: string | null; hasCodes: boolean } | null>;
  /** The names of these ids, as far as known. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Takes the catalog, or what has changed since the copy on this device, as the server's JSON, and stores it here; `now` in
   * epoch milliseconds. False if the device is full: then it lasts as long as the page. Null if there is no copy to change.
   */
  take(bytes: ArrayBuffer, now: number): Promise<boolean | null>;
};

/** The maximum number of matches passed to the page: to see more, the user types more words. */
const mostFound = 500;

type Ready = { index: CatalogIndex; nameOf: ReadonlyMap<string, string> };

/** Answers from the stored copy, until another catalog is set. */
export function createCatalogEngine(store: Promise<Pick<FillStore, 'copy' | 'cacheCopy'>>): CatalogCalls {
  let ready: Promise<Ready | null> | null = null;
  const readTree = async () => {
    const copy = await store.then(({ copy: read }) => read(copies.catalog)).catch(() => null);
    return copy === null || copy === undefined ? null : copy.value;
  };
  const readCopy = async () => {
    const tree = await readTree();
    return tree && makeReady(tree);
  };
  const wait = () => (ready ??= readCopy());
  return {
    async level(scope, at) {
      const index = (await wait())?.index;
      if (index === undefined) return null;
      const entry = (at !== null && index.byPath.get(at)) || null;
      const levels = catalogLevel(index, scope, entry);
      return {
        trail: catalogTrail(index, scope, entry).map(stepOf),
        items: levels.map((level) => ({
          ...stepOf(level.entry),
          ...factsOf(level.entry),
          isChoice: level.isChoice,
          isOpen: level.isOpen,
        })),
        total: levels.length,
      };
    },
    async search(scope, words) {
      const index = (await wait())?.index;
      if (index === undefined) return null;
      const { entries, total } = searchCatalog(index, scope, words, mostFound);
      const items = entries.map((entry) => ({
        ...stepOf(entry),
        ...factsOf(entry),
        above: entry.above?.label ?? '',
      }));
      return { items, total };
    },
    async withCode(scope, code) {
      const index = (await wait())?.index;
      if (index === undefined) return null;
      const found = choiceWithCode(index, scope, code);
      return 'entry' in found ? stepOf(found.entry) : found;
    },
    async items(question, text) {
      const index = (await wait())?.index;
      return index === undefined ? null : itemsOfAddress(question, text, index);
    },
    async outlook(scope) {
      const index = (await wait())?.index;
      if (index === undefined) return null;
      return { nothing: nothingToChoose(index, scope), hasCodes: index.byCode.size > 0 };
    },
    async names(ids) {
      const nameOf = (await wait())?.nameOf;
      return new Map(
        ids.flatMap((id) => {
          const name = nameOf?.get(id);
          return name === undefined ? [] : [[id, name] as const];
        }),
      );
    },
    async take(bytes, now) {
      const delta: CatalogDelta = JSON.parse(new TextDecoder().decode(bytes));
      // Of the copy that is stored, which another tab may have brought further than this one.
      const known = delta.tree === null ? await readTree() : null;
      const tree = delta.tree ?? (known && changeTree(known, delta));
      if (tree === null) return null;
      ready = Promise.resolve(makeReady(tree));
      return store
        .then(({ cacheCopy }) => cacheCopy({ name: copies.catalog, value: tree, at: now }))
        .then(
          () => true,
          () => false,
        );
    },
  };
}

function makeReady(tree: readonly CatalogItem[]): Ready {
  // What is retired is not offered, and still has its name in answers.
  return { index: indexCatalog(tree), nameOf: catalogNames(tree) };
}

function stepOf({ path, name }: CatalogEntry): CatalogStep {
  return { path, name };
}

function factsOf({ code, values }: CatalogEntry): ItemFacts {
  return { code, values };
}
