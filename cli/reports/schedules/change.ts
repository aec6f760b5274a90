// formdeck reports schedule delete, run, pause and resume.
import { withFullStop } from '#core/format/full-stop.ts';
import { oneNamed } from '#cli/command/finder.ts';
import { actionVerb, removeVerb } from '#cli/resource/thing-verbs.ts';
import {
  deleteSchedule,
  pauseSchedule,
  resumeSchedule,
  runScheduleNow,
} from '#core/reports/schedules/actions.ts';
import { nextText } from '#core/reports/schedules/schedule-labels.ts';
import { recipientsText, scheduleNamed } from './named.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const named = { options: oneNamed, find: scheduleNamed };

export const remove = removeVerb({
  ...named,
  why: 'A deleted schedule and its history cannot be restored.',
  action: deleteSchedule,
  question: (schedule) => `${deleteSchedule.confirmation?.(schedule)?.text ?? ''} "${schedule.reportName}"`,
  done: () => t(m.yourScheduledReportWasDeleted),
});

export const run = actionVerb({
  ...named,
  effect: { asks: () => t(m.reportIsSentToAll) },
  action: runScheduleNow,
  asks: {
    question: (schedule) => t(m.sendToNow, { reportName: schedule.reportName, to: recipientsText(schedule) }),
    otherwise: t(m.nothingWasSent),
  },
  done: (_, { reportName }) => t(m.isOnItsWay, { reportName }),
  more: (output, _, { id }) => output.say(t(m.seeFormdeckReportsScheduleRuns, { schedule: id.slice(0, 8) })),
});

export const pause = actionVerb({
  ...named,
  effect: { undo: t(m.reportsScheduleResume) },
  action: pauseSchedule,
  done: ({ reportName }) => t(m.willNotBeSentUntil, { reportName }),
});

export const resume = actionVerb({
  ...named,
  effect: { undo: t(m.reportsSchedulePause) },
  action: resumeSchedule,
  done: (resumed, _, { date }) =>
    withFullStop(t(m.willBeSentAgainNext, { reportName: resumed.reportName, next: nextText(resumed, date) })),
});
