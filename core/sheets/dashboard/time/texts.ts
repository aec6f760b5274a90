// What core/sheets/dashboard/time says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  eachAnswer: { id: 'sheets.dashboard.time.eachAnswer', defaultMessage: 'Each answer' },
  byHour: { id: 'sheets.dashboard.time.byHour', defaultMessage: 'By hour' },
  byDay: { id: 'sheets.dashboard.time.byDay', defaultMessage: 'By day' },
  byWeek: { id: 'sheets.dashboard.time.byWeek', defaultMessage: 'By week' },
  byMonth: { id: 'sheets.dashboard.time.byMonth', defaultMessage: 'By month' },
  newestOfAnswers: {
    id: 'sheets.dashboard.time.newestOfAnswers',
    defaultMessage: 'The newest {newest, number} of {all, plural, one {# answer} other {# answers}}',
  },
  auto: {
    id: 'sheets.dashboard.time.auto',
    defaultMessage:
      '{unit, select, each {Auto: each answer} hour {Auto: by hour} day {Auto: by day} week {Auto: by week} other {Auto: by month}}',
  },
  timeTo: { id: 'sheets.dashboard.time.timeTo', defaultMessage: '{at} to {day}' },
});
