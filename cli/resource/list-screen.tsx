// A list of things as a screen: a table with pages, search, filters and order, from the list's record in core.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { type CellContext, type List, noneText, notFoundText, pageQueryOf } from '#core/resource/list.ts';
import { choicesOf, isNarrowed, type ListState } from '#core/resource/list-view.ts';
import { useApp } from '#cli/app/use-app.ts';
import { Facts } from '#cli/terminal/facts.tsx';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { type KeyBinding, keysIf } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { pageText, TitleLine, usePageKeys } from '#cli/terminal/pages.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useChoices } from './use-choices.ts';
import { t } from '#core/messages/text.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type ListScreenProps<Item, View extends ListState> = {
  list: List<Item, View>;
  /** What is chosen at first, if not what the list says. */
  start?: Partial<View>;
  /** In place of the line with the title and `place`: how many there are, the page, and the filters; with its height. */
  head?: { height: number; draw(place: string): ReactNode };
  /** Below the table, of the thing under the cursor; with its height. */
  foot?: { height: number; draw(item: NoInfer<Item>): ReactNode };
  /** The height of all of it, if not that of the area. */
  height?: number;
  /** Where the cursor is at first, in a list that is read already. */
  isFirst?(item: NoInfer<Item>): boolean;
  /** What enter does with a thing; by default it opens it. */
  enterLabel?: string;
  /** The keys of the thing under the cursor, and of the screen. */
  keys?(current: NoInfer<Item> | null): readonly KeyBinding[];
  onOpen?(item: NoInfer<Item>): unknown;
};

/** The lines of a fact below the table. */
const detailLines = 2;

export function ListScreen<Item, View extends ListState>(props: ListScreenProps<Item, View>) {
  const { list, start, head, foot, keys, onOpen, enterLabel = t(keyTexts.open) } = props;
  const { details = [] } = list;
  const { core, user, date, actionKey } = useApp();
  const area = useArea();
  const height =
    (props.height ?? area.height) - (details.length === 0 ? 0 : 1 + details.length * detailLines);
  const search = useSearch(list.view.search !== undefined);
  const choices = useChoices(list, { ...list.view.first, ...start });
  // Another search or filter starts at its first page.
  const named = `${list.title} ${search.text} ${choices.id} page`;
  const [page, setPage] = useScreenState(named, 0);
  const view: View = { ...choices.chosen, search: search.text, page: page + 1 };
  const query = useQuery({ ...pageQueryOf(list, core.send, view), placeholderData: keepPreviousData });
  const items = query.data?.content ?? [];
  const pages = query.data?.totalPages ?? 0;
  const table = `${named} ${page}`;
  useScreenState(
    `${table}.cursor`,
    Math.max(
      0,
      items.findIndex((item) => props.isFirst?.(item) === true),
    ),
  );
  const current = items[useCursor(table, items.length)] ?? null;
  const own = keys?.(current) ?? [];
  const removed = current === null ? undefined : list.remove?.(current);
  useKeys([
    ...own,
    ...keysIf(
      list.remove !== undefined && !own.some(({ key }) => key === 'delete'),
      removed === undefined
        ? { key: 'delete', label: t(keyTexts.delete), off: list.texts.none, run: () => undefined }
        : actionKey('delete', removed, current),
    ),
    ...choices.keys,
  ]);
  usePageKeys(page, pages, setPage);
  const { failed } = list.texts;
  return (
    <Loaded query={query} {...(failed !== undefined && { title: failed })}>
      {({ totalElements }) => {
        const counted = pageText({ page, pages, total: totalElements, count: list.count });
        const place = [counted, ...choices.words].join(', ');
        return (
          <>
            {head === undefined ? <TitleLine title={list.title} place={place} /> : head.draw(place)}
            <SearchBar search={search} placeholder={list.view.search?.about ?? ''} />
            <Table
              name={table}
              columns={columnsOf(list, { moment: date, timeZone: user.timeZone, now: core.ports.now() })}
              count={items.length}
              rows={(from, to) => items.slice(from, to)}
              height={height - (head?.height ?? 1) - search.height - (foot?.height ?? 0)}
              sort={sortOf(list, view)}
              empty={isNarrowed(list.view, view) ? notFoundText(list) : noneText(list)}
              enterLabel={enterLabel}
              {...(onOpen && { onEnter: (index: number) => items[index] && onOpen(items[index]) })}
            />
            {foot !== undefined && current !== null && (
              <Box flexDirection="column" marginTop={1}>
                {foot.draw(current)}
              </Box>
            )}
            {details.length > 0 && current !== null && (
              <Box marginTop={1}>
                <Facts facts={details.map(({ title, text }) => [title, text(current)])} lines={detailLines} />
              </Box>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function columnsOf<Item, View extends ListState>(
  { columns }: List<Item, View>,
  context: CellContext,
): readonly TableColumn<Item>[] {
  return columns
    .filter(({ isLineOnly = false }) => !isLineOnly)
    .map(({ text, ...column }) => ({ ...column, value: (item) => text(item, context) }));
}

function sortOf<Item, View extends ListState>({ view: record }: List<Item, View>, view: View) {
  for (const [key, { column }] of choicesOf(record)) {
    if (column !== undefined) return { column, direction: view[key] === 'desc' ? 'desc' : 'asc' } as const;
  }
  return undefined;
}
