// What a widget shows, in the way of its question's type or of its own (spec 1, section 2, "Each pinned widget is shown
// by its question type"; spec 2, section 3, "Widget").
import { memo } from 'react';
import type { DashboardWidget } from '#core/sheets/overview.ts';
import { FormulaBody } from './formula-widget.tsx';
import { QuestionBody } from './widget.tsx';

export type WidgetBodyProps = {
  part: DashboardWidget;
  /** Fills a screen rather than a place among others. */
  isLarge?: boolean;
  /** Opens the row that stands at this place in the data. */
  onRow: (place: number) => void;
};

export const WidgetBody = memo(function WidgetBody({ part, isLarge = false, onRow }: WidgetBodyProps) {
  return part.of === 'question' ? (
    <QuestionBody question={part.question} summary={part.summary} isLarge={isLarge} onRow={onRow} />
  ) : (
    <FormulaBody widget={part.widget} summary={part.summary} isLarge={isLarge} onRow={onRow} />
  );
});
