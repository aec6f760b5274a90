// Opens a saved view if an address names only a form: the view in the address, otherwise the user's default one.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { formQuery } from '#core/forms/queries.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { viewsQuery } from '#core/views/queries.ts';
import { fitView } from '#core/views/view-content.ts';
import type { SheetIds, SheetSearch } from '#web/paths.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { addressOf, isBare, viewToOpen } from '#web/view-address.ts';

export type FirstPlace = {
  formId: string;
  sheetIds: SheetIds;
  search: SheetSearch;
  /** It is the form's own address, not one of its table or of a row. */
  isFront: boolean;
};

/** Checks once, when the page is opened; true until it is known what to show. */
export function useFirstView({ formId, sheetIds, search, isFront }: FirstPlace): boolean {
  const { send } = useCore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isOpening, setIsOpening] = useState(() => isFront && isBare(sheetIds, search));
  const openFirst = useEffectEvent(async (signal: AbortSignal) => {
    if (!isOpening) return;
    const view = viewToOpen(search, await queries.fetchQuery(viewsQuery(send, formId)));
    if (view === null || signal.aborted) return;
    const form = formAsRead(await queries.fetchQuery(formQuery(send, formId)));
    const { content, missing } = fitView(view, analysedQuestions(form));
    if (signal.aborted) return;
    if (missing !== null) notifyFailed(missing);
    await navigate({ ...addressOf(formId, view.id, content), replace: true });
  });
  // Once: only the initial address opens a view.
  useEffect(() => {
    const leaving = new AbortController();
    // The page reports errors itself: it reads the form as well.
    openFirst(leaving.signal)
      .catch(() => undefined)
      .finally(() => {
        if (!leaving.signal.aborted) setIsOpening(false);
      });
    return () => leaving.abort();
  }, []);
  return isOpening;
}
