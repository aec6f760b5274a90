// An agenda from its record in core: the toolbar, the days of a week, a month or all of it, and the dialog over them, which has
// its own URL.
import { Button, SegmentedControl } from '@mantine/core';
import { CalendarOff } from 'lucide-react';
import { type ReactNode, Suspense, useMemo } from 'react';
import { type AgendaDays, agendaOf } from '#core/calendar/agenda.ts';
import { longDayText } from '#core/calendar/day-text.ts';
import { monthGrid, startOfDate, weekOf } from '#core/calendar/month.ts';
import { type Agenda, agendaOnly, agendaTexts } from '#core/resource/agenda.ts';
import { type AgendaSearch, agendaSearchFrom, type AgendaTab } from '#core/resource/agenda-view.ts';
import { formatDate } from '#core/time/date-format.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { withChosen } from '#core/resource/things.ts';
import { useThings } from '#web/ui/form/use-things.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { MissingScreen } from '#web/ui/notices/error-screen.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { AgendaCard, type AgendaLook, AgendaPill } from './agenda-card.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import classes from './agenda.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What its page gets from the address. */
export type AgendaPageProps<Filter extends string> = {
  search: AgendaSearch<Filter>;
  /** The id of the thing whose dialog is open, or `create`. */
  dialog: string | null;
  onSearch(search: AgendaSearch<Filter>): void;
  onClose(): void;
};

type Identified = { id: string };

export type AgendaProps<Thing extends Identified, Filter extends string> = AgendaPageProps<Filter> & {
  agenda: Agenda<Thing, Filter>;
  look: AgendaLook<Thing>;
  /** The dialog of a thing; null: of a new one. */
  form(thing: Thing | null): ReactNode;
  /** In place of an agenda that has nothing on any day. */
  empty?(isNarrowed: boolean): ReactNode;
};

