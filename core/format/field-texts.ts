// What the fields for dates and times say.
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const fieldTexts = {
  calendar: t(m.openCalendar),
  calendarOf: (label: string) => `Calendar: ${label}`,
  unreadable: (example: string) => t(m.enterItLikeThis, { example }),
  today: 'Today',
  now: 'Now',
  clear: 'Clear',
  done: t(common.done),
  time: 'Time',
} as const;
