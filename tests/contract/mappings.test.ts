// Saved mappings over HTTP: saved, renamed, replaced and deleted; refused where they do not fit; seen by those who see the
// form; and a file that is imported by one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#core/audit/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { readCsvFile } from '#core/imports/csv/csv-file.ts';
import { createImportDraft, importRequest } from '#core/imports/import-draft.ts';
import * as mappings from '#core/mappings/calls.ts';
import { applyMapping, mappingOfDraft } from '#core/mappings/draft-mapping.ts';
import { mappingsLimit } from '#core/mappings/schema.ts';
import { mappingTexts } from '#core/mappings/labels.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let manager: Person;
const { form, ids } = exampleForm();
const params = { id: form.id };

beforeAll(async () => {
  server = await startTestServer();
  const company = await server.company();
  admin = company.admin;
  manager = await server.person(company.id, 'MANAGER');
  await server.as(admin, forms.createForm, { body: form });
  await server.as(admin, forms.publishForm, { params });
});
afterAll(() => server.close());

const column = (header: string, questionId: string, question: string) => ({ header, questionId, question });
const nightly = () => ({
  name: `Nightly ${randomUUID()}`,
  columns: [
    column('Gate', ids.place, 'Place'),
    column('Gear', ids.tools, 'Tools'),
    column('When', ids.at, 'Seen at'),
  ],
  dateColumn: 'Day',
  dateFormat: 'dd/MM/yyyy',
  dateFormats: { [ids.at]: 'dd.MM.yyyy HH:mm' },
  cellFormats: { [ids.tools]: { separator: ',' } },
  hours: { skipped: 'FAIL', double: 'LATER' } as const,
});
const refusal = (code: string, path: string, message: string) =>
  expect.objectContaining({ code, details: expect.objectContaining({ errors: [{ path, message }] }) });

