// The jobs: their last run, when they are expected, and the runs of one.
import { deleteJob, pauseJob, resumeJob } from '#core/named-jobs/actions.ts';
import { readJob } from '#core/named-jobs/calls.ts';
import { jobsList } from '#core/named-jobs/list.ts';
import type { NamedJobWithRuns } from '#core/named-jobs/schema.ts';
import {
  durationText,
  expectedText,
  jobStateTexts,
  jobTexts,
  runDetail,
  notifiedText,
} from '#core/named-jobs/labels.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { openJob } from './job-dialog.tsx';

/** The screen. */
export function JobsScreen(_props: ScreenProps<'jobs'>) {
  const { core, date, actionKey } = useApp();
  const { dialogs } = useTerminal();
  return (
    <ListScreen
      list={jobsList}
      enterLabel="runs"
      keys={(current) => [
        actionKey('rest', current?.pausedAt == null ? pauseJob : resumeJob, current),
        actionKey('delete', deleteJob, current),
      ]}
      onOpen={async ({ id }) => {
        await openJob(dialogs, linesOf(await core.send(readJob, { params: { id } }), date));
      }}
    />
  );
}

function linesOf(job: NamedJobWithRuns, date: (at: number) => string): string[] {
  return [
    job.name,
    `Expected: ${expectedText(job)}`,
    `${jobTexts.notified}: ${notifiedText(job)}`,
    ...(job.trouble === null ? [] : [`Trouble: ${job.trouble.problem}`]),
    '',
    ...(job.runs.length === 0 ? [jobTexts.noRuns] : []),
    ...job.runs.map((run) =>
      [date(run.startedAt), jobStateTexts[run.state], durationText(run), runDetail(run)]
        .filter(Boolean)
        .join('  '),
    ),
  ];
}
