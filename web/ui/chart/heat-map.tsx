// Numbers in two directions as cells: the darker, the larger. The number of a cell is in it where there is room, else beside the
// map for the cell that is pointed at. The arrow keys move from cell to cell, Enter opens one.
import { type KeyboardEvent, useRef, useState } from 'react';
import { countText } from '#core/count-text.ts';
import { markMenu, type OnMarkMenu } from './mark-menu.ts';
import classes from './heat-map.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `value` is NaN for a cell without a number; `colour` instead of that of its size, `note` says what it means. */
export type HeatCell = {
  key: string;
  value: number;
  /** What it is, in words. */
  label: string;
  colour?: string | undefined;
  note?: string | undefined;
};

export type HeatMapProps = {
  /** The accessible name. */
  label: string;
  columns: readonly string[];
  rows: readonly string[];
  /** By row, then by column. */
  cells: readonly (readonly HeatCell[])[];
  formatValue?: (value: number) => string;
  /** A cell was selected. */
  onChoose?: ((key: string) => void) | undefined;
  onMenu?: OnMarkMenu | undefined;
};

/** With more columns, there is no room for numbers. */
const numbersUpTo = 8;

export function HeatMap(props: HeatMapProps) {
  const { label, columns, rows, cells, formatValue = countText, onChoose, onMenu } = props;
  const [place, setPlace] = useState({ row: 0, column: 0 });
  const [seen, setSeen] = useState<HeatCell | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const values = cells.flat().flatMap(({ value }) => (Number.isNaN(value) ? [] : [value]));
  const [least, greatest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const hasNumbers = columns.length <= numbersUpTo;
  /** As it stands in a cell. */
  const short = (value: number) => formatValue(Number(value.toPrecision(3)));
  const textOf = ({ label: name, value, note }: HeatCell, written = formatValue) =>
    [name, Number.isNaN(value) ? '–' : written(value), note].filter((part) => part !== undefined).join(', ');
  const move = (event: KeyboardEvent) => {
    // Where the focus is, which a render may not have followed yet.
    const [row = 0, column = 0] =
      event.target instanceof HTMLElement ? (event.target.dataset.place ?? '').split(' ').map(Number) : [];
    const next = movedBy(event.key, { row, column }, { rows: rows.length, columns: columns.length });
    if (next === null) return;
    event.preventDefault();
    setPlace(next);
    table.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus();
  };
  return (
    <div className="min-w-0">
      <div className="overflow-auto">
        <table
          ref={table}
          className={classes.map}
          aria-label={label}
          onKeyDown={move}
          data-dense={!hasNumbers || undefined}
        >
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  <span>{column}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map((line, row) => (
              <tr key={rows[row]}>
                <th scope="row">{rows[row]}</th>
                {line.map((cell, column) => (
                  <td key={cell.key}>
                    <button
                      type="button"
                      data-place={`${row} ${column}`}
                      tabIndex={row === place.row && column === place.column ? 0 : -1}
                      aria-label={textOf(cell, hasNumbers ? short : formatValue)}
                      aria-disabled={onChoose === undefined || undefined}
                      data-strong={cell.colour !== undefined || undefined}
                      style={{ background: colourOf(cell, least, greatest) }}
                      onClick={() => onChoose?.(cell.key)}
                      onFocus={() => {
                        setPlace({ row, column });
                        setSeen(cell);
                      }}
                      onPointerEnter={() => setSeen(cell)}
                      {...markMenu(cell.key, onMenu)}
                    >
                      {hasNumbers && !Number.isNaN(cell.value) && short(cell.value)}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="row justify-between gap-12 m-0 mt-8 faint text-xs" style={{ minHeight: '1.5em' }}>
        <span>{seen !== null && textOf(seen)}</span>
        {values.length > 0 && (
          <span className="row gap-6 numbers">
            <span className={classes.scale} aria-hidden />
            {t(m.fromLeast, { least: formatValue(least), greatest: formatValue(greatest) })}
          </span>
        )}
      </p>
    </div>
  );
}

function shareOf(value: number, least: number, greatest: number): number {
  return Number.isNaN(value) || greatest === least ? 0 : (value - least) / (greatest - least);
}

/** No number is no colour; the least one is seen beside it. */
function colourOf({ value, colour }: HeatCell, least: number, greatest: number): string {
  if (colour !== undefined) return colour;
  const share = shareOf(value, least, greatest);
  return share === 0
    ? 'var(--sunken)'
    : `color-mix(in srgb, var(--heat) ${Math.round(12 + share * 88)}%, var(--surface))`;
}

type CellPlace = { row: number; column: number };

function movedBy(
  key: string,
  { row, column }: CellPlace,
  size: { rows: number; columns: number },
): CellPlace | null {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(lastColumn, column + 1) };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(lastRow, row + 1), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: lastColumn };
    default:
      return null;
  }
}