describe('a saved mapping', () => {
  it('is saved, changed by another manager, and deleted, and the audit log has it', async () => {
    const body = { ...nightly(), id: randomUUID() };
    const made = await server.as(admin, mappings.saveMapping, { params, body });
    expect(made).toMatchObject({
      ...body,
      templateId: form.id,
      createdBy: { id: admin.id },
      changedBy: { id: admin.id },
    });
    // Sending it again changes nothing.
    expect(await server.as(admin, mappings.saveMapping, { params, body })).toMatchObject({ name: body.name });
    const renamed = { ...body, name: `Weekly ${body.id}`, dateColumn: null, dateFormat: null };
    expect(await server.as(manager, mappings.saveMapping, { params, body: renamed })).toMatchObject({
      name: renamed.name,
      dateColumn: null,
      createdBy: { id: admin.id },
      changedBy: { id: manager.id },
    });
    const mappingId = body.id;
    expect(await server.as(admin, mappings.listMappings, { params })).toContainEqual(
      expect.objectContaining({ id: mappingId, name: renamed.name }),
    );
    await server.as(manager, mappings.deleteMapping, { params: { ...params, mappingId } });
    await expect(
      server.as(manager, mappings.deleteMapping, { params: { ...params, mappingId } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    const all = await server.as(admin, listAudit, { query: { tag: `template.${form.id}`, size: 100 } });
    const content = all.content.filter(({ objectKey }) => objectKey.includes(mappingId));
    expect(content.map(({ action }) => action).toSorted()).toEqual([
      'mapping_changed',
      'mapping_created',
      'mapping_deleted',
    ]);
    expect(JSON.stringify(content)).toContain('column Gear = Tools, {\\"separator\\":\\",\\"}');
    expect(JSON.stringify(content)).toContain(
      'times that the clocks skip: fail, times that come twice: later',
    );
  });

  it('has a name of its own, whatever its case, and fits the form', async () => {
    const body = nightly();
    await server.as(admin, mappings.saveMapping, { params, body });
    const save = (changes: object) =>
      server.as(admin, mappings.saveMapping, { params, body: { ...nightly(), ...changes } });
    await expect(save({ name: body.name.toUpperCase() })).rejects.toEqual(
      refusal('conflict', 'name', mappingTexts.taken),
    );
    await expect(save({ columns: [column('Gate', randomUUID(), 'Gone')] })).rejects.toMatchObject({
      details: {
        errors: expect.arrayContaining([
          { path: 'columns.0', message: 'The form does not have this question' },
        ]),
      },
    });
    await expect(save({ dateFormat: 'soon' })).rejects.toEqual(
      refusal('invalid', 'dateFormat', '"soon" is not a date format'),
    );
    await expect(save({ cellFormats: { [ids.place]: { separator: ',' } } })).rejects.toEqual(
      refusal('invalid', `cellFormats.${ids.place}`, '"Place" takes one value: nothing separates several'),
    );
  });

  it('cannot be taken over by its id from another form', async () => {
    const other = exampleForm();
    await server.as(admin, forms.createForm, { body: other.form });
    const body = { ...nightly(), id: randomUUID() };
    await server.as(admin, mappings.saveMapping, { params, body });
    const elsewhere = { name: 'Mine', id: body.id, columns: [column('Gate', other.ids.place, 'Place')] };
    const there = { id: other.form.id };
    await expect(
      server.as(admin, mappings.saveMapping, { params: there, body: elsewhere }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      server.as(admin, mappings.deleteMapping, { params: { ...there, mappingId: body.id } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(await server.as(admin, mappings.listMappings, { params: there })).toEqual([]);
  });

  it('is one of a limited number', async () => {
    const many = exampleForm();
    await server.as(admin, forms.createForm, { body: many.form });
    const there = { id: many.form.id };
    const save = (name: string) =>
      server.as(admin, mappings.saveMapping, {
        params: there,
        body: { name, columns: [column('Gate', many.ids.place, 'Place')] },
      });
    for (let number = 0; number < mappingsLimit; number += 1) await save(`Mapping ${number}`);
    await expect(save('One more')).rejects.toEqual(
      refusal('invalid', 'name', mappingTexts.limit(mappingsLimit)),
    );
  });
});

async function draftOf(content: string) {
  const whole = await server.as(admin, forms.readForm, { params });
  const bytes = new TextEncoder().encode(content);
  return createImportDraft(whole, await readCsvFile({ name: 'a.csv', size: bytes.length }, [bytes]));
}

it('makes the next file be read as the last one, and names what has gone', async () => {
  const saved = await server.as(admin, mappings.saveMapping, { params, body: nightly() });
  const made = { id: randomUUID(), fileName: 'stored' };
  const whole = await draftOf('Day,Place,Gate,Gear,When\n01/02/2026,x,A,"Radio, Rope",03.04.2026 10:00\n');
  const applied = applyMapping(whole, saved);
  expect(applied.missing).toEqual([]);
  expect(importRequest(applied.draft, made)).toMatchObject({
    columnMap: { [ids.place]: 2, [ids.tools]: 3, [ids.at]: 4 },
    dateColumn: 0,
    dateFormat: 'dd/MM/yyyy',
    dateFormats: { [ids.at]: 'dd.MM.yyyy HH:mm' },
    cellFormats: { [ids.tools]: { separator: ',' } },
    hours: saved.hours,
  });
  expect(mappingOfDraft(applied.draft)).toEqual({
    columns: saved.columns,
    dateColumn: 'Day',
    dateFormat: 'dd/MM/yyyy',
    dateFormats: saved.dateFormats,
    cellFormats: saved.cellFormats,
    hours: saved.hours,
  });
  const { hours: _, ...unsettled } = saved;
  expect(importRequest(applyMapping(applied.draft, unsettled).draft, made)).not.toHaveProperty('hours');

  const gone = { ...saved, columns: [...saved.columns, column('Old', randomUUID(), 'Colour')] };
  const poor = applyMapping(await draftOf('Place,Gate\nx,A\n'), gone);
  expect(poor.missing).toEqual([
    'The file has no column "Gear", which answers "Tools".',
    'The file has no column "When", which answers "Seen at".',
    'The form no longer asks "Colour", which the column "Old" answers.',
    'The file has no column "Day", which dates the rows.',
  ]);
  expect(importRequest(poor.draft, made)).toMatchObject({ columnMap: { [ids.place]: 1 }, dateColumn: null });
});
