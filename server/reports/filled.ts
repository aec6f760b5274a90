// Loads rows as forms that were filled in: all of a period, or some by id.
import { personName } from '#core/primitives.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { formParts } from '#core/reports/design/form-parts.ts';
import type { FilledForm } from '#core/reports/design/filled-form.ts';
import type { Period } from '#core/reports/period.ts';
import { mostFilledForms } from '#core/reports/schema.ts';
import { reviewedText } from '#core/sheets/format-answer.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesSheet } from '#server/db/visibility.ts';
import { photoPlaces } from '#server/exports/images/photo-places.ts';
import { type ExportedRow, exportedRows } from '#server/exports/rows-store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { countRows } from '#server/sheets/rows-store.ts';
import type { Actor } from '#core/actor.ts';
import { inPeriod, type LoadedForm, tooManyRows } from './load.ts';

/** The rows of a form with all answers; `rowIds` of none are all of the period. */
export async function loadFilled(
  scope: RequestScope,
  form: LoadedForm,
  period: Period,
  rowIds: readonly string[],
): Promise<FilledForm[]> {
  const chosen = rowIds.length === 0 ? sql<SqlBool>`true` : isAmong(rowIds);
  const condition = sql<SqlBool>`(${inPeriod(period)}) and ${chosen}`;
  const count = await countRows(scope.tx, scope.actor, form.sheetIds, condition);
  if (count > mostFilledForms) throw tooManyRows(count, mostFilledForms, 'forms');
  return filledOf(scope, form, condition);
}

/** Some rows of a form whose sheets the actor sees. */
export function loadFilledRows(
  scope: RequestScope,
  form: LoadedForm,
  rowIds: readonly string[],
): Promise<FilledForm[]> {
  return filledOf(scope, form, isAmong(rowIds));
}

function isAmong(rowIds: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`rows.id = any(${[...rowIds]}::uuid[])`;
}

async function filledOf(
  { tx, actor }: Pick<RequestScope, 'tx' | 'actor'>,
  { form, cached, sheetIds }: LoadedForm,
  condition: RawBuilder<SqlBool>,
): Promise<FilledForm[]> {
  const { definition, former } = form;
  const alertNames = new Map(
    [...definition.alerts, ...former.formerAlerts].map(({ id, name }) => [id, name]),
  );
  const places = photoPlaces({ tx, actor });
  const formerIds = new Set(former.formerQuestions.map(({ id }) => id));
  const { contextQuestions, questions } = cached.asRead;
  const partsOf = (isContext: boolean) =>
    formParts(
      isContext ? contextQuestions : questions,
      definition.elements.filter(({ context }) => context === isContext),
    );
  const [ofSheet, ofRow] = [partsOf(true), partsOf(false)];
  const present = (row: ExportedRow): FilledForm => {
    const values = new Map([
      ...contextQuestions.map(({ id }, place) => [id, row.contextAnswers[place] ?? null] as const),
      ...questions.map(({ id }, place) => [id, row.answers[place] ?? null] as const),
    ]);
    const parts = [...ofSheet, ...ofRow].map(({ heading, questions: ofPart }) => ({
      heading,
      answers: ofPart
        .map((question) => ({ question, value: values.get(question.id) ?? null }))
        // Nobody was asked what the form has no more.
        .filter(({ question, value }) => value !== null || !formerIds.has(question.id)),
    }));
    return {
      id: row.id,
      form: form.name,
      sheet: row.sheetName,
      userName: personName(row.user),
      createdAt: row.createdAt,
      review: reviewOf(row),
      alerts: row.alerts.map((id) => alertNames.get(id) ?? id),
      places: places.ofRow(row, cached.asRead),
      parts: parts.filter(({ answers }) => answers.length > 0),
    };
  };
  const filled: FilledForm[] = [];
  const wanted = { sheetIds, condition, questions: cached.asRead };
  for await (const batch of exportedRows(tx, actor, wanted)) {
    await places.learn(batch, cached.asRead);
    filled.push(...batch.map(present));
  }
  return filled;
}

function reviewOf({ reviewState: state, reviewer }: ExportedRow): string | null {
  if (state === null) return null;
  return reviewedText(state, reviewer === null ? undefined : personName(reviewer));
}

export type RowToPrint = {
  id: string;
  sheetId: string;
  formId: string;
  /** Of all rows of its sheet, by when they came, from 1. */
  number: number;
};

/** Those of these rows that the actor sees. */
export async function findRowsToPrint(
  tx: Tx,
  actor: Actor,
  rowIds: readonly string[],
): Promise<RowToPrint[]> {
  const seen = query
    .selectFrom('rows')
    .innerJoin('sheets', sameCompany('sheets.id', 'rows.sheet_id'))
    .innerJoin('forms', sameCompany('forms.id', 'sheets.form_id'))
    .where('rows.company_id', '=', actor.companyId)
    .where(isAmong(rowIds))
    .where(seesSheet(actor));
  const found = await tx.all(
    seen.select(['rows.id', 'rows.sheet_id as sheetId', 'sheets.form_id as formId']),
  );
  const sheetIds = [...new Set(found.map(({ sheetId }) => sheetId))];
  const numbered = query
    .selectFrom('rows')
    .select(['rows.id'])
    .select(
      sql<number>`row_number() over (partition by sheet_id order by created_at, csv_row, id)::integer`.as(
        'number',
      ),
    )
    .where('rows.company_id', '=', actor.companyId)
    .where(sql<SqlBool>`sheet_id = any(${sheetIds}::uuid[])`)
    .as('numbered');
  const numbers = await tx.all(
    query
      .selectFrom(numbered)
      .select(['numbered.id', 'numbered.number'])
      .where(sql<SqlBool>`numbered.id = any(${[...rowIds]}::uuid[])`),
  );
  const byId = new Map(numbers.map(({ id, number }) => [id, number]));
  return found.map((row) => ({ ...row, number: byId.get(row.id) ?? 0 }));
}
