// Resolving short ids. Lists write them by id-writer.ts.
import { sendInBatches } from '#core/batches.ts';
import { AppError } from '#core/errors.ts';
import { isUuid } from '#core/primitives.ts';
import { listImports } from '#core/imports/calls.ts';
import { findRows, listCompanySheets } from '#core/sheets/calls.ts';
import type { Context } from '#cli/context.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The location of a row. */
export type RowPlace = { id: string; sheetId: string };

const mostListed = 10;

/**
 * Resolves an id or its beginning among the matching ids.
 * @throws AppError `not-found` if there is none, `usage` if there are several
 */
export function onlyId(
  kind: 'sheet' | 'row' | 'deletedRow' | 'import' | 'export' | 'undo' | 'email' | 'session' | 'token',
  beginning: string,
  found: readonly { id: string; note?: string }[],
): string {
  const [first] = found;
  if (first === undefined) {
    throw new AppError('not-found', wording(m.noIdBegins, { kind, beginning }));
  }
  if (found.length === 1) return first.id;
  const list = found.slice(0, mostListed).map(({ id, note }) => `  ${id}${note ? `  ${note}` : ''}`);
  throw new AppError('usage', wording(m.severalIdsBegin, { kind, beginning }), {
    hint: wording(m.useMoreOfId, { list: list.join('\n') }),
  });
}

/** Resolves the id of a sheet from its beginning. */
export async function sheetIdOf(context: Context, given: string): Promise<string> {
  if (isUuid(given)) return given;
  const query = { id: given, size: mostListed };
  const { content } = await context.sendAgain(listCompanySheets, { query });
  const found = content.map(({ id, name }) => ({ id, note: name || t(m.unnamedSheet) }));
  return onlyId('sheet', given, found);
}

/** Resolves the id of an import from its beginning. */
export async function importIdOf(context: Context, given: string): Promise<string> {
  if (isUuid(given)) return given;
  const query = { id: given, size: mostListed };
  const { content } = await context.sendAgain(listImports, { query });
  const found = content.map(({ id, originalFileName }) => ({ id, note: originalFileName }));
  return onlyId('import', given, found);
}

/** Resolves the ids of sheets from their beginnings. */
export async function sheetIdsOf(context: Context, given: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const each of given) ids.push(await sheetIdOf(context, each));
  return [...new Set(ids)];
}

/** Resolves a row and its sheet from the beginning of the row's id. */
export async function rowPlaceOf(context: Context, given: string): Promise<RowPlace> {
  const found = await context.sendAgain(findRows, { body: { ids: [given] } });
  const id = onlyId('row', given, found);
  const sheetId = found.find((row) => row.id === id)?.sheetId;
  if (sheetId === undefined) throw new AppError('not-found');
  return { id, sheetId };
}

/** Resolves the ids of rows from their beginnings, without duplicates. Full ids are used unchanged. */
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

/** The locations of visible rows; `ids` are full or beginnings. */
export async function placesOfRows(
  context: Context,
  ids: readonly string[],
): Promise<(RowPlace & { templateId: string })[]> {
  const places = await sendInBatches(ids, {
    send: (batch) => context.sendAgain(findRows, { body: { ids: batch } }),
  });
  return places.flat();
}
