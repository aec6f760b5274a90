// The call that answers a dashboard's numbers where its rows are too many to be read.
import type { Actor } from '#core/actor.ts';
import { choosesFromCatalog } from '#core/catalog/names.ts';
import { summarizeRows } from '#core/sheets/calls.ts';
import { lookAt } from '#core/sheets/open-packed.ts';
import { idAt, type PackedRows } from '#core/sheets/packed-rows.ts';
import { summarizeAll } from '#core/sheets/summarize-rows.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { usersByIds } from '#server/users/store.ts';
import { checkFilter } from './condition.ts';
import { pause } from './kept-rows.ts';
import { findSheets } from './store.ts';

/** What features that stand beside this one tell of a form. */
export type Neighbours = {
  widgetsOf(tx: Tx, actor: Actor, formId: string): Promise<Widget[]>;
  catalogNames(tx: Tx, companyId: string): Promise<ReadonlyMap<string, string>>;
};

export const summaryRoutes = ({ widgetsOf, catalogNames }: Neighbours) => [
  on(summarizeRows, async ({ actor, tx, params, body, services }) => {
    const sheets = await findSheets(tx, actor, body.sheetIds);
    const [sheet] = sheets;
    if (sheet === undefined || sheet.form_id !== params.id) throw notFound();
    const { asRead } = await services.forms.get(tx, actor.companyId, sheet.form_id, sheet.form_version);
    checkFilter(body.rowFilters, asRead.byId, 'rowFilters.');
    const questions = [...asRead.questions];
    const rows = await services.keptRows.of(tx, actor, { sheets, questions });
    if ('reading' in rows) return rows;
    const { packed } = rows;
    return summarizeAll(
      {
        form: { questions, widgets: await widgetsOf(tx, actor, sheet.form_id) },
        filter: body.rowFilters,
        namesById: choosesFromCatalog(asRead) ? await catalogNames(tx, actor.companyId) : new Map(),
        data: lookAt(rows, await userNames(tx, actor, packed)),
        rowAt: (place) => ({ id: idAt(packed, place), sheetId: sheetAt(packed, place) }),
      },
      pause,
    );
  }),
];

function sheetAt({ sheetId: { codes, values } }: PackedRows, place: number): string {
  return values[codes[place] ?? -1] ?? '';
}

async function userNames(tx: Tx, actor: Actor, { userId }: PackedRows): Promise<Map<string, string>> {
  const users = await usersByIds(tx, actor.companyId, userId.values);
  return new Map([...users.values()].map(({ id, userName }) => [id, userName]));
}
