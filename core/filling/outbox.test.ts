import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { createOutbox, type Outbox, type OutboxStore } from './outbox.ts';
import {
  completeEntry,
  type NewEntryOf,
  type OutboxEntry,
  type OutboxOwner,
  rowEntries,
  sheetEntries,
} from './outbox-entry.ts';
import { savedFile } from './outbox-file.ts';
import { discardConfirmation, logoutConfirmation, outboxNotice } from './outbox-words.ts';

const owner: OutboxOwner = { region: 'local', userId: 'ann' };
const form = { id: 'form', name: 'Inspection' };
const week = { id: 'week', name: 'Week 12' };
const of = (createdAt: number, more: Partial<NewEntryOf> = {}): NewEntryOf => ({
  owner,
  form,
  sheet: week,
  createdAt,
  ...more,
});
const row = (id: string, at: number, image?: string) =>
  rowEntries(
    of(at),
    { id, formVersion: 1, answers: [{ questionId: 'q', value: image ?? id }] },
    image === undefined ? [] : [{ id: image, mediaType: 'image/jpeg' }],
  );
const sheetBody = { id: week.id, formVersion: 1, name: week.name, contextAnswers: [] };
const started = sheetEntries(of(1), sheetBody);

/** What somebody filled in, by the drafts that it is made of. */
const work: readonly (readonly [draft: string, entries: readonly OutboxEntry[]])[] = [
  ['sheet', started],
  ['first', row('first', 2, 'photo')],
  ['second', row('second', 3)],
  ['end', [completeEntry(of(4))]],
];

/** A server that keeps by id, as ours does. */
function createServer() {
  const kept = new Map<string, string>();
  const order: string[] = [];
  const refuse = new Map<string, AppError>();
  const keep = (id: string, body: unknown) => {
    const text = JSON.stringify(body);
    const before = kept.get(id);
    if (before !== undefined && before !== text)
      throw new AppError('conflict', 'Something else has this id.');
    if (before !== undefined) return;
    kept.set(id, text);
    order.push(id);
  };
  const take = (callId: string, input: { params: { id: string }; body?: unknown }) => {
    const body = input.body as { id?: string; answers?: { value: string }[] } | undefined;
    const id = body?.id ?? input.params.id;
    const refusal = refuse.get(id);
    if (refusal) throw refusal;
    if (callId === 'filling.completeSheet') return keep(`complete ${id}`, null);
    if (callId === 'filling.addRow') {
      if (!kept.has(input.params.id)) throw new AppError('not-found');
      if (kept.has('complete week') && !kept.has(id)) throw new AppError('conflict', 'Completed.');
      for (const { value } of body?.answers ?? [])
        if (value === 'photo' && !kept.has('photo'))
          throw new AppError('invalid', 'The photo did not come first');
    }
    keep(id, body instanceof Uint8Array ? [...body] : body);
  };
  return { kept, order, refuse, take };
}

/** A device with a clock of its own, that outlives its tabs. */
function createDevice(drafts = work) {
  const entries = new Map<string, OutboxEntry>();
  const left = new Map(drafts);
  let last = Promise.resolve();
  const store: OutboxStore = {
    list: async () => [...entries.values()],
    put: async (added, draftId) => {
      for (const entry of added) entries.set(entry.id, entry);
      if (draftId !== null) left.delete(draftId);
    },
    update: async (id, change) => {
      const entry = entries.get(id);
      const next = entry === undefined ? null : change(entry);
      if (next === null) entries.delete(id);
      else entries.set(id, next);
      return next;
    },
    image: async () => new Uint8Array([1, 2, 3]),
  };
  /** As the browser has it: one after the other, and what a tab held is free when it is closed. */
  const lock = (job: () => Promise<void>, died: Promise<void>) => {
    const turn = last.then(() => Promise.race([job(), died]));
    last = turn.catch(() => {});
    return turn;
  };
  return { entries, drafts: left, store, lock, clock: { now: 0 } };
}

type Weather = 'fine' | 'reply lost' | 'no network' | 'broken' | 'busy';

