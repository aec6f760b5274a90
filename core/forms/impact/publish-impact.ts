// What publishing a form changes, as a record for a query cache. Apart from queries.ts, which every page loads.
import type { Run, Send } from '#core/send.ts';
import type { ListedForm } from '#core/forms/calls.ts';
import { nobodyLines } from './impact-people.ts';
import { impactOf } from './impact.ts';
import { formQuery, impactQuery } from '#core/forms/queries.ts';

/** `versionOf`: the published form whose place it takes, where it is a next version. */
export type FormToPublish = Pick<ListedForm, 'id' | 'versionOf'>;

/**
 * What a next version changes, as it was saved last, and of any form whom it leaves out: nobody reviews, an alert tells
 * nobody. Read anew whenever it is shown.
 */
export const publishImpactQuery = (send: Send, { id, versionOf }: FormToPublish) => ({
  queryKey: ['forms', 'publish-impact', id] as const,
  queryFn: async (run: Run) => {
    const form = await formQuery(send, id).queryFn(run);
    if (versionOf === undefined) return nobodyLines(form);
    const [inForce, counts] = await Promise.all([
      formQuery(send, versionOf.id).queryFn(run),
      impactQuery(send, id).queryFn(run),
    ]);
    return [...impactOf(inForce, form, counts), ...nobodyLines(form)];
  },
  staleTime: 0,
});
