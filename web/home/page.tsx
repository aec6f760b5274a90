// The home page: alerts, recent activity, what waits for this user, their forms and their pinned widgets
// (spec 1, section 2, "Home dashboard").
import type { ReactNode } from 'react';
import { mayPin } from '#core/pins/policy.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import type { OfflineMarkView, PinnedWidgetView } from '#web/slots.ts';
import { Page } from '#web/ui/page.tsx';
import { ActivityPanel, type ActivityPanelProps } from './activity/activity-panel.tsx';
import { HomeForms } from './home-forms.tsx';
import { PinnedWidgets } from './pinned-widgets.tsx';
import { WelcomePanel } from './welcome-panel.tsx';
import classes from './home.module.css';

export type HomePageProps = {
  PinnedWidget: PinnedWidgetView;
  OfflineMark: OfflineMarkView;
  /** What the user may fill in and has begun: for those who come for that. */
  fillIn?: ReactNode;
  /** What waits for the user's review. */
  reviews?: ReactNode;
  /** The notifications panel, if the app provides one. */
  notifications?: ReactNode;
  /** The alerts over time, for users who may see them. */
  insights?: ReactNode;
  activity: ActivityPanelProps;
};

export function HomePage({
  PinnedWidget,
  OfflineMark,
  fillIn,
  reviews,
  notifications,
  insights,
  activity,
}: HomePageProps) {
  const company = useSignalValue(useCore().session.user)?.company.name ?? '';
  const actor = useActor();
  // For users who fill in, that comes first.
  const fillsIn = actor.role === 'USER';
  return (
    <Page title={company} isHome>
      <div className="grid gap-24 one-column">
        <WelcomePanel />
        {insights}
        <div className={`grid items-start gap-24 ${classes.columns}`}>
          <div className="grid min-w-0 gap-24">
            {fillsIn && fillIn}
            {reviews}
            <ActivityPanel {...activity} />
          </div>
          <div className={`grid min-w-0 gap-24 ${classes.side}`}>
            {notifications}
            {!fillsIn && <HomeForms OfflineMark={OfflineMark} />}
          </div>
        </div>
        {mayPin(actor).yes && <PinnedWidgets PinnedWidget={PinnedWidget} />}
      </div>
    </Page>
  );
}
