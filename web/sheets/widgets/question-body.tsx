// The answers to one question, by its type (spec 1, section 2, "Each pinned widget is shown by its question type").
import { assertNever } from '#core/assert-never.ts';
import type { Question } from '#core/questions/schema.ts';
import type { WidgetBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import type { QuestionSummary } from '#core/sheets/dashboard/aggregate.ts';
import type { Bar } from '#core/sheets/dashboard/count-answers.ts';
import { foundAlone } from '#core/sheets/filter/drill-down.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { Pie } from '#web/ui/chart/pie.tsx';
import { RankedBars } from '#web/ui/chart/ranked-bars.tsx';
import { AnswerDates } from './answer-dates.tsx';
import { AnswerImages } from './answer-images.tsx';
import { AnswerList } from './answer-list.tsx';
import { AnswerNumbers } from './answer-numbers.tsx';
import type { WidgetBodyProps } from './widget-view.ts';
import classes from './widget.module.css';

export type QuestionBodyProps = Omit<WidgetBodyProps, 'part'> & {
  question: Question;
  summary: QuestionSummary;
  unit: string | undefined;
  before: WidgetBefore | undefined;
  isLarge: boolean;
};

export function QuestionBody(props: QuestionBodyProps) {
  const { question, summary, unit, before, isLarge, listsDates = false, onAnswer, ...how } = props;
  const { text: label } = question;
  const { onRow } = how;
  const { answered } = summary;
  if (answered === 0) return <p className={classes.nothing}>{sheetTexts.noAnswers}</p>;
  switch (summary.kind) {
    case 'list':
    case 'images': {
      if (summary.kind === 'list' && summary.bins !== undefined)
        return (
          <AnswerDates
            question={question}
            items={summary.items}
            answered={answered}
            bins={summary.bins}
            isLarge={isLarge}
            isListFirst={listsDates}
            onRow={onRow}
            onChoose={onAnswer?.(question.id)}
          />
        );
      const Answers = summary.kind === 'list' ? AnswerList : AnswerImages;
      return (
        <Answers
          question={question}
          items={summary.items}
          answered={answered}
          isLarge={isLarge}
          onRow={onRow}
        />
      );
    }
    case 'pie':
      return <Pie label={label} slices={summary.bars.map(keyed)} onChoose={onAnswer?.(question.id)} />;
    case 'ranked':
    case 'catalog':
      return (
        <RankedBars
          label={label}
          bars={summary.bars.map(keyed)}
          whole={answered}
          {...(isLarge && allBars)}
          onChoose={onAnswer?.(question.id)}
          isChoosable={choosable(question, summary.bars)}
        />
      );
    case 'area':
      return (
        <AnswerNumbers
          id={question.id}
          label={label}
          summary={summary}
          unit={unit}
          before={before}
          isLarge={isLarge}
          {...how}
        />
      );
    default:
      return assertNever(summary);
  }
}

/** The bars for which a filter finds exactly their rows. */
function choosable(question: Question, bars: readonly Bar[]): (value: string) => boolean {
  const answered = new Set(bars.filter(({ count }) => count > 0).map(({ value }) => value));
  const isAlone = foundAlone(question, [...answered]);
  return (value) => answered.has(value) && isAlone(value);
}

/** Full screen shows more. */
const allBars = { limit: 24 };

function keyed({ value, label, count }: Bar) {
  return { key: value, label, value: count };
}
