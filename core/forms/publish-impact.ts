// What publishing a next version changes, as a record for a query cache. Apart from queries.ts, which every page loads.
import type { Run, Send } from '#core/send.ts';
import type { ListedForm } from './calls.ts';
import { impactOf } from './impact.ts';
import { formQuery, impactQuery } from './queries.ts';

export type NextVersion = { id: string; versionOf: NonNullable<ListedForm['versionOf']> };

/** Its lines, for the version as it was saved last. Read anew whenever it is shown. */
export const publishImpactQuery = (send: Send, { id, versionOf }: NextVersion) => ({
  queryKey: ['forms', 'publish-impact', id] as const,
  queryFn: async (run: Run) => {
    const [inForce, version, counts] = await Promise.all([
      formQuery(send, versionOf.id).queryFn(run),
      formQuery(send, id).queryFn(run),
      impactQuery(send, id).queryFn(run),
    ]);
    return impactOf(inForce, version, counts);
  },
  staleTime: 0,
});
