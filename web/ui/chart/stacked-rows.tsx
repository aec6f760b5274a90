// Groups that are divided by other groups: a bar for each, its parts in the colours of the legend. The longest bar fills its
// track.
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { countText } from '#core/count-text.ts';
import { ChartName } from './chart-name.tsx';
import { PartsMenu } from './parts-menu.tsx';
import { markMenu, type OnMarkMenu } from './mark-menu.ts';
import { SeriesLegend, type LegendSeries } from './series-legend.tsx';
import classes from './stacked-rows.module.css';
import { TextButton } from '#web/ui/input/text-button.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `parts`: the number of each series; NaN without one. */
export type StackedRow = {
  key: string;
  label: string;
  value: number;
  parts: readonly { key: string; value: number }[];
};

export type StackedRowsProps = {
  /** The accessible name. */
  label: string;
  series: readonly LegendSeries[];
  rows: readonly StackedRow[];
  /** How many to show before 'Show all'. */
  limit?: number;
  formatValue?: (value: number) => string;
  /** A bar, a part of one, or a series was selected. */
  onChoose?: ((key: string) => void) | undefined;
  onMenu?: OnMarkMenu | undefined;
};

export function StackedRows(props: StackedRowsProps) {
  const { label, series, rows, limit = 8, formatValue = countText, onChoose, onMenu } = props;
  const [showsAll, setShowsAll] = useState(false);
  const longest = rows.reduce((most, { parts }) => Math.max(most, sumOf(parts)), 0);
  // Of all bars or none, so that the numbers are below each other.
  const hasThin = rows.some(({ parts }) => parts.some((part) => isThin(part, longest)));
  const shown = showsAll ? rows : rows.slice(0, limit);
  return (
    <div className="grid gap-12">
      <SeriesLegend label={label} series={series} onChoose={onChoose} onMenu={onMenu} />
      <ul className="grid gap-10 bare-list" aria-label={label}>
        {shown.map(({ key, label: name, value, parts }) => (
          <li key={key} className="grid gap-4">
            <span className="relative row justify-between gap-16" {...markMenu(key, onMenu)}>
              <ChartName isCut name={name} onChoose={onChoose && (() => onChoose(key))} />
              <span className="row gap-4">
                <span className="numbers weight-550">{formatValue(value)}</span>
                {onChoose !== undefined && hasThin && (
                  <PartsMenu
                    of={name}
                    parts={listedParts(parts, series, formatValue)}
                    onChoose={onChoose}
                    onMenu={onMenu}
                  />
                )}
              </span>
            </span>
            <span className={`flex overflow-hidden rounded-4 on-sunken ${classes.track}`}>
              {parts.map((part, place) => {
                const size = sizeOf(part);
                if (size === 0 || longest === 0) return null;
                const text = `${name}, ${series[place]?.label ?? ''}: ${formatValue(part.value)}`;
                const look = {
                  className: classes.part,
                  title: text,
                  style: { width: `${(size / longest) * 100}%`, background: series[place]?.colour },
                };
                return onChoose === undefined || isThin(part, longest) ? (
                  <span key={part.key} {...look} />
                ) : (
                  <UnstyledButton
                    key={part.key}
                    {...look}
                    aria-label={text}
                    onClick={() => onChoose(part.key)}
                    {...markMenu(part.key, onMenu)}
                  />
                );
              })}
            </span>
          </li>
        ))}
      </ul>
      {rows.length > limit && (
        <TextButton onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t(m.showFewer) : t(m.showAll, { count: rows.length })}
        </TextButton>
      )}
    </div>
  );
}

/** The share of the track that is wide enough to be hit; what is smaller is reached by the menu of its bar. */
const smallestTarget = 0.1;

type Part = StackedRow['parts'][number];

function sizeOf({ value }: Part): number {
  return Math.max(0, Number.isNaN(value) ? 0 : value);
}

/** Whether a part is drawn, but cannot be hit. */
function isThin(part: Part, longest: number): boolean {
  return sizeOf(part) > 0 && sizeOf(part) / longest < smallestTarget;
}

/** Those that are drawn. */
function listedParts(
  parts: readonly Part[],
  series: readonly LegendSeries[],
  formatValue: (value: number) => string,
) {
  return parts.flatMap((part, place) =>
    sizeOf(part) === 0
      ? []
      : [
          {
            key: part.key,
            label: series[place]?.label ?? '',
            value: formatValue(part.value),
            colour: series[place]?.colour,
          },
        ],
  );
}

function sumOf(parts: StackedRow['parts']): number {
  return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}
