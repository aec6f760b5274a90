// The design 'Alerts'.
import { type ReportBlock, tableOf } from '#core/reports/document.ts';
import { countedBy, countsOverTime, localDay, localTime, type Reader } from './form-rows.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** One alert of a row. */
export type RaisedAlert = {
  at: number;
  form: string;
  alert: string;
  sheet: string;
  userName: string;
};

const mostListed = 500;

/** The blocks of the report; null where none was raised. */
export function alerts(raised: readonly RaisedAlert[], reader: Reader): ReportBlock[] | null {
  if (raised.length === 0) return null;
  const { timeZone } = reader;
  const byDay = [...Map.groupBy(raised, ({ at }) => localDay(at, timeZone))].map(([day, some]) => ({
    day,
    count: some.length,
  }));
  const byForm = countedBy(raised, ({ form }) => form);
  const each = [...Map.groupBy(raised, ({ form }) => form)]
    .flatMap(([form, some]) =>
      countedBy(some, ({ alert }) => alert).map(({ label, value }) => ({ form, alert: label, value })),
    )
    .toSorted((a, b) => b.value - a.value);
  const listed = raised.toSorted((a, b) => b.at - a.at).slice(0, mostListed);
  return [
    {
      kind: 'figures',
      figures: [
        { label: t(m.alerts), value: raised.length },
        { label: t(m.daysWithAlerts), value: byDay.length },
        { label: t(m.formsWithAlerts), value: byForm.length },
      ],
    },
    { kind: 'heading', level: 1, text: t(m.byDay) },
    {
      kind: 'chart',
      name: t(m.alertsByDay),
      shape: 'columns',
      unit: t(m.alertsUnit),
      points: countsOverTime(byDay, reader),
    },
    { kind: 'heading', level: 1, text: t(m.byAlert) },
    {
      kind: 'chart',
      name: t(m.alertsByName),
      shape: 'bars',
      unit: t(m.alertsUnit),
      points: each.map(({ alert, value }) => ({ label: alert, value })),
    },
    tableOf(t(m.byAlert), each, [
      { header: t(common.form), kind: 'text', of: ({ form }) => form, total: t(m.total) },
      { header: t(m.alert), kind: 'text', of: ({ alert }) => alert },
      { header: t(m.raised), kind: 'number', of: ({ value }) => value, total: raised.length },
    ]),
    { kind: 'heading', level: 1, text: t(m.latestAlerts) },
    ...(listed.length < raised.length
      ? [
          {
            kind: 'text',
            text: t(m.latestOf, { count: listed.length, count2: raised.length }),
          } as const,
        ]
      : []),
    tableOf(t(m.latestAlerts), listed, [
      { header: t(common.date), kind: 'date-time', of: ({ at }) => localTime(at, timeZone) },
      { header: t(m.alert), kind: 'text', of: ({ alert }) => alert },
      { header: t(common.form), kind: 'text', of: ({ form }) => form },
      { header: t(m.sheet), kind: 'text', of: ({ sheet }) => sheet },
      { header: t(m.user), kind: 'text', of: ({ userName }) => userName },
    ]),
  ];
}
