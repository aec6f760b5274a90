// A month of six weeks with pills on its days, and a dialog for a day with more than fit (spec 3, sections 2 and 9).
import { monthText } from '#core/calendar/day-text.ts';
import { ActionIcon, Button, Modal } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { daysPerWeek, type GridDay, monthGrid } from '#core/calendar/month.ts';
import { countText } from '#core/count-text.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './month-calendar.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { weekdayNames } from '#core/calendar/weekdays.ts';

/** `month` is 1 to 12. */
export type ShownMonth = { year: number; month: number };

export type MonthCalendarProps<T> = ShownMonth & {
  /** `yyyy-MM-dd` */
  today: string;
  entriesOf(isoDate: string): readonly T[];
  /** A pill: one line. */
  pill(entry: T, isoDate: string): ReactNode;
  /** The same in the dialog of a day. */
  card(entry: T, isoDate: string): ReactNode;
  dayTitle(isoDate: string): string;
  onMonth(shown: ShownMonth): void;
};

/** Pills that fit on a day. */
const pillsShown = 3;

/** The month before or after. */
function stepMonth({ year, month }: ShownMonth, step: 1 | -1): ShownMonth {
  const index = year * 12 + (month - 1) + step;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

export function MonthCalendar<T>(props: MonthCalendarProps<T>) {
  const { year, month, today, entriesOf, card, dayTitle, onMonth } = props;
  const [opened, setOpened] = useState<string | null>(null);
  const days = monthGrid(year, month);
  const isNarrow = useNarrow();
  const title = monthText({ year, month });
  return (
    <section aria-label={title}>
      <div className="row wrap justify-between mb-12 gap-8">
        <h2 className="m-0 text-lg" style={{ fontWeight: 650 }} aria-live="polite">
          {title}
        </h2>
        <div className="flex gap-6">
          <ActionIcon aria-label={t(m.previousMonth)} onClick={() => onMonth(stepMonth({ year, month }, -1))}>
            <ChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <Button
            variant="default"
            size="xs"
            onClick={() => onMonth({ year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) })}
          >
            {t(m.today)}
          </Button>
          <ActionIcon aria-label={t(m.nextMonth)} onClick={() => onMonth(stepMonth({ year, month }, 1))}>
            <ChevronRight size={18} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <table className={`w-full border rounded-12 on-surface ${classes.grid}`}>
        <thead>
          <tr>
            {weekdayNames().map((name) => (
              <th key={name} scope="col" abbr={name}>
                {isNarrow ? name.slice(0, 1) : name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week[0]?.isoDate}>
              {week.map((day) => (
                <Day
                  key={day.isoDate}
                  {...props}
                  {...day}
                  isNarrow={isNarrow}
                  onOpen={() => setOpened(day.isoDate)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Modal
        opened={opened !== null && entriesOf(opened).length > 0}
        onClose={() => setOpened(null)}
        title={opened === null ? '' : dayTitle(opened)}
      >
        <div className="grid gap-8">
          {opened !== null && entriesOf(opened).map((entry) => card(entry, opened))}
        </div>
      </Modal>
    </section>
  );
}

type DayProps<T> = Pick<MonthCalendarProps<T>, 'today' | 'entriesOf' | 'pill' | 'dayTitle'> &
  GridDay & { isNarrow: boolean; onOpen(): void };

function Day<T>(props: DayProps<T>) {
  const { isoDate, day, isInMonth, today, entriesOf, pill, dayTitle, isNarrow, onOpen } = props;
  const entries = entriesOf(isoDate);
  // "+1 more" would take the line of the one that it stands for.
  const shown = entries.length <= pillsShown ? pillsShown : pillsShown - 1;
  const more = isNarrow ? entries.length : entries.length - Math.min(shown, entries.length);
  return (
    <td data-outside={!isInMonth || undefined} aria-current={isoDate === today ? 'date' : undefined}>
      <span
        className={`p-0 px-6 border-none rounded-12 mb-4 on-nothing soft text-xs numbers ${classes.number}`}
      >
        {day}
      </span>
      {entries.length > 0 && (
        <ul
          className={`grid bare-list ${classes.pills}`}
          style={{ gap: '0.1875rem' }}
          aria-label={dayTitle(isoDate)}
        >
          {entries.slice(0, shown).map((entry) => pill(entry, isoDate))}
        </ul>
      )}
      {more > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-label={t(m.moreOn, { more, day: dayTitle(isoDate) })}
          onClick={onOpen}
        >
          {isNarrow ? countText(more) : t(m.more, { more })}
        </button>
      )}
    </td>
  );
}

function weeksOf(days: readonly GridDay[]): GridDay[][] {
  return Array.from({ length: days.length / daysPerWeek }, (_, index) =>
    days.slice(index * daysPerWeek, (index + 1) * daysPerWeek),
  );
}