export function AgendaParts<Thing extends Identified, Filter extends string>(
  props: AgendaProps<Thing, Filter>,
) {
  const { agenda, search, dialog, look, form, empty, onSearch, onClose } = props;
  const { ports } = useCore();
  const { timeZone } = useActor();
  const query = useRead(agenda.read);
  const now = ports.now();
  const only = search[agenda.view.filter] ?? null;
  const things = useMemo(() => agendaOnly(agenda, query.data ?? [], only), [agenda, query.data, only]);
  const change: ChangeSearch = (part) => onSearch(agendaSearchFrom(agenda.view, { ...search, ...part }));
  const { failed, missing, showAll } = agenda.texts;
  return (
    <>
      <Toolbar agenda={agenda} tab={search.view} only={only} change={change} />
      <Loaded query={query} failed={failed} loading={<Loading lines={4} />}>
        {(all) => {
          const opened = all.find(({ id }) => id === dialog) ?? null;
          const isMissing = opened === null && dialog !== null && dialog !== 'create';
          const today = formatDate(now, 'yyyy-MM-dd', timeZone);
          const shown = { agenda, search, look, things, today, now, change };
          return (
            <>
              {isMissing ? (
                <MissingScreen title={missing} showAll={showAll} onShowAll={onClose} />
              ) : things.length === 0 && empty ? (
                empty(all.length > 0)
              ) : search.view === 'calendar' ? (
                <Month {...shown} />
              ) : search.view === 'all' ? (
                <All {...shown} />
              ) : (
                <Week {...shown} />
              )}
              <Suspense>{dialog !== null && !isMissing && form(opened)}</Suspense>
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** Changes parameters of the address. */
type ChangeSearch = (part: Readonly<Record<string, unknown>>) => void;

const tabNames = { list: agendaTexts.thisWeek, calendar: agendaTexts.calendar, all: agendaTexts.all };

type ToolbarProps<Thing> = {
  agenda: Agenda<Thing>;
  tab: AgendaTab | undefined;
  only: string | null;
  change: ChangeSearch;
};

function Toolbar<Thing>({ agenda: { filter, view }, tab = 'list', only, change }: ToolbarProps<Thing>) {
  const options = withChosen(useThings({ only: filter.things })['only'], only, filter.gone);
  return (
    <div className="row wrap justify-between mb-16 gap-12">
      <SegmentedControl
        aria-label={t(m.view)}
        value={tab}
        data={view.tabs.map((value) => ({ value, label: tabNames[value] }))}
        onChange={(chosen) => change({ view: chosen })}
      />
      <SearchSelect
        className={classes.group ?? ''}
        aria-label={filter.label}
        placeholder={filter.all}
        data={[...options]}
        value={only}
        limit={100}
        clearable
        nothingFoundMessage={filter.notFound}
        onChange={(id) => change({ [view.filter]: id })}
      />
    </div>
  );
}

type ShownProps<Thing extends Identified> = {
  agenda: Agenda<Thing>;
  search: ShownDay;
  look: AgendaLook<Thing>;
  things: readonly Thing[];
  /** `yyyy-MM-dd` */
  today: string;
  now: number;
  change: ChangeSearch;
};

type ShownDay = Pick<AgendaSearch<never>, 'year' | 'month' | 'date'>;

function useDays<Thing extends Identified>(
  { agenda, things }: ShownProps<Thing>,
  dates: readonly string[],
): AgendaDays<Thing> {
  const { timeZone } = useActor();
  return useMemo(
    () => agendaOf(things, agenda.timingOf, { dates, timeZone }),
    [agenda, things, dates, timeZone],
  );
}

function Week<Thing extends Identified>(props: ShownProps<Thing>) {
  const { agenda, search, today, now, change } = props;
  const shown = agenda.view.isDated ? (dateOf(search) ?? today) : today;
  const all = useDays(
    props,
    useMemo(() => weekOf(shown), [shown]),
  );
  const current = useMemo(() => currentDates(all, now), [all, now]);
  const days = [...all].filter(([, entries]) => entries.length > 0);
  const { noneWeek, noneWeekHint, showAll } = agenda.texts;
  if (days.length === 0) {
    return (
      <EmptyState
        icon={<CalendarOff size={22} />}
        title={noneWeek}
        text={noneWeekHint}
        action={
          agenda.view.tabs.includes('all') && (
            <Button variant="default" onClick={() => change({ view: 'all' })}>
              {showAll}
            </Button>
          )
        }
      />
    );
  }
  return days.map(([date, entries]) => (
    <section key={date} className="mb-20">
      <h2
        className={`m-0 mb-8 soft text-sm weight-600 ${classes.dayTitle}`}
        data-today={date === today || undefined}
      >
        {date === today ? t(m.todayIs, { date: longDayText(date) }) : longDayText(date)}
      </h2>
      <ul className={`grid bare-list gap-y-8 gap-x-16 ${classes.cards}`}>
        {entries.map((entry) => (
          <AgendaCard
            key={entry.thing.id}
            {...props}
            {...entry}
            isCurrent={current.get(entry.thing.id) === date}
          />
        ))}
      </ul>
    </section>
  ));
}

function Month<Thing extends Identified>(props: ShownProps<Thing>) {
  const { search, today, change } = props;
  const { year = Number(today.slice(0, 4)), month = Number(today.slice(5, 7)) } = search;
  const dates = useMemo(() => monthGrid(year, month).map(({ isoDate }) => isoDate), [year, month]);
  const days = useDays(props, dates);
  return (
    <MonthCalendar
      year={year}
      month={month}
      today={today}
      entriesOf={(date) => days.get(date) ?? []}
      dayTitle={longDayText}
      pill={(entry) => <AgendaPill key={entry.thing.id} {...props} {...entry} />}
      card={(entry) => (
        <ul key={entry.thing.id} className={`grid bare-list gap-y-8 gap-x-16 ${classes.cards}`}>
          <AgendaCard {...props} {...entry} isCurrent />
        </ul>
      )}
      onMonth={(next) => change({ ...next, date: null })}
    />
  );
}

function All<Thing extends Identified>(props: ShownProps<Thing>) {
  return (
    <ul className={`grid bare-list gap-y-8 gap-x-16 ${classes.cards}`} aria-label={props.agenda.title}>
      {props.things.map((thing) => (
        <AgendaCard key={thing.id} {...props} thing={thing} at={null} times={1} isCurrent />
      ))}
    </ul>
  );
}

/** The day of each thing that is current: when it was last due, otherwise its first. */
function currentDates<Thing extends Identified>(
  days: AgendaDays<Thing>,
  now: number,
): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  for (const [date, entries] of days)
    for (const { thing, at } of entries) if (at <= now || !dates.has(thing.id)) dates.set(thing.id, date);
  return dates;
}

/** The date of the address; null if it has none, or one that does not exist. */
function dateOf({ year, month, date = 1 }: ShownDay): string | null {
  if (year === undefined || month === undefined) return null;
  const isoDate = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return Number.isNaN(startOfDate(isoDate, 'UTC')) ? null : isoDate;
}
