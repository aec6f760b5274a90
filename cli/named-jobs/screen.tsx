// The jobs: their last run, when they are expected, and the runs of one.
import { useQuery } from '@tanstack/react-query';
import { deleteJob, pauseJob, resumeJob } from '#core/named-jobs/actions.ts';
import { jobsQuery } from '#core/named-jobs/queries.ts';
import { readJob } from '#core/named-jobs/calls.ts';
import type { NamedJob, NamedJobWithRuns } from '#core/named-jobs/schema.ts';
import {
  durationText,
  expectedText,
  jobStateTexts,
  jobTexts,
  lastRunText,
  nextText,
  runDetail,
  notifiedText,
} from '#core/named-jobs/texts.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { openJob } from './job-dialog.tsx';

const table = 'jobs';

/** The screen. */
export function JobsScreen(_props: ScreenProps<'jobs'>) {
  const { core, date, actionKey } = useApp();
  const { dialogs } = useTerminal();
  const { height } = useArea();
  const query = useQuery(jobsQuery(core.send));
  const jobs = query.data ?? [];
  const current = jobs[useCursor(table, jobs.length)] ?? null;
  useKeys([
    actionKey('rest', current?.pausedAt == null ? pauseJob : resumeJob, current),
    actionKey('delete', deleteJob, current),
  ]);
  return (
    <Loaded query={query} title={jobTexts.notLoaded}>
      {() => (
        <Table
          name={table}
          columns={columns(date)}
          count={jobs.length}
          rows={(from, to) => jobs.slice(from, to)}
          height={height}
          empty={`${jobTexts.none} ${jobTexts.howTo}`}
          enterLabel="runs"
          onEnter={async (index) => {
            const job = jobs[index];
            if (job)
              await openJob(dialogs, linesOf(await core.send(readJob, { params: { id: job.id } }), date));
          }}
        />
      )}
    </Loaded>
  );
}

const columns = (date: (at: number) => string): TableColumn<NamedJob>[] => [
  { id: 'name', title: 'Job', value: ({ name }) => name, most: 30 },
  { id: 'last', title: 'Last run', value: (job) => lastRunText(job, date), whole: true },
  { id: 'next', title: 'Next', value: (job) => nextText(job, date), whole: true },
  { id: 'trouble', title: 'Trouble', value: ({ trouble }) => trouble?.problem ?? '', most: 60, rank: 1 },
  { id: 'told', title: jobTexts.notified, value: notifiedText, most: 30, rank: 1 },
];

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
