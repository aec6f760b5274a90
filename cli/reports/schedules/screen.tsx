// Scheduled reports: all of them, those of a week, or a month with those of a day.
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { monthGrid, weekOf } from '#core/calendar/month.ts';
import { currentFormats } from '#core/format/current.ts';
import { longDayText } from '#core/reminders/day-text.ts';
import { reportsQuery } from '#core/reports/queries.ts';
import {
  deleteSchedule,
  pauseSchedule,
  resumeSchedule,
  runScheduleNow,
} from '#core/reports/schedules/actions.ts';
import { type ScheduleEntry, scheduleAgenda, schedulesOfReport } from '#core/reports/schedules/agenda.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import { schedulesQuery } from '#core/reports/schedules/queries.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { dataText, nextText, pauseTexts } from '#core/reports/schedules/texts.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { formatDate } from '#core/time/date-format.ts';
import { monthNames } from '#core/time/month-names.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { dayKeys } from '#cli/terminal/keys/day-keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { monthLines } from '#cli/terminal/month-lines.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { TabLine } from '#cli/terminal/tab-line.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { openHistory } from './history.tsx';
import { openScheduleDialog } from './schedule-dialog.ts';

const tabs = { all: texts.all, week: 'Week', month: texts.calendar } as const;
type Tab = keyof typeof tabs;
const nextTab = { all: 'week', week: 'month', month: 'all' } as const;

/** The screen. */
export function ReportSchedulesScreen({ place }: ScreenProps<'reportSchedules'>) {
  const { core, actor } = useApp();
  const { dialogs } = useTerminal();
  const today = formatDate(core.ports.now(), 'yyyy-MM-dd', actor.timeZone);
  const [tab, setTab] = useScreenState<Tab>('tab', 'all');
  const [day, setDay] = useScreenState('day', today);
  const [reportId, setReportId] = useScreenState<string | null>('report', place.reportId ?? null);
  const query = useQuery(schedulesQuery(core.send));
  const { data: reports = [] } = useQuery(reportsQuery(core.send));
  const clock = { now: core.ports.now(), timeZone: actor.timeZone };
  const published = reports.filter((report) => report.published);
  const askReport = async () => {
    const all = '';
    const chosen = await choose(dialogs, {
      title: texts.report,
      choices: [
        { value: all, label: texts.allReports },
        ...published.map(({ id, name }) => ({ value: id, label: name })),
      ],
      current: reportId ?? all,
    });
    if (chosen !== null) setReportId(chosen === all ? null : chosen);
  };
  useKeys([
    {
      key: 'add',
      label: texts.create.toLowerCase(),
      off: published.length === 0 ? texts.noneReports : undefined,
      run: () => openScheduleDialog(dialogs, { schedule: null, reportId, reports, clock }),
    },
    { key: 'filter', label: 'filter by report', run: askReport },
    { key: 'tab', label: tabs[nextTab[tab]].toLowerCase(), run: () => setTab(nextTab[tab]) },
    ...(tab === 'all' ? [] : dayKeys({ shows: tab, day, today, setDay })),
  ]);
  const report = reports.find(({ id }) => id === reportId)?.name ?? texts.allReports;
  return (
    <>
      <TabLine names={tabs} current={tab} right={{ text: report, tone: 'dim' }} />
      <Loaded query={query} title={texts.notLoaded}>
        {(schedules) => {
          const shown = schedulesOfReport(schedules, reportId);
          if (tab === 'all') return <All schedules={shown} />;
          return tab === 'week' ? (
            <Week schedules={shown} day={day} />
          ) : (
            <Month schedules={shown} day={day} today={today} />
          );
        }}
      </Loaded>
    </>
  );
}

type ShownProps = { schedules: readonly ReportSchedule[]; day: string };
/** `at`: null in the list of all. */
type Row = { schedule: ReportSchedule; date: string | null; at: number | null };

const rowsOf = (date: string, entries: readonly ScheduleEntry[]): Row[] =>
  entries.map(({ item, at }) => ({ schedule: item.schedule, date, at }));

function All({ schedules }: Pick<ShownProps, 'schedules'>) {
  const { height } = useArea();
  const rows = schedules.map((schedule) => ({ schedule, date: null, at: null }));
  return <Entries name="all" rows={rows} height={height - 4} empty={`${texts.none}. ${texts.noneText}`} />;
}

