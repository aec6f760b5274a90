// What the colours of a chart mean. A name may open the rows of its series.
import { UnstyledButton } from '@mantine/core';
import { markMenu, type OnMarkMenu } from './mark-menu.ts';
import classes from './series-legend.module.css';

export type LegendSeries = { key: string; label: string; colour: string };

export type SeriesLegendProps = {
  /** The accessible name. */
  label: string;
  series: readonly LegendSeries[];
  onChoose?: ((key: string) => void) | undefined;
  onMenu?: OnMarkMenu | undefined;
};

export function SeriesLegend({ label, series, onChoose, onMenu }: SeriesLegendProps) {
  return (
    <ul className="row wrap bare-list gap-y-4 gap-x-12 text-xs" aria-label={label}>
      {series.map(({ key, label: name, colour }) => (
        <li key={key} className="row gap-6" {...markMenu(key, onMenu)}>
          <span className={classes.dot} style={{ background: colour }} aria-hidden />
          {onChoose === undefined ? (
            name
          ) : (
            <UnstyledButton className={classes.name} onClick={() => onChoose(key)}>
              {name}
            </UnstyledButton>
          )}
        </li>
      ))}
    </ul>
  );
}
