// The menus above a chart over time: how much of it is shown, and by which unit.
import { NativeSelect } from '@mantine/core';
import { memo, useId } from 'react';
import { countText } from '#core/count-text.ts';
import { automaticText, type ChartUnit, chartUnitNames } from '#core/sheets/dashboard/time/time-chart.ts';
import { type ChartSize, chartSizes } from '#core/sheets/labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

type SizeMenuProps = {
  size: ChartSize;
  /** How much there is in all: `1,485 answers`. */
  of: string;
  onSize(size: ChartSize): void;
};

/** Memoized independently of the numbers. */
export const SizeMenu = memo(function SizeMenu({ size, of, onSize }: SizeMenuProps) {
  const id = useId();
  return (
    <div className="row gap-8">
      <label htmlFor={id}>{t(m.newest)}</label>
      <NativeSelect
        id={id}
        size="xs"
        value={String(size)}
        onChange={({ currentTarget: { value } }) =>
          onSize(chartSizes.find((each) => String(each) === value) ?? 'all')
        }
        data={[
          ...chartSizes.map((each) => ({ value: String(each), label: countText(each) })),
          { value: 'all', label: t(common.all) },
        ]}
      />
      <span>{t(m.ofNumber, { of })}</span>
    </div>
  );
});

type UnitMenuProps<U extends ChartUnit> = {
  unit: U | 'auto';
  /** What `auto` stands for. */
  fitting: U;
  offered: readonly U[];
  onUnit(unit: U | 'auto'): void;
};

export function UnitMenu<U extends ChartUnit>({ unit, fitting, offered, onUnit }: UnitMenuProps<U>) {
  const chosen = offered.find((each) => each === unit) ?? 'auto';
  return (
    <NativeSelect
      size="xs"
      aria-label={t(both.pointsOfChart)}
      className="row gap-8"
      value={chosen}
      onChange={({ currentTarget: { value } }) => onUnit(offered.find((each) => each === value) ?? 'auto')}
      data={[
        { value: 'auto', label: automaticText(fitting) },
        ...offered.map((each) => ({ value: each, label: chartUnitNames[each] })),
      ]}
    />
  );
}
