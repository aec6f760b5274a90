// The effects of publishing a form, as a query. Separate from queries.ts, which every page loads.
import type { Run, Send } from '#core/send.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { nobodyLines } from './impact-people.ts';
import { impactOf } from './impact.ts';
import { formQuery, impactQuery } from '#core/forms/queries.ts';

/** `versionOf`: the published form that this next version replaces, if it is one. */
export type FormToPublish = Pick<ListedForm, 'id' | 'versionOf'>;

/**
 * The effects of publishing the last saved state of a next version and, for any form, whom it leaves out: no reviewers,
 * an alert without recipients. Fetched again every time it is shown.
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
