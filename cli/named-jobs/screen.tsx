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
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { useState } from 'react';
import { wrap } from '#cli/output/width.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { type Memory, MemoryContext } from '#cli/terminal/navigation.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function JobsScreen(_props: ScreenProps<'jobs'>) {
  const { core, date, actionKey } = useApp();
  const { dialogs } = useTerminal();
  return (
    <ListScreen
      list={jobsList}
      enterLabel={t(keyTexts.runs)}
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
    t(m.expected, { job: expectedText(job) }),
    `${jobTexts.notified}: ${notifiedText(job)}`,
    ...(job.trouble === null ? [] : [t(m.trouble, { problem: job.trouble.problem })]),
    '',
    ...(job.runs.length === 0 ? [jobTexts.noRuns] : []),
    ...job.runs.map((run) =>
      [date(run.startedAt), jobStateTexts[run.state], durationText(run), runDetail(run)]
        .filter(Boolean)
        .join('  '),
    ),
  ];
}

/** Shows one job with its runs. */
function openJob(dialogs: Dialogs, lines: readonly string[]): Promise<null> {
  return dialogs.open<never>((close) => <JobDialog lines={lines} onClose={() => close(null)} />);
}

function JobDialog({ lines, onClose }: { lines: readonly string[]; onClose(): void }) {
  const [memory] = useState<Memory>(() => new Map());
  return (
    <Overlay title={t(m.job)} width={90} onClose={onClose} closeLabel={t(keyTexts.close)}>
      <MemoryContext.Provider value={memory}>
        <Lines lines={lines} />
      </MemoryContext.Provider>
    </Overlay>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  const { width, height } = useArea();
  const wrapped = lines.flatMap((line) => wrap(line, width).map((text) => [{ text }]));
  return <ScrolledLines name="job" lines={wrapped} height={Math.min(wrapped.length, height)} />;
}
