// One number and what it counts.
import type { ReactNode } from 'react';
import classes from './number-tile.module.css';

export type NumberTileProps = {
  label: string;
  /** Ready to be shown. */
  value: string;
  /** The exact number, where `value` is shortened. */
  exact?: string;
  hint?: ReactNode;
};

/** Stands in a <NumberTiles>. */
export function NumberTile({ label, value, exact, hint }: NumberTileProps) {
  return (
    <div className={classes.tile}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} title={exact}>
        {value}
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </dd>
    </div>
  );
}

/** Tiles side by side, as many as there is room for. */
export function NumberTiles({ children }: { children: ReactNode }) {
  return (
    <div className={classes.room}>
      <dl className={classes.tiles}>{children}</dl>
    </div>
  );
}
