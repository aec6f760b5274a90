// /reports/schedules: the scheduled reports of this week by day, of a month as a calendar, or all of them; the dialog over them
// has its own URL (spec 3, "Scheduled reports").
import { Button, SegmentedControl } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CalendarClock, CalendarOff, MailPlus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { monthGrid, weekOf } from '#core/calendar/month.ts';
import { longDayText } from '#core/reminders/day-text.ts';
import { reportsQuery } from '#core/reports/queries.ts';
import { scheduleAgenda, schedulesOfReport } from '#core/reports/schedules/agenda.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import { mayScheduleReports } from '#core/reports/schedules/policy.ts';
import { schedulesQuery } from '#core/reports/schedules/queries.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import type { Report } from '#core/reports/schema.ts';
import { reportTexts } from '#core/reports/texts.ts';
import { formatDate } from '#core/time/date-format.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { ReportTabs } from '#web/reports/report-tabs.tsx';
import { MonthCalendar } from '#web/ui/calendar/month-calendar.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { MissingScreen } from '#web/ui/notices/error-screen.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { NoAccessPage } from '#web/ui/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ScheduleCard, type ScheduleCardProps, SchedulePill } from './schedule-card.tsx';
import { type SchedulesView, schedulesSearchOf } from './view.ts';
import classes from '#web/ui/calendar/agenda.module.css';

const ScheduleDialog = lazyDialog(() => import('./schedule-dialog.tsx').then((it) => it.ScheduleDialog));
const HistoryDialog = lazyDialog(() => import('./history-dialog.tsx').then((it) => it.HistoryDialog));

export type SchedulesPageProps = {
  view: SchedulesView;
  /** The schedule whose dialog is open, or a new one's. */
  dialog: { id: string } | 'create' | null;
  onView(view: SchedulesView): void;
  onClose(): void;
};

export function SchedulesPage(props: SchedulesPageProps) {
  const may = mayScheduleReports(useActor());
  const query = useRead(schedulesQuery, { enabled: may.yes });
  const { data: reports = [] } = useRead(reportsQuery, { enabled: may.yes });
  const published = useMemo(() => reports.filter((report) => report.published), [reports]);
  if (!may.yes) return <NoAccessPage title={texts.title} />;
  const create = published.length > 0 && (
    <Button
      leftSection={<MailPlus size={16} aria-hidden />}
      renderRoot={(rest) => (
        <Link {...rest} to="/reports/schedules/create" search={schedulesSearchOf(props.view)} />
      )}
    >
      {texts.create}
    </Button>
  );
  return (
    <Page title={reportTexts.title} actions={create}>
      <ReportTabs current="/reports/schedules" />
      <Toolbar {...props} reports={published} />
      <Loaded query={query} failed={texts.notLoaded}>
        {(schedules) => <Schedules {...props} schedules={schedules} reports={reports} />}
      </Loaded>
    </Page>
  );
}

type ToolbarProps = Pick<SchedulesPageProps, 'view' | 'onView'> & { reports: readonly Report[] };

function Toolbar({ view, onView, reports }: ToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <SegmentedControl
        aria-label="View"
        value={view.view}
        data={[
          { value: 'list', label: texts.thisWeek },
          { value: 'calendar', label: texts.calendar },
          { value: 'all', label: texts.all },
        ]}
        onChange={(value) =>
          onView({ ...view, view: value === 'calendar' || value === 'all' ? value : 'list' })
        }
      />
      <SearchSelect
        className={classes.group ?? ''}
        aria-label={texts.report}
        placeholder={texts.allReports}
        data={reports.map(({ id, name }) => ({ value: id, label: name }))}
        value={view.report}
        limit={100}
        clearable
        nothingFoundMessage="No reports match"
        onChange={(report) => onView({ ...view, report })}
      />
    </div>
  );
}

type SchedulesProps = SchedulesPageProps & {
  schedules: readonly ReportSchedule[];
  reports: readonly Report[];
};

