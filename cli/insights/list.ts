// formdeck insights list.
import type { Context } from '#cli/context.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { type ListResult, limitOf, readPages, sayMore } from '#cli/command/pages.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import { dateWriter } from '#cli/output/date.ts';
import { listAlerts } from '#core/insights/calls.ts';
import type { InsightAlert } from '#core/insights/schema.ts';
import { insightTexts } from '#core/insights/texts.ts';
import {
  insightRange,
  type InsightRangeFlags,
  insightRangeOptions,
  type InsightRangeOptions,
} from './range-options.ts';

type Options = { range: InsightRangeOptions; limit: number | null };

export const list = verb({
  effect: 'reads',
  options: (flags: InsightRangeFlags & LimitFlags): Options => ({
    range: insightRangeOptions(flags),
    limit: limitOf(flags),
  }),

  async run(context: Context, { range: given, limit }: Options) {
    const { timeZone } = await context.user();
    const range = insightRange(given, { now: (await context.ports()).now(), timeZone });
    const found: ListResult<InsightAlert> = await readPages(limit, (page) =>
      context.sendAgain(listAlerts, { query: { ...range, ...page } }),
    );
    return { found, timeZone };
  },

  print(output, { found, timeZone }) {
    const date = dateWriter(timeZone);
    const { items } = found;
    const rowId = idWriter(
      output,
      items.map(({ sheetRowId }) => sheetRowId),
    );
    output.table(
      [
        { title: 'WHEN', value: ({ date: at }) => date(at), whole: true },
        { title: 'FORM', value: ({ templateName }) => templateName },
        { title: 'ROW', value: ({ sheetRowId }) => rowId(sheetRowId), whole: true },
        { title: 'ALERT', value: ({ alertId }) => alertId, rank: 1 },
      ],
      items,
      insightTexts.empty,
    );
    sayMore(output, found);
  },

  json: ({ found }) => found.items,
});
