// A server that is told to stop while many follow and something has just changed.
import { expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { type EventStream, eventStream } from '#tests/support/events.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { startTestServer } from '#tests/support/server.ts';

it('does not wait for those who follow, nor for those who wait for the database', async () => {
  const server = await startTestServer({ poolSize: 3 });
  // Anyone who waits for a connection would keep the server, and this test, for that long.
  server.region.services.settings.connectionLimit = 600_000;
  const { id: companyId, admin } = await server.company();
  const people = [
    admin,
    ...(await Promise.all(Array.from({ length: 9 }, () => server.person(companyId, 'ADMIN')))),
  ];
  const { form, ids } = exampleForm();
  await server.publish(admin, form);
  const sheet = { params: { id: form.id }, body: { name: 'Monday' } };
  const { id: sheetId } = await server.as(admin, filling.createSheet, sheet);
  const streams: EventStream[] = await Promise.all(
    people.flatMap((person) =>
      Array.from({ length: 20 }, async () =>
        eventStream(await server.fetch(person, `/template/${form.id}/live`)),
      ),
    ),
  );
  expect(streams).toHaveLength(200);
  await Promise.all(streams.map((stream) => stream.next('ready')));
  const answers = [{ questionId: ids.place, value: 'Gate 1' }];
  await server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers } });
  // Looks for all of them are under way, and more wait than there are connections.
  await expect.poll(() => server.region.services.database.load().waiting).toBeGreaterThan(0);
  await server.close();
  await expect.poll(() => streams.every((stream) => stream.isOver())).toBe(true);
});
