// The call that returns a dashboard's numbers if it has too many rows to load.
import type { Actor } from '#core/actor.ts';
import { choosesFromCatalog } from '#core/catalog/catalog-names.ts';
import { invalid } from '#core/errors.ts';
import { summarizeRows } from '#core/sheets/calls.ts';
import { withDates } from '#core/sheets/filter/filter-dates.ts';
import { summarizeAll } from '#core/sheets/engine/summarize-rows.ts';
import { widgetIssues } from '#core/widgets/widget-issues.ts';
import { type Widget, widgetType } from '#core/widgets/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import { on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { checkFilter, requireBounded } from './condition.ts';
import { accessRows } from './row-access.ts';
import { rowCountOf } from './present.ts';
import { findSheets } from './store.ts';

/** What other features provide about a form. */
export type Neighbours = {
  widgetsOf(tx: Tx, actor: Actor, formId: string): Promise<Widget[]>;
  catalogNames(tx: Tx, companyId: string): Promise<ReadonlyMap<string, string>>;
};

export const summaryRoutes = ({ widgetsOf, catalogNames }: Neighbours) => [
  on(summarizeRows, async ({ actor, tx, params, body, services }) => {
    const sheets = await findSheets(tx, actor, body.sheetIds);
    const [sheet] = sheets;
    if (sheet === undefined || sheet.formId !== params.id) throw notFound();
    const { asRead } = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
    checkFilter(body.rowFilters, asRead.filtered, 'rowFilters.');
    requireBounded(body.rowFilters, rowCountOf(sheets), asRead.filtered, 'rowFilters.');
    const { widget } = body;
    const clock = { now: services.now(), timeZone: actor.timeZone };
    if (widget !== undefined) requireGood(widget, [...asRead.filtered.values()]);
    const look = await accessRows({ tx, actor, services }, { sheets, asRead });
    if ('reading' in look) return look;
    return summarizeAll(
      {
        form: {
          questions: [...asRead.questions],
          contextQuestions: [...asRead.contextQuestions],
          widgets: await widgetsOf(tx, actor, sheet.formId),
        },
        ...(widget !== undefined && { parts: [{ widget }] }),
        filter: withDates(body.rowFilters, clock),
        clock,
        namesById: choosesFromCatalog(asRead) ? await catalogNames(tx, actor.companyId) : new Map(),
        ...look,
      },
      pauseFor(actor),
    );
  }),
];

function requireGood(widget: Widget, questions: Parameters<typeof widgetIssues>[2]): void {
  const issues = widgetIssues(widget, widgetType(widget), questions);
  if (issues.length > 0)
    throw invalid(issues.map(({ path, message }) => ({ path: `widget.${path}`, message })));
}
