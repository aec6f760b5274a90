// What is asked of a large catalog, and answered away from the page: 50,000 items take it longer to read, to keep and to
// search than a page may stand still.
import type { CatalogItem } from '#core/catalog/schema.ts';
import {
  type CatalogEntry,
  type CatalogIndex,
  catalogLevel,
  indexCatalog,
  searchCatalog,
} from '#core/filling/catalog-choices.ts';
import type { Question } from '#core/questions/schema.ts';
import { copies, type FillStore } from './fill-store.ts';

/** What of a question tells which items may be chosen. */
export type CatalogQuestion = Pick<Question, 'questionMeta'>;

/** `path`: ids from the top down, with commas. */
export type CatalogStep = { path: string; name: string };
/** `above`: names from the top down to what it is in; '' at the top. */
export type CatalogFind = CatalogStep & { above: string };
export type CatalogRung = CatalogStep & {
  isChoice: boolean;
  /** Whether there are choices below it. */
  isOpen: boolean;
};

/** All of it can be cloned. Null where there is no catalog on this device yet. */
export type CatalogCalls = {
  /** What is below an item, or at the top, at most `mostListed`; how many there are in all; and the way down to it. */
  level(
    question: CatalogQuestion,
    at: string | null,
  ): Promise<{ trail: CatalogStep[]; items: CatalogRung[]; total: number } | null>;
  /** What fits the words, at most `mostListed`, and how many do in all. */
  search(question: CatalogQuestion, words: string): Promise<{ items: CatalogFind[]; total: number } | null>;
  /** The names of these ids, as far as they are known. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Goes on with the catalog as the server wrote it, and keeps it on this device; `now` in epoch milliseconds. False where
   * the device has no room for it: it is there as long as the page is.
   */
  take(bytes: ArrayBuffer, now: number): Promise<boolean>;
};

/** How much is handed to the page at once: whoever wants more types a word. */
const mostListed = 500;

type Ready = { index: CatalogIndex; nameOf: ReadonlyMap<string, string> };

/** Answers from the copy in a store, until another catalog is taken. */
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
  const index = indexCatalog(tree);
  return { index, nameOf: new Map(index.entries.map(({ id, name }) => [id, name])) };
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
