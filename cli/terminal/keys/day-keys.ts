// The keys of a screen that shows the days of a week or of a month.
import { datePlus } from '#core/calendar/month.ts';
import { monthStep } from '#cli/terminal/month-lines.ts';
import type { KeyBinding } from './keys.ts';

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
    { key: '[', label: `${shows} before`, run: () => move(-1) },
    { key: ']', label: `${shows} after`, run: () => move(1) },
    { key: 't', label: 'today', run: () => setDay(today) },
    ...(shows === 'month'
      ? [
          { key: 'left', label: 'day before', section: 'Moving', run: () => setDay(datePlus(day, -1)) },
          { key: 'right', label: 'day after', section: 'Moving', run: () => setDay(datePlus(day, 1)) },
        ]
      : []),
  ];
}
