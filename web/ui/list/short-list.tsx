// A short list from its record in core: its lines, and what is said where there are none. In a panel, or as a page's card.
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type List, noneText, pageQueryOf } from '#core/resource/list.ts';
import type { ListState } from '#core/resource/list-view.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { Line, type LineLook } from './line.tsx';
import classes from './line.module.css';

export type ShortListProps<Item> = {
  list: List<Item, ListState>;
  look: LineLook<Item>;
  /** Of a page: the icon where there is nothing, and what makes the first one. Without it, the list is part of a panel. */
  page?: { icon: ReactNode; create?: ReactNode };
};

export function ShortList<Item>({ list, look, page }: ShortListProps<Item>) {
  const query = useRead((send) => pageQueryOf(list, send, list.view.first));
  const { failed, none, noneHint } = list.texts;
  const empty =
    page === undefined ? (
      <Text size="sm" c="dimmed">
        {noneText(list)}
      </Text>
    ) : (
      <EmptyState icon={page.icon} title={none} text={noneHint} action={page.create} />
    );
  return (
    <Loaded query={query} {...(failed !== undefined && { failed })} loading={<Loading lines={3} />}>
      {({ content }) =>
        content.length === 0 ? (
          empty
        ) : (
          <ul
            className={`bare-list ${page === undefined ? (classes.inPanel ?? '') : 'overflow-hidden card'}`}
            aria-label={list.title}
          >
            {content.map((item) => (
              <Line key={list.keyOf(item)} list={list} item={item} look={look} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
