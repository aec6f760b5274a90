// The keys of a screen that shows the days of a week or of a month.
import { datePlus } from '#core/calendar/month.ts';
import { monthStep } from '#cli/terminal/month-lines.ts';
import { type KeyBinding, keysIf } from './keys.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ShownDays = {
  shows: 'week' | 'month';
  /** The chosen day, and today, as `yyyy-MM-dd`. */
  day: string;
  today: string;
  setDay(day: string): void;
};

/** The week or month before and after, today; in a month also the day before and after. */
export function dayKeys({ shows, day, today, setDay }: ShownDays): KeyBinding[] {
  const move = (direction: 1 | -1) =>
    setDay(shows === 'month' ? monthStep(day, direction) : datePlus(day, direction * 7));
  return [
    { key: 'previous', label: t(m.before, { shows }), run: () => move(-1) },
    { key: 'next', label: t(m.after, { shows }), run: () => move(1) },
    { key: 'usual', label: t(m.today), run: () => setDay(today) },
    ...keysIf(
      shows === 'month',
      { key: 'left', label: t(m.dayBefore), run: () => setDay(datePlus(day, -1)) },
      { key: 'right', label: t(m.dayAfter), run: () => setDay(datePlus(day, 1)) },
    ),
  ];
}
