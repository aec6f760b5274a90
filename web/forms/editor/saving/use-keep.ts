// When a version that nobody fills in yet is saved by itself: after a pause, and when the page is left for another tab.
import { useEffect, useRef } from 'react';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';

/** Milliseconds without a change; after as many again it is tried once more, where it did not work. */
const pause = 8_000;

export function useKeep(keep: () => void, draft: FormDraft): void {
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    const timer = setInterval(() => latest.current(), pause);
    return () => clearInterval(timer);
  }, [draft]);
  useEffect(() => {
    const hide = () => document.hidden && latest.current();
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
}
