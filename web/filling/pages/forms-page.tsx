// /fill: what the user has begun, and the forms that they may fill in, with those that work offline.
import type { ReactNode } from 'react';
import { copies } from '#web/filling/device/fill-store.ts';
import { InstallCard } from '#web/filling/offline/install-card.tsx';
import { useCachedQuery } from '#web/filling/use-cached-query.ts';
import { workTexts } from '#core/filling/work-texts.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { FillFrame } from './fill-frame.tsx';
import { FillList } from './fill-list.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `reminders`: those of somebody who sees no other notifications. */
export function FillFormsPage({ reminders }: { reminders?: ReactNode }) {
  const { isCopy } = useCachedQuery(formsQuery, copies.forms);
  return (
    <FillFrame title={workTexts.title} subtitle={isCopy ? t(m.youreOfflineYouCanFill) : workTexts.about}>
      {reminders}
      <InstallCard />
      <FillList />
    </FillFrame>
  );
}
