// A paginated list of forms or users with a search, each with the reason for the access and the permitted actions.
import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { AccessPage } from '#core/access/queries.ts';
import type { FormAccess } from '#core/access/schema.ts';
import { accessTexts, reasonsText, rightsText } from '#core/access/labels.ts';
import type { Page } from '#core/paging.ts';
import type { Send } from '#core/send.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { type QueryRecord, useRead } from '#web/ui/use-read.ts';
import classes from './access-list.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Access = Pick<FormAccess, 'reasons' | 'rights'>;

export type AccessListProps<T extends Access> = {
  /** The query for a page. */
  record(send: Send, page: AccessPage): QueryRecord<Page<T>>;
  /** The singular noun for the listed items. */
  noun: 'form' | 'user';
  searchLabel: string;
  keyOf(item: T): string;
  /** Renders the item of a line. */
  head(item: T): ReactNode;
  /** Shown for an empty list and for a search without results. */
  empty: string;
  notFound: string;
  /** Shown below the list. */
  note?: string | null;
};

const pageSize = 25;
/** A list that fits on a screen needs no search. */
const mostUnsearched = 8;

export function AccessList<T extends Access>(props: AccessListProps<T>) {
  const { record, noun, searchLabel, keyOf, head, empty, notFound, note = null } = props;
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const wanted = useDeferredValue(search.trim());
  const query = useRead((send) => record(send, { page: page - 1, size: pageSize, search: wanted }), {
    keepsPrevious: true,
  });
  return (
    <Loaded query={query} failed={accessTexts.failed}>
      {({ content, totalElements, totalPages }) => (
        <>
          {(search !== '' || totalElements > mostUnsearched) && (
            <TextInput
              className="mb-12"
              aria-label={searchLabel}
              placeholder={searchLabel}
              leftSection={<Search size={16} aria-hidden />}
              maxLength={200}
              value={search}
              onChange={({ currentTarget }) => {
                setSearch(currentTarget.value);
                setPage(1);
              }}
            />
          )}
          <p className={classes.count} aria-live="polite">
            {totalElements === 0
              ? wanted === ''
                ? empty
                : notFound
              : t(m.found, { noun, count: totalElements })}
          </p>
          {content.length > 0 && (
            <ul className="overflow-hidden bare-list border rounded-12" aria-label={accessTexts.title}>
              {content.map((item) => (
                <li key={keyOf(item)} className="ruled grid py-10 px-16 gap-2 break">
                  {head(item)}
                  <p className="m-0 text-sm">{sentence(rightsText(item.rights))}</p>
                  <p className="m-0 faint text-xs">{sentence(reasonsText(item.reasons))}</p>
                </li>
              ))}
            </ul>
          )}
          <div className="flex justify-center mt-12">
            <Pagination
              label={t(m.pagesOfS, { noun })}
              page={Math.min(page, totalPages)}
              pages={totalPages}
              onPage={setPage}
            />
          </div>
          {note !== null && <p className={classes.note}>{note}</p>}
        </>
      )}
    </Loaded>
  );
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
