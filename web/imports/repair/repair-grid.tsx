// The failed rows as a table on wide screens.
import { useCallback, useMemo, useState } from 'react';
import { editCell, editDate, type RepairDraft } from '#core/imports/repair/repair-draft.ts';
import type { RepairCell as Cell, RepairRow } from '#core/imports/repair/repair-row.ts';
import type { DataColumn } from '#web/ui/table/data-columns.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { optionsOf, orderedColumns } from './repair-columns.ts';
import { RepairRowHead } from './repair-row-head.tsx';
import type { ChangeDraft } from './use-repair.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';
import { type Option, RepairField } from './repair-field.tsx';
import classes from './repair-row.module.css';

export type RepairRowsProps = { draft: RepairDraft; rows: readonly RepairRow[]; change: ChangeDraft };

/** A field with its issue below. */
const rowHeight = 68;

export function RepairGrid({ draft, rows, change }: RepairRowsProps) {
  const columns = useColumns(draft, change);
  const getRows = useCallback((from: number, to: number) => rows.slice(from, to), [rows]);
  return (
    <DataTable
      label={t(both.failedRows)}
      columns={columns}
      rowCount={rows.length}
      getRows={getRows}
      rowHeight={rowHeight}
    />
  );
}

/** Stable as long as the draft's columns are: an edit must not move them. */
function useColumns(draft: RepairDraft, change: ChangeDraft): DataColumn<RepairRow>[] {
  const { columns, dateFormat } = draft;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the order of the first draft with these columns: an edit moves none
  const ordered = useMemo(() => orderedColumns(draft), [columns]);
  return useMemo(
    () => [
      {
        id: 'row',
        title: t(both.row),
        width: 290,
        cell: (row) => <RepairRowHead row={row} change={change} />,
      },
      ...(dateFormat === null ? [] : [dateColumn(dateFormat, change)]),
      ...ordered.map((column): DataColumn<RepairRow> => {
        const { questionId, title } = column;
        const options = optionsOf(column);
        return {
          id: questionId,
          title,
          width: 210,
          cell: ({ csvRow, state, cells }) => (
            <RepairCell
              key={csvRow}
              title={title}
              csvRow={csvRow}
              cell={cells[questionId] ?? blank}
              options={options}
              isSkipped={state === 'skipped'}
              onText={(text) => change((last) => editCell(last, csvRow, questionId, text))}
            />
          ),
        };
      }),
    ],
    [change, dateFormat, ordered],
  );
}

function dateColumn(dateFormat: string, change: ChangeDraft): DataColumn<RepairRow> {
  return {
    id: 'date',
    title: t(m.date, { dateFormat }),
    width: 200,
    cell: ({ csvRow, state, date }) => (
      <RepairCell
        key={csvRow}
        title={t(common.date)}
        csvRow={csvRow}
        cell={date ?? blank}
        options={null}
        isSkipped={state === 'skipped'}
        onText={(text) => change((last) => editDate(last, csvRow, text))}
      />
    ),
  };
}

const blank = { text: '', issue: null, edited: false };

type RepairCellProps = {
  title: string;
  csvRow: number;
  cell: Cell;
  options: readonly Option[] | null;
  isSkipped: boolean;
  onText(text: string): void;
};

/**
 * A cell of the repair grid: plain until clicked; a field if it is invalid or edited. Plain elements otherwise, since
 * thousands of them scroll by.
 */
function RepairCell({ title, csvRow, cell, options, isSkipped, onText }: RepairCellProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { text, issue, edited } = cell;
  if (isSkipped)
    return (
      <span className="overflow-hidden faint ellipsis" style={{ textDecoration: 'line-through' }}>
        {text}
      </span>
    );
  if (!isEditing && issue === null && !edited) {
    return (
      <button
        type="button"
        className={`cut w-full py-4 px-8 rounded-6 on-nothing color-inherit font-inherit text-start ${classes.plain}`}
        aria-label={t(m.editOfRow, { title, csvRow: String(csvRow), isEmpty: String(text === ''), text })}
        title={text}
        onClick={() => setIsEditing(true)}
      >
        {text}
      </button>
    );
  }
  return (
    <div className={`w-full ${classes.field}`}>
      <RepairField
        name={t(m.ofRow, { title, csvRow: String(csvRow) })}
        text={text}
        issue={issue}
        options={options}
        autoFocus={isEditing}
        onText={onText}
      />
    </div>
  );
}
