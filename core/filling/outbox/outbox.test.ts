import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import {
  correction,
  createDevice,
  createServer,
  finish,
  form,
  openTab,
  owner,
  quiet,
  row,
  sheetBody,
  started,
  type Weather,
  week,
  work,
} from '#tests/support/outbox-device.ts';
import { firstRowEntries, type OutboxEntry } from './outbox-entry.ts';
import { savedFile } from './outbox-file.ts';
import {
  discardConfirmation,
  entryAdvice,
  entryStatus,
  logoutConfirmation,
  outboxNotice,
} from './format-outbox.ts';

const arrived = ['week', 'photo', 'first', 'second', 'complete week'].toSorted();

describe('What waits to be sent', () => {
  it('arrives once, in order, wherever tabs are closed and whatever the network does', async () => {
    const weather = fc.array(fc.constantFrom<Weather>('fine', 'reply lost', 'no network', 'broken', 'busy'), {
      maxLength: 6,
    });
    const ends = fc.array(
      fc.record({ closeAt: fc.integer({ min: 1, max: 40 }), after: fc.boolean(), weather }),
      {
        maxLength: 4,
      },
    );
    await fc.assert(
      fc.asyncProperty(ends, weather, fc.boolean(), async (closings, last, twoTabs) => {
        const server = createServer();
        const device = createDevice();
        for (const closing of closings) {
          const { outbox, died } = openTab(device, server, closing);
          await Promise.race([finish(outbox, device), died]);
          outbox.close();
        }
        const tabs = [openTab(device, server, { weather: last })];
        if (twoTabs) tabs.push(openTab(device, server));
        await Promise.all(tabs.map(({ outbox }) => finish(outbox, device)));
        expect(device.drafts.size).toBe(0);
        expect([...device.entries.values()]).toEqual([]);
        expect([...server.kept.keys()].toSorted()).toEqual(arrived);
        const place = (id: string) => server.order.indexOf(id);
        expect(place('week')).toBeLessThan(place('first'));
        expect(place('photo')).toBeLessThan(place('first'));
        expect(place('complete week')).toBe(4);
      }),
      { numRuns: 300 },
    );
  });

  it('may be the correction of a row, which goes out behind its photo and arrives once', async () => {
    const server = createServer();
    const device = createDevice([['returned', correction]]);
    const { outbox } = openTab(device, server, { weather: ['fine', 'reply lost'] });
    await finish(outbox, device);
    expect(server.order).toEqual(['photo', 'returned']);
    server.refuse.set('returned', new AppError('conflict', 'This entry no longer needs correction.'));
    await outbox.add(correction.slice(0, 1));
    await quiet(outbox);
    const [stuck] = outbox.entries.peek();
    expect(stuck && entryStatus(outbox.entries.peek(), stuck)).toBe(
      'Could not be sent: This entry no longer needs correction.',
    );
    expect(outboxNotice(outbox.entries.peek())).toMatch('1 could not be sent');
  });

  it('is held back only by what it needs, and says so', async () => {
    const server = createServer();
    const refusal = new AppError('too-large', 'This image is too large.');
    server.refuse.set('photo', refusal);
    const device = createDevice();
    const { outbox } = openTab(device, server);
    await finish(outbox, device);
    expect([...server.kept.keys()]).toEqual(['week', 'second']);
    expect(outboxNotice(outbox.entries.value)).toBe(
      '1 waiting to send, 1 could not be sent: This image is too large.',
    );
    const [photo, held, end] = outbox.entries.value as [OutboxEntry, OutboxEntry, OutboxEntry];
    expect(entryAdvice(photo)).toMatch(/^Open the entry it belongs to, take a new picture/);
    expect(entryStatus(outbox.entries.value, held)).toBe(
      'Waiting for an entry that could not be sent: Image for "Week 12"',
    );
    expect(entryAdvice(held)).toBeNull();
    expect(entryStatus(outbox.entries.value, end)).toBe('Waiting');
    // Without the photo there is no row; the sheet is completed without it.
    expect(discardConfirmation(outbox.entries.value, outbox.entries.value[0] as OutboxEntry).text).toBe(
      'Image for "Week 12" exists on this device only. 1 other entry cannot be sent without it and will be discarded too. This action cannot be undone!',
    );
    await outbox.discard('photo');
    await quiet(outbox);
    expect([...server.kept.keys()]).toEqual(['week', 'second', 'complete week']);
    expect(outboxNotice(outbox.entries.value)).toBeNull();
  });

  it('can be mended under its own id, tried again, and saved to a file', async () => {
    const server = createServer();
    const errors = [{ path: 'answers.q', message: 'Please enter a number' }];
    server.refuse.set('first', new AppError('invalid', undefined, { errors }));
    const device = createDevice(work.slice(0, 2));
    const { outbox } = openTab(device, server);
    await finish(outbox, device);
    const [stuck] = outbox.entries.value as [OutboxEntry];
    expect(stuck).toMatchObject({ id: 'first', state: 'stuck', fault: { status: 400, errors } });
    const file = await savedFile(outbox.entries.value, stuck, async () => null);
    expect(file.name).toBe('inspection-week-12.json');
    expect(JSON.parse(file.text)).toMatchObject({ form, sheet: week, rows: [{ id: 'first' }], images: {} });

    await outbox.retry('first');
    await quiet(outbox);
    expect(outbox.entries.value).toMatchObject([{ state: 'stuck', attempts: 2 }]);
    server.refuse.clear();
    const answers = [{ questionId: 'q', value: '7' }];
    await outbox.mend('first', { id: 'first', formVersion: 2, answers });
    await quiet(outbox);
    expect(server.kept.get('first')).toBe(
      JSON.stringify({ id: 'first', formVersion: 2, answers, filledAt: 2 }),
    );
    expect(outbox.entries.value).toEqual([]);
  });

  it('takes the sheet along that was made for it, once the server can be reached', async () => {
    const server = createServer();
    server.refuse.set('only', new AppError('invalid', 'Gate 9 is not in the catalog any more.'));
    const sheet = { ...sheetBody, id: 'own' };
    const entry = { ...started[0], sheet: { id: 'own', name: 'Gate 9' } } as OutboxEntry;
    const bodies = { sheet, row: { id: 'only', formVersion: 1, answers: [] }, isWhole: false };
    const device = createDevice([['only', firstRowEntries(entry, bodies)]]);
    const { outbox } = openTab(device, server);
    await finish(outbox, device);
    expect([...server.kept.keys()]).toEqual(['own']);
    server.refuse.set('own', new AppError('unreachable'));
    await outbox.discard('only');
    await outbox.settled();
    expect(outbox.entries.value).toMatchObject([{ kind: 'discard', state: 'waiting' }]);
    // Nobody need know of it.
    expect(outboxNotice(outbox.entries.value)).toBeNull();
    server.refuse.delete('own');
    outbox.wake();
    await quiet(outbox);
    expect([...server.kept.keys()]).toEqual([]);
    expect([...device.entries.keys()]).toEqual([]);
  });

  it('stays while somebody changes it', async () => {
    const server = createServer();
    const device = createDevice(work.slice(0, 2));
    const { outbox } = openTab(device, server);
    const letGo = outbox.hold('first');
    for (const [draft, entries] of device.drafts) await outbox.add(entries, draft);
    await outbox.settled();
    expect(outbox.entries.value).toMatchObject([{ id: 'first', attempts: 0 }]);
    letGo();
    await quiet(outbox);
    expect(outbox.entries.value).toEqual([]);
  });

  it('goes out also where the device has no room to note the try', async () => {
    const server = createServer();
    const device = createDevice();
    const { update } = device.store;
    device.store.update = (id, change) =>
      update(id, (entry) => {
        const next = change(entry);
        if (next !== null) throw new Error('The quota has been exceeded.');
        return next;
      });
    const { outbox } = openTab(device, server, { weather: ['reply lost'] });
    await finish(outbox, device);
    expect([...device.entries.values()]).toEqual([]);
    expect([...server.kept.keys()].toSorted()).toEqual(arrived);
  });

  it('may not be changed while it may have arrived', async () => {
    const server = createServer();
    const device = createDevice(work.slice(0, 1));
    server.refuse.set('week', new AppError('unexpected', 'Broken'));
    const { outbox } = openTab(device, server);
    for (const [draft, entries] of device.drafts) await outbox.add(entries, draft);
    await outbox.settled();
    await expect(outbox.mend('week', sheetBody)).rejects.toThrow('may have arrived');
    expect(outboxNotice(outbox.entries.value)).toBe('1 waiting to send');
    outbox.close();
  });

  it('waits for its owner, and never goes out as somebody else', async () => {
    const server = createServer();
    const device = createDevice(work.slice(0, 1));
    server.refuse.set('week', new AppError('signed-out'));
    const foreign = { ...started[0], id: 'foreign', owner: { ...owner, userId: 'bob' } } as OutboxEntry;
    device.entries.set('foreign', foreign);
    const { outbox } = openTab(device, server);
    for (const [draft, entries] of device.drafts) await outbox.add(entries, draft);
    await outbox.settled();
    expect(outbox.status.value).toBe('signed-out');
    server.refuse.clear();
    outbox.wake();
    await quiet(outbox);
    expect(outbox.status.value).toBe('idle');
    expect([...server.kept.keys()]).toEqual(['week']);
    expect([...device.entries.keys()]).toEqual(['foreign']);
  });
});

it('Logging out asks where something is not sent, and says how much', () => {
  expect(logoutConfirmation([], 0)).toBeNull();
  expect(logoutConfirmation([], 1)?.text).toBe(
    '1 unfinished form is on this device only. It stays here and will be sent when you sign in here again.',
  );
  expect(logoutConfirmation(row('first', 2, 'photo'), 2)?.text).toBe(
    '1 entry not sent yet and 2 unfinished forms are on this device only. They stay here and will be sent when you sign in here again.',
  );
});
