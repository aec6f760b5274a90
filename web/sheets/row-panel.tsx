// The details of one row in a panel over the table, with the way to the rows before and after it.
import { Button } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { countText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { rowQuery } from '#core/sheets/queries.ts';
import type { Row, RowFilterInput } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/sheet-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import { RowPanelBody, type RowPanelBodyProps } from './row-panel-body.tsx';
import { useGoesOn } from './use-goes-on.ts';
import { RowDraftContext, useRowDraftGuard } from './use-row-draft-guard.ts';
import type { LoadedView } from './use-sheet-view.ts';
import classes from './row-details.module.css';

export type OpenRow = { id: string; tab: 'answers' | 'history' };
export type RowPanelProps = Omit<RowPanelBodyProps, 'row' | 'tab' | 'onReviewed' | 'next' | 'isNext'> & {
  /** Null: closed. */
  row: OpenRow | null;
  /** The filter in force. */
  filter: RowFilterInput | null;
  onRow(rowId: string): void;
};

export function RowPanel(props: RowPanelProps) {
  const { view, row, onClose, onRow } = props;
  const place = useRowPlace(view, row?.id ?? null);
  const guard = useRowDraftGuard();
  const next = useRef<HTMLButtonElement>(null);
  const isNarrow = useNarrow();
  const { search, filter } = props;
  const showsPending = search.review === 'PENDING' || filter?.reviewState === 'PENDING';
  const [goesOn, onGoesOn] = useGoesOn(showsPending);
  const wentOnTo = useRef<string | null>(null);
  const onReviewed = (reviewed: Row) => {
    props.onChanged(reviewed);
    if (goesOn && place?.next != null) {
      guard.forget();
      wentOnTo.current = place.next;
      return onRow(place.next);
    }
    // The buttons of a review are gone with it: on with the next row.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === null) next.current?.focus();
    });
  };
  return (
    <SidePanel
      title="Row details"
      width={560}
      opened={row !== null}
      onClose={onClose}
      footer={
        <>
          {place !== null && place.index >= 0 && (
            <span className={classes.place}>
              {`${isNarrow ? '' : 'Row '}${countText(place.index + 1)} of ${countText(place.count)}`}
            </span>
          )}
          <Button
            variant="default"
            leftSection={<ChevronLeft size={16} aria-hidden />}
            disabled={place?.previous == null}
            onClick={() => place?.previous != null && onRow(place.previous)}
          >
            Previous
          </Button>
          <Button
            ref={next}
            variant="default"
            rightSection={<ChevronRight size={16} aria-hidden />}
            disabled={place?.next == null}
            onClick={() => place?.next != null && onRow(place.next)}
          >
            Next
          </Button>
        </>
      }
    >
      {row !== null &&
        (place === null ? (
          <Loading />
        ) : (
          <RowDraftContext value={guard}>
            <PlacedRow
              {...props}
              key={row.id}
              row={row}
              sheetId={place.sheetId}
              onReviewed={onReviewed}
              next={place.next === null ? null : { goesOn, onGoesOn }}
              isNext={wentOnTo.current === row.id}
              onDeleted={(rowId) => {
                guard.forget();
                props.onDeleted(rowId);
              }}
            />
          </RowDraftContext>
        ))}
    </SidePanel>
  );
}

type PlacedRowProps = RowPanelProps &
  Pick<RowPanelBodyProps, 'onReviewed' | 'next' | 'isNext'> & { row: OpenRow; sheetId: string | null };

function PlacedRow({ sheetId, ...props }: PlacedRowProps) {
  const { row, view, search } = props;
  const query = useRead((send) => rowQuery(send, sheetId ?? '', row.id), { enabled: sheetId !== null });
  const isGone = query.error instanceof AppError && query.error.code === 'not-found';
  if (sheetId === null || isGone) {
    const isFiltered = view.overview.filtered > 0 || search.review !== undefined;
    return (
      <EmptyState
        title={sheetTexts.rowGone}
        text={
          isFiltered
            ? 'It was deleted, or it does not pass the filters.'
            : 'It may have been deleted meanwhile.'
        }
      />
    );
  }
  return <Loaded query={query}>{(read) => <RowPanelBody {...props} row={read} tab={row.tab} />}</Loaded>;
}

/** Where a row stands: its sheet, and its neighbours in the table. */
type RowPlace = {
  rowId: string;
  sheetId: string | null;
  previous: string | null;
  next: string | null;
  /** Of how many rows; -1 where the table does not show it. */
  index: number;
  count: number;
};

/** Null until it is known. What the row has become a moment ago may hide it; then its place stays what it was. */
function useRowPlace({ client, edition, overview }: LoadedView, rowId: string | null): RowPlace | null {
  const [place, setPlace] = useState<RowPlace | null>(null);
  const [only, ...others] = overview.sheets;
  const onlySheetId = others.length === 0 ? (only?.id ?? null) : null;
  useEffect(() => {
    if (rowId === null) return;
    let isWanted = true;
    const find = async () => {
      const index = await client.call('indexOf', [rowId]);
      const count = await client.call('size', []);
      // What was reviewed a moment ago may be in view no more, and is looked at all the same.
      const elsewhere = index < 0 ? await client.call('sheetOf', [rowId]) : null;
      const rows = index < 0 ? [] : await client.call('rows', [Math.max(0, index - 1), index + 2]);
      if (!isWanted) return;
      const at = rows.findIndex(({ id }) => id === rowId);
      setPlace((before) =>
        at < 0 && before?.rowId === rowId
          ? before
          : {
              rowId,
              index,
              count,
              sheetId: rows[at]?.sheetId ?? elsewhere ?? onlySheetId,
              previous: rows[at - 1]?.id ?? null,
              next: at < 0 ? null : (rows[at + 1]?.id ?? null),
            },
      );
    };
    // Only a worker that is gone refuses.
    find().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [client, edition, onlySheetId, rowId]);
  return place?.rowId === rowId ? place : null;
}
