// A form's own export, imported by a key, changes nothing: whatever is answered, from CSV and from XLSX.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutWorkbook } from '#cli/imports/workbook.ts';
import * as exportCalls from '#core/exports/calls.ts';
import { addRows, createSheet } from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import * as imports from '#core/imports/calls.ts';
import { clockText } from '#core/files/table.ts';
import { dayValue } from '#core/questions/values.ts';
import { parseTimeOfDay } from '#core/time/time-of-day.ts';
import { piecesOf, readCsvFile } from '#core/imports/csv/csv-file.ts';
import { chooseKey, createImportDraft, importRequest } from '#core/imports/import-draft.ts';
import { geoAddress } from '#core/questions/places/geo-point.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
});
afterAll(() => server.close());

const rowCount = 120;
const hostile = [
  '=1+1',
  '007',
  '+49 30',
  '1e5',
  'a,"b"\r\nc',
  "'x",
  ' spaced ',
  '2024-01-02',
  'TRUE',
  '½ ü 漢',
];
const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .filter((value) => !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u.test(value)),
);
const number = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map(String),
  fc.constantFrom('0.1', '12.50', '-0.75', '12345678901234567890', '1000'),
);
const moment = fc
  .tuple(fc.integer({ min: 0, max: 1_900_000_000_000 }), fc.constantFrom(0, 3_600_000, -18_000_000))
  .map(([at, offset]) => `${at},${offset}`);
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 4 });
const pointOnEarth = fc
  .record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    altitude: optional(fc.double({ min: -100, max: 9_000, noNaN: true })),
    accuracy: optional(fc.double({ min: 0.01, max: 5_000, noNaN: true })),
  })
  .map(geoAddress);
const answers = fc.record({
  size: optional(fc.constantFrom('Small', 'Medium', 'Large')),
  tools: optional(fc.subarray(['Radio', 'Torch', 'Rope'], { minLength: 1 })),
  safe: optional(fc.constantFrom('true', 'false')),
  speed: optional(number),
  at: optional(moment),
  note: optional(text),
  due: optional(fc.integer({ min: -50_000, max: 50_000 }).map(dayValue)),
  begins: optional(
    fc.integer({ min: 0, max: 86_399 }).map((second) => parseTimeOfDay(clockText(second * 1_000, 'time'))),
  ),
  took: optional(fc.integer({ min: 0, max: 315_359_999 }).map(String)),
  order: optional(fc.shuffledSubarray(['Radio', 'Torch', 'Rope'], { minLength: 1 })),
  damages: optional(
    fc.array(
      fc.record({
        part: text,
        length: number,
        spot: optional(pointOnEarth),
        found: fc.subarray(['Eye', 'Ear'], { minLength: 1 }),
      }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  ),
  field: optional(
    fc
      .record({ west: fc.integer({ min: -179, max: 178 }), south: fc.integer({ min: -80, max: 80 }) })
      .map(
        ({ west, south }) =>
          `POLYGON ((${west} ${south}, ${west + 1} ${south}.5, ${west} ${south + 1}, ${west} ${south}))`,
      ),
  ),
  point: optional(pointOnEarth),
});

it.each(['CSV', 'XLSX', 'EXCEL_CSV'] as const)('its own %s', async (format) => {
  const { form, ids } = exampleForm();
  const note = { ...form.questions[0]!, id: crypto.randomUUID(), text: 'Note', required: false };
  const due = { ...note, id: crypto.randomUUID(), text: 'Due', type: 'DATE' as const };
  const begins = { ...note, id: crypto.randomUUID(), text: 'Begins', type: 'TIME' as const };
  const point = { ...note, id: crypto.randomUUID(), text: 'Strike point', type: 'PLACE' as const };
  const took = { ...note, id: crypto.randomUUID(), text: 'Took', type: 'DURATION' as const };
  const tools = form.questions.find(({ id }) => id === ids.tools)!;
  const order = { ...tools, id: crypto.randomUUID(), text: 'Order', type: 'RANKING' as const };
  const [part, length] = [
    { ...note, id: crypto.randomUUID(), text: 'Part' },
    { ...note, id: crypto.randomUUID(), text: 'Length', type: 'NUMERIC' as const },
  ];
  const spot = { ...note, id: crypto.randomUUID(), text: 'Spot', type: 'PLACE' as const };
  const found = {
    ...tools,
    id: crypto.randomUUID(),
    text: 'Found by',
    questionOptions: ['Eye', 'Ear'].map((each, place) => ({ value: each, order: place })),
  };
  const damages = {
    ...note,
    id: crypto.randomUUID(),
    text: 'Damages',
    type: 'ENTRIES' as const,
    questions: [part, length, found, spot],
  };
  const field = { ...note, id: crypto.randomUUID(), text: 'Field', type: 'AREA' as const };
  const questions = [...form.questions, note, due, begins, point, took, order, damages, field];
  await server.as(admin, forms.createForm, { body: { ...form, questions } });
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  const sheet = await server.as(admin, createSheet, {
    params: { id: form.id },
    body: { name: 'All' },
  });
  const seed = Math.floor(Math.random() * 2 ** 31);
  const given = fc.sample(answers, { numRuns: rowCount, seed });
  const value = (questionId: string, some: string | readonly string[] | null) =>
    [some ?? []].flat().map((one) => ({ questionId, value: one }));
  const rows = given.map((row, index) => ({
    answers: [
      ...value(ids.place, `Gate ${index}`),
      ...value(ids.size, row.size),
      ...value(ids.tools, row.tools),
      ...value(ids.safe, row.safe),
      ...value(ids.speed, row.speed),
      ...value(ids.at, row.at),
      ...value(note.id, row.note),
      ...value(due.id, row.due),
      ...value(begins.id, row.begins),
      ...value(point.id, row.point),
      ...value(took.id, row.took),
      ...value(order.id, row.order),
      ...value(
        damages.id,
        (row.damages ?? []).map((each) =>
          JSON.stringify({
            [part.id]: each.part,
            [length.id]: each.length,
            [found.id]: each.found,
            ...(each.spot !== null && { [spot.id]: each.spot }),
          }),
        ),
      ),
      ...value(field.id, row.field),
    ],
  }));
  await server.as(admin, addRows, { params: { id: sheet.id }, body: { rows } });

  const days = { startDate: Date.now() - 86_400_000, endDate: Date.now() + 86_400_000 };
  const body = { templateIds: [form.id], ...days, format };
  const response = await server.as(admin, exportCalls.exportForm, { body });
  const name = format === 'XLSX' ? 'own.xlsx' : 'own.csv';
  const exported = { name, bytes: new Uint8Array(await response.arrayBuffer()) };
  const { bytes } = await withoutWorkbook(exported, { choose: ([first]) => first ?? null });

  const whole = await server.as(admin, forms.readForm, { params: { id: form.id } });
  const file = await readCsvFile({ name, size: bytes.length }, piecesOf(bytes));
  const draft = chooseKey(createImportDraft(whole, file), ids.place);
  const target = await server.as(admin, imports.requestUpload, { query: { mimetype: 'text/csv' } });
  await fetch(target.url, { method: target.method, headers: target.headers, body: bytes });
  const preview = await server.as(admin, imports.previewImport, {
    params: { id: form.id },
    body: importRequest(draft, { id: crypto.randomUUID(), fileName: target.s3Resource }),
  });
  expect(preview, `seed ${seed}`).toMatchObject({
    totalRows: rowCount,
    unchangedRows: rowCount,
    changed: [],
    conflicting: [],
  });
});
