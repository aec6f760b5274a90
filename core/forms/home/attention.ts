// What of a form needs somebody, for its overview in both faces: rows to review, imports to fix, alerts of the last days, and a
// next version that is not published.
import { type Actor, isManager } from '#core/actor.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { formTexts } from '#core/forms/labels.ts';
import { pendingNotice } from '#core/imports/progress.ts';
import type { AlertCounts } from '#core/insights/insights.ts';
import { type FormToReview, queueTexts } from '#core/sheets/review/queue.ts';
import { type RowFilter, rowFilter } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Attention = { text: string } & (
  | { kind: 'review'; sheetIds: FormToReview['sheetIds'] }
  | { kind: 'import'; importId: string }
  | { kind: 'alerts'; filter: RowFilter }
  | { kind: 'version'; formId: string }
);

export type AttentionSource = {
  form: Pick<ListedForm, 'id' | 'pendingImports'>;
  nextVersion: Pick<ListedForm, 'id'> | undefined;
  /** What waits for the actor's review, of all forms. */
  queue: readonly FormToReview[];
  /** The alerts of the last days, of all forms; null where the actor has none, or they are not known. */
  alerts: AlertCounts | null;
};

/** Days of alerts, today among them: as many as Home begins with. */
const alertDays = 7;

export function attentionOf(
  actor: Actor,
  { form, nextVersion, queue, alerts }: AttentionSource,
): Attention[] {
  const toReview = queue.find(({ template }) => template.id === form.id);
  const pending = isManager(actor) ? pendingNotice(form.pendingImports, actor.timeZone) : null;
  const raised = alerts?.buckets.reduce((sum, { counts }) => sum + (counts[form.id] ?? 0), 0) ?? 0;
  return [
    toReview !== undefined && {
      kind: 'review' as const,
      text: queueTexts.badge(toReview.rows),
      sheetIds: toReview.sheetIds,
    },
    pending !== null && { kind: 'import' as const, ...pending },
    raised > 0 && {
      kind: 'alerts' as const,
      text: t(m.alertsOfDays, { count: raised, days: alertDays }),
      filter: rowFilter.parse({ alerts: true, lastDays: alertDays }),
    },
    nextVersion !== undefined &&
      isManager(actor) && {
        kind: 'version' as const,
        text: formTexts.versionInProgress,
        formId: nextVersion.id,
      },
  ].filter((each) => each !== false);
}
