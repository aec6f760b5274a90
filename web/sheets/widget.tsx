// A widget of the dashboard: what was answered to one question, in the way of its type (spec 1, section 2, "Each pinned
// widget is shown by its question type").
import { memo } from 'react';
import { counted } from '#core/count-text.ts';
import type { Question } from '#core/forms/schema.ts';
import type { Bar, QuestionSummary } from '#core/sheets/aggregate.ts';
import { sheetTexts } from '#core/sheets/sheet-words.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Pie } from '#web/ui/pie.tsx';
import { RankedBars } from '#web/ui/ranked-bars.tsx';
import { AnswerImages } from './answer-images.tsx';
import { AnswerList } from './answer-list.tsx';
import { AnswerNumbers } from './answer-numbers.tsx';
import classes from './widget.module.css';

export type WidgetProps = {
  question: Question;
  summary: QuestionSummary;
  /** Opens the row that stands at this place in the data. */
  onRow: (place: number) => void;
};

export const Widget = memo(DrawnWidget);

function DrawnWidget({ question, summary, onRow }: WidgetProps) {
  const { answered } = summary;
  return (
    <Panel title={question.text} subtitle={answered === 0 ? undefined : counted(answered, 'answer')}>
      {answered === 0 ? (
        <p className={classes.nothing}>{sheetTexts.noAnswers}</p>
      ) : (
        bodyOf(question, summary, onRow)
      )}
    </Panel>
  );
}

function bodyOf(question: Question, summary: QuestionSummary, onRow: (place: number) => void) {
  const label = question.text;
  switch (summary.kind) {
    case 'list':
      return (
        <AnswerList question={question} items={summary.items} answered={summary.answered} onRow={onRow} />
      );
    case 'images':
      return (
        <AnswerImages question={question} items={summary.items} answered={summary.answered} onRow={onRow} />
      );
    case 'pie':
      return <Pie label={label} slices={summary.bars.map(keyed)} />;
    case 'ranked':
    case 'catalog':
      return <RankedBars label={label} bars={summary.bars.map(keyed)} whole={summary.answered} />;
    case 'area':
      return <AnswerNumbers label={label} summary={summary} onRow={onRow} />;
  }
}

function keyed({ value, label, count }: Bar) {
  return { key: value, label, value: count };
}