function Schedules({ view, dialog, schedules, reports, onView, onClose }: SchedulesProps) {
  const { ports } = useCore();
  const { timeZone } = useActor();
  const [past, setPast] = useState<ReportSchedule | null>(null);
  const [isPastOpen, setPastOpen] = useState(false);
  const shown = useMemo(() => schedulesOfReport(schedules, view.report), [schedules, view.report]);
  const now = ports.now();
  const today = formatDate(now, 'yyyy-MM-dd', timeZone);
  const opened = dialog === 'create' || dialog === null ? null : dialog.id;
  const schedule = schedules.find(({ id }) => id === opened) ?? null;
  const cardOf = (each: ReportSchedule): Omit<ScheduleCardProps, 'at'> => ({
    schedule: each,
    parameters: reports.find(({ id }) => id === each.reportId)?.parameters ?? [],
    search: schedulesSearchOf(view),
    now,
    onHistory: () => {
      setPast(each);
      setPastOpen(true);
    },
  });
  const parts = { view, schedules: shown, today, cardOf, onView };
  return (
    <>
      {opened !== null && schedule === null ? (
        <MissingScreen title={texts.missing} showAll={texts.showAll} onShowAll={onClose} />
      ) : shown.length === 0 ? (
        <EmptyState
          icon={<CalendarClock size={22} />}
          title={schedules.length === 0 ? texts.none : texts.noneOfReport}
          text={reports.some(({ published }) => published) ? texts.noneText : texts.noneReports}
        />
      ) : (
        <Shown {...parts} />
      )}
      <Suspense>
        {(dialog === 'create' || schedule !== null) && (
          <ScheduleDialog schedule={schedule} reportId={view.report} opened onClose={onClose} />
        )}
        {past !== null && (
          <HistoryDialog schedule={past} opened={isPastOpen} onClose={() => setPastOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

type ShownProps = {
  view: SchedulesView;
  schedules: readonly ReportSchedule[];
  /** `yyyy-MM-dd` */
  today: string;
  cardOf(schedule: ReportSchedule): Omit<ScheduleCardProps, 'at'>;
  onView(view: SchedulesView): void;
};

function Shown(props: ShownProps) {
  switch (props.view.view) {
    case 'calendar':
      return <Month {...props} />;
    case 'all':
      return (
        <ul className={classes.cards} aria-label={texts.title}>
          {props.schedules.map((schedule) => (
            <ScheduleCard key={schedule.id} {...props.cardOf(schedule)} at={null} />
          ))}
        </ul>
      );
    default:
      return <Week {...props} />;
  }
}

function Week({ view, schedules, today, cardOf, onView }: ShownProps) {
  const { timeZone } = useActor();
  const dates = useMemo(() => weekOf(today), [today]);
  const agenda = useMemo(() => scheduleAgenda(schedules, dates, timeZone), [schedules, dates, timeZone]);
  const days = [...agenda].filter(([, entries]) => entries.length > 0);
  if (days.length === 0) {
    return (
      <EmptyState
        icon={<CalendarOff size={22} />}
        title={texts.noneWeek}
        text={texts.noneWeekText}
        action={
          <Button variant="default" onClick={() => onView({ ...view, view: 'all' })}>
            {texts.showAll}
          </Button>
        }
      />
    );
  }
  return days.map(([date, entries]) => (
    <section key={date} className={classes.day}>
      <h2 className={classes.dayTitle} data-today={date === today || undefined}>
        {date === today ? `Today, ${longDayText(date)}` : longDayText(date)}
      </h2>
      <ul className={classes.cards}>
        {entries.map(({ item, at }) => (
          <ScheduleCard key={item.schedule.id} {...cardOf(item.schedule)} at={at} />
        ))}
      </ul>
    </section>
  ));
}

function Month({ view, schedules, today, cardOf, onView }: ShownProps) {
  const { timeZone } = useActor();
  const year = view.year ?? Number(today.slice(0, 4));
  const month = view.month ?? Number(today.slice(5, 7));
  const dates = useMemo(() => monthGrid(year, month).map(({ isoDate }) => isoDate), [year, month]);
  const agenda = useMemo(() => scheduleAgenda(schedules, dates, timeZone), [schedules, dates, timeZone]);
  return (
    <MonthCalendar
      year={year}
      month={month}
      today={today}
      entriesOf={(date) => agenda.get(date) ?? []}
      dayTitle={longDayText}
      pill={({ item, at }) => (
        <SchedulePill
          key={item.schedule.id}
          schedule={item.schedule}
          at={at}
          search={schedulesSearchOf(view)}
        />
      )}
      card={({ item, at }) => (
        <ul key={item.schedule.id} className={classes.cards}>
          <ScheduleCard {...cardOf(item.schedule)} at={at} />
        </ul>
      )}
      onMonth={(next) => onView({ ...view, ...next })}
    />
  );
}
