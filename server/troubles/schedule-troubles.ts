// Something that people scheduled and that cannot be done when it is due is a trouble, of which the administrators hear, until it is done.
import { AppError } from '#core/errors.ts';
import type { SchedulerWatch } from '#server/schedules/scheduler.ts';
import type { Services } from '#server/services.ts';
import { beginTrouble, endTrouble } from './troubles.ts';

export function scheduleTroubles(services: Services): SchedulerWatch {
  const subjectOf = (companyId: string, id: string) =>
    ({ companyId, kind: 'schedule', subject: id, subjectId: id, link: null }) as const;
  return {
    async onDone(tx, { companyId, scheduleId }) {
      await endTrouble(tx, subjectOf(companyId, scheduleId), services);
    },
    async onFailing({ companyId, id, name }, error) {
      const why = error instanceof AppError ? error.message : 'The server could not do it.';
      const trouble = {
        ...subjectOf(companyId, id),
        name,
        problem: `${why} The operator finds more in the log of the server. It is tried again until it works.`,
        to: [],
      };
      await services.database.transaction(companyId, (tx) => beginTrouble(tx, trouble, services));
    },
  };
}
