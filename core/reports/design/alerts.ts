// The design 'Alerts'.
import { countText } from '#core/count-text.ts';
import { type ReportBlock, tableOf } from '#core/reports/document.ts';
import { countedBy, countsOverTime, localDay, localTime, type Reader } from './form-rows.ts';

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
        { label: 'Alerts', value: raised.length },
        { label: 'Days with alerts', value: byDay.length },
        { label: 'Forms with alerts', value: byForm.length },
      ],
    },
    { kind: 'heading', level: 1, text: 'By day' },
    {
      kind: 'chart',
      name: 'Alerts by day',
      shape: 'columns',
      unit: 'alerts',
      points: countsOverTime(byDay, reader),
    },
    { kind: 'heading', level: 1, text: 'By alert' },
    {
      kind: 'chart',
      name: 'Alerts by name',
      shape: 'bars',
      unit: 'alerts',
      points: each.map(({ alert, value }) => ({ label: alert, value })),
    },
    tableOf('By alert', each, [
      { header: 'Form', kind: 'text', of: ({ form }) => form, total: 'Total' },
      { header: 'Alert', kind: 'text', of: ({ alert }) => alert },
      { header: 'Raised', kind: 'number', of: ({ value }) => value, total: raised.length },
    ]),
    { kind: 'heading', level: 1, text: 'Latest alerts' },
    ...(listed.length < raised.length
      ? [
          {
            kind: 'text',
            text: `The latest ${countText(listed.length)} of ${countText(raised.length)}.`,
          } as const,
        ]
      : []),
    tableOf('Latest alerts', listed, [
      { header: 'Date', kind: 'date-time', of: ({ at }) => localTime(at, timeZone) },
      { header: 'Alert', kind: 'text', of: ({ alert }) => alert },
      { header: 'Form', kind: 'text', of: ({ form }) => form },
      { header: 'Sheet', kind: 'text', of: ({ sheet }) => sheet },
      { header: 'User', kind: 'text', of: ({ userName }) => userName },
    ]),
  ];
}
