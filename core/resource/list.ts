// A list of things, said once: where it is read, its columns, and what is said where there is nothing. The browser draws it as
// lines (`web/ui/list/`), the terminal app as a table (`cli/resource/`).
import type { Action } from '#core/action.ts';
import type { Page } from '#core/paging.ts';
import type { Run, Send } from '#core/send.ts';
import type { ListState, ListViewRecord } from './list-view.ts';
import type { NamedThings } from './things.ts';
import type { Message } from '#core/messages/message.ts';

/** What a cell is written with: moments in the reader's zone, that zone, and the time of now. */
export type CellContext = {
  moment(at: number): string;
  timeZone: string;
  now: number;
  /** How often it is due on its day. */
  times?: number;
};

export type ListColumn<Item> = {
  id: string;
  title: string;
  text(item: Item, context: CellContext): string | number;
  /** In lines only: the table says it in other columns. */
  isLineOnly?: boolean;
  tone?(item: Item): 'good' | 'bad' | 'warning';
  /** In the table: see `TableColumn` of the terminal app. */
  align?: 'left' | 'right';
  most?: number;
  rank?: number;
  whole?: boolean;
};

/** A column of moments; nothing is written where there is none. */
export function momentColumn<Item>(
  id: string,
  title: string,
  of: (item: Item) => number | null | undefined,
  rank?: number,
): ListColumn<Item> {
  const text = (item: Item, { moment }: CellContext) => {
    const at = of(item);
    return at === null || at === undefined ? '' : moment(at);
  };
  return { id, title, text, whole: true, ...(rank !== undefined && { rank }) };
}

type PageQuery<Item> = {
  queryKey: readonly unknown[];
  queryFn(run: Run): Promise<Page<Item>>;
  select?(data: Page<Item>): Page<Item>;
  refetchInterval?: number | ((query: { state: { data?: Page<Item> | undefined } }) => number | false);
};

type WholeQuery<Item> = {
  queryKey: readonly unknown[];
  queryFn(run: Run): Promise<readonly Item[]>;
  refetchInterval?: number | ((query: { state: { data?: readonly Item[] | undefined } }) => number | false);
};

/** Read by the page; or as a whole, of which a view shows some, in its order. */
type Reading<Item, View extends ListState> =
  | { page(send: Send, view: View): PageQuery<Item> }
  | { whole(send: Send): WholeQuery<Item>; within(items: readonly Item[], view: View): readonly Item[] };

export type List<Item, View extends ListState> = Reading<Item, View> & {
  title: string;
  /** How many there are: `{count, plural, one {# user} other {# users}}`. */
  count: Message;
  view: ListViewRecord<View>;
  /** The things of choices that are no fixed options. */
  things?: NamedThings;
  keyOf(item: Item): string;
  /** In the order of the table. */
  columns: readonly ListColumn<Item>[];
  /** Further facts of a thing: the table says those of the one under the cursor, below it. */
  details?: readonly { title: string; text(item: Item): string }[];
  /** What removes a thing: a button of its line, a key of the thing under the cursor. */
  remove?(item: Item): Action<Item>;
  /**
   * Which columns a line of the browser has: its name, what is below it, and the cells with their widths in CSS. `beside`, its
   * first cell, stays beside the name on a narrow screen.
   */
  line: {
    name: string;
    below?: readonly string[];
    beside?: string;
    cells: Readonly<Record<string, string>>;
  };
  texts: {
    /** Where it cannot be loaded. */
    failed?: string;
    none: string;
    noneHint?: string;
    /** Where none is found. */
    notFound: string;
    notFoundHint: string;
    showAll: string;
  };
};

export type ShortList<Item, Read = Item> = Pick<
  List<Item, ListState>,
  'title' | 'count' | 'columns' | 'remove' | 'line'
> & {
  whole(send: Send): WholeQuery<Read>;
  /** What is listed of what is read; by default all of it. */
  of?(read: readonly Read[]): readonly Item[];
  texts: Pick<List<Item, ListState>['texts'], 'failed' | 'none' | 'noneHint'>;
};

/** A list of few things: all of them are shown, in the order in which they are read. */
export function shortList<Item extends { id: string } | { key: string }, Read = Item>(
  record: ShortList<Item, Read>,
): List<Item, ListState> {
  const { texts, whole, of } = record;
  return {
    ...record,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `within` sees what is read
    whole: whole as unknown as (send: Send) => WholeQuery<Item>,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `whole` reads
    within: (items) => of?.(items as unknown as readonly Read[]) ?? items,
    view: { first: { search: '', page: 1 }, choices: {} },
    keyOf: (item) => ('id' in item ? item.id : item.key),
    texts: { ...texts, notFound: texts.none, notFoundHint: '', showAll: '' },
  };
}

/** What there is not, and what to do about it. */
export function noneText({ texts: { none, noneHint = '' } }: Pick<List<never, ListState>, 'texts'>): string {
  return sentences(none, noneHint);
}

/** The same, of what is not found. */
export function notFoundText({ texts }: Pick<List<never, ListState>, 'texts'>): string {
  return sentences(texts.notFound, texts.notFoundHint);
}

function sentences(text: string, hint: string): string {
  return [/[.!?]$/.test(text) || hint === '' ? text : `${text}.`, hint].filter(Boolean).join(' ');
}

/** The query of what a list shows. What is read as a whole is kept as such; its view is made of it. */
export function pageQueryOf<Item, View extends ListState>(
  list: List<Item, View>,
  send: Send,
  view: View,
): PageQuery<Item> {
  if ('page' in list) return list.page(send, view);
  const select = (items: readonly Item[]) => onePage(list.within(items, view));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cache gives `select` what the query has read
  return { ...list.whole(send), select } as unknown as PageQuery<Item>;
}

function onePage<Item>(items: readonly Item[]): Page<Item> {
  const { length } = items;
  return { content: [...items], page: 0, size: length, totalElements: length, totalPages: 1 };
}
