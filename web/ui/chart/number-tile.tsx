// One number with its label.
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '#core/messages/text.ts';
import { markMenu, type OnMarkMenu } from './mark-menu.ts';
import classes from './number-tile.module.css';
import { m } from './texts.ts';

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
  /** Opens what it is made of. */
  onChoose?: (() => void) | undefined;
  onMenu?: OnMarkMenu | undefined;
};

/** Used within <NumberTiles>. */
export function NumberTile(props: NumberTileProps) {
  const { label, value, exact, isPale = false, hint, unit, change, onChoose, onMenu } = props;
  const shown = (
    <>
      {value}
      {unit !== undefined && (
        <span className="soft weight-500" style={{ fontSize: '0.7em' }}>
          {' '}
          {unit}
        </span>
      )}
    </>
  );
  return (
    <div className={classes.tile} style={{ minWidth: '4rem' }} data-pale={isPale || undefined}>
      <dt className="faint text-xs">{label}</dt>
      <dd className={`m-0 mt-2 numbers weight-600 ${classes.value}`} title={exact}>
        {onChoose === undefined ? (
          shown
        ) : (
          <UnstyledButton
            className={classes.open}
            aria-label={t(m.openRowsOf, { label, value: unit === undefined ? value : `${value} ${unit}` })}
            onClick={onChoose}
            {...markMenu('', onMenu)}
          >
            {shown}
          </UnstyledButton>
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
