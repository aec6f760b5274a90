// What the colours of a map mean, and how many points each has: names and numbers, not colours alone.
import { Anchor, useComputedColorScheme } from '@mantine/core';
import { countText } from '#core/count-text.ts';
import { palette } from '#web/ui/theme.ts';
import classes from './points-map.module.css';

export type LegendLine = {
  label: string;
  count: number;
  /** Opens its rows. */
  onChoose?: (() => void) | undefined;
};

/** The lines by their colours; the last one is of all that have none of their own. */
export function PointsLegend({ label, lines }: { label: string; lines: readonly LegendLine[] }) {
  const { chart, lineControl } = palette[useComputedColorScheme('light')];
  return (
    <ul className={`row wrap gap-12 m-0 mt-8 p-0 ${classes.legend}`} aria-label={label}>
      {lines.map(({ label: name, count, onChoose }, at) => (
        <li key={name} className="row gap-6">
          <span
            className={classes.dot}
            style={{ background: (at < lines.length - 1 ? chart[at] : undefined) ?? lineControl }}
            aria-hidden
          />
          {onChoose === undefined ? (
            name
          ) : (
            <Anchor component="button" type="button" inherit underline="always" onClick={onChoose}>
              {name}
            </Anchor>
          )}
          <span className="soft numbers">{countText(count)}</span>
        </li>
      ))}
    </ul>
  );
}
