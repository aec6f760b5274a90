// Queries that read rows in columns. The database produces each column's JSON text, so that the thousands of answers
// need not be parsed on the way.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { Tx } from '#server/db/transaction.ts';
import { everyRow, type PageOfRows, pageOfRows } from './rows-store.ts';

export type ColumnQuestion = { id: string; isMultiValue: boolean };
export type Columns = {
  /** JSON texts by name: see `rowColumns` in core/sheets/schema.ts. */
  fields: Readonly<Record<string, string>>;
  /** JSON texts in question order. */
  answers: readonly string[];
  userIds: readonly string[];
  /** How many rows pass; null if all do. */
  passing: number | null;
};

/** The columns of a page. */
export async function listColumns(
  tx: Tx,
  actor: Actor,
  wanted: PageOfRows,
  questions: readonly ColumnQuestion[],
): Promise<Columns> {
  const isCounted = wanted.condition !== everyRow;
  const found = await tx.first(
    pageOfRows(actor, wanted)
      .selectFrom('page')
      .innerJoinLateral(unpacked, (join) => join.onTrue())
      .select([
        gathered(sql`page.id`).as('id'),
        gathered(sql`page.sheet_id`).as('sheetId'),
        gathered(sql`page.created_at`).as('created'),
        gathered(sql`page.modified_at`).as('lastModified'),
        gathered(sql`page.alerts`).as('alerts'),
        gathered(sql`page.review_state`).as('reviewState'),
        sql<string>`coalesce(json_agg(page.id) filter (where page.returned_at is not null), '[]')::text`.as(
          'returnedIds',
        ),
        sql<string>`coalesce(json_agg(page.id) filter (where page.passed is not null), '[]')::text`.as(
          'passedIds',
        ),
        gathered(sql`page.user_id`).as('userIds'),
        ...questions.map((question, index) => gathered(answerTo(question)).as(`q${index}`)),
        // If a count is requested, the passing rows are materialized once for the page and the count.
        (isCounted ? sql<number>`(select count(*) from passing)` : sql<number | null>`null`).as('passing'),
      ]),
  );
  const { userIds = '[]', returnedIds = '[]', passedIds = '[]', passing = null, ...rest } = found ?? {};
  const texts: Readonly<Record<string, string>> = rest;
  const answers = questions.map((_, index) => texts[`q${index}`] ?? '[]');
  const fields = Object.fromEntries(Object.entries(texts).filter(([name]) => !/^q\d+$/.test(name)));
  const placesIn = (ids: string) => JSON.stringify(placesOf(idsIn(ids), texts['id'] ?? '[]'));
  return {
    fields: { ...fields, returned: placesIn(returnedIds), passed: placesIn(passedIds) },
    answers,
    userIds: idsIn(userIds),
    passing,
  };
}

/** A list of ids produced by the database. */
function idsIn(text: string): string[] {
  const ids: string[] = JSON.parse(text);
  return ids;
}

/** The indexes of some ids in the text of all ids. Few rows are returned or have passed rules, and most pages have none. */
function placesOf(some: readonly string[], all: string): number[] {
  if (some.length === 0) return [];
  const places = new Map(idsIn(all).map((id, place) => [id, place]));
  return some.flatMap((id) => places.get(id) ?? []);
}

/** A column of `page` as the text of a JSON array. */
export function gathered(value: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(json_agg(${value}), '[]')::text`;
}

/**
 * Answers decompressed once. The database compresses those of wide forms, and would decompress all of a row's answers
 * for each one that is read.
 */
export function whole(answers: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${answers} || '{}'::jsonb)`;
}

/** The answers of `page`, to be joined to it. */
export const unpacked = sql<{
  answers: unknown;
}>`(select ${whole(sql`page.answers`)} as answers offset 0)`.as('unpacked');

/** Reading one value as text costs half of what a value or list costs. A published question keeps its type. */
export function answerTo({ id, isMultiValue }: ColumnQuestion): RawBuilder<unknown> {
  const key = sql.lit(id);
  return isMultiValue ? sql`unpacked.answers -> ${key}` : sql`unpacked.answers ->> ${key}`;
}
