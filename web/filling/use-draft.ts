// A draft being filled in: saved on this device at every change, and updated when another tab changes it.
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  answer,
  type FillDraft,
  giveReason,
  leaveQuestion,
  markLaunched,
  takeCalculated,
  trySending,
} from '#core/filling/fill-draft.ts';
import { isChanged } from '#core/filling/fill-view.ts';
import { savedDraftOf, type SavedDraft } from '#core/filling/saved-draft.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useFilling } from './filling-context.tsx';

/** Identifies the draft. */
export type DraftPlace = Pick<SavedDraft, 'id' | 'form' | 'sheet' | 'startsSheet'>;

export type DraftEditor = {
  draft: FillDraft;
  onValues(questionId: string, values: readonly string[]): void;
  /** Why an answer breaks a rule that may be passed. */
  onReason(questionId: string, reason: string): void;
  /** Takes the calculated answer again. */
  onCalculated(questionId: string): void;
  onLeave(questionId: string): void;
  /** Marks an attempt to send: issues are shown from now on. */
  trySending(): void;
  markLaunched(launchId: string): void;
  /** False if storage was full for the last change. */
  hasRoom: boolean;
  /** Saves it now. */
  flush(): Promise<void>;
  /** Stops saving: it is being sent or discarded. Returns the function that resumes. */
  end(): () => void;
};

export type DraftOptions = {
  place: DraftPlace;
  /** The initial draft, new or resumed; `isSaved` if it is on this device already. */
  begin(): { draft: FillDraft; isSaved: boolean };
  /** Resumes a saved draft; a new function when the form or the sheet's rows change. */
  resume(cached: SavedDraft): FillDraft;
  /** It was sent or discarded in another tab. */
  onGone(): void;
};

export function useDraft({ place, begin, resume, onGone }: DraftOptions): DraftEditor {
  const { store, owner, tabs } = useFilling();
  const { now } = useCore().ports;
  const [start] = useState(begin);
  const [startName] = useState(place.sheet.name);
  const [draft, setDraft] = useState(start.draft);
  const [hasRoom, setHasRoom] = useState(true);
  const latest = useRef({ draft, place });
  latest.current = { draft, place };
  const cached = useRef({
    draft: start.draft,
    name: place.sheet.name,
    isSaved: start.isSaved,
    isOver: false,
  });

  const flush = useCallback(async () => {
    const { draft: next, place: at } = latest.current;
    const { current: last } = cached;
    const isSame =
      next.given === last.draft.given &&
      next.reasons === last.draft.reasons &&
      next.launched === last.draft.launched &&
      at.sheet.name === last.name;
    // The form or the sheet's other rows may load later: that alone is no change worth saving.
    const isBegun = last.isSaved || at.sheet.name !== startName || isChanged(next, start.draft);
    if (last.isOver || isSame || !isBegun) return;
    const before = { ...last };
    Object.assign(last, { draft: next, name: at.sheet.name, isSaved: true });
    try {
      await store.keepDraft(savedDraftOf(next, { ...at, owner, changedAt: now() }));
      setHasRoom(true);
    } catch {
      Object.assign(last, { draft: before.draft, name: before.name, isSaved: before.isSaved });
      setHasRoom(false);
    }
  }, [now, owner, start, startName, store]);

  useEffect(() => void flush(), [draft, place.sheet.name, flush]);
  useEffect(() => {
    const hide = () => void flush();
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hide);
      hide();
    };
  }, [flush]);

  const elsewhere = useRef({ resume, onGone });
  elsewhere.current = { resume, onGone };
  const begunWith = useRef(resume);
  useEffect(() => {
    if (begunWith.current === resume) return;
    begunWith.current = resume;
    setDraft((before) => {
      const { place: at } = latest.current;
      const { touched, tried } = before;
      return { ...resume(savedDraftOf(before, { ...at, owner, changedAt: now() })), touched, tried };
    });
  }, [now, owner, resume]);
  useEffect(
    () =>
      tabs.listen((message) => {
        if (message.kind !== 'draft' || message.id !== place.id || cached.current.isOver) return;
        void store.draft(place.id).then((there) => {
          if (there === null) {
            cached.current.isOver = true;
            elsewhere.current.onGone();
            return;
          }
          const taken = elsewhere.current.resume(there);
          Object.assign(cached.current, { draft: taken, isSaved: true });
          setDraft(taken);
        });
      }),
    [place.id, store, tabs],
  );

  return {
    draft,
    hasRoom,
    flush,
    onValues: useCallback((id, values) => setDraft((before) => answer(before, id, values)), []),
    onReason: useCallback((id, reason) => setDraft((before) => giveReason(before, id, reason)), []),
    onCalculated: useCallback((id) => setDraft((before) => takeCalculated(before, id)), []),
    onLeave: useCallback((id) => setDraft((before) => leaveQuestion(before, id)), []),
    trySending: useCallback(() => setDraft(trySending), []),
    markLaunched: useCallback((id) => setDraft((before) => markLaunched(before, id)), []),
    end: useCallback(() => {
      cached.current.isOver = true;
      return () => {
        cached.current.isOver = false;
      };
    }, []),
  };
}
