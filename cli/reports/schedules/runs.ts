// formdeck reports schedule runs: the history of a schedule.
import { personName } from '#core/primitives.ts';
import { type OneName, oneNamed } from '#cli/command/finder.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { listRuns } from '#core/reports/schedule-calls.ts';
import { scheduleTexts } from '#core/reports/schedules/labels.ts';
import { outcomeText, runStateNames, runText } from '#core/reports/schedules/schedule-labels.ts';
import { paramsOf, scheduleNamed } from './named.ts';

export const runs = verb({
  effect: 'reads',
  options: oneNamed,

  async run(context: Context, named: OneName) {
    const schedule = await scheduleNamed(context, named);
    const [found, { timeZone }] = await Promise.all([
      context.sendAgain(listRuns, paramsOf(schedule)),
      context.user(),
    ]);
    return { runs: found, timeZone };
  },

  print(output, { runs: found, timeZone }) {
    const date = dateWriter(timeZone);
    output.table(
      [
        { title: 'TIME', value: ({ createdAt }) => date(createdAt), whole: true },
        { title: 'STATE', value: ({ state }) => runStateNames[state], whole: true },
        { title: 'TO', value: (each) => (each.recipients.length === 0 ? '' : runText(each)), rank: 1 },
        {
          title: 'NOTE',
          value: (each) =>
            each.problem ??
            each.recipients
              .filter(({ outcome, mail }) => outcome !== 'file' || mail?.state === 'failed')
              .map((recipient) => `${personName(recipient.user)}: ${outcomeText(recipient)}`)
              .join('; '),
        },
        { title: 'BY', value: ({ user }) => (user === null ? '' : personName(user)), rank: 2 },
      ],
      found,
      scheduleTexts.noRuns,
    );
  },

  json: ({ runs: found }) => found,
});
