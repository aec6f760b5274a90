// The details of one row: on wide screens in a panel beside the table, which stays in use, on others over it.
import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { rowQuery } from '#core/sheets/queries.ts';
import type { Row } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { SidePanel } from '#web/ui/dialog/side-panel.tsx';
import { useNarrow, useTablet } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import type { OpenSheet } from '#web/sheets/use-open-sheet.ts';
import { RowPanelBody, type RowPanelBodyProps } from './row-panel-body.tsx';
import { rowKey, useRowKeys } from './use-row-keys.ts';
import { RowDraftContext, useRowDraftGuard } from './use-row-draft-guard.ts';
import { type RowPlace, useRowPlace } from './use-row-place.ts';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m } from './texts.ts';
import { useKeyStore } from '#web/platform/store-context.tsx';

/** In pixels. */
const width = 560;

/** Closed while the address names no row. */
export function RowPanel({ sheet }: { sheet: OpenSheet }) {
  const { view, row, search, filter, changed, onRow, onCloseRow: onClose } = sheet;
  const isPeek = !useTablet();
  const place = useRowPlace(view, row?.id ?? null);
  const guard = useRowDraftGuard();
  const next = useRef<HTMLButtonElement>(null);
  const [goesOn, onGoesOn] = useOpensNext();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [onwardPlace, setOnwardPlace] = useState<HTMLElement | null>(null);
  const wentOnTo = useRef<string | null>(null);
  const step = (rowId: string | null | undefined) => rowId != null && onRow(rowId);
  useRowKeys(row !== null, {
    j: () => step(place?.next),
    k: () => step(place?.previous),
  });
  const onReviewed = (reviewed: Row) => {
    changed.onChanged(reviewed);
    const isQueue = search.review === 'PENDING' || filter?.reviewState === 'PENDING';
    // Of a queue, rows that were passed over come last.
    const following = place?.next ?? (isQueue ? place?.previous : null);
    if (goesOn && following != null) {
      guard.forget();
      wentOnTo.current = following;
      return onRow(following);
    }
    // The table behind says that the queue is empty.
    if (goesOn && isQueue) {
      guard.forget();
      return onClose();
    }
    // The review buttons disappear with the review.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === null) next.current?.focus();
    });
  };
  return (
    <SidePanel
      title={t(m.rowDetails)}
      width={width}
      isPeek={isPeek}
      opened={row !== null}
      onClose={onClose}
      footer={
        <div className="grid grow gap-12" data-row-keys>
          <div ref={setFoot} />
          <RowSteps place={place} onRow={onRow} next={next}>
            <div ref={setOnwardPlace} />
          </RowSteps>
        </div>
      }
    >
      {row !== null &&
        (place === null ? (
          <Loading lines={6} />
        ) : (
          <RowDraftContext value={guard}>
            <PlacedRow
              key={row.id}
              sheet={sheet}
              rowId={row.id}
              sheetId={place.sheetId}
              onReviewed={onReviewed}
              foot={foot}
              onward={onwardPlace && { place: onwardPlace, goesOn, onGoesOn }}
              isNext={wentOnTo.current === row.id}
              onDeleted={() => {
                guard.forget();
                changed.onRemoved([row.id]);
                onClose();
              }}
            />
          </RowDraftContext>
        ))}
    </SidePanel>
  );
}

type RowStepsProps = {
  place: RowPlace | null;
  onRow(rowId: string): void;
  next: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

/** Where the row is among the others, and the way to its neighbours. */
function RowSteps({ place, onRow, next, children }: RowStepsProps) {
  const isNarrow = useNarrow();
  return (
    <div className="row gap-8">
      {children}
      <span className="ms-auto nowrap soft numbers">{place !== null && placeText(place, isNarrow)}</span>
      <ActionIcon
        {...stepTo(place && place.previous, onRow)}
        {...rowKey(t(m.previous), 'k')}
        variant="default"
        size={36}
      >
        <ChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...stepTo(place && place.next, onRow)}
        {...rowKey(t(m.next), 'j')}
        ref={next}
        variant="default"
        size={36}
      >
        <ChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
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
  if (index >= 0) return t(isNarrow ? counts.placeOf : m.rowOf, { place: index + 1, count });
  return sheetId === null ? '' : t(m.notInView);
}

type PlacedRowProps = Omit<RowPanelBodyProps, 'row'> & { rowId: string; sheetId: string | null };

function PlacedRow({ rowId, sheetId, ...props }: PlacedRowProps) {
  const { view, search } = props.sheet;
  const query = useRead((send) => rowQuery(send, sheetId ?? '', rowId), { enabled: sheetId !== null });
  const isGone = query.error instanceof AppError && query.error.code === 'not-found';
  if (sheetId === null || isGone) {
    const isFiltered = view.overview.filtered > 0 || search.review !== undefined;
    return (
      <EmptyState
        title={sheetTexts.rowGone}
        text={isFiltered ? t(m.itWasDeletedOrDoes) : t(m.itMayHaveBeenDeleted)}
      />
    );
  }
  return <Loaded query={query}>{(read) => <RowPanelBody {...props} row={read} />}</Loaded>;
}

const key = 'formdeck.review.next';

/** Whether reviewing a row opens the next one: on, unless it was switched off on this device. */
function useOpensNext(): [boolean, (goesOn: boolean) => void] {
  const store = useKeyStore();
  const [stored, setStored] = useState(() => store.getItem(key));
  const change = (goesOn: boolean) => {
    const said = goesOn ? 'yes' : 'no';
    setStored(said);
    try {
      store.setItem(key, said);
    } catch {
      // Storage is full: then it lasts until the panel closes.
    }
  };
  return [stored !== 'no', change];
}
