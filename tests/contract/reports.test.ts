// Reports over HTTP: who has them, what they say, and that all drawings say the same.
import { randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listExportJobs, readExportFile, removeExportJob } from '#core/exports/calls.ts';
import { fileOfJob, outcomeOf, readFileOf } from '#core/exports/outcome.ts';
import type { Send } from '#core/send.ts';
import * as filling from '#core/filling/calls.ts';
import * as reports from '#core/reports/calls.ts';
import { type DesignKey, designKeys } from '#core/reports/designs.ts';
import { mostFilledForms, type ReportRun, reportDocument } from '#core/reports/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { canReadPdf, pdfPages } from '#tests/support/pdf-text.ts';
import { designId, makeReport } from '#tests/support/reports.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { readXlsx } from '#tests/support/read-xlsx.ts';

let server: TestServer;
let admin: Person;
let analyst: Person;
let stranger: Person;
let user: Person;
let formId: string;
let companyId: string;
const texts = ['Rwy 07 <b>east</b>', 'تفتيش المدرج 2026', '滑走路の点検', 'Łódź & Öland'];
beforeAll(async () => {
  server = await startTestServer();
  ({ id: companyId, admin } = await server.company());
  const groupId = await server.group(companyId, 'Ramp');
  analyst = await server.person(companyId, 'ANALYST', { groupIds: [groupId] });
  stranger = await server.person(companyId, 'ANALYST');
  user = await server.person(companyId, 'USER', { groupIds: [groupId] });
  const { form, ids } = exampleForm({ groupIds: [groupId], reviewers: [{ id: admin.id }] });
  await server.publish(admin, form);
  formId = form.id;
  const sheet = await server.as(user, filling.createSheet, {
    params: { id: formId },
    body: { name: 'Night shift' },
  });
  await server.as(user, filling.addRows, {
    params: { id: sheet.id },
    body: {
      rows: texts.map((place, index) => ({
        answers: [
          { questionId: ids.place, value: place },
          { questionId: ids.speed, value: String(90.5 + index * 10) },
          { questionId: ids.size, value: index === 0 ? 'Small' : 'Large' },
        ],
      })),
    },
  });
});
afterAll(() => server.close());

const day = 86_400_000;
const days = { start_date: Date.now() - day, end_date: Date.now() + day };
const run = (by: Person, id: string, body: ReportRun) =>
  server.as(by, reports.runReport, { params: { id }, body });
const reportOf = (key: DesignKey, name?: string) =>
  makeReport(server, admin, { key, formIds: [formId], ...(name !== undefined && { name }) });
