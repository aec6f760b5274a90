// Reports that managers make: of forms that they see, and theirs until an admin publishes them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as reports from '#core/reports/calls.ts';
import * as designs from '#core/reports/design-calls.ts';
import { type DesignWorld, makeDesignWorld } from '#tests/support/design-world.ts';
import { designId, designOf } from '#tests/support/reports.ts';
import type { Person } from '#tests/support/server.ts';

let world: DesignWorld;
let elsewhere: Person;
beforeAll(async () => {
  world = await makeDesignWorld();
  elsewhere = await world.server.person(world.people.admin.companyId, 'MANAGER');
});
afterAll(() => world.server.close());

const listed = async (by: Person) => (await world.server.as(by, reports.listReports, {})).map(({ id }) => id);
const days = { start_date: 0, end_date: Date.now() + 86_400_000 };

describe('a report of a manager', () => {
  it('is theirs until it is published: they run, rename and delete it, and nobody else but admins sees it', async () => {
    const { server, people, formId } = world;
    const { manager, admin, analyst } = people;
    const body = { reportId: designId('form-summary'), templateIds: [formId], name: 'My strikes' };
    const made = await server.as(manager, reports.createReport, { body });
    const params = { id: made.id };
    expect(made).toMatchObject({ published: false, createdBy: { id: manager.id } });
    expect((await listed(manager)).includes(made.id)).toBe(true);
    for (const other of [analyst, elsewhere]) expect((await listed(other)).includes(made.id)).toBe(false);
    const run = await server.as(manager, reports.runReport, {
      params,
      body: { format: 'HTML', parameters: days },
    });
    expect(await run.text()).toContain('My strikes');
    const change = { body: { name: 'Our strikes', description: '' }, params };
    expect(await server.as(manager, reports.changeReport, change)).toMatchObject({ name: 'Our strikes' });
    await expect(server.as(manager, reports.publishReport, { params })).rejects.toMatchObject({
      status: 403,
    });
    await server.as(admin, reports.publishReport, { params });
    // Others rely on it from then on.
    await expect(server.as(manager, reports.changeReport, change)).rejects.toMatchObject({ status: 403 });
    await expect(server.as(manager, reports.deleteReport, { params })).rejects.toMatchObject({ status: 403 });
    const second = await server.as(manager, reports.createReport, { body });
    await server.as(manager, reports.deleteReport, { params: { id: second.id } });
    expect(await listed(admin)).not.toContain(second.id);
  });

  it('is of forms that they see, as is its preview, and nothing is said of other forms', async () => {
    const { server, people, formId, ids } = world;
    const own = await server.as(people.admin, designs.createDesign, { body: designOf(formId, ids.place) });
    const ownDesigns = async (by: Person) =>
      (await server.as(by, reports.listDesigns, {})).filter((each) => each.own).map(({ id }) => id);
    expect(await ownDesigns(people.manager)).toContain(own.id);
    expect(await ownDesigns(elsewhere)).toEqual([]);
    for (const reportId of [own.id, designId('form-summary')]) {
      const body = { reportId, templateIds: [formId] };
      const parameters = reportId === own.id ? {} : days;
      const page = await server.as(people.manager, reports.previewReport, { body: { ...body, parameters } });
      expect(await page.text()).toContain('<header>');
      for (const call of [reports.previewReport, reports.createReport])
        await expect(server.as(elsewhere, call, { body })).rejects.toMatchObject({ status: 404 });
    }
    const request = { body: { reportId: own.id, templateIds: [randomUUID()] } };
    await expect(server.as(elsewhere, reports.createReport, request)).rejects.toMatchObject({ status: 404 });
  });
});
