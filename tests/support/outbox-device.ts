// An outbox for tests: a device that outlives its tabs, tabs that are closed at any step, a server that keeps by id, and a
// network with weather.
import { AppError } from '#core/errors.ts';
import { createOutbox, type Outbox, type OutboxStore } from '#core/filling/outbox/outbox.ts';
import {
  completeEntry,
  correctionEntries,
  type NewEntryOf,
  type OutboxEntry,
  type OutboxOwner,
  rowEntries,
  sheetEntries,
} from '#core/filling/outbox/outbox-entry.ts';
import type { Send } from '#core/send.ts';

export const owner: OutboxOwner = { region: 'local', userId: 'ann' };
export const form = { id: 'form', name: 'Inspection' };
export const week = { id: 'week', name: 'Week 12' };
const of = (createdAt: number, more: Partial<NewEntryOf> = {}): NewEntryOf => ({
  owner,
  form,
  sheet: week,
  createdAt,
  ...more,
});
export const row = (id: string, at: number, image?: string) =>
  rowEntries(
    of(at),
    { id, formVersion: 1, answers: [{ questionId: 'q', value: image ?? id }] },
    image === undefined ? [] : [{ id: image, mediaType: 'image/jpeg' }],
  );
/** A row that is on the server already, as its author has corrected it with a photo. */
export const correction = correctionEntries(
  of(5),
  'returned',
  { formVersion: 1, answers: [{ questionId: 'q', value: 'photo' }] },
  [{ id: 'photo', mediaType: 'image/jpeg' }],
);
export const sheetBody = { id: week.id, formVersion: 1, name: week.name, contextAnswers: [] };
export const started = sheetEntries(of(1), sheetBody);

/** What somebody filled in, by the drafts that it is made of. */
export const work: readonly (readonly [draft: string, entries: readonly OutboxEntry[]])[] = [
  ['sheet', started],
  ['first', row('first', 2, 'photo')],
  ['second', row('second', 3)],
  ['end', [completeEntry(of(4))]],
];

/** A server that keeps by id, as ours does. */
export function createServer() {
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
  const take = (callId: string, input: { params: { id: string; rowId?: string }; body?: unknown }) => {
    const body = input.body as { id?: string; answers?: { value: string }[] } | undefined;
    const id = body?.id ?? input.params.rowId ?? input.params.id;
    const refusal = refuse.get(id);
    if (refusal) throw refusal;
    if (callId === 'filling.completeSheet') return keep(`complete ${id}`, null);
    if (callId === 'filling.discardSheet') return void kept.delete(id);
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
export function createDevice(drafts = work) {
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

export type Weather = 'fine' | 'reply lost' | 'no network' | 'broken' | 'busy';

/** A tab that is closed before or after its step of a number. */
export function openTab(
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
      // Time goes on between two looks at it, and a timer may go off a moment early, as in browsers.
      now: () => (clock.now += 1),
      random: () => 0.7311,
      sleep: async (milliseconds) => {
        await new Promise((resolve) => setImmediate(resolve));
        if (isClosed) await never();
        clock.now += Math.max(0, Math.floor(milliseconds) - 1);
      },
    },
  });
  return { outbox, died };
}

/** What a person does who finds drafts: finishes each of them. */
export async function finish(outbox: Outbox, device: ReturnType<typeof createDevice>): Promise<void> {
  for (const [draft, entries] of device.drafts) await outbox.add(entries, draft);
  outbox.wake();
  await quiet(outbox);
}

/** Until everything has gone or nothing moves any more. */
export async function quiet(outbox: Outbox): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    await outbox.settled();
    if (outbox.entries.value.length === 0) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
