import { calendarArithmetic } from './calendar.ts';
import { prove } from './prove.ts';

const nextMonth = 'export function nextMonth(date: Date) { date.setUTCMonth(date.getUTCMonth() + 1); }';

prove('Days and months are reckoned in core/calendar alone', calendarArithmetic, {
  offences: [
    [{ 'server/schedules/scheduler.ts': nextMonth }, 'server/schedules/scheduler.ts:1 uses setUTCMonth'],
    [
      { 'web/ui/today.ts': `// Today.\nexport const offset = (date: Date) => date.getTimezoneOffset();` },
      'web/ui/today.ts:2 uses getTimezoneOffset',
    ],
    [
      { 'core/time/range.ts': `import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';` },
      'core/time/range.ts:1 imports temporal-polyfill/fns/ZonedDateTime',
    ],
  ],
  innocent: [
    { 'core/calendar/days.ts': `import * as PlainDate from 'temporal-polyfill/fns/PlainDate';` },
    { 'core/time/zone.ts': 'export const year = (date: Date) => date.getUTCFullYear();' },
    {
      'core/calendar/days.test.ts': nextMonth,
      'web/filling/draft.ts': 'export const draft = { setDate: 1 };',
    },
  ],
});
