// An agenda as a screen, from its record in core: all of it, a week as a table, or a month with what is due on a day.
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { type AgendaEntry, agendaOf } from '#core/calendar/agenda.ts';
import { longDayText, monthText } from '#core/calendar/day-text.ts';
import { monthGrid, weekOf } from '#core/calendar/month.ts';
import { currentFormats } from '#core/format/current.ts';
import { type Agenda, agendaOnly, agendaTexts } from '#core/resource/agenda.ts';
import type { AgendaTab } from '#core/resource/agenda-view.ts';
import { withChosen } from '#core/resource/things.ts';
import { formatDate } from '#core/time/date-format.ts';
import { useApp } from '#cli/app/use-app.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { dayKeys } from '#cli/terminal/keys/day-keys.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { monthLines } from '#cli/terminal/month-lines.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { TabLine } from '#cli/terminal/tab-line.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useThings } from './use-things.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** A line of a day, or of the list of all. */
type AgendaRow<Thing> = { thing: Thing; date: string | null; at: number | null; times: number };

export type AgendaScreenProps<Thing> = {
  agenda: Agenda<Thing>;
  /** What it is narrowed to at first. */
  only?: string | undefined;
  keys(only: string | null): readonly KeyBinding[];
  onOpen(thing: Thing): unknown;
  /** Below the table: the keys of the thing under the cursor, and what is said of it, in this many lines. */
  below(thing: Thing | null): ReactNode;
  belowLines: number;
};

const tabNames = { all: agendaTexts.all, list: agendaTexts.week, calendar: agendaTexts.calendar } as const;
const tabOrder = ['all', 'list', 'calendar'] as const;

/** When something is due. */
function dueColumns(hasDay: boolean, timeZone: string): TableColumn<AgendaRow<unknown>>[] {
  const day = ({ date }: { date: string | null }) => (date === null ? '' : longDayText(date).slice(0, 3));
  const time = ({ at }: { at: number | null }) =>
    at === null ? '' : currentFormats.value.time(at, timeZone);
  return [
    ...(hasDay ? [{ id: 'day', title: t(m.day), value: day, whole: true }] : []),
    { id: 'time', title: t(m.time), value: time, whole: true },
  ];
}

export function AgendaScreen<Thing>(props: AgendaScreenProps<Thing>) {
  const { agenda, keys } = props;
  const { filter, view, texts } = agenda;
  const { core, actor } = useApp();
  const { dialogs } = useTerminal();
  const tabs = tabOrder.filter((name) => view.tabs.includes(name));
  const [first = 'list'] = tabs;
  const today = formatDate(core.ports.now(), 'yyyy-MM-dd', actor.timeZone);
  const [tab, setTab] = useScreenState<AgendaTab>('tab', first);
  const [day, setDay] = useScreenState('day', today);
  const [only, setOnly] = useScreenState<string | null>('only', props.only ?? null);
  const query = useQuery(agenda.read(core.send));
  const options = withChosen(useThings({ only: filter.things })['only'], only, filter.gone);
  const nextTab = tabs[tabs.indexOf(tab) + 1] ?? first;
  const ask = async () => {
    const choices = [{ value: '', label: filter.all }, ...options];
    const chosen = await choose(dialogs, { title: filter.title, choices, current: only ?? '' });
    if (chosen !== null) setOnly(chosen === '' ? null : chosen);
  };
  useKeys([
    ...keys(only),
    { key: 'filter', label: t(m.filterBy, { filter: view.filter }), run: ask },
    { key: 'tab', label: tabNames[nextTab].toLowerCase(), run: () => setTab(nextTab) },
    ...(tab === 'all' ? [] : dayKeys({ shows: tab === 'list' ? 'week' : 'month', day, today, setDay })),
  ]);
  const narrowed = only === null ? filter.all : (options.find(({ value }) => value === only)?.label ?? '');
  return (
    <>
      <TabLine<string>
        names={Object.fromEntries(tabs.map((name) => [name, tabNames[name]]))}
        current={tab}
        right={{ text: narrowed, tone: 'dim' }}
      />
      <Loaded query={query} title={texts.failed}>
        {(all) => {
          const shown = { ...props, things: agendaOnly(agenda, all, only), day, today };
          if (tab === 'all') return <All {...shown} />;
          return tab === 'list' ? <Week {...shown} /> : <Month {...shown} />;
        }}
      </Loaded>
    </>
  );
}

