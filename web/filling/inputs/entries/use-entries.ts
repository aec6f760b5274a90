// The entries of an answer while they are filled in: which is open, and what was removed last. What is entered is the answer's
// values; a blank one is an entry that nobody has answered yet.
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { entryIndexes, entryPlan, openEntry, valueOfEntry } from '#core/filling/entries/entry-draft.ts';
import { type FillDraft, trySending } from '#core/filling/fill-draft.ts';
import { entryName, entryTitle } from '#core/questions/entries/entry-name.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { InputProps } from '../input.ts';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

/** `token` is the same from when it is opened until it is closed. */
type OpenEntry = { index: number; draft: FillDraft; token: symbol };
type RemovedEntry = { index: number; value: string; title: string };

type EntriesProps = Pick<InputProps, 'question' | 'values' | 'around' | 'isInvalid' | 'onValues'>;

export function useEntries({ question, values, around = null, isInvalid, onValues }: EntriesProps) {
  const { timeZone } = useActor();
  const { now } = useCore().ports;
  const plan = useMemo(
    () => entryPlan(question, around?.questions ?? [], now, timeZone),
    [question, around, now, timeZone],
  );
  const openValue = (value: string) => openEntry(plan, value, around?.answers);
  const [opened, setOpened] = useState<OpenEntry | null>(null);
  const [removed, setRemoved] = useState<RemovedEntry | null>(null);
  const { group, hold, focus } = useFocusLater();

  const numbers = entryIndexes(values);
  const titleAt = (index: number) => {
    const number = numbers[index] ?? null;
    return number === null ? t(m.newEntry, { name: entryName(question) }) : entryTitle(question, number);
  };
  const draft = opened === null ? null : draftOf(opened, values[opened.index]);
  // A field may say its answer and that it was left at once, before anything is drawn again.
  const latest = useRef({ opened, values });
  latest.current = { opened: opened === null || draft === null ? null : { ...opened, draft }, values };

  const late = useLateChanges({ latest, openValue, onValues });
  const close = () => {
    const { opened: last, values: before } = latest.current;
    if (last !== null) late.close(last.token, before[last.index] ?? '');
    setOpened(null);
  };
  const open = (index: number, all: readonly string[]) => {
    const next = openValue(all[index] ?? '');
    close();
    setOpened({ index, draft: next, token: Symbol('entry') });
    setRemoved(null);
    focus('[data-entry-fields] :is(input:not([hidden]), textarea, button)');
    const value = valueOfEntry(next);
    if (value !== all[index] || all !== values) onValues(all.with(index, value));
  };
  const saying = values.filter((value) => value.trim() !== '');
  function draftOf({ draft: entered }: OpenEntry, value: string | undefined): FillDraft | null {
    if (value === undefined) return null;
    // It is what is entered, unless another tab, an undo, or an answer around it, has changed it meanwhile.
    return entered.plan === plan && valueOfEntry(entered) === value ? entered : openValue(value);
  }
  function isWrong(value: string): boolean {
    return openValue(value).issues.size > 0;
  }

  return {
    group,
    removed,
    titleAt,
    isWrong: (value: string) => isInvalid && isWrong(value),
    /** The entry at an index; null while it is closed. */
    openAt(index: number) {
      if (opened?.index !== index || draft === null) return null;
      return { draft: isInvalid ? trySending(draft) : draft, token: opened.token };
    },
    toggle(index: number) {
      if (opened?.index === index) {
        hold();
        close();
        if (saying.length < values.length) onValues(saying);
      } else open(numbers[index] ?? index, saying.length < values.length ? saying : values);
    },
    add: () => open(saying.length, [...saying, '']),
    remove(index: number) {
      setRemoved({ index, value: values[index] ?? '', title: titleAt(index) });
      hold();
      if (opened?.index === index) setOpened(null);
      else close();
      focus('[data-undo-entry]');
      onValues(values.toSpliced(index, 1));
    },
    undo() {
      if (removed === null) return;
      hold();
      setRemoved(null);
      onValues(values.toSpliced(removed.index, 0, removed.value));
    },
    /** Changes the entry that was open with a token. */
    change(token: symbol, step: (draft: FillDraft) => FillDraft) {
      const { opened: last, values: before } = latest.current;
      if (last?.token !== token) return late.change(token, step);
      const next = { ...last, draft: step(last.draft) };
      const value = valueOfEntry(next.draft);
      const after = value === before[next.index] ? before : before.with(next.index, value);
      latest.current = { opened: next, values: after };
      setOpened(next);
      if (after !== before) onValues(after);
    },
  };
}

type LateChanges = Pick<EntriesProps, 'onValues'> & {
  latest: RefObject<{ opened: OpenEntry | null; values: readonly string[] }>;
  openValue(value: string): FillDraft;
};

/** What comes for an entry that was closed meanwhile: a photo may be ready only then. */
function useLateChanges({ latest, openValue, onValues }: LateChanges) {
  const closed = useRef(new Map<symbol, string>());
  return {
    /** What an entry was when it was closed. */
    close: (token: symbol, value: string) => void closed.current.set(token, value),
    /** One that was blank then, or is another by now, is an entry of its own; a removed one takes nothing. */
    change(token: symbol, step: (draft: FillDraft) => FillDraft): void {
      const was = closed.current.get(token);
      if (was === undefined) return;
      const { values: before } = latest.current;
      const index = was === '' ? -1 : before.indexOf(was);
      const value = valueOfEntry(step(openValue(index === -1 ? '' : was)));
      const after = index === -1 ? [...before, value] : before.with(index, value);
      closed.current.set(token, value);
      latest.current = { ...latest.current, values: after };
      onValues(after);
    },
  };
}

export type Entries = ReturnType<typeof useEntries>;

/** A field that is left may show an issue, and push the button away before it is released. */
export function stayInField(event: MouseEvent): void {
  event.preventDefault();
}

/** Moves the focus within a group to what is drawn next. */
function useFocusLater() {
  const group = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (target === null) return;
    group.current?.querySelector<HTMLElement>(target)?.focus();
    setTarget(null);
  }, [target]);
  return {
    group,
    /** Keeps the focus here while what has it is taken away: nobody has left the question. */
    hold: () => group.current?.querySelector<HTMLElement>('[data-add-entry]')?.focus(),
    focus: setTarget,
  };
}
