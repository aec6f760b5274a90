// The names of the days of the week, Sunday first.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const weekdayNames = () => [
  t(m.sunday),
  t(m.monday),
  t(m.tuesday),
  t(m.wednesday),
  t(m.thursday),
  t(m.friday),
  t(m.saturday),
];
