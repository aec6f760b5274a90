// The shortest and the longest amount of time.
import { type Wording, wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { plainDuration, secondsOf } from '#core/questions/durations/duration.ts';
import { boundsIssues, isWithin } from './bounds.ts';
import type { RuleRecord } from './rule.ts';
import type { RuleOf } from './schema.ts';
import { m } from './texts.ts';

type Duration = RuleOf<'duration'>;

export const duration: RuleRecord<Duration> = {
  label: t(m.duration),
  fits: ({ isDuration }) => isDuration,
  first: { kind: 'duration', greatest: 8 * 3_600 },
  issues: boundsIssues,
  sentences,
  compile: (rule) => (values) =>
    values.every((value) => isWithin(secondsOf(value) ?? Number.NaN, rule))
      ? null
      : (sentences(rule)[0] ?? null),
};

// In units that are the same in every language, so that all places say the same.
function sentences({ least, greatest }: Duration): Wording[] {
  const [from = '', to = ''] = [least, greatest].map((bound) =>
    bound === undefined ? '' : plainDuration(bound),
  );
  if (least !== undefined && greatest !== undefined)
    return [wording(m.durationBetween, { least: from, greatest: to })];
  if (least !== undefined) return [wording(m.durationAtLeast, { least: from })];
  return greatest === undefined ? [] : [wording(m.durationAtMost, { greatest: to })];
}
