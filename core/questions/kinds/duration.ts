// An amount of time: a whole number of seconds (core/questions/durations/).
import { takesBounds } from '#core/questions/filter-operators.ts';
import { durationEntry, secondsOf } from '#core/questions/durations/duration.ts';
import { type ColonReading, parseDuration, readDuration } from '#core/questions/durations/parse-duration.ts';
import { m as durations } from '#core/questions/durations/texts.ts';
import { t } from '#core/messages/text.ts';
import { wholeResult } from './calculated.ts';
import { orderedFilter, parseBounds, readIssues } from './filter.ts';
import type { AnswerKind } from './kind.ts';
import { number } from './number.ts';
import { m } from './texts.ts';

const noDuration = t(durations.noDuration);
const isDuration = (value: string) => secondsOf(value) !== null;

export const duration: AnswerKind = {
  ...number,
  isDuration: true,
  isBare: false,
  emptyIssue: noDuration,
  valueIssue: (value) => {
    if (isDuration(value)) return null;
    const read = parseDuration(value, null);
    return typeof read === 'string' ? read : t(m.isSecondsWrite, { seconds: String(read) });
  },
  reading: 'duration',
  cell: 'duration',
  text: (value, _, formats) => {
    const seconds = secondsOf(value);
    return seconds === null ? value : formats.duration(seconds);
  },
  fromJson: (text, colon) => valueOrNull(text, colon) ?? text,
  calculated: { takes: ['number'], value: wholeResult },
  filter: orderedFilter(Number, isDuration, {
    operators: ['EQ', 'NE', 'GT', 'GTE', 'LT', 'LTE', 'BETWEEN', 'ANSWERED', 'NOT_ANSWERED'],
    issues: (condition) =>
      readIssues(isDuration, condition, [noDuration, t(m.yourLowerBoundMustBe), t(m.yourUpperBoundMustBe)]),
    parse: (value, operator, _, { colon = null }) => {
      if (takesBounds(operator)) return parseBounds(value, (text) => valueOrNull(text, colon), 'duration');
      const read = readDuration(value, colon);
      return typeof read === 'string' ? read : [String(read)];
    },
    valueText: durationEntry,
  }),
};

function valueOrNull(text: string, colon: ColonReading): string | null {
  const read = readDuration(text, colon);
  return typeof read === 'string' ? null : String(read);
}
