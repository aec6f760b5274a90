// Designs of one's own over HTTP: who has them, what is refused, versions, and how long they stay.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as reports from '#core/reports/calls.ts';
import * as designs from '#core/reports/design-calls.ts';
import type { DesignInput } from '#core/reports/own/schema.ts';
import type { StoredDesign } from '#core/reports/own/stored-design.ts';
import { type DesignWorld, makeDesignWorld } from '#tests/support/design-world.ts';
import { designOf } from '#tests/support/reports.ts';
import type { Person, TestServer } from '#tests/support/server.ts';

let world: DesignWorld;
let server: TestServer;
let people: DesignWorld['people'];
let formId: string;
let ids: DesignWorld['ids'];
beforeAll(async () => {
  world = await makeDesignWorld();
  ({ server, people, formId, ids } = world);
});
afterAll(() => server.close());

const change = (stored: StoredDesign, body: Partial<DesignInput>) => {
  const { id, version, dates: _, savedBy: __, reports: ___, ...design } = stored;
  const changed = { version, ...design, ...body };
  return server.as(people.admin, designs.changeDesign, { params: { id }, body: changed });
};

describe('a design', () => {
  it('is listed for managers who see its form, and is made once for a request that is sent twice', async () => {
    const body = { ...designOf(formId, ids.place), id: randomUUID() };
    const made = await world.create(body);
    expect(made).toMatchObject({ version: 1, form: { id: formId }, reports: [] });
    expect(await world.create(body)).toEqual(made);
    await expect(world.create({ ...body, description: 'Other' })).rejects.toMatchObject({ status: 409 });
    const listed = async (by: Person) =>
      (await server.as(by, reports.listDesigns, {})).filter(({ own }) => own).map(({ id }) => id);
    expect(await listed(people.admin)).toContain(made.id);
    expect(await listed(people.manager)).toContain(made.id);
    expect(await listed(people.analyst)).toEqual([]);
  });

  it('is refused with an entry for each section that lacks something', async () => {
    const faulty: DesignInput = {
      name: 'Faulty',
      form: { id: formId },
      sections: [
        { kind: 'text', text: '{lost}' },
        { kind: 'table', columns: [{ of: 'question', question: randomUUID() }] },
      ],
    };
    await expect(world.create(faulty)).rejects.toMatchObject({
      status: 400,
      details: {
        errors: [
          { path: 'sections.0.text', message: expect.stringContaining('There is no value {lost}') },
          { path: 'sections.1.columns.0.question', message: 'The form does not have this question' },
        ],
      },
    });
    const unknownKind = { ...faulty, sections: [{ kind: 'video' }] } as never;
    await expect(world.create(unknownKind)).rejects.toMatchObject({
      details: {
        errors: [{ path: 'sections.0.kind', message: expect.stringContaining('A section is one of') }],
      },
    });
    await expect(world.create({ ...faulty, form: { id: randomUUID() } })).rejects.toMatchObject({
      status: 404,
    });
    const taken = designOf(formId, ids.place, 'Taken');
    await world.create(taken);
    await expect(world.create({ ...taken, name: 'taken' })).rejects.toMatchObject({ status: 409 });
    await expect(world.create({ ...taken, name: 'Raw rows' })).rejects.toMatchObject({ status: 409 });
  });

  it('has a version for each save, of which any can be restored, and none is overwritten unseen', async () => {
    const first = await world.create(designOf(formId, ids.place));
    const second = await change(first, { description: 'Second' });
    expect(second.version).toBe(2);
    await expect(change(first, { description: 'Third' })).rejects.toMatchObject({
      status: 409,
      details: { fields: { version: 2 } },
    });
    const restored = await server.as(people.admin, designs.restoreDesign, {
      params: { id: first.id },
      body: { version: 2, restore: 1 },
    });
    expect(restored).toMatchObject({ version: 3, description: '', sections: first.sections });
    const versions = await server.as(people.admin, designs.listDesignVersions, { params: { id: first.id } });
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    const old = { params: { id: first.id }, query: { version: 2 } };
    expect(await server.as(people.admin, designs.readDesign, old)).toMatchObject({ description: 'Second' });
    await expect(change(restored, { form: { id: world.otherFormId } })).rejects.toMatchObject({
      status: 400,
    });
    const none = { params: { id: first.id }, body: { version: 3, restore: 9 } };
    await expect(server.as(people.admin, designs.restoreDesign, none)).rejects.toMatchObject({ status: 404 });
  });

  it('is saved once by two at the same time', async () => {
    const stored = await world.create(designOf(formId, ids.place));
    const both = await Promise.allSettled(['a', 'b'].map((description) => change(stored, { description })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('stays while reports are made by it, which are of its form and follow its newest version', async () => {
    const stored = await world.create(designOf(formId, ids.place));
    const other = { reportId: stored.id, templateIds: [world.otherFormId] };
    await expect(server.as(people.admin, reports.createReport, { body: other })).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ path: 'templateIds', message: expect.stringContaining('This design is for') }] },
    });
    const report = await world.reportBy(stored);
    expect(report.parameters).toEqual([]);
    const gone = server.as(people.admin, designs.deleteDesign, { params: { id: stored.id } });
    await expect(gone).rejects.toMatchObject({
      status: 409,
      message: 'Reports use this design: "Own report".',
      details: { fields: { reports: [{ id: report.id }] } },
    });
    const parameters = [{ name: 'size', label: 'Size', dataType: 1 }];
    const next = await change(stored, { parameters, sections: [{ kind: 'text', text: 'Of size {size}' }] });
    expect(next.reports).toEqual([{ id: report.id, name: report.name }]);
    await expect(world.run(people.analyst, report.id, 'JSON')).rejects.toMatchObject({
      details: { errors: [{ path: 'parameters.size' }] },
    });
    expect((await world.documentOf(people.analyst, report.id, { size: 'Large' })).blocks).toEqual([
      { kind: 'text', text: 'Of size Large' },
    ]);
    await server.as(people.admin, reports.deleteReport, { params: { id: report.id } });
    await server.as(people.admin, designs.deleteDesign, { params: { id: stored.id } });
    const read = server.as(people.admin, designs.readDesign, { params: { id: stored.id } });
    await expect(read).rejects.toMatchObject({ status: 404 });
  });
});
