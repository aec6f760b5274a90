// The home page: the job of whoever opens it first, then numbers, and the panels of the specification (spec 1, section 2, "Home
// dashboard"). What is shown to whom, and in which order, is in core/home/parts.ts.
import type { ReactNode } from 'react';
import { type HomePart, homeParts, laterLines } from '#core/home/parts.ts';
import { homeQuery } from '#core/home/queries.ts';
import type { Home } from '#core/home/schema.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import type { OfflineMarkView, PinnedWidgetView } from '#web/slots.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { SkeletonLines } from '#web/ui/notices/skeleton-lines.tsx';
import { Page } from '#web/ui/page.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ActivityPanel, type ActivityPanelProps } from './activity/activity-panel.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { HomeForms } from './home-forms.tsx';
import { NeedsPanel, QueuePanel } from './needs-panels.tsx';
import { PinnedWidgets } from './pinned-widgets.tsx';
import { StepsPanel } from './steps-panel.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import classes from './home.module.css';

export type HomePageProps = {
  PinnedWidget: PinnedWidgetView;
  OfflineMark: OfflineMarkView;
  /** What the user may fill in and has begun: for those who come for that. */
  fillIn: ReactNode;
  /** The notifications, or the reminders of those who see no others. */
  notifications: ReactNode;
  /** The alerts over time. */
  insights: ReactNode;
  activity: ActivityPanelProps;
};

/** These are side by side where the width allows. */
const columns: readonly HomePart[] = ['notifications', 'activity', 'forms'];

export function HomePage({
  PinnedWidget,
  OfflineMark,
  fillIn,
  notifications,
  insights,
  activity,
}: HomePageProps) {
  const user = useSignalValue(useCore().session.user);
  const actor = useActor();
  const fillsIn = actor.role === 'USER';
  const query = useRead(homeQuery, { enabled: !fillsIn });
  const parts = homeParts(actor, user ?? { settings: [] }, query.data);
  const hasColumns = columns.every((part) => parts.includes(part));
  const ofHome = (lines: number, draw: (home: Home) => ReactNode) => (
    <Loaded query={query} loading={<SkeletonLines lines={lines} />}>
      {draw}
    </Loaded>
  );
  const draw: Readonly<Record<HomePart, () => ReactNode>> = {
    fill: () => fillIn,
    steps: () => ofHome(4, ({ made }) => made && <StepsPanel made={made} />),
    queue: () => ofHome(3, ({ needs }) => <QueuePanel needs={needs} />),
    // Of one answer that could not be read, one part says so.
    needs: () =>
      parts.includes('queue') && query.data === undefined
        ? null
        : ofHome(2, ({ needs }) => <NeedsPanel needs={needs} />),
    figures: () =>
      query.error !== null && query.data === undefined
        ? null
        : ofHome(2, ({ figures }) => figures && <FiguresPanel figures={figures} />),
    later: () => (
      <Panel title={t(m.later)}>
        {laterLines(actor).map(({ title, text }) => (
          <EmptyState key={title} isShort title={title} text={text} />
        ))}
      </Panel>
    ),
    notifications: () => notifications,
    activity: () => <ActivityPanel {...activity} />,
    forms: () => <HomeForms OfflineMark={OfflineMark} />,
    pins: () => <PinnedWidgets PinnedWidget={PinnedWidget} />,
    insights: () => insights,
  };
  const place = (part: HomePart) => (
    <div key={part} id={part} className={`min-w-0 grid one-column empty-hidden ${classes.part}`}>
      {draw[part]()}
    </div>
  );
  return (
    <Page title={user?.company.name ?? ''} isHome>
      <div className="grid gap-24 one-column">
        {parts.map((part) => {
          if (!hasColumns || !columns.includes(part)) return place(part);
          if (part !== 'activity') return null;
          return (
            <div key={part} className={`grid items-start gap-24 ${classes.columns}`}>
              <div className="grid min-w-0 gap-24">
                {place('activity')}
                {place('forms')}
              </div>
              <div className={`grid min-w-0 ${classes.side}`}>{place('notifications')}</div>
            </div>
          );
        })}
      </div>
    </Page>
  );
}
