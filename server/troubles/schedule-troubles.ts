// Something that people scheduled and that cannot be done when it is due is a trouble, of which the administrators hear, until it is done.
import { textOfError } from '#core/errors.ts';
import type { SchedulerWatch } from '#server/schedules/scheduler.ts';
import type { Services } from '#server/services.ts';
import { beginTrouble, endTrouble } from './troubles.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function scheduleTroubles(services: Services): SchedulerWatch {
  const subjectOf = (companyId: string, id: string) =>
    ({ companyId, kind: 'schedule', subject: id, subjectId: id, link: null }) as const;
  return {
    async onDone(tx, { companyId, scheduleId }) {
      await endTrouble(tx, subjectOf(companyId, scheduleId), services);
    },
    async onFailing({ companyId, id, name }, error) {
      const trouble = {
        ...subjectOf(companyId, id),
        name,
        problem: () => t(m.operatorFindsMoreInLog, { why: textOfError(error, m.serverCouldNotDoIt) }),
        to: [],
      };
      await services.database.transaction(companyId, (tx) => beginTrouble(tx, trouble, services));
    },
  };
}
