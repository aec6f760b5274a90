// The failed rows as cards on narrow screens: invalid cells first, the others on request.
import { Button } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { editCell, editDate, type RepairColumn } from '#core/imports/repair/repair-draft.ts';
import type { RepairRow } from '#core/imports/repair/repair-row.ts';
import { optionsOf, orderedColumns } from './repair-columns.ts';
import { RepairField } from './repair-field.tsx';
import type { RepairRowsProps } from './repair-grid.tsx';
import { RepairRowHead } from './repair-row-head.tsx';
import type { ChangeDraft } from './use-repair.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';

const likelyHeight = 168;
const gap = 12;

export function RepairCards({ draft, rows, change }: RepairRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const cards = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => likelyHeight,
    getItemKey: (index) => rows[index]?.csvRow ?? index,
    scrollMargin: top,
    overscan: 4,
    gap,
  });
  const { columns } = draft;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the order of the first draft with these columns: an edit moves none
  const ordered = useMemo(() => orderedColumns(draft), [columns]);
  return (
    <ul
      ref={list}
      className="relative bare-list"
      style={{ height: cards.getTotalSize() }}
      aria-label={t(both.failedRows)}
    >
      {cards.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              ref={cards.measureElement}
              data-index={index}
              className="absolute top-0 start-0 stack w-full items-stretch p-16 card gap-12"
              style={{ transform: `translateY(${start - top}px)` }}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              <Card row={row} columns={ordered} dateFormat={draft.dateFormat} change={change} />
            </li>
          )
        );
      })}
    </ul>
  );
}

type CardProps = {
  row: RepairRow;
  columns: readonly RepairColumn[];
  dateFormat: string | null;
  change: ChangeDraft;
};

function Card({ row, columns, dateFormat, change }: CardProps) {
  // Judging a row with too many cells requires seeing all of them.
  const [isWhole, setIsWhole] = useState(row.issues.length > 0);
  const { csvRow, state, date, cells } = row;
  const isShown = (cell: { issue: string | null; edited: boolean } | null | undefined) =>
    cell != null && (isWhole || cell.issue !== null || cell.edited);
  return (
    <>
      <RepairRowHead row={row} change={change} />
      {state !== 'skipped' && (
        <>
          {date !== null && isShown(date) && (
            <RepairField
              name={t(m.dateOfRow, { csvRow })}
              label={t(m.date, { dateFormat: dateFormat ?? '' })}
              text={date.text}
              issue={date.issue}
              options={null}
              onText={(text) => change((draft) => editDate(draft, csvRow, text))}
            />
          )}
          {columns.map((column) => {
            const { questionId, title } = column;
            const cell = cells[questionId];
            return cell === undefined || !isShown(cell) ? null : (
              <RepairField
                key={questionId}
                name={t(m.ofRow, { title, csvRow })}
                label={title}
                text={cell.text}
                issue={cell.issue}
                options={optionsOf(column)}
                onText={(text) => change((draft) => editCell(draft, csvRow, questionId, text))}
              />
            );
          })}
          <Button variant="subtle" size="compact-xs" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t(m.showLess) : t(m.showAllValues)}
          </Button>
        </>
      )}
    </>
  );
}
