import { expect, it } from 'vitest';
import { inMemory } from '#core/files/output.ts';
import { geoJsonWriter } from './geo-json.ts';

const table = {
  columns: [
    { header: 'Date', kind: 'date-time' as const },
    { header: 'Cost', kind: 'number' as const },
    { header: 'Place latitude', kind: 'number' as const },
    { header: 'Place longitude', kind: 'number' as const },
    { header: 'Place altitude (m)', kind: 'number' as const },
    { header: 'Place accuracy (m)', kind: 'number' as const },
    { header: 'Safe', kind: 'text' as const },
  ],
  drawn: { geometry: 'point' as const, column: 2 },
};

async function written(...batches: (string | number | boolean | null)[][][]): Promise<unknown> {
  const bytes = await inMemory(async (output) => {
    const writer = geoJsonWriter(output, table);
    for (const batch of batches) await writer.write(batch);
    await writer.end();
  });
  return JSON.parse(new TextDecoder().decode(bytes));
}

it('a row is a feature at its place, longitude first', async () => {
  const at = Date.UTC(2026, 0, 31, 14);
  expect(
    await written([[at, '12.50', -36.85, 174.76, null, 5, true]], [[at, '', null, null, null, null, null]]),
  ).toEqual({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [174.76, -36.85] },
        properties: { Date: '2026-01-31T14:00:00', Cost: 12.5, 'Place accuracy (m)': 5, Safe: true },
      },
      {
        type: 'Feature',
        geometry: null,
        properties: { Date: '2026-01-31T14:00:00', Cost: null, 'Place accuracy (m)': null, Safe: null },
      },
    ],
  });
});

it('no rows are a collection without features', async () => {
  expect(await written()).toEqual({ type: 'FeatureCollection', features: [] });
});
