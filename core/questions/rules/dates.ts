// The earliest and the latest day, also against today. Days are those of the person who answers: an answer holds its offset.
import type { FieldError } from '#core/errors.ts';
import { fieldError } from '#core/messages/said.ts';
import { type Wording, wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import type { RuleRecord } from './rule.ts';
import type { DateBound, RuleOf } from './schema.ts';
import { m } from './texts.ts';

type Dates = RuleOf<'dates'>;

const day = 86_400_000;

export const dates: RuleRecord<Dates> = {
  label: t(m.dates),
  fits: (answers) => answers.isMoment,
  first: { kind: 'dates', greatest: { days: 0 } },
  issues,
  sentences: ({ least, greatest }) => [
    ...(least === undefined ? [] : [notBefore(least)]),
    ...(greatest === undefined ? [] : [notAfter(greatest)]),
  ],
  compile:
    ({ least, greatest }) =>
    (values, { now, madeAt = now }) => {
      for (const value of values) {
        const moment = dateTimeOf(value);
        if (moment === null) continue;
        const answered = Math.floor((moment.at + moment.offset) / day);
        const today = (at: number) => Math.floor((at + moment.offset) / day);
        if (least !== undefined && answered < dayOf(least, today(Math.min(now, madeAt))))
          return notBefore(least);
        if (greatest !== undefined && answered > dayOf(greatest, today(Math.max(now, madeAt))))
          return notAfter(greatest);
      }
      return null;
    },
};

/** Days since 1970 of a bound. */
function dayOf(bound: DateBound, today: number): number {
  return 'date' in bound ? Date.parse(bound.date) / day : today + bound.days;
}

function issues({ least, greatest }: Dates): FieldError[] {
  if (least === undefined && greatest === undefined) return [fieldError('least', m.leastOrGreatest)];
  // A fixed day and one against today are in order on some days.
  const isTurned =
    least !== undefined &&
    greatest !== undefined &&
    'date' in least === 'date' in greatest &&
    dayOf(least, 0) > dayOf(greatest, 0);
  return isTurned ? [fieldError('greatest', m.turnedDates)] : [];
}

function notBefore(bound: DateBound): Wording {
  if ('date' in bound) return wording(m.notBeforeDate, bound);
  if (bound.days === 0) return wording(m.notBeforeToday);
  return bound.days < 0 ? wording(m.notLongerAgo, { days: -bound.days }) : wording(m.notSooner, bound);
}

function notAfter(bound: DateBound): Wording {
  if ('date' in bound) return wording(m.notAfterDate, bound);
  if (bound.days === 0) return wording(m.notAfterToday);
  return bound.days < 0 ? wording(m.longerAgo, { days: -bound.days }) : wording(m.notLater, bound);
}
