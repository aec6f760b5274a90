// The answers to one question, by its type (spec 1, section 2, "Each pinned widget is shown by its question type").
import { personName } from '#core/primitives.ts';
import { assertNever } from '#core/assert-never.ts';
import type { Question } from '#core/questions/schema.ts';
import type { WidgetBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import type { ListedAnswer, QuestionSummary } from '#core/sheets/dashboard/aggregate.ts';
import { rankedLabel } from '#core/sheets/dashboard/count-ranks.ts';
import type { Bar } from '#core/sheets/dashboard/count-answers.ts';
import { foundAlone } from '#core/sheets/filter/drill-down.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { Pie } from '#web/ui/chart/pie.tsx';
import { RankedBars } from '#web/ui/chart/ranked-bars.tsx';
import type { OnMarkMenu } from '#web/ui/chart/mark-menu.ts';
import { useMarks } from './marks.tsx';
import { AnswerDates } from './answer-dates.tsx';
import { AnswerList, type ListedAnswersProps } from './answer-list.tsx';
import { AnswerNumbers } from './answer-numbers.tsx';
import type { WidgetBodyProps } from './widget-view.ts';
import classes from './widget.module.css';
import { Button, Modal, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { currentFormats } from '#core/format/current.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { AnswerImage } from '#web/sheets/row/answer-image.tsx';
import { MoreAnswers, useMore } from './more-answers.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
  const marks = useMarks(null, question.id);
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
      return (
        <Pie
          label={label}
          slices={summary.bars.map(keyed)}
          onChoose={onAnswer?.(question.id)}
          onMenu={menuOf(question, summary.bars, marks)}
        />
      );
    case 'ranking':
    case 'ranked':
    case 'catalog':
      return (
        <RankedBars
          label={label}
          bars={
            summary.kind === 'ranking'
              ? summary.bars.map((bar) => ({ ...keyed(bar), label: rankedLabel(bar) }))
              : summary.bars.map(keyed)
          }
          whole={answered}
          {...(isLarge && allBars)}
          onChoose={onAnswer?.(question.id)}
          onMenu={menuOf(question, summary.bars, marks)}
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
          measured={{ questionId: question.id, widget: null }}
          {...how}
        />
      );
    default:
      return assertNever(summary);
  }
}

/** The menu of a bar or a slice. */
function menuOf(
  question: Question,
  bars: readonly Bar[],
  marks: ReturnType<typeof useMarks>,
): OnMarkMenu | undefined {
  if (marks === null) return undefined;
  return (value, at) => {
    const label = bars.find((bar) => bar.value === value)?.label ?? value;
    marks.menu({ label, answers: [{ questionId: question.id, value, label }] }, at);
  };
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

const shownAtFirst = 4;
/** Full screen shows more. */
const shownLarge = 24;
/** Half a widget's width. */
const gridWidth = 260;

/** Images and signatures in two columns, newest first. Clicking one enlarges it, with a link to its row. */
function AnswerImages({ question, items, answered, isLarge, onRow }: ListedAnswersProps) {
  const { timeZone } = useActor();
  const more = useMore(items, isLarge ? shownLarge : shownAtFirst);
  const [opened, setOpened] = useState<ListedAnswer | null>(null);
  return (
    <div>
      <ul
        className={`bare-list grid gap-12 two-columns ${classes.images}`}
        aria-label={question.text}
        data-scrolls={more.showsAll || undefined}
      >
        {more.shown.map((item, place) => (
          <li key={item.row}>
            <UnstyledButton
              className={`block w-full rounded-8 ${classes.imageButton}`}
              onClick={() => setOpened(item)}
            >
              <AnswerImage
                question={question}
                id={item.value}
                alt={question.text}
                width={gridWidth}
                comesUnseen={place < shownAtFirst}
              />
              <span className={`flex justify-between gap-12 faint text-xs ${classes.author}`}>
                {personName(item)} <time>{currentFormats.value.day(item.at, timeZone)}</time>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <MoreAnswers more={more} answered={answered} />
      <Modal opened={opened !== null} onClose={() => setOpened(null)} title={question.text} size="xl">
        {opened !== null && (
          <div className="grid gap-16">
            <AnswerImage question={question} id={opened.value} alt={question.text} isWhole />
            <div className="row wrap justify-between gap-12 soft">
              <span>
                {personName(opened)}, {momentText(opened.at, timeZone)}
              </span>
              <Button variant="default" onClick={() => onRow(opened.row)}>
                {t(m.openRow)}
              </Button>
            </div>
          </div>
        )}
      </Modal>
    </div>
  );
}
