// Values by frequency: one bar each, most frequent first, with number and share. Where a share is beside a bar, the
// bar is as long as that share of its track; otherwise the longest fills it.
import { useState } from 'react';
import { countText } from '#core/count-text.ts';
import { ChartName } from './chart-name.tsx';
import { markMenu, type OnMarkMenu } from './mark-menu.ts';
import { shareText } from './share.ts';
import classes from './ranked-bars.module.css';
import { TextButton } from '#web/ui/input/text-button.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `colour`: of the style, beside what `note` says of it. */
export type RankedBar = {
  key: string;
  label: string;
  value: number;
  colour?: string | undefined;
  note?: string | undefined;
};

export type RankedBarsProps = {
  /** The accessible name. */
  label: string;
  /** In display order. */
  bars: readonly RankedBar[];
  /** The base of the shares; by default the sum of the bars. Null: no shares. */
  whole?: number | null;
  /** How many to show before 'Show all'; default 8. */
  limit?: number;
  formatValue?: (value: number) => string;
  /** A bar was selected. */
  onChoose?: ((key: string) => void) | undefined;
  /** The menu of a bar was asked for. */
  onMenu?: OnMarkMenu | undefined;
  /** Which bars can be selected; by default all. */
  isChoosable?: (key: string) => boolean;
  /** A note below the bars, for example that there are more. */
  note?: string | null;
};

export function RankedBars({
  label,
  bars,
  whole,
  limit = 8,
  formatValue = countText,
  onChoose,
  onMenu,
  isChoosable = () => true,
  note = null,
}: RankedBarsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const longest = bars.reduce((most, { value }) => Math.max(most, value), 0);
  const total = whole === undefined ? bars.reduce((sum, { value }) => sum + value, 0) : whole;
  const full = total !== null && total > 0 ? total : longest;
  const shown = showsAll ? bars : bars.slice(0, limit);
  return (
    <div>
      <ul
        className={`grid bare-list ${classes.bars}`}
        aria-label={label}
        data-scrolls={showsAll || undefined}
      >
        {shown.map(({ key, label: name, value, colour, note: meaning }) => (
          <li
            key={key}
            {...(isChoosable(key) && markMenu(key, onMenu))}
            className="relative grid items-baseline gap-y-4 gap-x-16"
            style={{
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              gridTemplateRows: 'auto minmax(var(--ranked-bar-height, 0.375rem), 1fr)',
            }}
          >
            <ChartName
              isCut
              name={name}
              onChoose={onChoose && isChoosable(key) ? () => onChoose(key) : undefined}
            />
            <span className="numbers weight-550 text-end">
              {meaning !== undefined && <span className="faint text-xs weight-400">{meaning} </span>}
              {formatValue(value)}{' '}
              {total !== null && (
                <span className="inline-block faint weight-400" style={{ minWidth: '3.25rem' }}>
                  {shareText(value, total)}
                </span>
              )}
            </span>
            <span
              className="overflow-hidden h-full rounded-4 on-sunken all-columns"
              style={{
                minHeight: 'var(--ranked-bar-height, 0.375rem)',
                maxHeight: 'var(--ranked-bar-most, var(--ranked-bar-height, 0.375rem))',
              }}
              aria-hidden="true"
            >
              <span
                className={`block h-full rounded-4 ${classes.bar}`}
                data-empty={value === 0 || undefined}
                style={{
                  width: `${full === 0 ? 0 : Math.min(1, Math.max(value, 0) / full) * 100}%`,
                  ...(colour !== undefined && { background: colour }),
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      {note !== null && (showsAll || bars.length <= limit) && (
        <p className="m-0 mt-12 faint text-xs">{note}</p>
      )}
      {bars.length > limit && (
        <TextButton onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t(m.showFewer) : t(m.showAll, { count: bars.length })}
        </TextButton>
      )}
    </div>
  );
}
