// Things that are read to choose among them: users, groups, forms, time zones.
import type { Run, Send } from '#core/send.ts';
import type { Option } from './list-view.ts';

/** Where things are read, and how each is offered. Made by `thingsOf`. */
export type Things = {
  query(send: Send): { queryKey: readonly unknown[]; queryFn(run: Run): Promise<unknown> };
  options(data: unknown): readonly Option[];
};

export function thingsOf<Data>(
  query: (send: Send) => { queryKey: readonly unknown[]; queryFn(run: Run): Promise<Data> },
  options: (data: Data) => readonly Option[],
): Things {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the data are those of the query beside it
  return { query, options: (data) => options(data as Data) };
}

/** The things, and the one that is chosen, if it is not offered any more: what still narrows is never shown as all. */
export function withChosen(
  options: readonly Option[] | undefined,
  value: string | null,
  gone: string,
): readonly Option[] {
  if (options === undefined) return [];
  const isOffered = value === null || value === '' || options.some((option) => option.value === value);
  return isOffered ? options : [...options, { value, label: gone }];
}

/** Things by name. */
export function byName(things: readonly { id: string; name: string }[]): readonly Option[] {
  return things.map(({ id, name }) => ({ value: id, label: name }));
}

export type NamedThings = Readonly<Partial<Record<string, Things>>>;
/** What is offered, by the name of the things; those that are not read yet are not there. */
export type OfferedThings = Readonly<Record<string, readonly Option[]>>;

/** The queries of things, and what is offered once they have data, in the same order. */
export function readingOf(things: NamedThings) {
  const all = Object.entries(things).flatMap(([name, its]) => (its === undefined ? [] : [{ name, its }]));
  return {
    queries: (send: Send) => all.map(({ its }) => its.query(send)),
    offered: (results: readonly { data?: unknown }[]): OfferedThings =>
      Object.fromEntries(
        all.flatMap(({ name, its }, index) => {
          const data = results[index]?.data;
          return data === undefined ? [] : [[name, its.options(data)] as const];
        }),
      ),
  };
}
