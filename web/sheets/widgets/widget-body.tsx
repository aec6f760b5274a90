// The content of a widget, by its question's type or its own (spec 1, section 2, "Each pinned widget is shown by its
// question type"; spec 2, section 3, "Widget").
import { memo } from 'react';
import { FormulaBody } from './formula/formula-body.tsx';
import { QuestionBody } from './question-body.tsx';
import type { WidgetBodyProps } from './widget-view.ts';

export const WidgetBody = memo(function WidgetBody({ part, isLarge = false, ...how }: WidgetBodyProps) {
  const { unit, before } = part;
  return part.of === 'question' ? (
    <QuestionBody
      question={part.question}
      summary={part.summary}
      unit={unit}
      before={before}
      isLarge={isLarge}
      {...how}
    />
  ) : (
    <FormulaBody part={part} isLarge={isLarge} {...how} />
  );
});
