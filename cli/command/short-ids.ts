// Ids as lists print them, and what is meant by their beginnings.
import { sendInBatches } from '#core/batches.ts';
import { AppError } from '#core/errors.ts';
import { isUuid } from '#core/primitives.ts';
import { listImports } from '#core/imports/calls.ts';
import { findRows, listCompanySheets } from '#core/sheets/calls.ts';
import { shortIds } from '#core/short-id.ts';
import type { Context } from '#cli/context.ts';
import type { Output } from '#cli/output/output.ts';

/** Where a row is. */
export type RowPlace = { id: string; sheetId: string };

const mostListed = 10;
/** Writes ids for a list: short ones on a terminal, whole ones where a script reads them. */
export function idWriter(output: Pick<Output, 'width'>, ids: Iterable<string>): (id: string) => string {
  if (output.width === null) return (id) => id;
  const short = shortIds(ids);
  return (id) => short.get(id) ?? id;
}

/**
 * The id that is meant by an id or its beginning, among those that begin so.
 * @throws AppError `not-found` where there is none, `usage` where there are several
 */
export function onlyId(
  what: string,
  beginning: string,
  found: readonly { id: string; note?: string }[],
): string {
  const [first] = found;
  if (first === undefined) {
    throw new AppError(
      'not-found',
      `There is no ${what} whose id begins with "${beginning}", or you may not see it.`,
    );
  }
  if (found.length === 1) return first.id;
  const list = found.slice(0, mostListed).map(({ id, note }) => `  ${id}${note ? `  ${note}` : ''}`);
  throw new AppError('usage', `Several ${what}s have ids that begin with "${beginning}".`, {
    hint: `Give more of the id:\n${list.join('\n')}`,
  });
}

/** The id of a sheet that is given by it or by its beginning. */
export async function sheetIdOf(context: Context, given: string): Promise<string> {
  if (isUuid(given)) return given;
  const query = { id: given, size: mostListed };
  const { content } = await context.sendAgain(listCompanySheets, { query });
  const found = content.map(({ id, name }) => ({ id, note: name || 'Unnamed sheet' }));
  return onlyId('sheet', given, found);
}

/** The id of an import that is given by it or by its beginning. */
export async function importIdOf(context: Context, given: string): Promise<string> {
  if (isUuid(given)) return given;
  const query = { id: given, size: mostListed };
  const { content } = await context.sendAgain(listImports, { query });
  const found = content.map(({ id, originalFileName }) => ({ id, note: originalFileName }));
  return onlyId('import', given, found);
}

/** The ids of sheets, each given by it or by its beginning. */
export async function sheetIdsOf(context: Context, given: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const each of given) ids.push(await sheetIdOf(context, each));
  return [...new Set(ids)];
}

/** The row that is given by its id or the beginning of it, and its sheet. */
export async function rowPlaceOf(context: Context, given: string): Promise<RowPlace> {
  const found = await context.sendAgain(findRows, { body: { ids: [given] } });
  const id = onlyId('row', given, found);
  const sheetId = found.find((row) => row.id === id)?.sheetId;
  if (sheetId === undefined) throw new AppError('not-found');
  return { id, sheetId };
}

/** The ids of rows that are given by them or by their beginnings, each once. Whole ids are taken as they are. */
export async function rowIdsOf(context: Context, given: readonly string[]): Promise<string[]> {
  const parts = given.filter((id) => !isUuid(id));
  const found = await placesOfRows(context, parts);
  const ids = given.map((part) =>
    isUuid(part)
      ? part
      : onlyId(
          'row',
          part,
          found.filter(({ id }) => id.startsWith(part)),
        ),
  );
  return [...new Set(ids)];
}

/** Where rows are, as far as they are seen; `ids` are whole or beginnings. */
export async function placesOfRows(
  context: Context,
  ids: readonly string[],
): Promise<(RowPlace & { templateId: string })[]> {
  const places = await sendInBatches(ids, {
    send: (batch) => context.sendAgain(findRows, { body: { ids: batch } }),
  });
  return places.flat();
}
