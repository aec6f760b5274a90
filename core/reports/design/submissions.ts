// The design 'Submissions by user and day'.
import { type ReportBlock, tableOf } from '#core/reports/document.ts';
import {
  countedBy,
  countsOverTime,
  entriesOf,
  type FormRows,
  localDay,
  localTime,
  type Reader,
} from './form-rows.ts';
import { rowsHeadline } from './rows-headline.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** The blocks of the report; null where no row is of the period. */
export function submissions(forms: readonly FormRows[], reader: Reader): ReportBlock[] | null {
  const { timeZone } = reader;
  const entries = entriesOf(forms).map((entry) => ({ ...entry, day: localDay(entry.at, timeZone) }));
  if (entries.length === 0) return null;
  const byDay = [...Map.groupBy(entries, ({ day }) => day)].map(([day, some]) => ({
    day,
    count: some.length,
  }));
  const byUser = countedBy(entries, ({ userName }) => userName);
  const ofUser = Map.groupBy(entries, ({ userName }) => userName);
  const users = byUser.map(({ label, value }) => {
    const own = ofUser.get(label) ?? [];
    const times = own.map(({ at }) => at);
    return {
      userName: label,
      rows: value,
      days: new Set(own.map(({ day }) => day)).size,
      first: times.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY),
      last: times.reduce((most, at) => Math.max(most, at), Number.NEGATIVE_INFINITY),
    };
  });
  const each = [...Map.groupBy(entries, ({ day, userName }) => `${day} ${userName}`).values()]
    .flatMap(([entry, ...more]) => (entry === undefined ? [] : [{ ...entry, rows: more.length + 1 }]))
    .toSorted((a, b) => a.day - b.day || a.userName.localeCompare(b.userName));
  const busiest = byDay.toSorted((a, b) => b.count - a.count || a.day - b.day)[0];
  return [
    rowsHeadline(forms),
    {
      kind: 'figures',
      figures: [
        { label: t(m.rows), value: entries.length },
        { label: t(m.people), value: users.length },
        { label: t(m.daysWithRows), value: byDay.length },
        { label: t(m.mostInDay), value: busiest?.count ?? 0 },
      ],
    },
    { kind: 'heading', level: 1, text: t(m.byDay) },
    {
      kind: 'chart',
      name: t(m.rowsByDay),
      shape: 'columns',
      unit: t(m.rowsUnit),
      points: countsOverTime(byDay, reader),
    },
    { kind: 'heading', level: 1, text: t(m.byUser) },
    { kind: 'chart', name: t(m.rowsByUser), shape: 'bars', unit: t(m.rowsUnit), points: byUser },
    tableOf(t(m.byUser), users, [
      { header: t(m.user), kind: 'text', of: ({ userName }) => userName, total: t(m.total) },
      { header: t(m.rows), kind: 'number', of: ({ rows }) => rows, total: entries.length },
      { header: t(m.days), kind: 'number', of: ({ days }) => days },
      { header: t(m.firstRow), kind: 'date-time', of: ({ first }) => localTime(first, timeZone) },
      { header: t(m.lastRow), kind: 'date-time', of: ({ last }) => localTime(last, timeZone) },
    ]),
    ...(forms.length > 1 ? byForm(entries) : []),
    { kind: 'heading', level: 1, text: t(m.byUserAndDay) },
    tableOf(t(m.byUserAndDay), each, [
      { header: t(m.day), kind: 'date', of: ({ day }) => day, total: t(m.total) },
      { header: t(m.user), kind: 'text', of: ({ userName }) => userName },
      { header: t(m.rows), kind: 'number', of: ({ rows }) => rows, total: entries.length },
    ]),
  ];
}

function byForm(entries: readonly { form: string }[]): ReportBlock[] {
  const counts = countedBy(entries, ({ form }) => form);
  return [
    { kind: 'heading', level: 1, text: t(m.byForm) },
    tableOf(t(m.byForm), counts, [
      { header: t(common.form), kind: 'text', of: ({ label }) => label, total: t(m.total) },
      { header: t(m.rows), kind: 'number', of: ({ value }) => value, total: entries.length },
    ]),
  ];
}
