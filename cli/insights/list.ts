// formdeck insights list.
import type { Context } from '#cli/context.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { type ListResult, limitOf, readPages, sayMore } from '#cli/command/pages.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import { dateWriter } from '#cli/output/date.ts';
import { AppError } from '#core/errors.ts';
import { readForm } from '#core/forms/calls.ts';
import { listAlerts } from '#core/insights/calls.ts';
import type { InsightAlert } from '#core/insights/schema.ts';
import { insightTexts } from '#core/insights/labels.ts';
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
    return { found: { ...found, items: await namedAlerts(context, found.items) }, timeZone };
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
        { title: 'ALERT', value: ({ alertName, alertId }) => alertName ?? alertId, rank: 1 },
      ],
      items,
      insightTexts.empty,
    );
    sayMore(output, found);
  },

  json: ({ found }) => found.items,
});

type NamedAlert = InsightAlert & { alertName: string | null };

/** With the names of the alerts, those of earlier versions too; null where the form is gone meanwhile. */
async function namedAlerts(context: Context, alerts: readonly InsightAlert[]): Promise<NamedAlert[]> {
  const names = new Map<string, string>();
  for (const id of new Set(alerts.map(({ templateId }) => templateId))) {
    const form = await context.sendAgain(readForm, { params: { id } }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not-found') return null;
      throw error;
    });
    for (const alert of [...(form?.formerAlerts ?? []), ...(form?.alerts ?? [])])
      names.set(alert.id, alert.name);
  }
  return alerts.map((alert) => ({ ...alert, alertName: names.get(alert.alertId) ?? null }));
}
