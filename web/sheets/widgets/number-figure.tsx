// A widget that is one number, with what it counts and how it differs from the period before.
import { apartFromUnit } from '#core/questions/unit.ts';
import type { WidgetBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import { numberFigure } from '#core/sheets/dashboard/figures.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { WidgetSummary } from '#core/widgets/summarize.ts';
import { ChangeNote } from '#web/ui/chart/change-note.tsx';
import { useCompared } from './compare-context.ts';
import classes from './widget.module.css';

export type NumberFigureProps = {
  widget: Widget;
  summary: Extract<WidgetSummary, { kind: 'summary' }>;
  unit: string | undefined;
  before: WidgetBefore | undefined;
};

export function NumberFigure({ widget, summary, unit, before }: NumberFigureProps) {
  const isCompared = useCompared();
  const { name, text, exact, change } = numberFigure(widget, summary, { unit, before });
  const shown = apartFromUnit(text, unit);
  return (
    <div className={`grid numbers weight-600 gap-2 break ${classes.number}`}>
      <span title={exact}>
        {shown.text}
        {shown.unit !== undefined && (
          <span className="soft weight-500" style={{ fontSize: '0.55em' }}>
            {' '}
            {shown.unit}
          </span>
        )}
      </span>
      <span className={`faint text-sm weight-400 ${classes.aggregation}`}>{name}</span>
      {isCompared && change !== null && (
        <ChangeNote text={change.text} exact={change.exact} direction={change.direction} />
      )}
    </div>
  );
}
