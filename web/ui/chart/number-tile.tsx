// One number with its label.
import type { ReactNode } from 'react';
import classes from './number-tile.module.css';

export type NumberTileProps = {
  label: string;
  /** Formatted for display. */
  value: string;
  /** The exact number, if `value` is abbreviated. */
  exact?: string;
  /** It says less than the others. */
  isPale?: boolean | undefined;
  hint?: ReactNode;
  /** Of the value, if it is written after it. */
  unit?: string | undefined;
  /** Below the number: how it differs from another time. */
  change?: ReactNode;
};

/** Used within <NumberTiles>. */
export function NumberTile({ label, value, exact, isPale = false, hint, unit, change }: NumberTileProps) {
  return (
    <div className={classes.tile} style={{ minWidth: '4rem' }} data-pale={isPale || undefined}>
      <dt className="faint text-xs">{label}</dt>
      <dd className={`m-0 mt-2 numbers weight-600 ${classes.value}`} title={exact}>
        {value}
        {unit !== undefined && (
          <span className="soft weight-500" style={{ fontSize: '0.7em' }}>
            {' '}
            {unit}
          </span>
        )}
        {hint !== undefined && (
          <span className="faint text-xs weight-400 tracking-0" style={{ marginInlineStart: '0.375rem' }}>
            {hint}
          </span>
        )}
      </dd>
      {change != null && <dd className="m-0">{change}</dd>}
    </div>
  );
}

/** Tiles side by side, as many as fit. */
export function NumberTiles({ children }: { children: ReactNode }) {
  return (
    <div className="container">
      <dl className={`flex wrap gap-y-12 gap-x-20 m-0 ${classes.tiles}`}>{children}</dl>
    </div>
  );
}
