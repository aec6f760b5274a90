// formdeck reports schedule show.
import { personName } from '#core/primitives.ts';
import { oneNamed } from '#cli/command/finder.ts';
import { showVerb } from '#cli/resource/thing-verbs.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { currentFormats } from '#core/format/current.ts';
import { listReports } from '#core/reports/calls.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import { dataText, nextText, pauseTexts, recipientNotes } from '#core/reports/schedules/schedule-labels.ts';
import { scheduleNamed } from './named.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const show = showVerb({
  options: oneNamed,

  async find(context, named) {
    const schedule = await scheduleNamed(context, named);
    const reports = await context.sendAgain(listReports, {});
    const parameters = reports.find(({ id }) => id === schedule.reportId)?.parameters ?? [];
    return { schedule, parameters };
  },

  title: ({ schedule }) => schedule.reportName,
  facts: ({ schedule, parameters }, { date, timeZone }) => [
    [texts.frequency, frequencyText(schedule, currentFormats.peek(), timeZone)],
    [t(common.next), nextText(schedule, date)],
    ...(schedule.paused === null ? [] : [['', pauseTexts[schedule.paused.reason]] as const]),
    [t(m.data), dataText(parameters, schedule.parameters, currentFormats.peek(), timeZone)],
    [t(m.format), schedule.format],
    [t(m.owner), personName(schedule.user)],
  ],

  more(output, { schedule }) {
    output.line('');
    output.table(
      [
        { title: 'RECIPIENT', value: personName, whole: true },
        { title: 'NOTE', value: ({ status }) => recipientNotes[status] },
      ],
      schedule.users,
      '',
    );
  },

  json: ({ schedule }) => schedule,
});
