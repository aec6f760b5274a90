// One company never stops another: while one computes the costliest that is allowed, the calls of another are answered.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { createReport } from '#core/reports/calls.ts';
import { createDesign, previewDesign } from '#core/reports/design-calls.ts';
import type { DesignInput } from '#core/reports/own/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let stranger: Person;
let sheetId: string;
const { form, ids } = exampleForm();
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  stranger = (await server.company('Southern Airfields')).admin;
  await server.publish(admin, form);
  const sheet = { params: { id: form.id }, body: { name: 'Monday' } };
  sheetId = (await server.as(admin, filling.createSheet, sheet)).id;
  const row = { answers: [{ questionId: ids.place, value: 'Gate 1' }] };
  for (let batch = 0; batch < 2; batch += 1) {
    const body = { rows: Array.from({ length: 500 }, () => row) };
    await server.as(admin, filling.addRows, { params: { id: sheetId }, body });
  }
});
afterAll(() => server.close());

const item = { var: '' };
/** True of each row, after some ten thousand steps that no column takes over. */
const costly = {
  none: [
    Array.from({ length: 3_000 }, (_, place) => place),
    { '==': [{ '+': [item, item, item, item, item] }, 0.5] },
  ],
};

function designOf(values: number): DesignInput {
  return {
    name: `${values} values`,
    form: { id: form.id },
    values: Array.from({ length: values }, (_, place) => ({
      name: `value${place}`,
      label: `Value ${place}`,
      of: 'rows' as const,
      filter: costly,
    })),
    sections: [{ kind: 'text', text: '{value0}' }],
  };
}
const preview = (values: number) =>
  server.as(admin, previewDesign, { body: { design: designOf(values), format: 'JSON' } });

/** Whether another company is answered as often while the work is under way. */
async function othersAreAnswered(work: Promise<unknown>): Promise<boolean> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  for (let call = 0; call < 6; call += 1) await server.as(stranger, listForms, {});
  const wereAnswered = !isOver;
  await work;
  return wereAnswered;
}

it('is answered while another company runs the heaviest report that it may', async () => {
  // The rows are read, and both sessions known.
  await preview(1);
  await server.as(stranger, listForms, {});
  expect(await othersAreAnswered(preview(9))).toBe(true);
});

it('a report above the limit is refused, with what to do, before it computes', async () => {
  expect(await failure(preview(14))).toMatchObject({
    code: 'too-much-data',
    message:
      'This design takes too long for 1,000 entries. Remove values, sections or conditions of their filters, or choose sheets with fewer entries.',
  });
  const { id: reportId } = await server.as(admin, createDesign, { body: designOf(14) });
  expect(await server.as(admin, createReport, { body: { reportId, templateIds: [form.id] } })).toMatchObject({
    name: '14 values',
  });
});

it('a body of half a million brackets is refused before it is read', async () => {
  const deep = `${'['.repeat(500_000)}${']'.repeat(500_000)}`;
  const levels = 'The body can be at most 120 levels deep';
  const many = 'The body has too many lists and objects: send it in parts';
  for (const [body, message] of [
    [deep, levels],
    [`{"name":${deep}}`, levels],
    ['{"a":'.repeat(190_000), levels],
    [`[${'[],'.repeat(330_000)}[]]`, many],
  ] as const) {
    const reply = await server.fetch(admin, '/template', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect([reply.status, await reply.json()]).toMatchObject([400, { errors: [{ message }] }]);
  }
});

it('a company that sent many large bodies, though refused, waits before its next, and nobody waits for it', async () => {
  const large = () =>
    server.fetch(admin, '/template', {
      method: 'POST',
      body: `[${'[],'.repeat(330_000)}[]]`,
      headers: { 'content-type': 'application/json' },
    });
  const body = await photoOf(400);
  expect(body.length).toBeGreaterThan(65_536);
  // From its first use on the server knows whose a token is.
  for (const person of [admin, stranger]) await server.as(person, listForms, {});
  await Promise.all(Array.from({ length: 30 }, large));
  // Nobody waits for a neighbour that was not there of late.
  await server.as(stranger, listForms, {});
  let isOver = false;
  const next = large().then((reply) => {
    isOver = true;
    return reply.status;
  });
  for (const person of [stranger, admin, stranger]) await server.as(person, listForms, {});
  // Nor does a photo, however large.
  const photo = await server.fetch(admin, `/image/${randomUUID()}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'image/jpeg' },
  });
  expect(photo.status).toBe(201);
  expect(isOver).toBe(false);
  expect(await next).toBe(400);
});

/** A picture that compresses badly: above what counts as a large body. */
async function photoOf(side: number): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: side, height: side, channels: 3, noise, background: '#000' } as const;
  return Buffer.from(await sharp({ create }).jpeg().toBuffer());
}
