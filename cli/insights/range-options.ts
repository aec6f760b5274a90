// Parses --range, --from and --to: a range of at most 90 days, in the user's time zone.
import { rangeOf } from '#cli/command/range.ts';
import { oneOf } from '#cli/command/flags.ts';
import { AppError } from '#core/errors.ts';
import { rangeIssue, type TimeRange } from '#core/insights/buckets.ts';
import { type Clock, presetRange } from '#core/insights/range.ts';
import { defaultPreset, type PresetId, presetIds } from '#core/insights/range-choices.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type InsightRangeFlags = { range?: string; from?: string; to?: string };
export type InsightRangeOptions = {
  preset: PresetId | undefined;
  from: string | undefined;
  to: string | undefined;
};

/** @throws AppError `usage` if --range is combined with the others, or --to is used alone */
export function insightRangeOptions({ range, from, to }: InsightRangeFlags): InsightRangeOptions {
  const preset = oneOf('--range', presetIds, range);
  if (preset !== undefined && (from !== undefined || to !== undefined))
    throw new AppError('usage', wording(m.giveEitherRangeOrFrom));
  if (from === undefined && to !== undefined) throw new AppError('usage', '--to needs --from.');
  return { preset, from, to };
}

/** @throws AppError `usage` for a range that is too long */
export function insightRange({ preset, from, to }: InsightRangeOptions, clock: Clock): TimeRange {
  if (from === undefined) return presetRange(preset ?? defaultPreset, clock);
  const given = rangeOf({ from, to, last: undefined }, clock.timeZone, clock.now);
  const range = { startDate: given.from ?? clock.now, endDate: given.to ?? clock.now };
  const issue = rangeIssue(range);
  if (issue !== null) throw new AppError('usage', `${issue}.`);
  return range;
}
