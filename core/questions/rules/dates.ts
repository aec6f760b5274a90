// The earliest and the latest day, also against today. Days are those of the person who answers: a moment holds its offset,
// and a day is judged by the zone of who answers. A server that does not know it takes what is today in any zone.
import type { FieldError } from '#core/errors.ts';
import { fieldError } from '#core/messages/said.ts';
import { type Wording, wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { dateTimeOf, dayNumber } from '#core/questions/values.ts';
import { offsetAt } from '#core/time/zone.ts';
import type { RuleRecord, Situation } from './rule.ts';
import type { DateBound, RuleOf } from './schema.ts';
import { m } from './texts.ts';

type Dates = RuleOf<'dates'>;

const day = 86_400_000;
const hour = 3_600_000;

export const dates: RuleRecord<Dates> = {
  label: t(m.dates),
  fits: ({ clock }) => clock === 'moment' || clock === 'day',
  first: { kind: 'dates', greatest: { days: 0 } },
  issues,
  sentences: ({ least, greatest }) => [
    ...(least === undefined ? [] : [notBefore(least)]),
    ...(greatest === undefined ? [] : [notAfter(greatest)]),
  ],
  compile:
    ({ least, greatest }) =>
    (values, situation) => {
      for (const value of values) {
        const judged = judgedDay(value, situation);
        if (judged === null) continue;
        const { answered, earliest, latest } = judged;
        if (least !== undefined && answered < dayOf(least, earliest)) return notBefore(least);
        if (greatest !== undefined && answered > dayOf(greatest, latest)) return notAfter(greatest);
      }
      return null;
    },
};

/** The day of an answer, and what is today for who gave it: the earliest and the latest that it may be. */
function judgedDay(
  value: string,
  { now, madeAt = now, timeZone }: Situation,
): { answered: number; earliest: number; latest: number } | null {
  const moment = dateTimeOf(value);
  const answered = moment === null ? dayNumber(value) : Math.floor((moment.at + moment.offset) / day);
  if (answered === null) return null;
  const today = (at: number, anywhere: number) => {
    const offset = moment?.offset ?? (timeZone === undefined ? anywhere : offsetAt(at, timeZone));
    return Math.floor((at + offset) / day);
  };
  return {
    answered,
    earliest: today(Math.min(now, madeAt), -12 * hour),
    latest: today(Math.max(now, madeAt), 14 * hour),
  };
}

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
