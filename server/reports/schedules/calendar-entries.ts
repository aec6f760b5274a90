// The scheduled reports of a person for their calendar: those that they get, and those that they have set. Of reports
// that they do not see there is nothing.
import type { CalendarEntry } from '#core/feeds/ical.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { recipientsOf } from './recipient-store.ts';
import { listSchedules } from './schedule-store.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export async function scheduleEntries({ tx, actor }: RequestScope, origin: string): Promise<CalendarEntry[]> {
  const running = (await listSchedules(tx, actor)).filter(({ pausedAt }) => pausedAt === null);
  const ids = running.map(({ id }) => id);
  const recipients = ids.length === 0 ? [] : await recipientsOf(tx, actor.companyId, ids);
  const sent = new Set(
    recipients
      .filter(({ id, isUnsubscribed }) => id === actor.userId && !isUnsubscribed)
      .map(({ scheduleId }) => scheduleId),
  );
  return running
    .filter(({ id, userId }) => userId === actor.userId || sent.has(id))
    .map(({ id, reportId, reportName, first, interval, timeZone, modifiedAt }) => ({
      kind: 'schedule',
      id,
      timing: { first, interval, timeZone },
      summary: t(m.report, { reportName }),
      description: sent.has(id) ? t(m.itComesByEMail) : t(m.itIsSentByE),
      url: `${origin}/reports/${reportId}`,
      changedAt: modifiedAt,
    }));
}
