// The details of one row in a panel over the table, with buttons to the previous and next row.
import { Button } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { countText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { rowQuery } from '#core/sheets/queries.ts';
import type { Row, RowFilterInput } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/texts.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { SidePanel } from '#web/ui/dialog/side-panel.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import { RowPanelBody, type RowPanelBodyProps } from './row-panel-body.tsx';
import { useOpensNext } from './use-opens-next.ts';
import { RowDraftContext, useRowDraftGuard } from './use-row-draft-guard.ts';
import { type RowPlace, useRowPlace } from './use-row-place.ts';
import classes from './row-details.module.css';

export type OpenRow = { id: string; tab: 'answers' | 'history' };
export type RowPanelProps = Omit<RowPanelBodyProps, 'row' | 'tab' | 'onReviewed' | 'next' | 'isNext'> & {
  /** Null: closed. */
  row: OpenRow | null;
  /** The active filter. */
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
  const [goesOn, onGoesOn] = useOpensNext(showsPending);
  const wentOnTo = useRef<string | null>(null);
  const onReviewed = (reviewed: Row) => {
    props.onChanged(reviewed);
    if (goesOn && place?.next != null) {
      guard.forget();
      wentOnTo.current = place.next;
      return onRow(place.next);
    }
    // The review buttons disappear with the review: focus the next row's.
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
          {place !== null && <span className={classes.place}>{placeText(place, isNarrow)}</span>}
          <Button
            {...stepTo(place && place.previous, onRow)}
            variant="default"
            leftSection={<ChevronLeft size={16} aria-hidden />}
          >
            Previous
          </Button>
          <Button
            {...stepTo(place && place.next, onRow)}
            ref={next}
            variant="default"
            rightSection={<ChevronRight size={16} aria-hidden />}
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

/**
 * A button to another row; null: there is none, or it is unknown yet. A disabled button would lose the focus of users
 * who go from row to row with the keyboard, so it is only marked as disabled.
 */
function stepTo(rowId: string | null, onRow: (rowId: string) => void) {
  return {
    onClick: () => rowId !== null && onRow(rowId),
    ...(rowId === null && { 'aria-disabled': true, 'data-disabled': true }),
  };
}

function placeText({ index, count, sheetId }: RowPlace, isNarrow: boolean): string {
  if (index >= 0) return `${isNarrow ? '' : 'Row '}${countText(index + 1)} of ${countText(count)}`;
  return sheetId === null ? '' : 'Not in view';
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
