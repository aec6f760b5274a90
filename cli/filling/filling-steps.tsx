// A sheet that is being filled in: the questions, the look over them, sending, and what comes next.
import { useApp as useInk } from 'ink';
import { useMemo, useState } from 'react';
import { addRow, complete, startSheet } from '#core/filling/actions.ts';
import type { CatalogIndex } from '#core/filling/catalog-choices.ts';
import { markLaunched } from '#core/filling/fill-draft.ts';
import { launchesToShow } from '#core/filling/fill-view.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { Row, Sheet } from '#core/sheets/schema.ts';
import type { PlaceOf } from '#cli/places.ts';
import { choose, confirm } from '#cli/terminal/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useAskFirst } from '#cli/terminal/use-ask-first.ts';
import { useKeys } from '#cli/terminal/use-keys.ts';
import { useApp } from '#cli/use-app.ts';
import { type Filling, goBack, hasWork, newRow, nextRow, review, rowBody, sheetBody } from './filling.ts';
import { QuestionsStep } from './questions-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { persistent } from './sending.ts';

export type FillingStepsProps = {
  place: PlaceOf<'fill'>;
  form: WholeForm;
  catalog: CatalogIndex | null;
  filling: Filling;
  set(filling: Filling): void;
  get(): Filling;
};

/** The steps. */
export function FillingSteps({ place, form, catalog, filling, set, get }: FillingStepsProps) {
  const { user, say, go } = useApp();
  const { dialogs } = useTerminal();
  const leave = useLeave(place);
  const { sending, stop, send } = useSending({ place, form, set, get, leave });
  const names = useMemo(() => new Map(catalog?.entries.map(({ id, name }) => [id, name])), [catalog]);
  const options = { timeZone: user.timeZone, catalogNames: names };
  const change = (step: (before: Filling) => Filling) => set(step(get()));
  const launches = launchesToShow(filling.draft);

  const goToReview = async () => {
    const { filling: next, why } = review(get());
    set(next);
    if (why !== null) return say(why, 'warning');
    // A name alone needs no second look.
    if (next.sheet === null && form.contextQuestions.length === 0) await send();
  };
  const launch = async () => {
    const choices = launches.flatMap((one) => [
      { value: { ...one, now: true }, label: `Fill in "${one.name}"`, note: one.description },
      ...(one.required ? [] : [{ value: { ...one, now: false }, label: `Not now: "${one.name}"` }]),
    ]);
    const chosen =
      choices.length === 1 ? choices[0]?.value : await choose(dialogs, { title: 'Other forms', choices });
    if (chosen == null) return;
    const done = () => change((before) => ({ ...before, draft: markLaunched(before.draft, chosen.id) }));
    if (!chosen.now) return done();
    go({
      screen: 'fill',
      formId: chosen.formId,
      formName: chosen.name,
      onProgress: ({ rows }) => {
        if (rows > 0) done();
      },
    });
  };
  useKeys(launches.length === 0 ? [] : [{ key: 'ctrl-l', label: 'other form', run: launch }]);
  useAskFirst(
    hasWork(filling)
      ? {
          title: 'Leave what you have filled in?',
          text: 'It has not been sent yet and would be lost.',
          confirm: 'Leave',
        }
      : null,
    leave,
  );
  useKeys(sending === null ? [] : [{ key: 'esc', label: 'stop', run: stop }], 'part');
  useKeys(hasWork(filling) || !place.isAll ? [] : [{ key: 'esc', label: 'leave', run: leave }]);

  const title = titleOf(filling, form.name);
  if (filling.reviewing) {
    return (
      <ReviewStep
        filling={filling}
        options={options}
        title={title}
        sendLabel={filling.sheet === null ? 'start the sheet' : 'send the row'}
        onSend={send}
        onBack={() => change(goBack)}
        sending={sending}
      />
    );
  }
  return (
    <QuestionsStep
      filling={filling}
      change={change}
      catalog={catalog}
      options={options}
      title={title}
      onReview={() => void goToReview()}
      busy={sending}
    />
  );
}

function titleOf({ sheet, name }: Filling, formName: string): string {
  if (sheet === null) return `New sheet of "${formName}"`;
  return `Row ${sheet.rowCount + 1} of ${name === '' ? 'the sheet' : `"${name}"`}`;
}

/** Leaves the screen; the whole app where it is there for this alone. */
function useLeave({ isAll }: PlaceOf<'fill'>): () => void {
  const { back } = useApp();
  const { exit } = useInk();
  return isAll ? () => exit() : back;
}

type SendingProps = Pick<FillingStepsProps, 'place' | 'form' | 'set' | 'get'> & { leave(): void };

/** Sends what is filled in, then asks what comes next. `sending` says how it goes, null while nothing is sent. */
function useSending({ place, form, set, get, leave }: SendingProps) {
  const { core, perform } = useApp();
  const { dialogs } = useTerminal();
  const [sending, setSending] = useState<{ note: string; stop: AbortController } | null>(null);
  const [rows, setRows] = useState(0);

  const trying = async <R,>(work: (signal: AbortSignal, onWait: (note: string) => void) => Promise<R>) => {
    const stop = new AbortController();
    setSending({ note: 'Sending ...', stop });
    try {
      return await work(stop.signal, (note) => setSending({ note, stop }));
    } finally {
      setSending(null);
    }
  };

  const start = async () => {
    const filling = get();
    await trying((signal, onWait) => {
      const started = (sheet: Sheet) => {
        set(newRow(filling.draft.plan, core.ports.newId(), sheet, []));
        place.onProgress?.({ sheetId: sheet.id, rows: 0, completed: false });
      };
      const options = { ports: core.ports, signal, onWait };
      return perform(persistent(startSheet, filling, options, started), { form, body: sheetBody(filling) });
    });
  };

  const add = async () => {
    const filling = get();
    const { sheet } = filling;
    if (sheet === null) return;
    const isSent = await trying((signal, onWait) => {
      const arrived = (row: Row) => {
        set(nextRow(filling, core.ports.newId(), row));
        setRows(rows + 1);
        place.onProgress?.({ sheetId: sheet.id, rows: rows + 1, completed: false });
      };
      const thing = { form, sheet: ownSheet(sheet), body: rowBody(filling) };
      return perform(persistent(addRow, filling, { ports: core.ports, signal, onWait }, arrived), thing);
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
    const isComplete = await perform(complete, { ...ownSheet(sheet), name, rowCount });
    if (isComplete) place.onProgress?.({ sheetId: sheet.id, rows: rows + 1, completed: true });
    leave();
  };

  return {
    sending: sending?.note ?? null,
    stop: () => sending?.stop.abort(),
    send: () => (get().sheet === null ? start() : add()),
  };
}

function ownSheet({ id, user, completed }: Sheet) {
  return { id, userId: user.id, completed };
}
