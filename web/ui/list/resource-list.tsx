// A list of things from its record in core: the toolbar, the lines, the pages, and what is said where there is nothing.
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { type List, pageQueryOf } from '#core/resource/list.ts';
import { isNarrowed, type ListState, wholeView } from '#core/resource/list-view.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { Line, type LineLook } from './line.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { Page } from '#core/paging.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { Loaded, type LoadedProps } from '#web/ui/notices/loaded.tsx';
import { Pagination } from './pagination.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import type { Message } from '#core/messages/message.ts';

export type ResourceListProps<Item, View extends ListState> = {
  list: List<Item, View>;
  view: View;
  onView(view: View): void;
  look: LineLook<Item>;
  /** Where there is nothing. */
  icon: ReactNode;
  /** Where there is nothing: what makes the first one. */
  create?: ReactNode;
  /** Where there is nothing: what to do about it, if not what the record says. */
  hint?: string;
};

export function ResourceList<Item, View extends ListState>(props: ResourceListProps<Item, View>) {
  const { list, view, onView, look, icon, create, hint = list.texts.noneHint } = props;
  const query = useRead((send) => pageQueryOf(list, send, view), { keepsPrevious: true });
  const { none, notFound, notFoundHint, showAll, failed } = list.texts;
  const empty = (isPast: boolean) => {
    const isPart = isPast || isNarrowed(list.view, view);
    return (
      <EmptyState
        icon={icon}
        title={isPart ? notFound : none}
        text={isPart ? notFoundHint : hint}
        action={
          <Group gap="xs" justify="center">
            {isPart && (
              <Button variant="default" onClick={() => onView(wholeView(list.view, view))}>
                {showAll}
              </Button>
            )}
            {create}
          </Group>
        }
      />
    );
  };
  return (
    <>
      <ListToolbar list={list} view={view} onView={onView} />
      <PagedList
        query={query}
        failed={failed}
        label={list.title}
        count={list.count}
        page={view.page}
        onPage={(page) => onView({ ...view, page })}
        empty={empty}
        line={(item) => <Line key={list.keyOf(item)} list={list} item={item} look={look} />}
      />
    </>
  );
}

type PagedListProps<T> = {
  query: LoadedProps<Page<T>>['query'];
  /** The title while it cannot be loaded. */
  failed?: string | undefined;
  label: string;
  /** How many there are. */
  count: Message;
  /** From 1. */
  page: number;
  onPage(page: number): void;
  /** In place of an empty page; `isPast`: there are lines, on earlier pages. */
  empty(isPast: boolean): ReactNode;
  /** The line of a thing, with its key. */
  line(item: T): ReactNode;
};

/** A list that is read by the page: the number found, the lines, and the pages. */
function PagedList<T>(props: PagedListProps<T>) {
  const { query, failed, label, count, page, onPage, empty, line } = props;
  return (
    <Loaded query={query} {...(failed !== undefined && { failed })} loading={<Loading lines={6} />}>
      {({ content, totalElements, totalPages }) =>
        content.length === 0 ? (
          empty(totalElements > 0)
        ) : (
          <>
            <p className="m-0 mb-8 faint text-xs" aria-live="polite">
              {t(count, { count: totalElements })}
            </p>
            <ul className="overflow-hidden bare-list card" aria-label={label}>
              {content.map(line)}
            </ul>
            <div className="flex justify-center mt-16">
              <Pagination
                label={t(m.pagesOf, { label })}
                page={Math.min(page, totalPages)}
                pages={totalPages}
                onPage={onPage}
              />
            </div>
          </>
        )
      }
    </Loaded>
  );
}
