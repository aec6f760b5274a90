// The home page: is anything wrong, what happened last, what waits for this person, their forms, and what they have pinned
// (spec 1, section 2, "Home dashboard").
import type { ReactNode } from 'react';
import { mayPin } from '#core/pins/policy.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import type { OfflineMarkView, PinnedWidgetView } from '#web/slots.ts';
import { Page } from '#web/ui/page.tsx';
import { Activity, type ActivityProps } from './activity/activity.tsx';
import { HomeForms } from './home-forms.tsx';
import { PinnedWidgets } from './pinned-widgets.tsx';
import { Welcome } from './welcome.tsx';
import classes from './home.module.css';

export type HomePageProps = {
  PinnedWidget: PinnedWidgetView;
  OfflineMark: OfflineMarkView;
  /** What is new for this person, where there is something to be told. */
  notifications?: ReactNode;
  /** The alerts over time, for those who have them. */
  insights?: ReactNode;
  activity: ActivityProps;
};

export function HomePage({ PinnedWidget, OfflineMark, notifications, insights, activity }: HomePageProps) {
  const company = useSignalValue(useCore().session.user)?.company.name ?? '';
  const actor = useActor();
  // Those who fill in come for the forms.
  const fillsIn = actor.role === 'USER';
  const forms = <HomeForms isWide={fillsIn} OfflineMark={OfflineMark} />;
  return (
    <Page title={company} isHome>
      <div className={classes.home}>
        <Welcome />
        {insights}
        <div className={classes.columns}>
          <div className={classes.main}>
            {fillsIn && forms}
            <Activity {...activity} />
          </div>
          <div className={classes.side}>
            {notifications}
            {!fillsIn && forms}
          </div>
        </div>
        {mayPin(actor).yes && <PinnedWidgets PinnedWidget={PinnedWidget} />}
      </div>
    </Page>
  );
}
