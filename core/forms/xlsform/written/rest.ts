// What a form has beside questions and elements, none of which an XLSForm can say.
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { t } from '#core/messages/text.ts';
import type { Report } from '../report.ts';
import { m } from '../texts.ts';

/** Reports the parts of a form other than questions and elements. */
export function sayRest(draft: FormDraft, report: Report): void {
  const say = (text: string) => report.dropped('settings', null, text);
  for (const { name } of draft.alerts) say(t(m.alertLeftOut, { name }));
  for (const { name } of draft.launchAlerts) say(t(m.launchAlertLeftOut, { name }));
  if (draft.groups !== null || draft.testers !== null) say(t(m.groupsLeftOut));
  if (draft.reviewers !== null) say(t(m.reviewersLeftOut));
  if (draft.multi) say(t(m.severalRowsLeftOut));
  if (draft.notifications.length > 0) say(t(m.notificationsLeftOut));
  if (draft.catalogTypes.length > 0) say(t(m.catalogTypesLeftOut));
  if (draft.description) say(t(m.descriptionLeftOut));
}
