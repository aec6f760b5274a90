// The keys of Home, on each of its tabs: the next tab, and the places that it leads to.
import { mayChangeCatalog } from '#core/catalog/policy.ts';
import { maySeeInsights } from '#core/insights/policy.ts';
import { notificationTexts } from '#core/notifications/format-notification.ts';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { mayReadReports } from '#core/reports/policy.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { mayTransform } from '#core/transforms/policy.ts';
import { mayOpenUsers } from '#core/users/policy.ts';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import type { ScreenPlace } from './screen-places.ts';
import { useApp } from './use-app.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** Binds them. */
export function useHomeKeys(isHome = true): void {
  const { actor, go } = useApp();
  const goTo = (place: ScreenPlace) => () => go(place);
  const keys = [
    ...keysIf(maySeeInsights(actor).yes, { key: 'alerts', run: goTo({ screen: 'insights' }) }),
    {
      key: 'notifications' as const,
      ...(!hearsOfNotifications(actor) && { label: notificationTexts.reminders.toLowerCase(), hint: false }),
      run: goTo({ screen: 'notifications' }),
    },
    ...keysIf(mayExport(actor).yes, {
      key: 'export',
      label: t(m.yourExports),
      run: goTo({ screen: 'exports' }),
    }),
    ...keysIf(mayReadReports(actor).yes, {
      key: 'print',
      label: t(keyTexts.reports),
      run: goTo({ screen: 'reports' }),
    }),
    ...keysIf(mayOpenUsers(actor).yes, { key: 'users', run: goTo({ screen: 'users' }) }),
    ...keysIf(mayChangeCatalog(actor).yes, { key: 'catalog', run: goTo({ screen: 'catalog' }) }),
    { key: 'codes' as const, hint: false, run: goTo({ screen: 'codes' }) },
    ...keysIf(mayTransform(actor).yes, {
      key: 'transforms',
      hint: false,
      run: goTo({ screen: 'transforms' }),
    }),
    { key: 'account' as const, run: goTo({ screen: 'account' }) },
  ];
  useKeys(isHome ? keys : []);
}
