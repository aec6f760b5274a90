// Sends what was filled in, then asks what to do next.
import { useState } from 'react';
import { addRow, complete, startSheet } from '#core/filling/actions.ts';
import { arrivedRow, arrivedSheet } from './arrived.ts';
import { delivered, type Delivery, deliveryTexts } from '#core/filling/outbox/deliver.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { Row, Sheet } from '#core/sheets/schema.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { confirm } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { type Filling, goBack, imagesToSend, newRow, nextRow, rowBody, sheetBody } from './filling.ts';

export type SendingProps = {
  place: PlaceOf<'fill'>;
  form: WholeForm;
  set(filling: Filling): void;
  get(): Filling;
  leave(): void;
};

export type Sending = {
  /** The progress; null if nothing is being sent. */
  note: string | null;
  stop(): void;
  send(): Promise<void>;
  /** Returns to the questions, once it is certain that the earlier version was not received. */
  change(): Promise<void>;
};

export function useSending({ place, form, set, get, leave }: SendingProps): Sending {
  const { core, perform, say } = useApp();
  const { dialogs } = useTerminal();
  const [sending, setSending] = useState<{ note: string; stop: AbortController } | null>(null);
  const [rows, setRows] = useState(0);

  const trying = async <R>(work: (world: SendingPorts) => Promise<R>) => {
    const stop = new AbortController();
    setSending({ note: 'Sending ...', stop });
    const onWait = (note: string) => setSending({ note, stop });
    try {
      return await work({ ports: core.ports, signal: stop.signal, onWait });
    } finally {
      if (stop.signal.aborted) say(deliveryTexts.stopped, 'warning');
      setSending(null);
    }
  };
  const mark = (mayHaveArrived: boolean) => set({ ...get(), mayHaveArrived });

  const sheetArrived = (sheet: Sheet) => {
    set(newRow(get().draft.plan, core.ports.newId(), sheet, []));
    place.onProgress?.({ sheetId: sheet.id, rows: 0, completed: false });
  };
  const rowArrived = (row: Row) => {
    set(nextRow(get(), core.ports.newId(), row));
    setRows(rows + 1);
    place.onProgress?.({ sheetId: row.sheetId, rows: rows + 1, completed: false });
  };

  const start = async (filling: Filling) => {
    mark(true);
    await trying((world) => {
      const action = delivered(startSheet, {
        ...world,
        images: imagesOf(filling),
        earlier: () => arrivedSheet(core.send, filling.id),
        onArrived: sheetArrived,
        onRefused: () => mark(false),
      });
      return perform(action, { form, body: sheetBody(filling) });
    });
  };

  const add = async (filling: Filling, sheet: Sheet) => {
    mark(true);
    const isSent = await trying((world) => {
      const action = delivered(addRow, {
        ...world,
        images: imagesOf(filling),
        earlier: () => arrivedRow(core.send, sheet.id, filling.id),
        onArrived: rowArrived,
        onRefused: () => mark(false),
      });
      return perform(action, { form, sheet: ownSheet(sheet), body: rowBody(filling) });
    });
    if (isSent) await goOn();
  };

  const goOn = async () => {
    const { sheet } = get();
    if (sheet === null) return;
    const text = `Row ${sheet.rowCount} was sent.`;
    const wantsMore = { title: 'Add another row?', text, confirm: 'Add another row', cancel: 'No' };
    if (await confirm(dialogs, wantsMore)) return;
    const { rowCount, name } = sheet;
    const thing = { ...ownSheet(sheet), name, rowCount };
    const { confirmation, ...action } = complete;
    const question = confirmation?.(thing);
    const isWanted = question === undefined || (await confirm(dialogs, question));
    const isComplete =
      isWanted &&
      (await trying((world) => {
        const nothing = { images: [], earlier: async () => null, onArrived() {}, onRefused() {} };
        return perform(delivered(action, { ...world, ...nothing }), thing);
      }));
    if (isComplete) place.onProgress?.({ sheetId: sheet.id, rows: rows + 1, completed: true });
    leave();
  };

  const change = async () => {
    const { mayHaveArrived, sheet, id } = get();
    try {
      if (mayHaveArrived && sheet === null) {
        const arrived = await arrivedSheet(core.send, id);
        if (arrived !== null) return sheetArrived(arrived);
      } else if (mayHaveArrived && sheet !== null) {
        const arrived = await arrivedRow(core.send, sheet.id, id);
        if (arrived !== null) {
          rowArrived(arrived);
          return await goOn();
        }
      }
      set({ ...goBack(get()), mayHaveArrived: false });
    } catch (error) {
      say(`It may have arrived: it can be changed once that is known. ${wordsOf(error).message}`, 'warning');
    }
  };

  return {
    note: sending?.note ?? null,
    stop: () => sending?.stop.abort(),
    send: async () => {
      const filling = get();
      await (filling.sheet === null ? start(filling) : add(filling, filling.sheet));
    },
    change,
  };
}

type SendingPorts = Pick<Delivery<unknown>, 'ports' | 'signal' | 'onWait'>;

function ownSheet({ id, user, completed }: Sheet) {
  return { id, userId: user.id, completed };
}

function imagesOf(filling: Filling) {
  return imagesToSend(filling).map(({ id, file: { bytes, mediaType } }) => ({ id, mediaType, bytes }));
}
