// Which answers and forms name items of the catalog. An answer is the path of ids from the top down, so that it names all
// items on it.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { ItemUsage } from '#core/catalog/schema.ts';
import { catalogTypes } from '#core/questions/types.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';

/**
 * The questions of a company ($1) whose answers name items, of the types of the catalog ($2) or of entries that ask for some,
 * with the form of each.
 */
const catalogQuestionsCte = `asked as materialized (
  select distinct f.id as form_id, question ->> 'id' as question
  from forms f, jsonb_array_elements((f.definition -> 'contextQuestions') || (f.definition -> 'questions')
    || (f.former -> 'formerQuestions')) question
  where f.company_id = $1 and (question ->> 'type' = any($2::text[])
    or jsonb_path_exists(question, '$.questions[*].type ? (@ == $types[*])', jsonb_build_object('types', $2::text[]))
    or (f.former -> 'formerEntryQuestions') ? (question ->> 'id'))
)`;

/** The ids and words in a jsonb value, or in the text of one. */
const wordsOf = (value: string) => `string_to_array(translate(${value}::text, '{}[]": \\', ',,,,,,,,'), ',')`;

/**
 * The items of the catalog that answers or forms of the company name, no matter who may see them. Each different answer is
 * taken apart once: a million rows have no more of them than there are items. The answers of rows
 * are a part of their own, so that the different ones are found by hashes and not by sorting all of them.
 */
export async function namedItems(tx: Tx, companyId: string): Promise<Set<string>> {
  const found = await tx.raw<{ id: string }>(
    `with ${catalogQuestionsCte},
     in_rows as materialized (
       select distinct r.answers ->> a.question as value
       from asked a join sheets s on s.company_id = $1 and s.form_id = a.form_id
         join rows r on r.company_id = s.company_id and r.sheet_id = s.id
     ),
     in_sheets as (
       select s.context_answers ->> a.question as value
       from asked a join sheets s on s.company_id = $1 and s.form_id = a.form_id
     )
     select id::text from catalog_items where company_id = $1 and id::text in (
       select unnest(${wordsOf('value')}) from in_rows
       union all
       select unnest(${wordsOf('value')}) from in_sheets
       union all
       select unnest(${wordsOf('definition')}) from forms where company_id = $1
     )`,
    [companyId, catalogTypes],
  );
  return new Set(found.map(({ id }) => id));
}

/** Where an item is named, in the forms that the actor may see. A row that names it twice counts once. */
export async function usageOf(tx: Tx, actor: Actor, id: string): Promise<Omit<ItemUsage, 'below'>> {
  const isInRules = sql<boolean>`(position(${id} in forms.definition::text) > 0)`;
  // The id may stand anywhere on a path. To look for its position takes a third of the time of `like`.
  const named = await tx.raw<{ formId: string; answers: number; lastAnswer: number }>(
    `with ${catalogQuestionsCte},
     named as (
       select distinct s.form_id, r.id, r.created_at as at
       from asked a join sheets s on s.company_id = $1 and s.form_id = a.form_id and s.visible
         join rows r on r.company_id = s.company_id and r.sheet_id = s.id
       where position($3 in r.answers ->> a.question) > 0
       union all
       select distinct s.form_id, s.id, s.created_at
       from asked a join sheets s on s.company_id = $1 and s.form_id = a.form_id and s.visible
       where position($3 in s.context_answers ->> a.question) > 0
     )
     select form_id as "formId", count(*)::integer as answers, max(at) as "lastAnswer" from named group by form_id`,
    [actor.companyId, catalogTypes, id],
  );
  const answersOf = new Map(named.map(({ formId, ...answers }) => [formId, answers]));
  const found = await tx.all(
    query
      .selectFrom('forms')
      .select(['forms.id', 'forms.name', isInRules.as('isInRules')])
      .where(seesForm(actor))
      .where(sql<boolean>`(forms.id = any(${[...answersOf.keys()]}::uuid[]) or ${isInRules})`)
      .orderBy(sql`lower(forms.name)`),
  );
  const forms = found
    .map((form) => ({ ...form, answers: answersOf.get(form.id)?.answers ?? 0 }))
    .toSorted((one, other) => other.answers - one.answers);
  const times = forms.flatMap(({ id: formId }) => answersOf.get(formId)?.lastAnswer ?? []);
  return {
    answers: forms.reduce((sum, { answers }) => sum + answers, 0),
    lastAnswer: times.length === 0 ? null : Math.max(...times),
    forms,
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
