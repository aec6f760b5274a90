// Reports for the command palette.
import { useNavigate } from '@tanstack/react-router';
import { CalendarClock, FileChartColumn, Files } from 'lucide-react';
import { useMemo } from 'react';
import { designTexts } from '#core/reports/own/labels.ts';
import { mayChangeDesigns, mayReadReports } from '#core/reports/policy.ts';
import { reportsQuery } from '#core/reports/queries.ts';
import { scheduleTexts } from '#core/reports/schedules/labels.ts';
import { mayScheduleReports } from '#core/reports/schedules/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { Command } from '#web/ui/command/command.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/reports/texts.ts';
import { m } from './texts.ts';

const size = '1.125rem';

export function useReportCommands(): readonly Command[] {
  const actor = useActor();
  const navigate = useNavigate();
  const mayRead = mayReadReports(actor).yes;
  const { data: reports = none } = useRead(reportsQuery, { enabled: mayRead });
  return useMemo((): readonly Command[] => {
    const pages: (Command | false)[] = [
      mayScheduleReports(actor).yes && {
        id: 'reports.schedules',
        label: scheduleTexts.title,
        words: t(m.scheduledReportsEMailRegular),
        icon: <CalendarClock size={size} />,
        onChoose: () => void navigate({ to: '/reports/schedules' }),
      },
      mayChangeDesigns(actor).yes && {
        id: 'reports.designs',
        label: designTexts.title,
        words: t(m.reportTemplateBuilder),
        icon: <Files size={size} />,
        onChoose: () => void navigate({ to: '/reports/designs' }),
      },
      mayChangeDesigns(actor).yes && {
        id: 'reports.newDesign',
        label: t(m.designReport),
        words: t(m.newCreateTemplate),
        icon: <Files size={size} />,
        group: 'create',
        onChoose: () => void navigate({ to: '/reports/designs/create' }),
      },
    ];
    const each = mayRead
      ? reports.map(({ id, name, published }): Command => ({
          id: `reports.open ${id}`,
          label: name,
          note: published ? t(both.report) : t(m.reportUnpublished),
          words: t(m.openRunPdfPrint),
          icon: <FileChartColumn size={size} />,
          onChoose: () => void navigate({ to: '/reports/$reportId', params: { reportId: id } }),
        }))
      : [];
    return [...pages.filter((command) => command !== false), ...each];
  }, [actor, mayRead, navigate, reports]);
}

const none: readonly never[] = [];