/** A tab that is closed before or after its step of a number. */
function openTab(
  device: ReturnType<typeof createDevice>,
  server: ReturnType<typeof createServer>,
  { closeAt = Number.POSITIVE_INFINITY, after = false, weather = [] as Weather[] } = {},
) {
  let step = 0;
  let close = () => {};
  let isClosed = false;
  const died = new Promise<void>((resolve) => {
    close = () => {
      isClosed = true;
      resolve();
    };
  });
  const never = () => new Promise<never>(() => {});
  const stepOf = async <T>(effect: () => Promise<T>): Promise<T> => {
    if (isClosed) return never();
    step += 1;
    if (step !== closeAt) return effect();
    if (after) await effect().catch(() => {});
    close();
    return never();
  };
  const send = ((call: { id: string }, input: Parameters<typeof server.take>[1]) =>
    stepOf(async () => {
      const now = weather.shift() ?? 'fine';
      if (now === 'no network') throw new AppError('unreachable');
      if (now === 'broken') throw new AppError('unexpected');
      if (now === 'busy') throw new AppError('too-many-tries', undefined, { retryAfter: 3 });
      server.take(call.id, input);
      if (now === 'reply lost') throw new AppError('unreachable');
      return {};
    })) as unknown as Send;
  const { store, clock } = device;
  const outbox = createOutbox({
    owner,
    send,
    store: {
      list: () => stepOf(() => store.list()),
      put: (added, draftId) => stepOf(() => store.put(added, draftId)),
      update: (id, change) => stepOf(() => store.update(id, change)),
      image: (id) => store.image(id),
    },
    exclusively: (job) => device.lock(job, died),
    ports: {
      now: () => clock.now,
      random: () => 0.5,
      sleep: async (milliseconds) => {
        await new Promise((resolve) => setImmediate(resolve));
        if (isClosed) return never();
        clock.now += milliseconds;
      },
    },
  });
  return { outbox, died };
}

/** What a person does who finds drafts: finishes each of them. */
async function finish(outbox: Outbox, device: ReturnType<typeof createDevice>): Promise<void> {
  for (const [draft, entries] of device.drafts) await outbox.add(entries, draft);
  outbox.wake();
  await quiet(outbox);
}

/** Until everything has gone or nothing moves any more. */
async function quiet(outbox: Outbox): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    await outbox.settled();
    if (outbox.entries.value.length === 0) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

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

  it('is held back only by what it needs, and says so', async () => {
    const server = createServer();
    const refusal = new AppError('too-large', 'This image is too large.');
    server.refuse.set('photo', refusal);
    const device = createDevice();
    const { outbox } = openTab(device, server);
    await finish(outbox, device);
    expect([...server.kept.keys()]).toEqual(['week', 'second']);
    expect(outboxNotice(outbox.entries.value)).toBe(
      '2 waiting, 1 could not be sent: This image is too large.',
    );
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
    expect(server.kept.get('first')).toBe(JSON.stringify({ id: 'first', formVersion: 2, answers }));
    expect(outbox.entries.value).toEqual([]);
  });

  it('may not be changed while it may have arrived', async () => {
    const server = createServer();
    const device = createDevice(work.slice(0, 1));
    server.refuse.set('week', new AppError('unexpected', 'Broken'));
    const { outbox } = openTab(device, server);
    for (const [draft, entries] of device.drafts) await outbox.add(entries, draft);
    await outbox.settled();
    await expect(outbox.mend('week', sheetBody)).rejects.toThrow('may have arrived');
    expect(outboxNotice(outbox.entries.value)).toBe('1 waiting');
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
    expect(outbox.standing.value).toBe('signed-out');
    server.refuse.clear();
    outbox.wake();
    await quiet(outbox);
    expect(outbox.standing.value).toBe('idle');
    expect([...server.kept.keys()]).toEqual(['week']);
    expect([...device.entries.keys()]).toEqual(['foreign']);
  });
});

it('Logging out asks where something is not sent, and says how much', () => {
  expect(logoutConfirmation([], 0)).toBeNull();
  expect(logoutConfirmation(row('first', 2, 'photo'), 2)?.text).toBe(
    'There is 1 entry not sent yet and 2 unfinished forms on this device. It stays here, and goes on when you sign in here again.',
  );
});
