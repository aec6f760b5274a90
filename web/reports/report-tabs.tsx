// The tabs Reports and Schedules, as links because each has its own URL. Whoever may not schedule has no tabs.
import { Link } from '@tanstack/react-router';
import { scheduleTexts } from '#core/reports/schedules/labels.ts';
import { mayScheduleReports } from '#core/reports/schedules/policy.ts';
import { reportTexts } from '#core/reports/texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import classes from '#web/ui/styles/link-tabs.module.css';

const tabs = [
  { tab: 'reports', to: '/reports', label: reportTexts.title },
  { tab: 'schedules', to: '/reports/schedules', label: scheduleTexts.title },
] as const;

export function ReportTabs({ tab: current }: { tab: (typeof tabs)[number]['tab'] }) {
  if (!mayScheduleReports(useActor()).yes) return null;
  return (
    <nav className={classes.tabs} aria-label="Reports and schedules">
      {tabs.map(({ tab, to, label }) => (
        <Link
          key={tab}
          to={to}
          className={classes.tab}
          // Otherwise the first tab would be active on both pages.
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
