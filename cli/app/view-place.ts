// The place that opens a saved view.
import type { Question } from '#core/questions/schema.ts';
import type { ViewContent } from '#core/views/schema.ts';
import { fitView } from '#core/views/view-content.ts';
import type { PlaceOf } from './screen-places.ts';

export type ViewPlace = {
  place: PlaceOf<'dashboard'> | PlaceOf<'rows'>;
  /** For people: the parts of the view that the form no longer has; null if it has all of them. */
  missing: string | null;
};

/** The place of a view on its form. */
export function placeOfView(
  { formId, formName }: { formId: string; formName: string },
  view: ViewContent & { id?: string },
  questions: readonly Question[],
): ViewPlace {
  const { content, missing } = fitView(view, questions);
  const { sheetIds, filter, tab, sort, review, columns } = content;
  const screen = tab === 'data' ? 'rows' : 'dashboard';
  const start = { filter, sort, review, columns };
  return { place: { screen, formId, formName, sheetIds, viewId: view.id, start }, missing };
}
