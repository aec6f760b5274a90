// formdeck reports schedule list.
import { chosenColumns, listVerb } from '#cli/resource/list-verb.ts';
import { listReports } from '#core/reports/calls.ts';
import { findReport } from '#core/reports/find-report.ts';
import { listSchedules } from '#core/reports/schedule-calls.ts';
import { schedulesAgenda } from '#core/reports/schedules/agenda.ts';
import { scheduleTexts } from '#core/reports/schedules/labels.ts';
import { runStateNames } from '#core/reports/schedules/schedule-labels.ts';
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

  columns: chosenColumns(schedulesAgenda, {
    report: {},
    next: { whole: true },
    frequency: { rank: 2 },
    to: { title: 'TO', rank: 3 },
    format: { title: 'FORMAT', value: ({ format }) => format, rank: 1 },
    last: {
      title: 'LAST',
      value: ({ lastRun }) => (lastRun === null ? '' : runStateNames[lastRun.state]),
      rank: 1,
    },
  }),
  none: `${scheduleTexts.none}.`,
});
