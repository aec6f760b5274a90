// Answers that are days and times: how many there are in each hour, day, week or month, and below on demand the list of
// the newest.
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type Bins, countBins } from '#core/sheets/dashboard/time/bins.ts';
import { fittingBins, offeredBins } from '#core/sheets/dashboard/time/time-chart.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { AnswerList, type ListedAnswersProps } from './answer-list.tsx';
import { UnitMenu } from './chart-choices.tsx';
import { useCalendar } from './time-axis.ts';
import { TimeBars } from './time-bars.tsx';
import { useChartChoice } from './use-chart-choice.ts';

export type AnswerDatesProps = ListedAnswersProps & {
  bins: Bins;
  /** Opens the rows with answers between two moments. */
  onChoose?: ((answer: string) => void) | undefined;
};

export function AnswerDates({ bins, onChoose, ...list }: AnswerDatesProps) {
  const { question, isLarge } = list;
  const { timeZone } = useActor();
  const calendar = useCalendar(timeZone);
  const { unit: wanted, changeUnit } = useChartChoice(question.id);
  const [isListed, setIsListed] = useState(false);
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
    <div>
      <TimeBars
        label={question.text}
        name="Answers"
        bars={bars}
        unit={unit}
        calendar={calendar}
        isLarge={isLarge}
        menu={<UnitMenu unit={wanted} fitting={fitting} offered={offered} onUnit={changeUnit} />}
        onChoose={onChoose}
      />
      <Button
        variant="transparent"
        size="compact-sm"
        px={0}
        mt="xs"
        fw={500}
        c="dimmed"
        aria-expanded={isListed}
        onClick={() => setIsListed(!isListed)}
      >
        {isListed ? 'Hide the list' : 'Show as list'}
      </Button>
      {isListed && <AnswerList {...list} />}
    </div>
  );
}
