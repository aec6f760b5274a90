// Reminders: those of a week as a list, or a month with the reminders of a day.
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { monthGrid, weekOf } from '#core/calendar/month.ts';
import { currentFormats } from '#core/format/current.ts';
import { deleteReminder } from '#core/reminders/actions.ts';
import { type ReminderEntry, reminderAgenda, remindersOfGroup } from '#core/reminders/agenda.ts';
import { longDayText } from '#core/reminders/day-text.ts';
import { progressQuery, remindersQuery } from '#core/reminders/queries.ts';
import type { Reminder } from '#core/reminders/schema.ts';
import {
  deliveryNames,
  frequencyNames,
  progressText,
  recipientTags,
  remindersTexts as texts,
} from '#core/reminders/texts.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { formatDate } from '#core/time/date-format.ts';
import { monthNames } from '#core/time/month-names.ts';
import { groupNamesQuery } from '#core/users/queries.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { dayKeys } from '#cli/terminal/keys/day-keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { monthLines } from '#cli/terminal/month-lines.ts';
import { TabLine } from '#cli/terminal/tab-line.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { openReminderDialog } from './reminder-dialog.ts';

const tabs = { week: 'Week', month: texts.calendar } as const;
type Tab = keyof typeof tabs;

/** The screen. */
export function RemindersScreen(_props: ScreenProps<'reminders'>) {
  const { core, actor } = useApp();
  const { timeZone } = actor;
  const { dialogs } = useTerminal();
  const today = formatDate(core.ports.now(), 'yyyy-MM-dd', timeZone);
  const [tab, setTab] = useScreenState<Tab>('tab', 'week');
  const [day, setDay] = useScreenState('day', today);
  const [groupId, setGroupId] = useScreenState<string | null>('group', null);
  const query = useQuery(remindersQuery(core.send));
  const { data: groups = [] } = useQuery(groupNamesQuery(core.send));
  const askGroup = async () => {
    const all = '';
    const chosen = await choose(dialogs, {
      title: texts.groups,
      choices: [
        { value: all, label: texts.allGroups },
        ...groups.map(({ id, name }) => ({ value: id, label: name })),
      ],
      current: groupId ?? all,
    });
    if (chosen !== null) setGroupId(chosen === all ? null : chosen);
  };
  useKeys([
    { key: 'add', label: texts.create.toLowerCase(), run: () => openReminderDialog(dialogs, null) },
    { key: 'filter', label: 'filter by group', run: askGroup },
    {
      key: 'tab',
      label: tabs[tab === 'week' ? 'month' : 'week'].toLowerCase(),
      run: () => setTab(tab === 'week' ? 'month' : 'week'),
    },
    ...dayKeys({ shows: tab, day, today, setDay }),
  ]);
  const group = groups.find(({ id }) => id === groupId)?.name ?? texts.allGroups;
  return (
    <>
      <TabLine names={tabs} current={tab} right={{ text: group, tone: 'dim' }} />
      <Loaded query={query} title={texts.failed}>
        {(reminders) => {
          const shown = remindersOfGroup(reminders, groupId);
          return tab === 'week' ? (
            <Week reminders={shown} day={day} />
          ) : (
            <Month reminders={shown} day={day} today={today} />
          );
        }}
      </Loaded>
    </>
  );
}

type ShownProps = { reminders: readonly Reminder[]; day: string };
type Row = ReminderEntry & { date: string };

function Week({ reminders, day }: ShownProps) {
  const { actor } = useApp();
  const { height } = useArea();
  const dates = weekOf(day);
  const agenda = reminderAgenda(reminders, dates, actor.timeZone);
  const rows = [...agenda].flatMap(([date, entries]) => entries.map((entry) => ({ ...entry, date })));
  const span = `${longDayText(dates[0] ?? day)} to ${longDayText(dates.at(-1) ?? day)}`;
  return (
    <>
      <Label tone="dim">{span}</Label>
      <Entries name={`week ${dates[0] ?? ''}`} rows={rows} height={height - 3} empty={texts.empty} hasDay />
    </>
  );
}

function Month({ reminders, day, today }: ShownProps & { today: string }) {
  const { actor } = useApp();
  const { height } = useArea();
  const [year = 0, month = 1] = day.split('-').map(Number);
  const dates = monthGrid(year, month).map(({ isoDate }) => isoDate);
  const agenda = reminderAgenda(reminders, dates, actor.timeZone);
  const { head, weeks } = monthLines({ year, month }, agenda, { selected: day, today });
  const rows = (agenda.get(day) ?? []).map((entry) => ({ ...entry, date: day }));
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
        rows={rows}
        height={Math.max(3, height - 12)}
        empty="There are no reminders on this day."
      />
    </>
  );
}

type EntriesProps = { name: string; rows: readonly Row[]; height: number; empty: string; hasDay?: true };

function Entries({ name, rows, height, empty, hasDay }: EntriesProps) {
  const { core, actor, perform, go, say } = useApp();
  const { dialogs } = useTerminal();
  const { timeZone } = actor;
  const current = rows[useCursor(name, rows.length)]?.item.reminder ?? null;
  const form = current?.form ?? null;
  const progress = useQuery({ ...progressQuery(core.send, current?.id ?? ''), enabled: form !== null }).data;
  useKeys(
    current === null
      ? []
      : [
          {
            key: 'fillIn',
            label: 'fill in its form',
            off: form === null ? 'It has no form.' : undefined,
            run: () => form && go({ screen: 'fill', formId: form.id, formName: form.name }),
          },
          {
            key: 'who',
            label: 'who has filled it in',
            off: form === null ? 'It has no form.' : undefined,
            run: () => {
              const missing = progress?.people.filter(({ filledIn }) => filledIn === null) ?? [];
              if (progress === undefined || progress.since === null || missing.length === 0)
                return say(progress === undefined ? 'Still loading.' : 'Everyone has filled it in.');
              return say(`Not yet: ${missing.map(({ userName }) => userName).join(', ')}`);
            },
          },
          { key: 'delete', label: 'delete', run: () => perform(deleteReminder, current) },
        ],
  );
  const columns: TableColumn<Row>[] = [
    ...(hasDay === true
      ? [{ id: 'day', title: 'Day', value: ({ date }: Row) => longDayText(date).slice(0, 3), whole: true }]
      : []),
    { id: 'time', title: 'Time', value: ({ at }) => currentFormats.value.time(at, timeZone), whole: true },
    { id: 'message', title: texts.message, value: ({ item }) => item.reminder.message, most: 60 },
    { id: 'to', title: 'To', value: ({ item }) => recipientTags(item.reminder).join(', '), rank: 3 },
    {
      id: 'repeat',
      title: texts.repeat,
      value: ({ item: { reminder }, times }) =>
        `${frequencyNames[reminder.repeatInterval ?? 'ONCE']}${times > 1 ? ` (${times})` : ''}`,
      rank: 2,
    },
    {
      id: 'by',
      title: texts.delivery,
      value: ({ item }) => deliveryNames[item.reminder.reminderType],
      rank: 1,
    },
  ];
  return (
    <>
      <Table
        name={name}
        columns={columns}
        count={rows.length}
        rows={(from, to) => rows.slice(from, to)}
        height={height}
        empty={empty}
        enterLabel="edit"
        onEnter={(index) => {
          const row = rows[index];
          if (row) void openReminderDialog(dialogs, row.item.reminder);
        }}
      />
      {form !== null && progress !== undefined && (
        <Label tone="dim">
          {`${form.name}: ${progressText(progress, (at) => momentText(at, timeZone))}`}
        </Label>
      )}
    </>
  );
}
