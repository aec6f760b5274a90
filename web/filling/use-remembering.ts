// What this device remembers of a draft that was finished: texts to reuse, what the next row carries over, and which form it was.
import type { FillDraft } from '#core/filling/fill-draft.ts';
import { copies } from './device/fill-store.ts';
import { useFilling } from './filling-context.tsx';
import { rememberAnswers, rememberForm } from './finish.ts';
import { useReadCopy } from './use-cached-query.ts';

export function useRemembering(): (draft: FillDraft, of: { sheetId: string; at: number }) => Promise<void> {
  const { store } = useFilling();
  const readCopy = useReadCopy();
  return async (draft, of) => {
    const { id } = draft.plan.form;
    await Promise.all([rememberAnswers(store, draft, of), rememberForm(store, id, of.at)]);
    await readCopy(copies.lastAnswers(id));
  };
}
