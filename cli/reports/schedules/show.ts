// formdeck reports schedule show.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { currentFormats } from '#core/format/current.ts';
import { listReports } from '#core/reports/calls.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { dataText, nextText, pauseTexts, recipientNotes } from '#core/reports/schedules/schedule-labels.ts';
import { scheduleNamed } from './named.ts';

export const show = verb({
  effect: 'reads',
  options: (_: object, [schedule = '']) => ({ schedule }),

  async run(context: Context, { schedule: named }) {
    const schedule = await scheduleNamed(context, named);
    const [reports, { timeZone }] = await Promise.all([context.sendAgain(listReports, {}), context.user()]);
    const parameters = reports.find(({ id }) => id === schedule.reportId)?.parameters ?? [];
    return { schedule, parameters, timeZone };
  },

  print(output, { schedule, parameters, timeZone }) {
    const formats = currentFormats.peek();
    const { reportName, format, users, user, paused } = schedule;
    output.line(reportName);
    output.line('');
    output.line(`Frequency: ${frequencyText(schedule, formats, timeZone)}`);
    output.line(`Next:      ${nextText(schedule, dateWriter(timeZone))}`);
    if (paused !== null) output.line(`           ${pauseTexts[paused.reason]}`);
    output.line(`Data:      ${dataText(parameters, schedule.parameters, formats, timeZone)}`);
    output.line(`Format:    ${format}`);
    output.line(`Owner:     ${user.userName}`);
    output.line('');
    output.table(
      [
        { title: 'RECIPIENT', value: ({ userName }) => userName, whole: true },
        { title: 'NOTE', value: ({ status }) => recipientNotes[status] },
      ],
      users,
      '',
    );
  },

  json: ({ schedule }) => schedule,
});
