// Above the widgets: how many rows there are against the period before, and the switch that compares.
import { Switch } from '@mantine/core';
import { changeOf } from '#core/sheets/dashboard/compare/change.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { widgetTexts } from '#core/widgets/labels.ts';
import { ChangeNote } from '#web/ui/chart/change-note.tsx';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';

export type CompareBarProps = Pick<SheetOverview, 'rowCount' | 'before'> & {
  isCompared: boolean;
  onCompared(isCompared: boolean): void;
};

/** Nothing where no time range is chosen. */
export function CompareBar({ rowCount, before, isCompared, onCompared }: CompareBarProps) {
  if (before === null) return null;
  const change = changeOf(rowCount, before.rowCount, before.period);
  return (
    <div className="row grow wrap gap-y-4 gap-x-16 soft">
      <Switch
        label={widgetTexts.compare}
        checked={isCompared}
        onChange={({ currentTarget: { checked } }) => onCompared(checked)}
      />
      {isCompared && change !== null && (
        <span>
          {t(counts.rows, { count: rowCount })} <ChangeNote {...change} />
        </span>
      )}
    </div>
  );
}
