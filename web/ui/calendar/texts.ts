// What web/ui/calendar says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  edit: { id: 'ui.web.calendar.edit', defaultMessage: 'Edit {name}' },
  deleteText: { id: 'ui.web.calendar.deleteText', defaultMessage: 'Delete {name}' },
  view: { id: 'ui.web.calendar.view', defaultMessage: 'View' },
  previousMonth: { id: 'ui.web.calendar.previousMonth', defaultMessage: 'Previous month' },
  today: { id: 'ui.web.calendar.today', defaultMessage: 'Today' },
  nextMonth: { id: 'ui.web.calendar.nextMonth', defaultMessage: 'Next month' },
  todayIs: { id: 'ui.web.calendar.todayIs', defaultMessage: 'Today, {date}' },
  moreOn: { id: 'ui.web.calendar.moreOn', defaultMessage: '{more, number} more on {day}' },
  more: { id: 'ui.web.calendar.more', defaultMessage: '+{more, number} more' },
});
