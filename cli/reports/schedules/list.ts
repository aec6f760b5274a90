// formdeck reports schedule list.
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { currentFormats } from '#core/format/current.ts';
import { listReports } from '#core/reports/calls.ts';
import { findReport } from '#core/reports/find-report.ts';
import { listSchedules } from '#core/reports/schedule-calls.ts';
import { schedulesAgenda } from '#core/reports/schedules/agenda.ts';
import { agendaOnly } from '#core/resource/agenda.ts';
import { scheduleTexts } from '#core/reports/schedules/labels.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { nextText, runStateNames } from '#core/reports/schedules/texts.ts';

export const list = verb({
  effect: 'reads',
  options: ({ report }: { report?: string }) => ({ report }),

  async run(context: Context, { report }) {
    const [all, { timeZone }, reports] = await Promise.all([
      context.sendAgain(listSchedules, {}),
      context.user(),
      report === undefined ? null : context.sendAgain(listReports, {}),
    ]);
    const only = reports === null || report === undefined ? null : findReport(reports, report).id;
    return { schedules: agendaOnly(schedulesAgenda, all, only), timeZone };
  },

  print(output, { schedules, timeZone }) {
    const date = dateWriter(timeZone);
    const shortId = idWriter(
      output,
      schedules.map(({ id }) => id),
    );
    output.table(
      [
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
        { title: 'ID', value: ({ id }) => shortId(id), whole: true },
      ],
      schedules,
      `${scheduleTexts.none}.`,
    );
  },

  json: ({ schedules }) => schedules,
});
