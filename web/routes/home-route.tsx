// /: the home page with its state in the address, and the parts of other features.
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { OfflineMark } from '#web/filling/offline/offline-mark.tsx';
import { HomePage } from '#web/home/page.tsx';
import { AlertInsights } from '#web/insights/banner.tsx';
import { NotificationsPanel } from '#web/notifications/panel.tsx';
import type { HomeSearch } from '#web/paths.ts';
import { PinnedWidget } from '#web/pins/pinned-widget.tsx';
import { SkeletonLines } from '#web/ui/notices/skeleton-lines.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const route = getRouteApi('/');
const FillInPanel = lazyPart(() =>
  import('#web/filling/pages/fill-in-panel.tsx').then((it) => it.FillInPanel),
);

export function HomeRoute() {
  const { sheet, form, user, page = 1, startDate, endDate } = route.useSearch();
  const navigate = route.useNavigate();
  const go = useCallback(
    (search: Loose, replaces = false) =>
      void navigate({ search: withoutDefaults(search), replace: replaces, resetScroll: false }),
    [navigate],
  );
  const view = { sheet, form, user, page };
  const range = startDate === undefined || endDate === undefined ? null : { startDate, endDate };
  return (
    <HomePage
      PinnedWidget={PinnedWidget}
      OfflineMark={OfflineMark}
      fillIn={<FillInPart />}
      notifications={<NotificationsPanel />}
      insights={
        <AlertInsights
          range={range}
          onRange={(next) => go({ ...view, startDate: next?.startDate, endDate: next?.endDate })}
        />
      }
      activity={{ view, onView: (next, replaces) => go({ startDate, endDate, ...next }, replaces) }}
    />
  );
}

function FillInPart() {
  return (
    <Suspense fallback={<SkeletonLines lines={5} />}>
      <FillInPanel />
    </Suspense>
  );
}

type Loose = { [key in keyof HomeSearch]: HomeSearch[key] | undefined };

/** An address only contains what differs from Home's defaults. */
function withoutDefaults({ page, ...rest }: Loose): HomeSearch {
  const given = Object.entries({ ...rest, page: page === 1 ? undefined : page });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
