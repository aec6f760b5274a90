// The values of a chart as a table.
import { UnstyledButton } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { type ChartSeries, valueText } from './chart-series.ts';
import classes from './chart.module.css';
import { TextButton } from '#web/ui/input/text-button.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type ChartTableProps = {
  label: string;
  x: Float64Array | readonly number[];
  series: readonly ChartSeries[];
  formatX: (x: number) => string;
  formatValue: (y: number) => string;
  onPoint?: (index: number) => void;
  renderCell?: (index: number, series: number, text: string) => ReactNode;
};

/** More lines are not useful; the data tab has them all. */
const linesUpTo = 500;

export function ChartTable({ label, x, series, formatX, formatValue, onPoint, renderCell }: ChartTableProps) {
  // The last ones first: over time, the newest values are the most relevant.
  const lines = Array.from(x.keys()).slice(-linesUpTo).toReversed();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div
      className="overflow-auto border rounded-8"
      style={{ maxHeight: 'var(--widget-list-height, 15rem)' }}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t(m.at)}</th>
            {series.map(({ label: name }) => (
              <th key={name} scope="col" className={classes.right}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((index) => (
            <tr key={index}>
              <th scope="row">
                {onPoint ? (
                  <UnstyledButton className={classes.point} onClick={() => onPoint(index)}>
                    {formatX(x[index] ?? 0)}
                  </UnstyledButton>
                ) : (
                  formatX(x[index] ?? 0)
                )}
              </th>
              {series.map(({ label: name, values }, place) => {
                const text = valueText(values[index], formatValue);
                return (
                  <td key={name} className={classes.right}>
                    {renderCell?.(index, place, text) ?? text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {x.length > linesUpTo && (
        <p className="faint text-xs" style={{ margin: '0.5rem 0.75rem' }}>
          {t(m.lastOfPoints, { linesUpTo, count: x.length })}
        </p>
      )}
    </div>
  );
}

/** Memoized independently of the numbers. */
export const TableToggle = memo(function TableToggle(props: {
  isTable: boolean;
  onTable(isTable: boolean): void;
}) {
  const { isTable, onTable } = props;
  return (
    <TextButton isOpen={isTable} onClick={() => onTable(!isTable)}>
      {isTable ? t(m.showAsChart) : t(m.showAsTable)}
    </TextButton>
  );
});
