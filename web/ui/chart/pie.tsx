// Parts of a whole as a ring, with a legend of numbers and shares.
import { countText } from '#core/count-text.ts';
import { ChartName } from './chart-name.tsx';
import { markMenu, type OnMarkMenu } from './mark-menu.ts';
import { shareText } from './share.ts';
import classes from './pie.module.css';

export type PieSlice = { key: string; label: string; value: number };

export type PieProps = {
  /** The accessible name. */
  label: string;
  slices: readonly PieSlice[];
  formatValue?: (value: number) => string;
  /** A part was selected, in the ring or in its legend. */
  onChoose?: ((key: string) => void) | undefined;
  /** The menu of a part was asked for. */
  onMenu?: OnMarkMenu | undefined;
  /** Which parts can be selected; by default all. */
  isChoosable?: (key: string) => boolean;
};

const radius = 15.9155;
/** The circumference is 100, so that a share is a length. */
const around = 100;

export function Pie({
  label,
  slices,
  formatValue = countText,
  onChoose,
  onMenu,
  isChoosable = () => true,
}: PieProps) {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const shares = slices.map(({ value }) => (total === 0 ? 0 : (value / total) * around));
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0));
  return (
    <div
      className="row wrap w-full mx-auto"
      style={{ gap: '1rem 1.5rem', maxWidth: 'var(--pie-room, none)' }}
    >
      <svg
        viewBox="0 0 40 40"
        className={`rigid mx-auto ${classes.ring}`}
        style={{ width: 'var(--pie-width, 8.5rem)' }}
        aria-hidden="true"
      >
        <circle cx="20" cy="20" r={radius} style={{ stroke: 'var(--sunken)' }} />
        {slices.map(({ key }, index) => (
          <circle
            key={key}
            cx="20"
            cy="20"
            r={radius}
            className={classes.slice}
            {...(onChoose && isChoosable(key) && { onClick: () => onChoose(key), 'data-choosable': true })}
            {...(isChoosable(key) && markMenu(key, onMenu))}
            stroke={colourOf(index)}
            strokeDasharray={`${gapped(shares[index] ?? 0)} ${around}`}
            strokeDashoffset={-(starts[index] ?? 0)}
          />
        ))}
        <text x="20" y="20" className={`numbers weight-600 ${classes.total}`}>
          {formatValue(total)}
        </text>
      </svg>
      <ul
        className="grid gap-8 bare-list"
        style={{ flex: '1 1 var(--legend-width, 11rem)' }}
        aria-label={label}
      >
        {slices.map(({ key, label: name, value }, index) => (
          <li
            key={key}
            {...(isChoosable(key) && markMenu(key, onMenu))}
            className="relative grid items-baseline gap-10"
            style={{ gridTemplateColumns: 'auto minmax(0, 1fr) auto' }}
          >
            <span className={classes.dot} style={{ background: colourOf(index) }} aria-hidden="true" />
            <ChartName
              name={name}
              onChoose={onChoose && value > 0 && isChoosable(key) ? () => onChoose(key) : undefined}
            />
            <span className="numbers weight-550">
              {formatValue(value)}
              <span className="inline-block faint weight-400 text-end" style={{ minWidth: '3.25rem' }}>
                {shareText(value, total)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A thin gap between two parts; a tiny part stays visible. */
function gapped(share: number): number {
  if (share <= 0 || share >= around) return share;
  return Math.max(share - 0.6, 0.3);
}

function colourOf(index: number): string {
  return `var(--chart-${(index % 8) + 1})`;
}
