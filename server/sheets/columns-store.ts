// The SQL that reads rows in columns. The database writes a column's JSON text itself, so that nobody has to look at
// the thousands of answers on their way.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { PageQuery } from '#core/paging.ts';
import type { Tx } from '#server/db/transaction.ts';
import { everyRow, pageOfRows } from './rows-store.ts';

export type ColumnQuestion = { id: string; isMultiValue: boolean };
export type Columns = {
  /** JSON texts by name: see `rowColumns` in core/sheets/schema.ts. */
  fields: Readonly<Record<string, string>>;
  /** JSON texts in the order of the questions. */
  answers: readonly string[];
  userIds: readonly string[];
  /** How many rows pass; null where every row does. */
  passing: number | null;
};

/** The columns of a page. */
export async function listColumns(
  tx: Tx,
  actor: Actor,
  sheetIds: readonly string[],
  page: PageQuery,
  condition: RawBuilder<SqlBool>,
  questions: readonly ColumnQuestion[],
): Promise<Columns> {
  const found = await tx.first(
    pageOfRows(actor, sheetIds, page, condition)
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
        gathered(sql`page.user_id`).as('userIds'),
        ...questions.map((question, index) => gathered(answerTo(question)).as(`q${index}`)),
        // Where it is asked for, the rows that pass are gathered once, for the page and for the count.
        (condition === everyRow ? sql<number | null>`null` : sql<number>`(select count(*) from passing)`).as(
          'passing',
        ),
      ]),
  );
  const { userIds = '[]', returnedIds = '[]', passing = null, ...rest } = found ?? {};
  const texts: Readonly<Record<string, string>> = rest;
  const answers = questions.map((_, index) => texts[`q${index}`] ?? '[]');
  const fields = Object.fromEntries(Object.entries(texts).filter(([name]) => !/^q\d+$/.test(name)));
  const returned = placesOf(idsIn(returnedIds), texts['id'] ?? '[]');
  return {
    fields: { ...fields, returned: JSON.stringify(returned) },
    answers,
    userIds: idsIn(userIds),
    passing,
  };
}

/** Where some ids stand in the text of all of them. Few rows are returned, and most pages have none. */
/** A list of ids that the database has made. */
function idsIn(text: string): string[] {
  const ids: string[] = JSON.parse(text);
  return ids;
}

function placesOf(some: readonly string[], all: string): number[] {
  if (some.length === 0) return [];
  const places = new Map(idsIn(all).map((id, place) => [id, place]));
  return some.flatMap((id) => places.get(id) ?? []);
}

/** A column of `page` as the text of a JSON list. */
export function gathered(value: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(json_agg(${value}), '[]')::text`;
}

/**
 * Answers as the database has unpacked them, once. It packs those of wide forms, and would unpack all of a row's for
 * each one that is read from them.
 */
export function whole(answers: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${answers} || '{}'::jsonb)`;
}

/** The answers of `page`, to be joined to it. */
export const unpacked = sql<{
  answers: unknown;
}>`(select ${whole(sql`page.answers`)} as answers offset 0)`.as('unpacked');

/** One value as text costs half of what a value costs that may be a list. A published question keeps its type. */
export function answerTo({ id, isMultiValue }: ColumnQuestion): RawBuilder<unknown> {
  const key = sql.lit(id);
  return isMultiValue ? sql`unpacked.answers -> ${key}` : sql`unpacked.answers ->> ${key}`;
}
