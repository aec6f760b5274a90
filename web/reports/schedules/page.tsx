// /reports/schedules: the scheduled reports of this week by day, of a month as a calendar, or all of them; the dialog over them
// has its own URL (spec 3, "Scheduled reports").
import { Link } from '@tanstack/react-router';
import { CalendarClock, History, MailPlus, Pause, Play, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { reportsQuery } from '#core/reports/queries.ts';
import { pauseSchedule, resumeSchedule, runScheduleNow } from '#core/reports/schedules/actions.ts';
import { schedulesAgenda } from '#core/reports/schedules/agenda.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import { mayScheduleReports } from '#core/reports/schedules/policy.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { ReportTabs } from '#web/reports/report-tabs.tsx';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { type AgendaPageProps, AgendaParts } from '#web/ui/calendar/agenda-page.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ScheduleBody } from './schedule-body.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const ScheduleDialog = lazyDialog(() => import('./schedule-dialog.tsx').then((it) => it.ScheduleDialog));
const HistoryDialog = lazyDialog(() => import('./history-dialog.tsx').then((it) => it.HistoryDialog));

export function SchedulesPage(props: AgendaPageProps<'report'>) {
  const actor = useActor();
  const may = mayScheduleReports(actor);
  const { data: reports = [] } = useRead(reportsQuery, { enabled: may.yes });
  const [past, setPast] = useState<ReportSchedule | null>(null);
  const [isPastOpen, setPastOpen] = useState(false);
  if (!may.yes) return <NoAccessPage title={texts.title} />;
  const { search, onClose } = props;
  const hasPublished = reports.some(({ published }) => published);
  const openPast = (schedule: ReportSchedule) => {
    setPast(schedule);
    setPastOpen(true);
  };
  const create = hasPublished && (
    <LinkButton
      leftSection={<MailPlus size={16} aria-hidden />}
      to="/reports/schedules/create"
      search={search}
    >
      {texts.create}
    </LinkButton>
  );
  return (
    <Page title={reportTexts.title} actions={create}>
      <ReportTabs current="/reports/schedules" />
      <AgendaParts
        {...props}
        agenda={schedulesAgenda}
        look={{
          link: ({ id }, rest) => (
            <Link {...rest} to="/reports/schedules/$scheduleId" params={{ scheduleId: id }} search={search} />
          ),
          when: ({ nextTime, paused }) =>
            paused === null && nextTime !== null ? momentText(nextTime, actor.timeZone) : '–',
          body: ({ thing, at }) => (
            <ScheduleBody
              schedule={thing}
              isOnDay={at !== null}
              parameters={reports.find(({ id }) => id === thing.reportId)?.parameters ?? []}
            />
          ),
          menu: (schedule) => <ScheduleMenu schedule={schedule} onHistory={() => openPast(schedule)} />,
        }}
        form={(schedule) => (
          <ScheduleDialog schedule={schedule} reportId={search.report ?? null} opened onClose={onClose} />
        )}
        empty={(isNarrowed) => (
          <EmptyState
            icon={<CalendarClock size={22} />}
            title={isNarrowed ? texts.noneOfReport : texts.none}
            text={hasPublished ? texts.noneText : texts.noneReports}
          />
        )}
      />
      <Suspense>
        {past !== null && (
          <HistoryDialog schedule={past} opened={isPastOpen} onClose={() => setPastOpen(false)} />
        )}
      </Suspense>
    </Page>
  );
}

function ScheduleMenu({ schedule, onHistory }: { schedule: ReportSchedule; onHistory(): void }) {
  const { paused } = schedule;
  const pause = paused === null ? pauseSchedule : resumeSchedule;
  return (
    <ActionMenu
      label={t(m.actionsFor, { reportName: schedule.reportName })}
      choices={[
        {
          id: runScheduleNow.id,
          label: runScheduleNow.label,
          icon: <Send size={16} />,
          onChoose: (perform) => void perform(runScheduleNow, schedule),
        },
        { id: 'history', label: texts.history, icon: <History size={16} />, onChoose: onHistory },
        {
          id: pause.id,
          label: pause.label,
          icon: paused === null ? <Pause size={16} /> : <Play size={16} />,
          onChoose: (perform) => void perform(pause, schedule),
        },
      ]}
    />
  );
}
