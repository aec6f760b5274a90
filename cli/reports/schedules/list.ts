// formdeck reports schedule list.
import { listVerb } from '#cli/resource/list-verb.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { currentFormats } from '#core/format/current.ts';
import { listReports } from '#core/reports/calls.ts';
import { findReport } from '#core/reports/find-report.ts';
import { listSchedules } from '#core/reports/schedule-calls.ts';
import { schedulesAgenda } from '#core/reports/schedules/agenda.ts';
import { scheduleTexts } from '#core/reports/schedules/labels.ts';
import { nextText, runStateNames } from '#core/reports/schedules/schedule-labels.ts';
import { agendaOnly } from '#core/resource/agenda.ts';

export const list = listVerb({
  options: ({ report }: { report?: string }) => ({ report }),

  async read({ sendAgain }, { report }) {
    const [all, reports] = await Promise.all([
      sendAgain(listSchedules, {}),
      report === undefined ? null : sendAgain(listReports, {}),
    ]);
    const only = reports === null || report === undefined ? null : findReport(reports, report).id;
    return { items: agendaOnly(schedulesAgenda, all, only) };
  },

  columns: ({ date, timeZone }) => [
    { title: 'REPORT', value: ({ reportName }) => reportName },
    { title: 'NEXT', value: (schedule) => nextText(schedule, date), whole: true },
    {
      title: 'FREQUENCY',
      value: (schedule) => frequencyText(schedule, currentFormats.peek(), timeZone),
      rank: 2,
    },
    { title: 'TO', value: ({ users }) => users.map(({ userName }) => userName).join(', '), rank: 3 },
    { title: 'FORMAT', value: ({ format }) => format, rank: 1 },
    {
      title: 'LAST',
      value: ({ lastRun }) => (lastRun === null ? '' : runStateNames[lastRun.state]),
      rank: 1,
    },
  ],
  none: `${scheduleTexts.none}.`,
});
