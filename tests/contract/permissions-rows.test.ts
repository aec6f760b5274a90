// Row by row: for everybody, which rows each of the calls tells of that read them, whole or summed up, as files or as
// changes. What is seen is the same by all of them, and what is not seen is not found by any.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsMediaType } from '#core/sheets/schema.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { json } from '#tests/support/json.ts';
import type { Person } from '#tests/support/server.ts';
import { makeWorld, type Place, type World } from '#tests/support/world.ts';

let world: World;
let places: Record<'own' | 'colleague' | 'otherGroup' | 'neighbour', Place>;
let outside: Record<'MANAGER' | 'REVIEWER' | 'ANALYST', Person>;
let unlisted: Person;
beforeAll(async () => {
  world = await makeWorld();
  const { own, 'a colleague’s': colleague } = world.places;
  places = {
    own,
    colleague,
    otherGroup: world.places['another group’s'],
    neighbour: world.places['another company’s'],
  };
  const { server } = world;
  const [MANAGER, REVIEWER, ANALYST] = await Promise.all(
    (['MANAGER', 'REVIEWER', 'ANALYST'] as const).map((role) => server.person(own.companyId, role)),
  );
  if (!MANAGER || !REVIEWER || !ANALYST) throw new Error('Nobody was made.');
  outside = { MANAGER, REVIEWER, ANALYST };
  unlisted = await server.person(own.companyId, 'REVIEWER', { groupIds: own.groupIds });
});
afterAll(() => world.server.close());

type PlaceName = keyof typeof places;
const cases: [string, () => Person, readonly PlaceName[], mayExport?: boolean][] = [
  ['a USER', () => world.people.USER, ['own'], false],
  ['another USER', () => world.people.colleague, ['colleague'], false],
  ['an ANALYST', () => world.people.ANALYST, ['own', 'colleague']],
  ['a REVIEWER', () => world.people.REVIEWER, ['own', 'colleague']],
  ['a REVIEWER whom the form does not list', () => unlisted, ['own', 'colleague']],
  ['a MANAGER', () => world.people.MANAGER, ['own', 'colleague']],
  ['a MANAGER outside of the group', () => outside.MANAGER, []],
  ['a REVIEWER outside of the group', () => outside.REVIEWER, []],
  ['an ANALYST outside of the group', () => outside.ANALYST, []],
  ['an ADMIN', () => world.people.ADMIN, ['own', 'colleague', 'otherGroup']],
  ['an ADMIN of another company', () => world.neighbour.admin, ['neighbour']],
];

describe.each(cases)('%s', (_who, personOf, seen, mayExport = true) => {
  it.each<PlaceName>(['own', 'colleague', 'otherGroup', 'neighbour'])(
    'is told of the rows where they see them, by every call: %s',
    async (name) => {
      const place = places[name];
      const told = await toldOf(personOf(), place);
      if (!seen.includes(name)) {
        for (const { status } of Object.values(told)) expect([403, 404]).toContain(status);
        expect(JSON.stringify(told)).not.toContain(place.rowId);
        return;
      }
      const rows = await rowsIn(place);
      const { form, sheet, ...others } = told;
      for (const [call, { status, count }] of Object.entries(others)) {
        expect([call, status, count]).toEqual([call, 200, rows]);
      }
      expect(sheet?.status).toBe(mayExport ? 200 : 403);
      expect(form?.status).toBe(mayExport ? 200 : 403);
      if (!mayExport) return;
      expect(sheet?.count).toBe(rows);
      const ofForm = seen.map((each) => places[each]).filter(({ formId }) => formId === place.formId);
      const counts = await Promise.all(ofForm.map(rowsIn));
      expect(form?.count).toBeGreaterThanOrEqual(counts.reduce((sum, count) => sum + count, 0));
    },
  );
});

type Told = { status: number; count: number };

/** What each call says that reads rows of a place: how many, or that there is nothing. */
async function toldOf(person: Person, { sheetId, formId }: Place): Promise<Record<string, Told>> {
  const { server } = world;
  const ask = async (path: string, count: (reply: Response) => Promise<number>, init?: RequestInit) => {
    const reply = await server.fetch(person, path, init);
    if (reply.ok) return { status: reply.status, count: await count(reply) };
    await reply.arrayBuffer();
    return { status: reply.status, count: 0 };
  };
  const number = (field: string) => async (reply: Response) =>
    Number(((await reply.json()) as Record<string, unknown>)[field]);
  const lines = async (reply: Response) => (await reply.text()).split('\r\n').length - 2;
  const inSheets = { sheetIds: [sheetId], rowFilters: {} };
  const asColumns = (init: { headers?: unknown }) => ({
    ...init,
    headers: { ...(init.headers as Record<string, string> | undefined), accept: columnsMediaType },
  });
  const allTime = { startDate: -8.64e15, endDate: 8.64e15, format: 'CSV' };
  return {
    rows: await ask(`/sheet/${sheetId}/row?size=1000`, number('totalElements')),
    columns: await ask(`/sheet/${sheetId}/row?size=1000`, number('totalElements'), asColumns({})),
    filtered: await ask(`/sheet/${sheetId}/row/filter`, number('totalElements'), json('POST', {})),
    across: await ask('/row/filter', number('totalElements'), asColumns(json('POST', inSheets))),
    summary: await ask(`/template/${formId}/summary`, number('rowCount'), json('POST', inSheets)),
    sheet: await ask('/export/sheet', lines, json('POST', { sheetIds: [sheetId], format: 'CSV' })),
    form: await ask('/export/template', lines, json('POST', { templateIds: [formId], ...allTime })),
  };
}

async function rowsIn({ companyId, sheetId }: Place): Promise<number> {
  const [found] = await inCompany(world.server, companyId, (tx) =>
    tx.raw<{ count: number }>('select count(*) from rows where sheet_id = $1', [sheetId]),
  );
  return found?.count ?? 0;
}
