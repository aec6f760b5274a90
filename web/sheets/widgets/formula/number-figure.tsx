// A widget that is one number: with what it counts, how it differs from the period before, how far it is from its target, and
// what its threshold means. It opens its rows.
import { UnstyledButton } from '@mantine/core';
import { CircleDot } from 'lucide-react';
import type { WidgetBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import { numberFigure } from '#core/sheets/dashboard/figures.ts';
import { apartFromUnit } from '#core/questions/unit.ts';
import { measuredQuestion } from '#core/widgets/builder-answers.ts';
import { levelOf, targetText } from '#core/widgets/chart/thresholds.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { WidgetSummary } from '#core/widgets/summarize.ts';
import { ChangeNote } from '#web/ui/chart/change-note.tsx';
import { markMenu } from '#web/ui/chart/mark-menu.ts';
import { useCompared } from '#web/sheets/widgets/compare-context.ts';
import { levelColour } from '#web/sheets/widgets/level-colours.ts';
import { useMarks } from '#web/sheets/widgets/marks.tsx';
import classes from '#web/sheets/widgets/widget.module.css';

type NumberFigureProps = {
  widget: Widget;
  summary: Extract<WidgetSummary, { kind: 'summary' }>;
  unit: string | undefined;
  before: WidgetBefore | undefined;
};

export function NumberFigure({ widget, summary, unit, before }: NumberFigureProps) {
  const isCompared = useCompared() || widget.comparison === true;
  const marks = useMarks(widget, widget.id);
  const { name, text, exact, change } = numberFigure(widget, summary, { unit, before });
  const shown = apartFromUnit(text, unit);
  const level = levelOf(summary.value, widget, unit);
  const target = targetText(summary.value, widget, unit);
  const mark = { label: widget.title, answered: measuredQuestion(widget) };
  const number = (
    <>
      {shown.text}
      {shown.unit !== undefined && (
        <span className="soft weight-500" style={{ fontSize: '0.55em' }}>
          {' '}
          {shown.unit}
        </span>
      )}
    </>
  );
  return (
    <div className={`grid numbers weight-600 gap-2 break ${classes.number}`}>
      {marks === null ? (
        <span title={exact}>{number}</span>
      ) : (
        <UnstyledButton
          className={classes.openNumber}
          title={exact}
          onClick={() => marks.open(mark)}
          {...markMenu('', (_, at) => marks.menu(mark, at))}
        >
          {number}
        </UnstyledButton>
      )}
      <span className={`faint text-sm weight-400 ${classes.aggregation}`}>{name}</span>
      {level !== null && (
        <span className="row gap-6 text-sm weight-550" style={{ color: levelColour(level.colour) }}>
          <CircleDot size="1em" aria-hidden />
          {level.text}
        </span>
      )}
      {target !== null && <TargetBar text={target} share={summary.value / (widget.target ?? Number.NaN)} />}
      {isCompared && change !== null && (
        <ChangeNote text={change.text} exact={change.exact} direction={change.direction} />
      )}
    </div>
  );
}

/** How much of the target is reached. */
function TargetBar({ text, share }: { text: string; share: number }) {
  const width = Math.max(0, Math.min(1, Number.isFinite(share) ? share : 0)) * 100;
  return (
    <span className={`grid gap-4 faint text-sm weight-400 ${classes.target}`}>
      <span className="overflow-hidden rounded-4 on-sunken" style={{ height: '0.375rem' }} aria-hidden>
        <span
          className="block h-full rounded-4"
          style={{ width: `${width}%`, background: 'var(--chart-1)' }}
        />
      </span>
      {text}
    </span>
  );
}
