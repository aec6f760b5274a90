// Sends entries in order until the server has them: only as their owner, and in one tab at a time. Entries are updated
// before and after each attempt, so that a crash between any two steps leads to another attempt under the same id, which
// the server answers without storing it twice.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import type { Send } from '#core/send.ts';
import { waitBefore } from '#core/retry.ts';
import {
  discardOf,
  fallsWith,
  inSendingOrder,
  isOf,
  mayDiscard,
  mayMend,
  needsOf,
  nextToSend,
  type OutboxEntry,
  type OutboxOwner,
  type RowEntry,
  type SheetEntry,
  type CorrectionEntry,
} from './outbox-entry.ts';
import { failureOf } from './outbox-failure.ts';
import { type SentEntry, sendEntry } from './send-entry.ts';

/** A face's storage of entries. Each function is atomic. */
export type OutboxStore = {
  list(): Promise<OutboxEntry[]>;
  /** Stores entries and deletes the draft that they were made from. Throws if storage is full. */
  put(entries: readonly OutboxEntry[], draftId: string | null): Promise<void>;
  /** Updates an entry; null deletes it, an image with its bytes. Returns the stored entry, or null if there is none. */
  update(id: string, change: (entry: OutboxEntry) => OutboxEntry | null): Promise<OutboxEntry | null>;
  /** The bytes of an image; null if they are not on this device. */
  image(id: string): Promise<Uint8Array | null>;
};

export type OutboxWorld = {
  owner: OutboxOwner;
  store: OutboxStore;
  /** Sends as the owner. Rejects with `signed-out` if somebody else, or nobody, is signed in (`sendAs`). */
  send: Send;
  /** Runs the work while holding a lock across tabs. */
  exclusively(work: () => Promise<void>): Promise<void>;
  ports: Pick<Ports, 'now' | 'random' | 'sleep'>;
  /** Called for each entry that was sent, to refetch what shows it, with what the server has answered. */
  onArrived?(entry: OutboxEntry, sent: SentEntry): void;
};

/** `offline`: the server does not respond, retrying. `signed-out`: waiting for the owner to sign in. */
export type OutboxStatus = 'idle' | 'sending' | 'offline' | 'signed-out';

export type Outbox = {
  /** The owner's entries in sending order. */
  readonly entries: ReadonlySignal<readonly OutboxEntry[]>;
  readonly status: ReadonlySignal<OutboxStatus>;
  /** Stores new entries in place of their draft, and starts sending. */
  add(entries: readonly OutboxEntry[], draftId?: string): Promise<void>;
  /** Retries all waiting entries now: after a sign-in, when the network is back, or on request. */
  wake(): void;
  /** Reloads the entries after another tab changed them. */
  reload(): Promise<void>;
  /** Replaces the body of a sheet or row, with new images, and sends it. Throws if it may not be edited. */
  mend(
    id: string,
    body: SheetEntry['body'] | RowEntry['body'] | CorrectionEntry['body'],
    images?: readonly OutboxEntry[],
  ): Promise<void>;
  /** Holds an entry back while the user edits it. Returns a function that releases it. */
  hold(id: string): () => void;
  /** Retries a stuck entry unchanged. */
  retry(id: string): Promise<void>;
  /** Discards an entry and its dependents. Throws if it may not be discarded. */
  discard(id: string): Promise<void>;
  /** Resolves when there is nothing left to do for now. */
  settled(): Promise<void>;
  close(): void;
};

