// A draft while it is filled in: kept on this device at every change, and taken over from another tab where it is changed
// there.
import { useCallback, useEffect, useRef, useState } from 'react';
import { answer, type FillDraft, leaveQuestion, markLaunched, trySending } from '#core/filling/fill-draft.ts';
import { isChanged } from '#core/filling/fill-view.ts';
import { savedDraftOf, type SavedDraft } from '#core/filling/saved-draft.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useFilling } from './filling-context.tsx';

/** Whose draft of what. */
export type DraftPlace = Pick<SavedDraft, 'id' | 'form' | 'sheet'>;

export type DraftEditor = {
  draft: FillDraft;
  onValues(questionId: string, values: readonly string[]): void;
  onLeave(questionId: string): void;
  /** Somebody wants to send it: what is wrong is shown from here on. */
  trySending(): void;
  markLaunched(launchId: string): void;
  /** False where this device had no room for the last change. */
  hasRoom: boolean;
  /** Keeps it now. */
  flush(): Promise<void>;
  /** Nothing of it is kept by this page any more: it is being sent, or thrown away. Gives the function that takes it back. */
  end(): () => void;
};

export type DraftOptions = {
  place: DraftPlace;
  /** The draft as it begins, or goes on; `isSaved` where it is on this device already. */
  begin(): { draft: FillDraft; isSaved: boolean };
  /** Goes on with what was kept; another function where the form, or the sheet's rows, are others now. */
  resume(cached: SavedDraft): FillDraft;
  /** It was sent, or thrown away, in another tab. */
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
      next.given === last.draft.given && next.launched === last.draft.launched && at.sheet.name === last.name;
    // The form or the sheet's other rows may arrive later: that alone begins nothing that is worth keeping.
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
