// Sends what was filled in, until the server has taken it.
import { useState } from 'react';
import {
  addRow,
  arrivedEntry,
  complete,
  correctRow,
  type SentEntry,
  sendFirstRow,
  startSheet,
} from '#core/filling/actions.ts';
import { refusedWith } from '#core/filling/fill-draft.ts';
import type { FieldError } from '#core/errors.ts';
import { arrivedRow, arrivedSheet } from '#core/sheets/arrived.ts';
import { delivered, type Delivery, deliveryTexts } from '#core/filling/outbox/deliver.ts';
import { lastAnswersAfter } from '#core/filling/fills/carried.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { Row, Sheet } from '#core/sheets/schema.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { confirm } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { type Filling, goBack, isWhole, newFilling, newRow, nextRow, startsSheet } from './filling.ts';
import { imagesToSend, rowBody, sheetBody } from './filling-bodies.ts';
import type { Sent } from './sent-step.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SendingProps = {
  place: PlaceOf<'fill'>;
  form: WholeForm;
  catalogNames: ReadonlyMap<string, string>;
  set(filling: Filling): void;
  get(): Filling;
  /** An entry was sent, and `get` has what comes after it. */
  onSent(entry: Sent): void;
};

export type Sending = {
  /** The progress; null if nothing is being sent. */
  note: string | null;
  stop(): void;
  send(): Promise<void>;
  /** Returns to the questions, once it is certain that the earlier version was not received. */
  change(): Promise<void>;
  /** Completes the sheet, after asking; resolves to whether it is complete. */
  finish(sheet: Sheet): Promise<boolean>;
};

function lastOf({ last, draft, sheetId }: Filling) {
  return lastAnswersAfter(last, draft, sheetId);
}

