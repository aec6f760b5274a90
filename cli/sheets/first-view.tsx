// Opens the user's default view instead of a form's dashboard, if the place does not say what to show.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { formAsReadQuery } from '#core/forms/queries.ts';
import { viewsQuery } from '#core/views/queries.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { Loading } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { placeOfView } from '#cli/app/view-place.ts';
import { ViewTabs } from './view-header.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Shown until it is known what to open. */
export function FirstView({ place }: { place: PlaceOf<'dashboard'> }) {
  const { core, replace, say } = useApp();
  const views = useQuery(viewsQuery(core.send, place.formId));
  const form = useQuery(formAsReadQuery(core.send, place.formId));
  const isKnown = !views.isFetching && !form.isFetching;
  const open = useEffectEvent(() => {
    const view = views.data?.find(({ isDefault }) => isDefault);
    // The dashboard reports errors itself: it reads the form as well.
    if (view === undefined || form.data === undefined) {
      replace({ ...place, isBare: undefined });
      return;
    }
    const opened = placeOfView(place, view, filteredQuestions(form.data));
    replace(opened.place);
    if (opened.missing === null) say(t(m.viewOpensWithThisForm, { view: view.name }));
    else say(opened.missing, 'warning');
  });
  useEffect(() => {
    if (isKnown) open();
  }, [isKnown]);
  return (
    <>
      <ViewTabs current="dashboard" />
      <Loading />
    </>
  );
}
