// The tabs Reports and Schedules. Anyone who may not schedule has no tabs.
import { scheduleTexts } from '#core/reports/schedules/labels.ts';
import { mayScheduleReports } from '#core/reports/schedules/policy.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { LinkTabs } from '#web/ui/list/link-tabs.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const tabs = [
  { to: '/reports', label: reportTexts.title },
  { to: '/reports/schedules', label: scheduleTexts.title },
] as const;

export function ReportTabs({ current }: { current: (typeof tabs)[number]['to'] }) {
  if (!mayScheduleReports(useActor()).yes) return null;
  return <LinkTabs label={t(m.reportsAndSchedules)} tabs={tabs} current={current} />;
}