function Week({ schedules, day }: ShownProps) {
  const { actor } = useApp();
  const { height } = useArea();
  const dates = weekOf(day);
  const agenda = scheduleAgenda(schedules, dates, actor.timeZone);
  const rows = [...agenda].flatMap(([date, entries]) => rowsOf(date, entries));
  const span = `${longDayText(dates[0] ?? day)} to ${longDayText(dates.at(-1) ?? day)}`;
  return (
    <>
      <Label tone="dim">{span}</Label>
      <Entries name={`week ${dates[0] ?? ''}`} rows={rows} height={height - 5} empty={texts.noneWeek} />
    </>
  );
}

function Month({ schedules, day, today }: ShownProps & { today: string }) {
  const { actor } = useApp();
  const { height } = useArea();
  const [year = 0, month = 1] = day.split('-').map(Number);
  const dates = monthGrid(year, month).map(({ isoDate }) => isoDate);
  const agenda = scheduleAgenda(schedules, dates, actor.timeZone);
  const { head, weeks } = monthLines({ year, month }, agenda, { selected: day, today });
  return (
    <>
      <Label bold>{`${monthNames[month - 1] ?? ''} ${year}`}</Label>
      <Line segments={head} />
      {weeks.map((week, index) => (
        <Line key={index} segments={week} />
      ))}
      <Box marginTop={1}>
        <Label tone="dim">{longDayText(day)}</Label>
      </Box>
      <Entries
        name={`day ${day}`}
        rows={rowsOf(day, agenda.get(day) ?? [])}
        height={Math.max(3, height - 14)}
        empty="No report is sent on this day."
      />
    </>
  );
}

type EntriesProps = { name: string; rows: readonly Row[]; height: number; empty: string };

function Entries({ name, rows, height, empty }: EntriesProps) {
  const { core, actor, perform, actionKey } = useApp();
  const { dialogs } = useTerminal();
  const { timeZone } = actor;
  const clock = { now: core.ports.now(), timeZone };
  const { data: reports = [] } = useQuery(reportsQuery(core.send));
  const current = rows[useCursor(name, rows.length)]?.schedule ?? null;
  useKeys(
    current === null
      ? []
      : [
          actionKey('mail', runScheduleNow, current),
          actionKey('rest', current.paused === null ? pauseSchedule : resumeSchedule, current),
          { key: 'who', label: 'who got it', run: () => openHistory(dialogs, current) },
          { key: 'delete', label: 'delete', run: () => perform(deleteSchedule, current) },
        ],
  );
  const moment = (at: number) => momentText(at, timeZone);
  const parameters = reports.find(({ id }) => id === current?.reportId)?.parameters ?? [];
  return (
    <>
      <Table
        name={name}
        columns={columnsFor(rows, moment, timeZone)}
        count={rows.length}
        rows={(from, to) => rows.slice(from, to)}
        height={height}
        empty={empty}
        enterLabel="edit"
        onEnter={(index) => {
          const row = rows[index];
          if (row)
            void openScheduleDialog(dialogs, { schedule: row.schedule, reportId: null, reports, clock });
        }}
      />
      {current !== null && (
        <Label tone="dim">
          {current.paused === null
            ? `${dataText(parameters, current.parameters, currentFormats.value, timeZone)} · ${current.format}`
            : pauseTexts[current.paused.reason]}
        </Label>
      )}
    </>
  );
}

function columnsFor(
  rows: readonly Row[],
  moment: (at: number) => string,
  timeZone: string,
): TableColumn<Row>[] {
  const hasDay = rows.some(({ date }) => date !== null);
  return [
    ...(hasDay
      ? [
          {
            id: 'day',
            title: 'Day',
            value: ({ date }: Row) => (date === null ? '' : longDayText(date).slice(0, 3)),
            whole: true,
          },
        ]
      : []),
    {
      id: 'next',
      title: hasDay ? 'Time' : 'Next',
      value: ({ schedule, at }) =>
        at === null ? nextText(schedule, moment) : currentFormats.value.time(at, timeZone),
      whole: true,
    },
    { id: 'report', title: texts.report, value: ({ schedule }) => schedule.reportName, most: 50 },
    {
      id: 'frequency',
      title: texts.frequency,
      value: ({ schedule }) => frequencyText(schedule, currentFormats.value, timeZone),
      rank: 2,
    },
    {
      id: 'to',
      title: texts.users,
      value: ({ schedule }) => schedule.users.map(({ userName }) => userName).join(', '),
      rank: 1,
    },
  ];
}
