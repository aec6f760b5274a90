// Answers that are days and times: how many there are in each hour, day, week or month, and the list of the newest. One
// of the two is shown on demand: on a dashboard the list, of a pinned widget the chart (spec 1, "Pinned Widgets section").
import { useMemo, useState } from 'react';
import { type Bins, countBins } from '#core/sheets/dashboard/time/bins.ts';
import { fittingBins, offeredBins } from '#core/sheets/dashboard/time/time-chart.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { AnswerList, type ListedAnswersProps } from './answer-list.tsx';
import { UnitMenu } from './chart-choices.tsx';
import { useCalendar } from './time-axis.ts';
import { TimeBars } from './time-bars.tsx';
import { useChartChoice } from './use-chart-choice.ts';
import { TextButton } from '#web/ui/input/text-button.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type AnswerDatesProps = ListedAnswersProps & {
  bins: Bins;
  isListFirst: boolean;
  /** Opens the rows with answers between two moments. */
  onChoose?: ((answer: string) => void) | undefined;
};

export function AnswerDates({ bins, isListFirst, onChoose, ...list }: AnswerDatesProps) {
  const [hasBoth, setHasBoth] = useState(false);
  const chart = <DateBars bins={bins} onChoose={onChoose} {...list} />;
  const answers = <AnswerList {...list} />;
  const [first, second] = isListFirst ? [answers, chart] : [chart, answers];
  const what = isListFirst ? 'chart' : 'list';
  return (
    <div>
      {first}
      <TextButton isOpen={hasBoth} onClick={() => setHasBoth(!hasBoth)}>
        {hasBoth ? t(m.hide, { what }) : t(m.showAs, { what })}
      </TextButton>
      {hasBoth && second}
    </div>
  );
}

type DateBarsProps = Pick<AnswerDatesProps, 'question' | 'isLarge' | 'bins' | 'onChoose'>;

function DateBars({ question, isLarge, bins, onChoose }: DateBarsProps) {
  const { timeZone } = useActor();
  const calendar = useCalendar(timeZone);
  const { unit: wanted, changeUnit } = useChartChoice(question.id);
  const [fitting, offered] = [fittingBins(bins), offeredBins(bins)];
  const unit = offered.find((each) => each === wanted) ?? fitting;
  const bars = useMemo(
    () =>
      countBins(bins, unit, calendar).map(({ from, to, count }) => ({
        from,
        to,
        rows: count,
        value: count,
        answer: `${from} ${to - 1}`,
      })),
    [bins, unit, calendar],
  );
  return (
    <TimeBars
      label={question.text}
      name={t(m.answers)}
      bars={bars}
      unit={unit}
      calendar={calendar}
      isLarge={isLarge}
      menu={<UnitMenu unit={wanted} fitting={fitting} offered={offered} onUnit={changeUnit} />}
      onChoose={onChoose}
    />
  );
}
