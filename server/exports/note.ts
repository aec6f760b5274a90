// The audit entries of exports.
import { formatName } from '#core/exports/format.ts';
import { audit } from '#server/audit/write.ts';
import { countSheetsWithRows } from '#server/sheets/rows-store.ts';
import type { ExportPlan } from './plan.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { wording } from '#core/messages/message.ts';
import { english, textIn } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Records an export with its amount of data, days and options. */
export async function noteExport(
  scope: RequestScope,
  plan: ExportPlan,
  action: 'export_downloaded' | 'export_prepared' | 'export_sent',
): Promise<void> {
  const { tx, actor, services } = scope;
  const { form, rows, sheetIds, condition, options, entries, from, until } = plan;
  const filter = plan.filter();
  // As the manifest: those of which there are rows in it, not all that were looked at.
  const sheets = await countSheetsWithRows(tx, actor, sheetIds, condition);
  const next = [
    `${rows} rows`,
    textIn(english, wording(m.sheetsOfNote, { sheets })),
    formatName(options.format),
    ...(from === null ? [] : [`from ${new Date(from).toISOString()}`]),
    ...(until === null ? [] : [`before ${new Date(until).toISOString()}`]),
    ...(filter === null ? [] : [filter]),
    ...(options.onlyApproved ? ['only approved'] : []),
    ...(options.images ? ['with images'] : []),
    ...(options.entries === undefined ? [] : entries.map(({ text }) => `entries of "${text}"`)),
  ];
  const object = { kind: 'template', id: form.id } as const;
  await audit(tx, actor, { action, object, form: { id: form.id, name: form.name }, next }, services.now());
}
