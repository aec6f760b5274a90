// Finds a schedule on the command line, also by the name of its report if that has one only.
import { personName } from '#core/primitives.ts';
import { finder } from '#cli/command/finder.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { currentFormats } from '#core/format/current.ts';
import { listSchedules } from '#core/reports/schedule-calls.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const { one: scheduleNamed } = finder({
  missing: m.noSchedule,
  count: m.scheduleCount,
  list: { command: 'reports schedule' },
  read: ({ sendAgain }) => sendAgain(listSchedules, {}),
  nameOf: ({ reportName }) => reportName,
  describe: (schedule) =>
    t(m.sentTo, {
      name: schedule.reportName,
      timed: frequencyText(schedule, currentFormats.peek(), ''),
      names: recipientsText(schedule),
    }),
});

export function recipientsText({ users }: Pick<ReportSchedule, 'users'>): string {
  return users.map(personName).join(', ');
}

/** The path parameters of its calls. */
export function paramsOf({ id, reportId }: Pick<ReportSchedule, 'id' | 'reportId'>) {
  return { params: { id: reportId, scheduleId: id } };
}
