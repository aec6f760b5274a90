// What the fields for dates and times say.
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const fieldTexts = {
  calendar: t(m.openCalendar),
  calendarOf: (label: string) => t(m.calendar, { label }),
  unreadable: (example: string) => t(m.enterItLikeThis, { example }),
  today: t(m.today),
  now: t(m.now),
  clear: t(m.clear),
  done: t(common.done),
  time: t(m.time),
} as const;