export function useSending({ place, form, catalogNames, set, get, onSent }: SendingProps): Sending {
  const { core, perform, say, user } = useApp();
  const { dialogs } = useTerminal();
  const [sending, setSending] = useState<{ note: string; stop: AbortController } | null>(null);
  const [rows, setRows] = useState(0);
  const newId = () => core.ports.newId();

  const trying = async <R>(work: (world: SendingPorts) => Promise<R>) => {
    const stop = new AbortController();
    setSending({ note: t(m.sending), stop });
    const onWait = (note: string) => setSending({ note, stop });
    try {
      return await work({ ports: core.ports, signal: stop.signal, onWait });
    } finally {
      if (stop.signal.aborted) say(deliveryTexts.stopped, 'warning');
      setSending(null);
    }
  };

  const entryArrived = (entry: SentEntry) => {
    const before = get();
    const { sheet, row } = entry;
    const { plan } = before.draft;
    const isOver = sheet.completed || row === null;
    const count = row === null ? 0 : startsSheet(before) ? 1 : rows + 1;
    set(isOver ? newFilling(plan, newId, '', lastOf(before)) : nextRow(before, newId(), row, sheet));
    setRows(count);
    place.onProgress?.({ sheetId: sheet.id, rows: count, completed: sheet.completed });
    onSent({ row, sheet: get().sheet ?? sheet });
  };
  const setUp = (sheet: Sheet) => {
    if (isWhole(get())) return entryArrived({ sheet, row: null });
    const before = get();
    set(newRow(before.draft.plan, newId(), { sheet, rows: [], last: lastOf(before) }));
    setRows(0);
    place.onProgress?.({ sheetId: sheet.id, rows: 0, completed: false });
  };

  const options = () => ({ at: core.ports.now(), timeZone: user.timeZone, catalogNames });
  const around = (world: SendingPorts, filling: Filling) => ({
    ...world,
    images: imagesToSend(filling).map(({ id, file }) => ({ id, ...file })),
    onRefused: (errors: readonly FieldError[]) => {
      const now = get();
      set({ ...now, mayHaveArrived: false, draft: refusedWith(now.draft, errors) });
    },
  });

  /** A setup; without questions after it, the sheet is complete with it. */
  const start = async (filling: Filling, world: SendingPorts) => {
    const whole = isWhole(filling);
    const finished = async (sheet: Sheet) => (whole ? completed(sheet) : sheet);
    const action = delivered(
      { ...startSheet, run: async (send, thing) => finished(await startSheet.run(send, thing)) },
      {
        ...around(world, filling),
        earlier: async () => {
          const there = await arrivedSheet(core.send, filling.sheetId);
          return there && finished(there);
        },
        onArrived: setUp,
      },
    );
    await perform(whole ? { ...action, done: () => '' } : action, {
      form,
      body: sheetBody(filling, options()),
    });
  };
  const completed = (sheet: Sheet) => complete.run(core.send, { ...ownSheet(sheet), name: '', rowCount: 0 });

  const begin = async (filling: Filling, world: SendingPorts) => {
    const whole = isWhole(filling);
    const action = delivered(sendFirstRow, {
      ...around(world, filling),
      earlier: () => arrivedEntry(core.send, { sheetId: filling.sheetId, rowId: filling.id, isWhole: whole }),
      onArrived: entryArrived,
    });
    const sheet = sheetBody(filling, options());
    await perform(action, { form, sheet, row: rowBody(filling), isWhole: whole });
  };

  const add = async (filling: Filling, sheet: Sheet, world: SendingPorts) => {
    const action = delivered(
      { ...addRow, done: () => '' },
      {
        ...around(world, filling),
        earlier: () => arrivedRow(core.send, sheet.id, filling.id),
        onArrived: (row) => entryArrived({ sheet, row }),
      },
    );
    await perform(action, { form, sheet: ownSheet(sheet), body: rowBody(filling) });
  };

  const correctionArrived = (sheet: Sheet, row: Row) => {
    set(newFilling(get().draft.plan, newId, '', get().last));
    onSent({ sheet, row, isCorrection: true });
  };
  const correct = async (filling: Filling, sheet: Sheet, world: SendingPorts) => {
    const action = delivered(
      { ...correctRow, done: () => '' },
      {
        ...around(world, filling),
        // The same correction is taken again; any other was made elsewhere.
        earlier: async () => null,
        onArrived: (row) => correctionArrived(sheet, row),
      },
    );
    const { id, ...body } = rowBody(filling);
    await perform(action, { row: { id, sheetId: sheet.id, user, isReturned: true }, body });
  };

  /** What the server has of it already. */
  const arrived = async ({ sheet, sheetId, id, ...filling }: Filling): Promise<(() => void) | null> => {
    if (sheet !== null) {
      const row = await arrivedRow(core.send, sheet.id, id);
      if (filling.returned === null) return row && (() => entryArrived({ sheet, row }));
      return row?.returned === null ? () => correctionArrived(sheet, row) : null;
    }
    if (filling.draft.part === 'contextQuestions') {
      const there = await arrivedSheet(core.send, sheetId);
      return there && (() => setUp(there));
    }
    const of = { sheetId, rowId: id, isWhole: isWhole({ sheet, sheetId, id, ...filling }) };
    const entry = await arrivedEntry(core.send, of);
    return entry && (() => entryArrived(entry));
  };

  return {
    note: sending?.note ?? null,
    stop: () => sending?.stop.abort(),
    async send() {
      const filling = get();
      set({ ...filling, wasSent: true, mayHaveArrived: true });
      await trying((world) => {
        const { sheet } = filling;
        if (startsSheet(filling)) return begin(filling, world);
        if (sheet === null) return start(filling, world);
        return filling.returned === null ? add(filling, sheet, world) : correct(filling, sheet, world);
      });
    },
    async change() {
      try {
        const goOn = get().mayHaveArrived ? await arrived(get()) : null;
        if (goOn !== null) return goOn();
        set({ ...goBack(get()), mayHaveArrived: false });
      } catch (error) {
        say(t(m.itMayHaveArrivedYou, { words: wordsOf(error).message }), 'warning');
      }
    },
    async finish(sheet) {
      const { rowCount, name } = sheet;
      const thing = { ...ownSheet(sheet), name, rowCount };
      const { confirmation, ...action } = complete;
      const question = confirmation?.(thing);
      if (question !== undefined && !(await confirm(dialogs, question))) return false;
      const nothing = { images: [], earlier: async () => null, onArrived() {}, onRefused() {} };
      const isComplete = await trying((world) => perform(delivered(action, { ...world, ...nothing }), thing));
      if (isComplete) place.onProgress?.({ sheetId: sheet.id, rows, completed: true });
      return isComplete;
    },
  };
}

type SendingPorts = Pick<Delivery<unknown>, 'ports' | 'signal' | 'onWait'>;

function ownSheet({ id, user, completed }: Sheet) {
  return { id, userId: user.id, completed };
}
