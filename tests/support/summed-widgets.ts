// Widgets of every kind over the example form with damages, which the server and a browser sum up alike.
import type { Logic } from '#core/logic/schema.ts';

type Ids = Readonly<Record<'speed' | 'size' | 'place' | 'tools' | 'damages', string>>;
/** What a damage asks. */
type DamageIds = Readonly<Record<'part' | 'depth' | 'since', string>>;

const sum = { filter: null, aggregation: 'SUM' as const, groupByQuestion: null };
export function summedWidgets(ids: Ids, { part, depth, since }: DamageIds) {
  return [
    { title: 'Line', map: { var: ids.speed } as Logic, ...sum, aggregation: null },
    { title: 'Average', map: { '*': [{ var: ids.speed }, 3] } as Logic, ...sum, aggregation: 'AVG' as const },
    { title: 'By size', map: { var: ids.speed } as Logic, ...sum, groupByQuestion: ids.size },
    { title: 'By place', map: 1, ...sum, aggregation: 'COUNT' as const, groupByQuestion: ids.place },
    {
      title: 'Roped',
      map: { var: ids.speed } as Logic,
      ...sum,
      filter: { contains: [{ var: ids.tools }, 'Rope'] },
    },
    { title: 'By hour', map: 1, ...sum, aggregation: 'COUNT' as const, timeGrain: 'hour' as const },
    {
      title: 'By week and size',
      map: { var: ids.speed } as Logic,
      ...sum,
      aggregation: 'MAX' as const,
      timeGrain: 'week' as const,
      groupByQuestion: ids.size,
    },
    { title: 'Week hours', map: 1, ...sum, aggregation: 'COUNT' as const, timeGrain: 'weekHour' as const },
    {
      title: 'Sizes of places',
      map: { var: ids.speed } as Logic,
      ...sum,
      groupByQuestion: ids.place,
      splitQuestion: ids.size,
      unit: 'kn',
      chart: 'heatmap' as const,
      target: 5,
      thresholds: [{ from: 1, colour: 'amber' as const, name: 'Fast' }],
      comparison: true,
    },
    ...[
      { title: 'Parts', map: 1, ...sum, aggregation: 'COUNT' as const, groupByQuestion: part },
      { title: 'Depths', map: { var: depth } as Logic, ...sum, aggregation: null },
      {
        title: 'Parts by month',
        map: 1,
        ...sum,
        aggregation: 'COUNT' as const,
        groupByQuestion: part,
        timeGrain: 'month' as const,
      },
      { title: 'Deep by size', map: { var: depth } as Logic, ...sum, groupByQuestion: ids.size },
      {
        title: 'Doors since',
        map: { '+': [{ var: depth }, { var: ids.speed }] } as Logic,
        ...sum,
        filter: { '==': [{ var: part }, 'Door'] },
        groupByQuestion: since,
      },
    ].map((each) => ({ ...each, entriesQuestion: ids.damages })),
  ];
}
