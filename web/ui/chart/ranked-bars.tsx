// Answers by how often they were given: one bar each, the most frequent first, with its number and its share.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText } from '#core/count-text.ts';
import { ChartName } from './chart-name.tsx';
import { shareText } from './share.ts';
import classes from './ranked-bars.module.css';

export type RankedBar = { key: string; label: string; value: number };

export type RankedBarsProps = {
  /** What the bars show, for those who do not see them. */
  label: string;
  /** In the order to draw them. */
  bars: readonly RankedBar[];
  /** What the shares are of; the sum of the bars unless said. Null: they are shares of nothing, and none are shown. */
  whole?: number | null;
  /** How many to show before 'Show all'; 8 unless said. */
  limit?: number;
  formatValue?: (value: number) => string;
  /** A bar was chosen. */
  onChoose?: ((key: string) => void) | undefined;
  /** Which bars can be chosen; all unless said. */
  isChoosable?: (key: string) => boolean;
  /** Said under the bars, such as that there are more. */
  note?: string | null;
};

export function RankedBars({
  label,
  bars,
  whole,
  limit = 8,
  formatValue = countText,
  onChoose,
  isChoosable = () => true,
  note = null,
}: RankedBarsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const longest = bars.reduce((most, { value }) => Math.max(most, value), 0);
  const total = whole === undefined ? bars.reduce((sum, { value }) => sum + value, 0) : whole;
  const shown = showsAll ? bars : bars.slice(0, limit);
  return (
    <div>
      <ul className={classes.bars} aria-label={label} data-scrolls={showsAll || undefined}>
        {shown.map(({ key, label: name, value }) => (
          <li key={key} className={classes.row}>
            <ChartName
              isCut
              name={name}
              onChoose={onChoose && isChoosable(key) ? () => onChoose(key) : undefined}
            />
            <span className={classes.number}>
              {formatValue(value)}{' '}
              {total !== null && <span className={classes.share}>{shareText(value, total)}</span>}
            </span>
            <span className={classes.track} aria-hidden="true">
              <span
                className={classes.bar}
                data-empty={value === 0 || undefined}
                style={{ width: `${longest === 0 ? 0 : (Math.max(value, 0) / longest) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      {note !== null && (showsAll || bars.length <= limit) && <p className={classes.note}>{note}</p>}
      {bars.length > limit && (
        <Button variant="transparent" size="compact-sm" px={0} mt="xs" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${countText(bars.length)}`}
        </Button>
      )}
    </div>
  );
}
