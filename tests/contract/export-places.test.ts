// Places in files: numbers in columns of their own, and GeoJSON; who sees no row gets none of its places.
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as exportCalls from '#core/exports/calls.ts';
import { addRows, createSheet } from '#core/filling/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let stranger: Person;
let sheetId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  stranger = (await server.company()).admin;
  const { form, ids } = exampleForm();
  const [first] = form.questions;
  if (first === undefined) throw new Error('The form has no question');
  const place = {
    ...first,
    id: crypto.randomUUID(),
    text: 'Strike',
    type: 'PLACE' as const,
    required: false,
    order: 90,
  };
  await server.publish(admin, { ...form, questions: [...form.questions, place] });
  const sheet = await server.as(admin, createSheet, { params: { id: form.id }, body: { name: 'Places' } });
  sheetId = sheet.id;
  const row = (value: string | null) => ({
    answers: [
      { questionId: ids.place, value: 'Gate 1' },
      { questionId: ids.size, value: 'Small' },
      { questionId: ids.speed, value: '1' },
      ...(value === null ? [] : [{ questionId: place.id, value }]),
    ],
  });
  const rows = [row('geo:-36.85,174.76,12.5;u=5'), row(null)];
  await server.as(admin, addRows, { params: { id: sheetId }, body: { rows } });
  const refused = server.as(admin, addRows, { params: { id: sheetId }, body: { rows: [row('geo:-91,0')] } });
  await expect(refused).rejects.toMatchObject({ status: 400 });
});
afterAll(() => server.close());

it('a CSV has a column for each number', async () => {
  const response = await server.as(admin, exportCalls.exportSheets, {
    body: { sheetIds: [sheetId], format: 'CSV' },
  });
  const { data } = Papa.parse<Record<string, string>>(await response.text(), { header: true });
  // Rows of one moment have no order.
  const rows = data.toSorted((a, b) =>
    (b['Strike latitude'] ?? '').localeCompare(a['Strike latitude'] ?? ''),
  );
  expect(rows[0]).toMatchObject({
    'Strike latitude': '-36.85',
    'Strike longitude': '174.76',
    'Strike altitude (m)': '12.5',
    'Strike accuracy (m)': '5',
  });
  expect(rows[1]).toMatchObject({ 'Strike latitude': '', 'Strike longitude': '' });
});

it('GeoJSON has a feature for each row, and nobody else gets it', async () => {
  const body = { sheetIds: [sheetId], format: 'GEOJSON' as const };
  const response = await server.as(admin, exportCalls.exportSheets, { body });
  expect(response.headers.get('content-type')).toContain('application/geo+json');
  expect(await response.json()).toMatchObject({
    type: 'FeatureCollection',
    features: expect.arrayContaining([
      expect.objectContaining({
        geometry: { type: 'Point', coordinates: [174.76, -36.85, 12.5] },
        properties: expect.objectContaining({ 'Strike accuracy (m)': 5 }),
      }),
      expect.objectContaining({ geometry: null }),
    ]),
  });
  await expect(server.as(stranger, exportCalls.exportSheets, { body })).rejects.toMatchObject({
    status: 404,
  });
});

it('a line is WKT beside its length in a CSV, and the geometry of its row where it is the first on a map', async () => {
  const { form, ids } = exampleForm();
  const [first] = form.questions;
  if (first === undefined) throw new Error('The form has no question');
  const like = { ...first, required: false, order: 90 };
  const way = { ...like, id: crypto.randomUUID(), text: 'Way', type: 'LINE' as const };
  const field = { ...like, id: crypto.randomUUID(), text: 'Field', type: 'AREA' as const };
  await server.publish(admin, { ...form, questions: [...form.questions, way, field] });
  const sheet = await server.as(admin, createSheet, { params: { id: form.id }, body: { name: 'Ways' } });
  const row = (value: string) => ({
    answers: [
      { questionId: ids.place, value: 'Gate 1' },
      { questionId: ids.size, value: 'Small' },
      { questionId: ids.speed, value: '1' },
      { questionId: way.id, value: 'LINESTRING (174.76 -36.85, 174.77 -36.85)' },
      { questionId: field.id, value },
    ],
  });
  const add = (value: string) =>
    server.as(admin, addRows, { params: { id: sheet.id }, body: { rows: [row(value)] } });
  await add('POLYGON ((0 0, 0 0.001, 0.001 0.001, 0.001 0, 0 0))');
  await expect(add('POLYGON ((0 0, 1 1, 1 0, 0 1, 0 0))')).rejects.toMatchObject({
    status: 400,
    message: /side 1 meets side 3/,
  });
  const exported = (format: 'CSV' | 'GEOJSON') =>
    server.as(admin, exportCalls.exportSheets, { body: { sheetIds: [sheet.id], format } });
  const { data } = Papa.parse<Record<string, string>>(await (await exported('CSV')).text(), { header: true });
  expect(data[0]).toMatchObject({
    Way: 'LINESTRING (174.76 -36.85, 174.77 -36.85)',
    'Way length (m)': '889.79',
    Field: 'POLYGON ((0 0, 0 0.001, 0.001 0.001, 0.001 0, 0 0))',
    'Field area (m²)': '12364.35',
    'Field perimeter (m)': '444.78',
  });
  const properties = { 'Way length (m)': 889.79, Field: expect.stringContaining('POLYGON') };
  expect(await (await exported('GEOJSON')).json()).toMatchObject({
    features: [
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            [174.76, -36.85],
            [174.77, -36.85],
          ],
        },
        properties,
      },
    ],
  });
});

it('a form without a place has no GeoJSON', async () => {
  const { form, ids } = exampleForm();
  await server.publish(admin, form);
  const sheet = await server.as(admin, createSheet, { params: { id: form.id }, body: { name: 'None' } });
  const answers = [
    { questionId: ids.place, value: 'Gate 1' },
    { questionId: ids.size, value: 'Small' },
    { questionId: ids.speed, value: '1' },
  ];
  await server.as(admin, addRows, { params: { id: sheet.id }, body: { rows: [{ answers }] } });
  const body = { sheetIds: [sheet.id], format: 'GEOJSON' as const };
  await expect(server.as(admin, exportCalls.exportSheets, { body })).rejects.toMatchObject({
    status: 400,
    message: /asks for no place/,
  });
});
