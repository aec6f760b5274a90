// The saved views of a form for its page: all views, the open one, and the current content.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import type { Form } from '#core/forms/schema.ts';
import { viewsQuery } from '#core/views/queries.ts';
import type { SavedView } from '#core/views/schema.ts';
import { contentColumns, fitView, sameContent, wholeContent } from '#core/views/view-content.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { addressOf, contentAt, type ContentAddress, noView } from '#web/view-address.ts';
import { useTableLayout } from './table/use-table-layout.ts';

export function useViews({ formId, sheetIds, tab, search, filter }: ContentAddress & { formId: string }) {
  const { send } = useCore();
  const { data: views = none } = useQuery(viewsQuery(send, formId));
  const current = views.find(({ id }) => id === search.view) ?? null;
  const { layout, isArranged, changeLayout, forget } = useTableLayout(formId, current);
  const content = useMemo(
    () => ({ ...contentAt({ sheetIds, search, filter, tab }), columns: contentColumns(layout) }),
    [layout, sheetIds, search, filter, tab],
  );
  /** Navigates to a view; null: all data. Warns if the form no longer has parts of it. */
  const opened = (view: SavedView | null, form: Pick<Form, 'questions' | 'contextQuestions'>) => {
    forget();
    if (view === null) return addressOf(formId, noView, { ...wholeContent, tab });
    const { content: fitted, missing } = fitView(view, analysedQuestions(form));
    if (missing !== null) notifyFailed(missing);
    return addressOf(formId, view.id, fitted, analysedQuestions(form));
  };
  const isChanged = current !== null && (isArranged || !sameContent(current, content));
  return { views, current, isChanged, content, opened, layout, changeLayout };
}

const none: readonly SavedView[] = [];