/** The outbox of one user on one device. Call `wake` to start it. */
export function createOutbox(world: OutboxWorld): Outbox {
  const { owner, store, ports } = world;
  const entries = signal<readonly OutboxEntry[]>([]);
  const status = signal<OutboxStatus>('idle');
  const closed = new AbortController();
  /** When each entry, and all of them, are due for a retry; epoch milliseconds. */
  const dueAt = new Map<string, number>();
  let allDueAt = 0;
  const held = new Set<string>();
  let alarm = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;

  async function reload(): Promise<readonly OutboxEntry[]> {
    entries.value = inSendingOrder((await store.list()).filter((entry) => isOf(entry, owner)));
    return entries.value;
  }

  function run(): void {
    if (closed.signal.aborted) return;
    again = true;
    running ??= work();
  }

  async function work(): Promise<void> {
    while (again && !closed.signal.aborted) {
      again = false;
      alarm.abort();
      await world.exclusively(sendAll).catch(pauseAll);
    }
    // Synchronous with the last check of `again`, so that no request is missed.
    running = null;
    setAlarm();
  }

  /** The storage itself failed: nothing is known to be lost, and it is retried. */
  function pauseAll(): void {
    allDueAt = ports.now() + waitBefore(6, null, ports.random());
    status.value = 'idle';
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const now = ports.now();
      const next = nextToSend(await reload(), (entry) => dueOf(entry) <= now);
      if (closed.signal.aborted) return;
      if (next === null) break;
      await sendOne(next);
    }
    if (status.value === 'sending' || entries.value.length === 0) status.value = 'idle';
  }

  function dueOf({ id }: OutboxEntry): number {
    return held.has(id) ? Number.POSITIVE_INFINITY : Math.max(allDueAt, dueAt.get(id) ?? 0);
  }

  async function sendOne(due: OutboxEntry): Promise<void> {
    const { id } = due;
    // A full device cannot record the attempt. Sending frees storage, and resending is idempotent.
    const entry = await store.update(id, tried).catch(() => tried(due));
    await reload();
    // The user has discarded it meanwhile, or another tab found it stuck.
    if (entry === null || entry.state === 'stuck') return;
    status.value = 'sending';
    let sent: SentEntry;
    try {
      sent = await sendEntry(world.send, entry, (image) => store.image(image));
    } catch (error) {
      await failed(entry, error);
      return;
    }
    dueAt.delete(id);
    await store.update(id, () => null);
    world.onArrived?.(entry, sent);
  }

  async function failed({ id, attempts }: OutboxEntry, error: unknown): Promise<void> {
    const failure = failureOf(error);
    const state = failure.kind === 'stuck' ? 'stuck' : 'waiting';
    if (failure.kind === 'sign-in') {
      allDueAt = Number.POSITIVE_INFINITY;
      status.value = 'signed-out';
    } else if (failure.kind === 'later') {
      const due = ports.now() + waitBefore(attempts, error, ports.random());
      if (failure.all) allDueAt = due;
      else dueAt.set(id, due);
      if (failure.all) status.value = 'offline';
    }
    await store.update(id, (entry) => ({ ...entry, state, fault: failure.fault }));
  }

  /** Wakes when the next entry is due: immediately if it became due during the last pass. */
  function setAlarm(): void {
    const all = entries.peek();
    const ready = all.filter((entry) => entry.state !== 'stuck' && needsOf(entry, all).length === 0);
    const due = Math.min(...ready.map(dueOf));
    if (!Number.isFinite(due) || closed.signal.aborted) return;
    alarm = new AbortController();
    // Timers have whole milliseconds and would fire too early.
    ports.sleep(Math.max(0, Math.ceil(due - ports.now())), alarm.signal).then(run, () => {});
  }

  function wake(): void {
    dueAt.clear();
    allDueAt = 0;
    run();
  }

  async function change(id: string, next: (entry: OutboxEntry) => OutboxEntry): Promise<void> {
    await store.update(id, next);
    dueAt.delete(id);
    await reload();
    run();
  }

  return {
    entries,
    status,
    wake,
    async reload() {
      await reload();
    },
    async add(added, draftId) {
      await store.put(added, draftId ?? null);
      await reload();
      run();
    },
    async mend(id, body, images = []) {
      const before = await reload();
      if (images.length > 0) await store.put(images, null);
      await change(id, (entry) => {
        const verdict = mayMend(entry);
        if (!verdict.yes) throw new AppError('conflict', verdict.why);
        const { fault: _issue, ...rest } = entry;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- who mends an entry gives a body of its own kind
        return { ...rest, state: 'waiting', attempts: 0, body } as OutboxEntry;
      });
      // Images that only the previous answers referred to are not sent.
      const named = new Set(fallsWith(entries.peek(), id).map((entry) => entry.id));
      for (const image of fallsWith(before, id)) {
        if (image.kind === 'image' && !named.has(image.id)) await store.update(image.id, () => null);
      }
      await reload();
    },
    hold(id) {
      held.add(id);
      return () => {
        held.delete(id);
        run();
      };
    },
    retry: (id) => change(id, (entry) => (entry.state === 'stuck' ? { ...entry, state: 'waiting' } : entry)),
    async discard(id) {
      const falling = fallsWith(await reload(), id);
      for (const entry of falling) {
        const verdict = mayDiscard(entry);
        if (!verdict.yes) throw new AppError('conflict', verdict.why);
      }
      // Before the row: after a crash in between, there is nothing that was not to be discarded.
      const sheet = discardOf(entries.peek(), id);
      if (sheet !== null) await store.put([sheet], null);
      // Dependents are deleted first: a crash in between leaves nothing that waits forever.
      for (const entry of falling.toReversed()) await store.update(entry.id, () => null);
      await reload();
      run();
    },
    async settled() {
      while (running !== null) await running;
    },
    close() {
      closed.abort();
      alarm.abort();
    },
  };
}

function tried(entry: OutboxEntry): OutboxEntry {
  return entry.state === 'stuck' ? entry : { ...entry, state: 'sending', attempts: entry.attempts + 1 };
}
