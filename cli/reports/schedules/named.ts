// Finds a schedule on the command line: by its id, the beginning of its id, or the name of its report if it has one only.
import type { Context } from '#cli/context.ts';
import { findNamed } from '#core/find-named.ts';
import { currentFormats } from '#core/format/current.ts';
import { listSchedules } from '#core/reports/schedule-calls.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** @throws AppError `not-found` with similar names, or `usage` if several match */
export async function scheduleNamed(context: Context, idOrReport: string): Promise<ReportSchedule> {
  const schedules = await context.sendAgain(listSchedules, {});
  const { schedule } = findNamed(
    schedules.map((each) => ({ id: each.id, name: each.reportName, schedule: each })),
    idOrReport,
    {
      noun: 'schedule',
      missing: t(m.thereIsNoSchedule, { idOrReport }),
      list: t(m.seeFormdeckReportsScheduleList),
      describe: ({ id, name, schedule: { users, ...timed } }) =>
        `${id}  ${name}  ${frequencyText(timed, currentFormats.peek(), '')}, to ${users.map(({ userName }) => userName).join(', ')}`,
    },
  );
  return schedule;
}

/** The path parameters of its calls. */
export function paramsOf({ id, reportId }: Pick<ReportSchedule, 'id' | 'reportId'>) {
  return { params: { id: reportId, scheduleId: id } };
}
