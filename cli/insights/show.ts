// formdeck insights show: alerts by bucket and form, as bars.
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { isCountable } from '#core/insights/buckets.ts';
import { type Insights, insightsOf } from '#core/insights/insights.ts';
import { readCounts } from '#core/insights/queries.ts';
import { type BucketSize, bucketSizes } from '#core/insights/range-choices.ts';
import { rangeText, totalText } from '#core/insights/labels.ts';
import { insightLines, legendTexts, mostLetters, totalColumn } from './insight-lines.ts';
import {
  insightRange,
  type InsightRangeFlags,
  insightRangeOptions,
  type InsightRangeOptions,
} from './range-options.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = InsightRangeFlags & { by?: string };
type Options = { range: InsightRangeOptions; by: BucketSize | undefined };
type InsightsResult = { insights: Insights; all: Insights; timeZone: string };

/** Characters of the longest bar. */
const barWidth = 40;

export const show = verb({
  effect: 'reads',
  options: ({ by, ...flags }: Flags): Options => ({
    range: insightRangeOptions(flags),
    by: oneOf('--by', bucketSizes, by),
  }),

  async run(context: Context, { range: given, by }: Options): Promise<InsightsResult> {
    const { timeZone } = await context.user();
    const range = insightRange(given, { now: (await context.ports()).now(), timeZone });
    if (by !== undefined && !isCountable(range, by))
      throw new AppError('usage', wording(m.thatIsTooManyBars, { by }));
    const [counts, forms] = await Promise.all([
      readCounts(context.sendAgain, { range, timeZone, by }),
      context.sendAgain(listForms, {}),
    ]);
    const names = new Map(forms.map(({ id, name }) => [id, name]));
    const all = insightsOf(counts, names, [], Number.POSITIVE_INFINITY);
    return { insights: insightsOf(counts, names, [], mostLetters), all, timeZone };
  },

  print(output, { insights, timeZone }) {
    output.say(`${totalText(insights.total, insights.by)}, ${rangeText(insights.range, timeZone)}`);
    if (insights.total === 0) return;
    const lines = insightLines(insights, barWidth, timeZone);
    const total = totalColumn(lines);
    for (const line of lines) output.line(`${line.when}  ${total(line)}  ${line.parts.join('')}`.trimEnd());
    output.line('');
    for (const text of legendTexts(insights)) output.line(text);
  },

  json: ({ all: { range, by, buckets, series, total } }) => ({
    ...range,
    by,
    total,
    forms: series.map(({ form, label, total: alerts }) => ({ id: form, name: label, alerts })),
    buckets,
  }),
});
