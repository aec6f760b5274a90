// What core/calendar says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  everyHour: { id: 'calendar.everyHour', defaultMessage: 'Every hour' },
  everyDay: { id: 'calendar.everyDay', defaultMessage: 'Every day' },
  everyWeek: { id: 'calendar.everyWeek', defaultMessage: 'Every week' },
  everyMonth: { id: 'calendar.everyMonth', defaultMessage: 'Every month' },
  onceOnAt: { id: 'calendar.onceOnAt', defaultMessage: 'Once, on {day} at {time}{zone}' },
  everyHourFrom: { id: 'calendar.everyHourFrom', defaultMessage: 'Every hour from {day}, {time}{zone}' },
  everyDayAt: { id: 'calendar.everyDayAt', defaultMessage: 'Every day at {time}{zone}' },
  everyWeekOnAt: { id: 'calendar.everyWeekOnAt', defaultMessage: 'Every week on {weekdays} at {time}{zone}' },
  thisTimeIsInPast: {
    id: 'calendar.thisTimeIsInPast',
    defaultMessage: 'This time is in the past. Choose a later one.',
  },
  once: { id: 'calendar.once', defaultMessage: 'Once' },
  sunday: { id: 'calendar.sunday', defaultMessage: 'Sunday' },
  monday: { id: 'calendar.monday', defaultMessage: 'Monday' },
  tuesday: { id: 'calendar.tuesday', defaultMessage: 'Tuesday' },
  wednesday: { id: 'calendar.wednesday', defaultMessage: 'Wednesday' },
  thursday: { id: 'calendar.thursday', defaultMessage: 'Thursday' },
  friday: { id: 'calendar.friday', defaultMessage: 'Friday' },
  saturday: { id: 'calendar.saturday', defaultMessage: 'Saturday' },
  everyMonthOnDay: {
    id: 'calendar.everyMonthOnDay',
    defaultMessage: 'Every month on day {day} at {time}{zone}',
  },
  everyMonthOrLastDay: {
    id: 'calendar.everyMonthOrLastDay',
    defaultMessage: 'Every month on day {day}, or the last day, at {time}{zone}',
  },
});
