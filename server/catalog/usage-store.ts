// Which answers and forms name items of the catalog. An answer is the path of ids from the top down, so that it names all
// items on it.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { ItemUsage } from '#core/catalog/schema.ts';
import { catalogTypes } from '#core/questions/types.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';

/** The ids and words in a jsonb value, or in the text of one. */
const wordsOf = (value: string) => `string_to_array(translate(${value}::text, '{}[]": ', ',,,,,,,'), ',')`;

/**
 * The items that answers or forms of the company name, no matter who may see them. Of the answers only those to questions
 * of the catalog are read, and each different one is taken apart once: a million rows have no more of them than there are items.
 * The answers of rows are a part of their own, so that the different ones are found by hashes and not by sorting all of them.
 */
export async function namedItems(tx: Tx, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  const found = await tx.raw<{ id: string }>(
    `with asked as materialized (
       select distinct f.id as form_id, question ->> 'id' as question
       from forms f, jsonb_array_elements((f.definition -> 'contextQuestions') || (f.definition -> 'questions')
         || (f.former -> 'formerQuestions')) question
       where f.company_id = $1 and question ->> 'type' = any($3::text[])
     ),
     in_rows as materialized (
       select distinct r.answers ->> a.question as value
       from asked a join sheets s on s.company_id = $1 and s.form_id = a.form_id
         join rows r on r.company_id = s.company_id and r.sheet_id = s.id
     ),
     in_sheets as (
       select s.context_answers ->> a.question as value
       from asked a join sheets s on s.company_id = $1 and s.form_id = a.form_id
     )
     select id from unnest($2::text[]) id where id in (
       select unnest(${wordsOf('value')}) from in_rows
       union all
       select unnest(${wordsOf('value')}) from in_sheets
       union all
       select unnest(${wordsOf('definition')}) from forms where company_id = $1
     )`,
    [companyId, ids, catalogTypes],
  );
  return new Set(found.map(({ id }) => id));
}

/**
 * Where an item is named, in the forms that the actor may see. The rows are read once, before they are joined: with few
 * statistics, as after an import, PostgreSQL would read all of them again for each sheet.
 */
export async function usageOf(tx: Tx, actor: Actor, id: string): Promise<Omit<ItemUsage, 'below'>> {
  // The condition of a form's answers is a text search, since the id may stand anywhere on a path.
  const holds = sql.lit(`%${id}%`);
  const forms = await tx.all(
    query
      .with(
        (cte) => cte('found').materialized(),
        (db) =>
          db
            .selectFrom('rows')
            .select(['rows.sheet_id as sheetId', 'rows.created_at as at'])
            .where('rows.company_id', '=', actor.companyId)
            .where(sql<boolean>`rows.answers::text like ${holds}`),
      )
      .selectFrom('forms')
      .leftJoin(
        (db) =>
          db
            .selectFrom('found')
            .innerJoin('sheets', 'sheets.id', 'found.sheetId')
            .select(['sheets.form_id as formId', 'found.at'])
            .where('sheets.company_id', '=', actor.companyId)
            .where('sheets.visible', '=', true)
            .unionAll(
              query
                .selectFrom('sheets')
                .select(['sheets.form_id as formId', 'sheets.created_at as at'])
                .where('sheets.company_id', '=', actor.companyId)
                .where('sheets.visible', '=', true)
                .where(sql<boolean>`sheets.context_answers::text like ${holds}`),
            )
            .as('named'),
        (join) => join.onRef('named.formId', '=', 'forms.id'),
      )
      .select([
        'forms.id',
        'forms.name',
        sql<number>`count(named.at)::integer`.as('answers'),
        sql<number | null>`max(named.at)`.as('lastAnswer'),
        sql<boolean>`forms.definition::text like ${holds}`.as('isInRules'),
      ])
      .where(seesForm(actor))
      .where(sql<boolean>`(named.at is not null or forms.definition::text like ${holds})`)
      .groupBy(['forms.company_id', 'forms.id'])
      .orderBy(sql`count(named.at)`, 'desc')
      .orderBy(sql`lower(forms.name)`),
  );
  return {
    answers: forms.reduce((sum, { answers }) => sum + answers, 0),
    lastAnswer: forms.reduce<number | null>(
      (last, { lastAnswer }) => (lastAnswer === null ? last : Math.max(last ?? lastAnswer, lastAnswer)),
      null,
    ),
    forms: forms.map(({ id: formId, name, answers, isInRules }) => ({
      id: formId,
      name,
      answers,
      isInRules,
    })),
  };
}

/** The names of the forms that name a type, no matter who may see them: up to three. */
export async function formsOfType(tx: Tx, companyId: string, typeId: string): Promise<string[]> {
  const found = await tx.raw<{ name: string }>(
    `select f.name from forms f where f.company_id = $1 and f.definition::text like $2 order by lower(f.name) limit 3`,
    [companyId, `%${typeId}%`],
  );
  return found.map(({ name }) => name);
}
