// A saved mapping of a demo company: the export of its largest form, as it is read back.
import type { Actor } from '#core/actor.ts';
import { isMappable } from '#core/imports/cells/cell-format.ts';
import { isCatalogType, kindOf } from '#core/questions/types.ts';
import { defaultDateFormat } from '#core/time/date-format.ts';
import type { Tx } from '#server/db/transaction.ts';
import { insertMapping } from '#server/mappings/store.ts';
import type { DemoCompany, DemoForm } from './data.ts';
import { idOf } from './random.ts';

/** Inserts it, made by the admin three days before `now`. */
export async function insertMappings(tx: Tx, admin: Actor, company: DemoCompany, now: number): Promise<void> {
  const rowsOf = ({ sheets }: DemoForm) => sheets.reduce((sum, { rows }) => sum + rows.length, 0);
  const [main] = company.forms
    .filter(({ publishedAt, archivedAt }) => publishedAt !== null && archivedAt === null)
    .toSorted((a, b) => rowsOf(b) - rowsOf(a));
  if (main === undefined) return;
  const questions = main.input.questions.filter(isMappable);
  await insertMapping(tx, admin, {
    id: idOf(company.id, 'mapping'),
    formId: main.input.id,
    name: 'Export of this form',
    now: now - 3 * 86_400_000,
    content: {
      columns: questions.map(({ id, text }) => ({ header: text, questionId: id, question: text })),
      dateColumn: 'Date',
      dateFormat: defaultDateFormat,
      dateFormats: Object.fromEntries(
        questions.flatMap(({ id, type }) => (kindOf(type) === 'moment' ? [[id, defaultDateFormat]] : [])),
      ),
      cellFormats: Object.fromEntries(
        questions.flatMap(({ id, type }) => (isCatalogType(type) ? [[id, { items: 'PATH' }]] : [])),
      ),
    },
  });
}
