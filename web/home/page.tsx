// The home page: what this person has pinned, what is new for them, and their forms (spec 1, section 2, "Home dashboard").
import type { ReactNode } from 'react';
import { mayPin } from '#core/pins/policy.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import type { OfflineMarkView, PinnedWidgetView } from '#web/slots.ts';
import { Page } from '#web/ui/page.tsx';
import { HomeForms } from './home-forms.tsx';
import { PinnedWidgets } from './pinned-widgets.tsx';
import classes from './home.module.css';

export type HomePageProps = {
  PinnedWidget: PinnedWidgetView;
  OfflineMark: OfflineMarkView;
  /** What is new for this person, where there is something to be told. */
  notifications?: ReactNode;
};

export function HomePage({ PinnedWidget, OfflineMark, notifications }: HomePageProps) {
  const company = useSignalValue(useCore().session.user)?.company.name ?? '';
  const hasPins = mayPin(useActor()).yes;
  return (
    <Page title={company}>
      <div className={classes.columns} data-plain={!hasPins || undefined}>
        {/* First where there is one column: what is new is short, and pins are long. */}
        {notifications}
        {hasPins && (
          <div className={classes.main}>
            <PinnedWidgets PinnedWidget={PinnedWidget} />
          </div>
        )}
        <HomeForms isWide={!hasPins} OfflineMark={OfflineMark} />
      </div>
    </Page>
  );
}
