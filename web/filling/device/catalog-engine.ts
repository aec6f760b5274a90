// Queries of a large catalog, run in a worker: parsing, storing and searching 50,000 items would block the page for too
// long.
import { catalogNames } from '#core/catalog/catalog-names.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { withoutRetired } from '#core/catalog/tree.ts';
import {
  type CatalogEntry,
  type CatalogIndex,
  catalogLevel,
  indexCatalog,
  searchCatalog,
} from '#core/filling/catalog-choices.ts';
import type { Question } from '#core/questions/schema.ts';
import { copies, type FillStore } from './fill-store.ts';

/** The part of a question that determines which items can be chosen. */
export type CatalogQuestion = Pick<Question, 'questionMeta'>;

/** `path`: ids from the top down, comma-separated. */
export type CatalogStep = { path: string; name: string };
/** `above`: names of the ancestors from the top down; '' at the top. */
export type CatalogFind = CatalogStep & { above: string };
export type CatalogRung = CatalogStep & {
  isChoice: boolean;
  /** Whether there are choices below it. */
  isOpen: boolean;
};

/** All inputs and outputs are cloneable. Null if the catalog is not on this device yet. */
export type CatalogCalls = {
  /** The children of an item, or the top level, at most `mostListed`; their total number; and the path to them. */
  level(
    question: CatalogQuestion,
    at: string | null,
  ): Promise<{ trail: CatalogStep[]; items: CatalogRung[]; total: number } | null>;
  /** The matches of a search, at most `mostListed`, and their total number. */
  search(question: CatalogQuestion, words: string): Promise<{ items: CatalogFind[]; total: number } | null>;
  /** The names of these ids, as far as known. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Replaces the catalog by the server's JSON, and stores it on this device; `now` in epoch milliseconds. False if the
   * device is full: then it lasts as long as the page.
   */
  take(bytes: ArrayBuffer, now: number): Promise<boolean>;
};

/** The maximum number of items passed to the page: to see more, the user searches. */
const mostListed = 500;

type Ready = { index: CatalogIndex; nameOf: ReadonlyMap<string, string> };

/** Answers from the stored copy, until another catalog is set. */
export function createCatalogEngine(store: Promise<Pick<FillStore, 'copy' | 'cacheCopy'>>): CatalogCalls {
  let ready: Promise<Ready | null> | null = null;
  const readCopy = async () => {
    const copy = await store.then(({ copy: read }) => read(copies.catalog)).catch(() => null);
    return copy && makeReady(copy.value);
  };
  const wait = () => (ready ??= readCopy());
  return {
    async level(question, at) {
      const index = (await wait())?.index;
      if (index === undefined) return null;
      const entry = (at !== null && index.byPath.get(at)) || null;
      const levels = catalogLevel(index, question, entry);
      return {
        trail: entry === null ? [] : trailOf(index, entry),
        items: levels
          .slice(0, mostListed)
          .map((level) => ({ ...stepOf(level.entry), isChoice: level.isChoice, isOpen: level.isOpen })),
        total: levels.length,
      };
    },
    async search(question, words) {
      const index = (await wait())?.index;
      if (index === undefined) return null;
      const { entries, total } = searchCatalog(index, question, words, mostListed);
      return { items: entries.map((entry) => ({ ...stepOf(entry), above: aboveOf(entry) })), total };
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
      const tree: readonly CatalogItem[] = JSON.parse(new TextDecoder().decode(bytes));
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
  return { index: indexCatalog(withoutRetired(tree)), nameOf: catalogNames(tree) };
}

function stepOf({ path, name }: CatalogEntry): CatalogStep {
  return { path, name };
}

function aboveOf({ label, name }: CatalogEntry): string {
  return label.slice(0, -name.length).replace(/ \/ $/, '');
}

function trailOf(index: CatalogIndex, { path }: CatalogEntry): CatalogStep[] {
  const ids = path.split(',');
  return ids.flatMap((_, place) => {
    const entry = index.byPath.get(ids.slice(0, place + 1).join(','));
    return entry === undefined ? [] : [stepOf(entry)];
  });
}