type ShownProps<Thing> = AgendaScreenProps<Thing> & { things: readonly Thing[]; day: string; today: string };

function rowsOf<Thing>(date: string, entries: readonly AgendaEntry<Thing>[] = []): AgendaRow<Thing>[] {
  return entries.map((entry) => ({ ...entry, date }));
}

function All<Thing>(props: ShownProps<Thing>) {
  const rows = props.things.map((thing) => ({ thing, date: null, at: null, times: 1 }));
  const { none = '' } = props.agenda.texts;
  return <Rows {...props} name="all" tab="all" rows={rows} linesAbove={1} empty={none} />;
}

function Week<Thing>(props: ShownProps<Thing>) {
  const { agenda, things, day } = props;
  const dates = weekOf(day);
  const days = agendaOf(things, agenda.timingOf, { dates, timeZone: useApp().actor.timeZone });
  const rows = [...days].flatMap(([date, entries]) => rowsOf(date, entries));
  const [start = day] = dates;
  const { noneWeek } = agenda.texts;
  return (
    <>
      <Label tone="dim">
        {t(m.fromTo, { start: longDayText(start), end: longDayText(dates.at(-1) ?? day) })}
      </Label>
      <Rows {...props} name={`week ${start}`} tab="list" rows={rows} linesAbove={2} empty={noneWeek} />
    </>
  );
}

function Month<Thing>(props: ShownProps<Thing>) {
  const { agenda, things, day, today } = props;
  const [year = 0, month = 1] = day.split('-').map(Number);
  const dates = monthGrid(year, month).map(({ isoDate }) => isoDate);
  const days = agendaOf(things, agenda.timingOf, { dates, timeZone: useApp().actor.timeZone });
  const { head, weeks } = monthLines({ year, month }, days, { selected: day, today });
  const rows = rowsOf(day, days.get(day));
  const { noneDay } = agenda.texts;
  return (
    <>
      <Label bold>{monthText({ year, month })}</Label>
      <Line segments={head} />
      {weeks.map((week, index) => (
        <Line key={index} segments={week} />
      ))}
      <Box marginTop={1}>
        <Label tone="dim">{longDayText(day)}</Label>
      </Box>
      <Rows {...props} name={`day ${day}`} tab="calendar" rows={rows} linesAbove={11} empty={noneDay} />
    </>
  );
}

type RowsProps<Thing> = AgendaScreenProps<Thing> & {
  name: string;
  tab: AgendaTab;
  rows: readonly AgendaRow<Thing>[];
  /** Of the whole screen. */
  linesAbove: number;
  empty: string;
};

function Rows<Thing>(props: RowsProps<Thing>) {
  const { name, agenda, tab, rows, linesAbove, empty, onOpen, below, belowLines } = props;
  const { core, actor, date } = useApp();
  const { height } = useArea();
  const { timeZone } = actor;
  const context = { moment: date, timeZone, now: core.ports.now() };
  const columns: TableColumn<AgendaRow<Thing>>[] = [
    ...(tab === 'all' ? [] : dueColumns(tab === 'list' || agenda.saysDay === true, timeZone)),
    ...agenda.columns
      .filter(({ id }) => tab === 'all' || id !== 'next')
      .map(({ text, ...column }) => ({
        ...column,
        value: ({ thing, times }: AgendaRow<Thing>) => text(thing, { ...context, times }),
      })),
  ];
  const current = rows[useCursor(name, rows.length)]?.thing ?? null;
  return (
    <>
      <Table
        name={name}
        columns={columns}
        count={rows.length}
        rows={(from, to) => rows.slice(from, to)}
        height={Math.max(3, height - linesAbove - belowLines)}
        empty={empty}
        enterLabel={t(keyTexts.edit)}
        onEnter={(index) => rows[index] && onOpen(rows[index].thing)}
      />
      {below(current)}
    </>
  );
}
