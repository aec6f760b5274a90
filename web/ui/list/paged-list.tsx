// A list that is read by the page: the number found, the lines, and the pages.
import type { ReactNode } from 'react';
import { counted } from '#core/count-text.ts';
import type { Page } from '#core/paging.ts';
import { Loaded, type LoadedProps } from '#web/ui/notices/loaded.tsx';
import { Pagination } from './pagination.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type PagedListProps<T> = {
  query: LoadedProps<Page<T>>['query'];
  /** The title while it cannot be loaded. */
  failed?: string | undefined;
  label: string;
  /** Singular: 'user'. */
  noun: string;
  /** From 1. */
  page: number;
  onPage(page: number): void;
  /** In place of an empty page; `isPast`: there are lines, on earlier pages. */
  empty(isPast: boolean): ReactNode;
  /** The line of a thing, with its key. */
  line(item: T): ReactNode;
};

export function PagedList<T>(props: PagedListProps<T>) {
  const { query, failed, label, noun, page, onPage, empty, line } = props;
  return (
    <Loaded query={query} {...(failed !== undefined && { failed })}>
      {({ content, totalElements, totalPages }) =>
        content.length === 0 ? (
          empty(totalElements > 0)
        ) : (
          <>
            <p className="m-0 mb-8 faint text-xs" aria-live="polite">
              {counted(totalElements, noun)}
            </p>
            <ul className="overflow-hidden bare-list card" aria-label={label}>
              {content.map(line)}
            </ul>
            <div className="flex justify-center mt-16">
              <Pagination
                label={t(m.pagesOfS, { noun })}
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
