// formdeck reports schedule delete, run, pause and resume.
import { withFullStop } from '#core/format/full-stop.ts';
import { confirm } from '#cli/command/confirm.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { removeVerb } from '#cli/resource/remove-verb.ts';
import {
  deleteSchedule,
  pauseSchedule,
  resumeSchedule,
  runScheduleNow,
} from '#core/reports/schedules/actions.ts';
import { nextText } from '#core/reports/schedules/schedule-labels.ts';
import { scheduleNamed } from './named.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const options = (_: object, [schedule = '']: readonly string[]) => ({ schedule });

export const remove = removeVerb({
  why: 'A deleted schedule and its history cannot be restored.',
  options,
  find: (context, { schedule }) => scheduleNamed(context, schedule),
  action: deleteSchedule,
  question: (schedule) => `${deleteSchedule.confirmation?.(schedule)?.text ?? ''} "${schedule.reportName}"`,
  done: () => t(m.yourScheduledReportWasDeleted),
});

export const run = verb({
  effect: { asks: () => t(m.reportIsSentToAll) },
  options,
  async run(context: Context, { schedule: named }: { schedule: string }) {
    const schedule = await scheduleNamed(context, named);
    const to = schedule.users.map(({ userName }) => userName).join(', ');
    await confirm(context, `Send "${schedule.reportName}" to ${to} now?`, t(m.nothingWasSent));
    return { schedule, run: await runScheduleNow.run(context.send, schedule) };
  },
  print(output, { schedule }) {
    output.say(t(m.isOnItsWay, { reportName: schedule.reportName }));
    output.say(t(m.seeFormdeckReportsScheduleRuns, { schedule: schedule.id.slice(0, 8) }));
  },
  json: ({ run: begun }) => begun,
});

export const pause = verb({
  effect: { undo: t(m.reportsScheduleResume) },
  options,
  async run(context: Context, { schedule: named }: { schedule: string }) {
    return pauseSchedule.run(context.send, await scheduleNamed(context, named));
  },
  print: (output, { reportName }) => output.say(t(m.willNotBeSentUntil, { reportName })),
});

export const resume = verb({
  effect: { undo: t(m.reportsSchedulePause) },
  options,
  async run(context: Context, { schedule: named }: { schedule: string }) {
    const resumed = await resumeSchedule.run(context.send, await scheduleNamed(context, named));
    return { resumed, timeZone: (await context.user()).timeZone };
  },
  print: (output, { resumed, timeZone }) =>
    output.say(
      withFullStop(
        t(m.willBeSentAgainNext, {
          reportName: resumed.reportName,
          next: nextText(resumed, dateWriter(timeZone)),
        }),
      ),
    ),
  json: ({ resumed }) => resumed,
});