/** Without the one that needs a catalog. */
const drawnKeys = designKeys.filter((key) => key !== 'catalog-usage');
const textIn = (html: string) =>
  html
    .replace(/<style>[^]*<\/style>/, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('a report', () => {
  it('is for admins until it is published, then for those who see its forms, and never for users', async () => {
    const body = { reportId: designId('raw-rows'), templateIds: [formId], name: 'Draft' };
    const made = await server.as(admin, reports.createReport, { body });
    expect(made).toMatchObject({ published: false, templates: [{ id: formId }] });
    const idsFor = async (by: Person) => (await server.as(by, reports.listReports, {})).map(({ id }) => id);
    expect(await idsFor(analyst)).not.toContain(made.id);
    const asAnalyst = () => run(analyst, made.id, { format: 'JSON', parameters: days });
    await expect(asAnalyst()).rejects.toMatchObject({ status: 404 });
    await server.as(admin, reports.publishReport, { params: { id: made.id } });
    expect(await idsFor(analyst)).toContain(made.id);
    expect((await asAnalyst()).status).toBe(200);
    // The stranger shares no group with the form.
    expect(await idsFor(stranger)).toEqual([]);
    const asStranger = run(stranger, made.id, { format: 'JSON', parameters: days });
    await expect(asStranger).rejects.toMatchObject({ status: 404 });
    await expect(idsFor(user)).rejects.toMatchObject({ status: 403 });
  });

  it('is made once for a request that is sent twice', async () => {
    const body = { id: randomUUID(), reportId: designId('alerts'), templateIds: [formId] };
    const made = await server.as(admin, reports.createReport, { body });
    expect(await server.as(admin, reports.createReport, { body })).toEqual(made);
    const other = server.as(admin, reports.createReport, { body: { ...body, name: 'Other' } });
    await expect(other).rejects.toMatchObject({ status: 409 });
    const unknown = { reportId: randomUUID(), templateIds: [formId] };
    await expect(server.as(admin, reports.createReport, { body: unknown })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('is written with the dates of the browser that reads it, and international ones for programs', async () => {
    const { id } = await reportOf('submissions');
    const body = JSON.stringify({ format: 'HTML', parameters: days });
    const yearIn = async (language: string) => {
      const headers = { 'content-type': 'application/json', 'accept-language': language };
      const reply = await server.fetch(admin, `/report/${id}`, { method: 'POST', headers, body });
      return textIn(await reply.text());
    };
    expect(await yearIn('en-US,en;q=0.8')).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
    expect(await yearIn('*')).toMatch(/\d{4}-\d{2}-\d{2}/);
  });

  it('names each parameter at fault', async () => {
    const { id } = await reportOf('submissions');
    const faults = async (parameters: ReportRun['parameters']) => {
      const refused = run(admin, id, { format: 'JSON', parameters });
      const error: unknown = await refused.then(
        () => null,
        (reason: unknown) => reason,
      );
      return error;
    };
    expect(await faults({})).toMatchObject({
      status: 400,
      details: {
        errors: [
          { path: 'parameters.start_date', message: 'This parameter is required.' },
          { path: 'parameters.end_date', message: 'This parameter is required.' },
        ],
      },
    });
    expect(await faults({ start_date: 'soon', end_date: days.end_date })).toMatchObject({
      details: { errors: [{ path: 'parameters.start_date' }] },
    });
    expect(await faults({ start_date: days.end_date, end_date: days.start_date })).toMatchObject({
      details: { errors: [{ path: 'parameters.end_date', message: 'The range ends before it starts' }] },
    });
    expect(await faults({ ...days, colour: 'red' })).toMatchObject({
      details: { errors: [{ path: 'parameters.colour' }] },
    });
  });

  it('answers 204 where no row falls under the parameters', async () => {
    const long = { start_date: 0, end_date: day };
    for (const key of designKeys) {
      const { id } = await reportOf(key);
      const answer = await run(admin, id, { format: 'HTML', parameters: long });
      expect([key, answer.status]).toEqual([key, 204]);
    }
  });

  it.each(drawnKeys)(
    'by %s has the same numbers and words in the page, the workbook and the document, and a PDF',
    async (key) => {
      const { id } = await reportOf(key, `Inspection: ${key}`);
      const get = (format: ReportRun['format']) => run(analyst, id, { format, parameters: days });
      const document = reportDocument.parse(await (await get('JSON')).json());
      const html = textIn(await (await get('HTML')).text());
      const sheets = readXlsx(Buffer.from(await (await get('XLSX')).arrayBuffer()));
      const cells = sheets.flatMap(({ rows }) => rows.flat().map((cell) => String(cell)));
      const wanted = document.blocks.flatMap((block) => {
        if (block.kind === 'figures') return block.figures.map(({ value }) => value);
        if (block.kind === 'facts')
          return block.facts.flatMap(({ value, photos }) => (photos === undefined ? value : []));
        if (block.kind !== 'table') return [];
        return block.rows.flatMap((row) => row.filter((_, place) => !isClock(block.columns[place]?.kind)));
      });
      expect(wanted.length).toBeGreaterThan(3);
      for (const value of wanted) {
        if (value === null || value === '') continue;
        const inPage = typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
        expect(html).toContain(inPage);
        expect(cells).toContain(String(value));
      }
      const pdf = await get('PDF');
      expect(pdf.headers.get('content-disposition')).toMatch(/Inspection .*\d{4}-\d{2}-\d{2} \d{6}\.pdf/);
      const bytes = new Uint8Array(await pdf.arrayBuffer());
      expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
    },
  );

  // Skipped where pdftotext is not installed. Lines end elsewhere, so words are compared. Arabic ones are drawn from parts of
  // letters, which it reads twice.
  it.skipIf(!canReadPdf).each(drawnKeys)(
    'by %s has the words of its page in its PDF, as pdftotext reads it',
    async (key) => {
      const { id } = await reportOf(key, `Inspection: ${key}`);
      const get = (format: ReportRun['format']) => run(analyst, id, { format, parameters: days });
      const html = textIn(await (await get('HTML')).text()).normalize('NFKC');
      const onPaper = pdfPages(new Uint8Array(await (await get('PDF')).arrayBuffer()))
        .join('')
        .replaceAll(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
      const words = new Set(html.split(/\s+/).filter((word) => !/\p{Script=Arabic}/u.test(word)));
      expect(words.size).toBeGreaterThan(10);
      expect([...words].filter((word) => !onPaper.includes(word))).toEqual([]);
    },
  );
});

describe('a report that takes long', () => {
  const asJob = async (by: Person, id: string, format: ReportRun['format'], prefer: string) => {
    const input = { params: { id }, body: { format, parameters: days } };
    return server.fetch(by, `/report/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer },
      body: JSON.stringify(input.body),
    });
  };
  const send: Send = (call, input) => server.as(analyst, call, input);

  it('goes on as a job of its reader, whose file is as the report itself', async () => {
    const { id } = await reportOf('raw-rows', 'Every inspection');
    const reply = await asJob(analyst, id, 'XLSX', 'respond-async, wait=0');
    expect(reply.status).toBe(202);
    const outcome = await outcomeOf(reply);
    expect(outcome).toMatchObject({ kind: 'job', job: { kind: 'report', fileName: 'Every inspection' } });
    if (outcome.kind !== 'job') return;
    const job = await fileOfJob(send, { sleep: (ms) => later(ms), random: Math.random }, outcome.job);
    expect(job.fileName).toMatch(/^Every inspection \d{4}-\d{2}-\d{2} \d{6}\.xlsx$/);
    const sheets = readXlsx(Buffer.from(await (await readFileOf(send, job)).arrayBuffer()));
    expect(JSON.stringify(sheets)).toContain('滑走路の点検');
    // It is nobody else's, not even an administrator's.
    const params = { id: job.id };
    await expect(server.as(admin, readExportFile, { params })).rejects.toMatchObject({ status: 404 });
    expect((await server.as(analyst, listExportJobs, {})).map((each) => each.id)).toContain(job.id);
    await server.as(analyst, removeExportJob, { params });
    await expect(readFileOf(send, job)).rejects.toMatchObject({ status: 404 });
  });

  it('is the file itself where it is ready in time, and leaves no job behind', async () => {
    const { id } = await reportOf('raw-rows');
    const reply = await asJob(analyst, id, 'PDF', 'respond-async, wait=30');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(new TextDecoder().decode((await reply.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    expect(await server.as(analyst, listExportJobs, {})).toEqual([]);
  });

  it('leaves no job behind where it has nothing to say, says too much, or nobody waits for it any more', async () => {
    const jobs = () => server.as(analyst, listExportJobs, {});
    const { id } = await reportOf('raw-rows');
    const ask = (body: object, signal: AbortSignal | null = null, of = id) =>
      server.fetch(analyst, `/report/${of}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', prefer: 'respond-async, wait=30' },
        body: JSON.stringify({ format: 'XLSX', ...body }),
        signal,
      });
    expect((await ask({ parameters: { start_date: 0, end_date: day } })).status).toBe(204);
    expect(await jobs()).toEqual([]);
    const { form, ids } = exampleForm();
    await server.publish(admin, form);
    const input = { params: { id: form.id }, body: { name: 'Many' } };
    const sheet = await server.as(admin, filling.createSheet, input);
    const rows = Array.from({ length: mostFilledForms + 1 }, () => ({
      answers: [{ questionId: ids.place, value: 'Rwy 07' }],
    }));
    await server.as(admin, filling.addRows, { params: { id: sheet.id }, body: { rows } });
    const long = await makeReport(server, admin, { key: 'filled-form', formIds: [form.id] });
    const refused = await ask({ parameters: days }, null, long.id);
    const said = { state: 'FAILED', problem: expect.stringContaining('201') as unknown };
    expect([refused.status, await refused.json()]).toEqual([202, expect.objectContaining(said)]);
    expect(await jobs()).toEqual([]);
    const leaving = new AbortController();
    const left = ask({ parameters: days }, leaving.signal);
    await later(30);
    leaving.abort();
    // On a slow machine it is answered before.
    await left.catch(() => null);
    await expect.poll(jobs).toEqual([]);
  });

  it('is refused before it begins where it may not be run', async () => {
    const { id } = await reportOf('raw-rows');
    expect((await asJob(stranger, id, 'PDF', 'respond-async')).status).toBe(404);
    expect((await asJob(user, id, 'PDF', 'respond-async')).status).toBe(403);
    const body = JSON.stringify({ format: 'PDF', parameters: {} });
    const headers = { 'content-type': 'application/json', prefer: 'respond-async' };
    const reply = await server.fetch(analyst, `/report/${id}`, { method: 'POST', headers, body });
    expect(reply.status).toBe(400);
  });
});

function isClock(kind: string | undefined): boolean {
  return kind === 'date' || kind === 'date-time' || kind === 'time';
}
