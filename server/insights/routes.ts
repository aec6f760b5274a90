// The calls on alert insights.
import { bucketEdges } from '#core/insights/buckets.ts';
import * as calls from '#core/insights/calls.ts';
import { toPage } from '#core/paging.ts';
import { on } from '#server/http/mount.ts';
import * as store from './store.ts';

export const insightRoutes = [
  on(calls.listAlerts, async ({ actor, tx, query }) => {
    const { alerts, total } = await store.listAlerts(tx, actor, query);
    return toPage(alerts, query, total);
  }),

  on(calls.countAlerts, async ({ actor, tx, query }) => {
    const edges = bucketEdges(query, query.by, query.timeZone ?? actor.timeZone);
    const counts = await store.countAlerts(tx, actor, query, edges);
    return edges.slice(0, -1).map((from, index) => ({
      from,
      to: edges[index + 1] ?? from,
      counts: counts.get(index) ?? {},
    }));
  }),
];
