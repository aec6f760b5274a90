// /reminders: those of this week by day, or a month as a calendar; the dialog over them has its own URL (spec 3,
// section 2, "Reminders").
import { Button, SegmentedControl } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { BellPlus, CalendarOff } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { monthGrid, startOfDate, weekOf } from '#core/calendar/month.ts';
import { type ReminderAgenda, reminderAgenda, remindersOfGroup } from '#core/reminders/agenda.ts';
import { mayManageReminders } from '#core/reminders/policy.ts';
import { remindersQuery } from '#core/reminders/queries.ts';
import type { Reminder } from '#core/reminders/schema.ts';
import { remindersTexts as texts } from '#core/reminders/texts.ts';
import { longDayText } from '#core/reminders/day-text.ts';
import { formatDate } from '#core/time/date-format.ts';
import { groupNamesQuery } from '#core/users/queries.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { MonthCalendar } from '#web/ui/calendar/month-calendar.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { MissingScreen } from '#web/ui/notices/error-screen.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { NoAccessPage } from '#web/ui/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ReminderCard, ReminderPill } from './reminder-card.tsx';
import { type RemindersView, remindersSearchOf } from './view.ts';
import classes from '#web/ui/calendar/agenda.module.css';

const ReminderDialog = lazyDialog(() => import('./reminder-dialog.tsx').then((it) => it.ReminderDialog));

export type RemindersPageProps = {
  view: RemindersView;
  /** The reminder whose dialog is open, or a new one's. */
  dialog: { id: string } | 'create' | null;
  onView(view: RemindersView): void;
  onClose(): void;
};

export function RemindersPage(props: RemindersPageProps) {
  const actor = useActor();
  const may = mayManageReminders(actor);
  const query = useRead(remindersQuery, { enabled: may.yes });
  const search = remindersSearchOf(props.view);
  if (!may.yes) return <NoAccessPage title={texts.title} />;
  return (
    <Page
      title={texts.title}
      actions={
        <Button
          leftSection={<BellPlus size={16} aria-hidden />}
          renderRoot={(rest) => <Link {...rest} to="/reminders/create" search={search} />}
        >
          {texts.create}
        </Button>
      }
    >
      <Toolbar {...props} />
      <Loaded query={query} failed={texts.failed}>
        {(reminders) => <Reminders {...props} reminders={reminders} />}
      </Loaded>
    </Page>
  );
}

function Toolbar({ view, onView }: Pick<RemindersPageProps, 'view' | 'onView'>) {
  const { data: groups = [] } = useRead(groupNamesQuery);
  return (
    <div className={classes.toolbar}>
      <SegmentedControl
        aria-label="View"
        value={view.view}
        data={[
          { value: 'list', label: texts.thisWeek },
          { value: 'calendar', label: texts.calendar },
        ]}
        onChange={(value) => onView({ ...view, view: value === 'calendar' ? 'calendar' : 'list' })}
      />
      <SearchSelect
        className={classes.group ?? ''}
        aria-label="Group"
        placeholder={texts.allGroups}
        data={groups.map(({ id, name }) => ({ value: id, label: name }))}
        value={view.group}
        limit={100}
        clearable
        nothingFoundMessage="No user groups match"
        onChange={(group) => onView({ ...view, group })}
      />
    </div>
  );
}

type RemindersProps = RemindersPageProps & { reminders: readonly Reminder[] };

function Reminders({ view, dialog, reminders, onView, onClose }: RemindersProps) {
  const { ports } = useCore();
  const { timeZone } = useActor();
  const shown = useMemo(() => remindersOfGroup(reminders, view.group), [reminders, view.group]);
  const now = ports.now();
  const today = formatDate(now, 'yyyy-MM-dd', timeZone);
  const opened = dialog === 'create' || dialog === null ? null : dialog.id;
  const reminder = reminders.find(({ id }) => id === opened) ?? null;
  return (
    <>
      {opened !== null && reminder === null ? (
        <MissingScreen title={texts.missing} showAll={texts.showAll} onShowAll={onClose} />
      ) : view.view === 'list' ? (
        <Week view={view} reminders={shown} today={today} now={now} />
      ) : (
        <Month view={view} reminders={shown} today={today} now={now} onView={onView} />
      )}
      <Suspense>
        {(dialog === 'create' || reminder !== null) && (
          <ReminderDialog reminder={reminder} opened onClose={onClose} />
        )}
      </Suspense>
    </>
  );
}

type ShownProps = {
  view: RemindersView;
  reminders: readonly Reminder[];
  /** `yyyy-MM-dd` */
  today: string;
  now: number;
};

function Week({ view, reminders, today, now }: ShownProps) {
  const { timeZone } = useActor();
  const dates = useMemo(() => weekOf(dateOf(view) ?? today), [view, today]);
  const agenda = useMemo(() => reminderAgenda(reminders, dates, timeZone), [reminders, dates, timeZone]);
  const current = useMemo(() => currentDates(agenda, now), [agenda, now]);
  const days = [...agenda].filter(([, entries]) => entries.length > 0);
  if (days.length === 0)
    return <EmptyState icon={<CalendarOff size={22} />} title={texts.empty} text={texts.emptyMore} />;
  return days.map(([date, entries]) => (
    <section key={date} className={classes.day}>
      <h2 className={classes.dayTitle} data-today={date === today || undefined}>
        {date === today ? `Today, ${longDayText(date)}` : longDayText(date)}
      </h2>
      <ul className={classes.cards}>
        {entries.map((entry) => (
          <ReminderCard
            key={entry.item.reminder.id}
            entry={entry}
            search={remindersSearchOf(view)}
            now={now}
            hasProgress={current.get(entry.item.reminder.id) === date}
          />
        ))}
      </ul>
    </section>
  ));
}

function Month({ view, reminders, today, now, onView }: ShownProps & Pick<RemindersPageProps, 'onView'>) {
  const { timeZone } = useActor();
  const year = view.year ?? Number(today.slice(0, 4));
  const month = view.month ?? Number(today.slice(5, 7));
  const dates = useMemo(() => monthGrid(year, month).map(({ isoDate }) => isoDate), [year, month]);
  const agenda = useMemo(() => reminderAgenda(reminders, dates, timeZone), [reminders, dates, timeZone]);
  const search = remindersSearchOf(view);
  return (
    <MonthCalendar
      year={year}
      month={month}
      today={today}
      entriesOf={(date) => agenda.get(date) ?? []}
      dayTitle={longDayText}
      pill={(entry) => <ReminderPill key={entry.item.reminder.id} entry={entry} search={search} />}
      card={(entry) => (
        <ul key={entry.item.reminder.id} className={classes.cards}>
          <ReminderCard entry={entry} search={search} now={now} hasProgress />
        </ul>
      )}
      onMonth={(next) => onView({ ...view, ...next, date: null })}
    />
  );
}

/** Where the progress of each reminder is shown: on the day when it was last due, otherwise on its first. */
function currentDates(agenda: ReminderAgenda, now: number): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  for (const [date, entries] of agenda)
    for (const { item, at } of entries)
      if (at <= now || !dates.has(item.reminder.id)) dates.set(item.reminder.id, date);
  return dates;
}

/** The date of the address; null if it has none, or one that does not exist. */
function dateOf({ year, month, date }: RemindersView): string | null {
  if (year === null || month === null) return null;
  const isoDate = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date ?? 1).padStart(2, '0')}`;
  return Number.isNaN(startOfDate(isoDate, 'UTC')) ? null : isoDate;
}
