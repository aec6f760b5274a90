// The current user's background exports: their progress, when their files expire, and saving them on this machine.
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { basename } from 'node:path';
import { useEffect, useRef, useState } from 'react';
import { counted, sizeText } from '#core/count-text.ts';
import { removeExport } from '#core/exports/actions.ts';
import {
  type ExportJob,
  exportJobTexts,
  hasEnded,
  jobName,
  jobProgress,
  jobStateText,
  jobSummary,
} from '#core/exports/job.ts';
import { noteText } from '#core/exports/manifest.ts';
import { readFileOf } from '#core/exports/outcome.ts';
import { exportJobsQuery } from '#core/exports/queries.ts';
import { mayExport } from '#core/sheets/policy.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { freePath } from '#cli/platform/save-file.ts';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded, ProgressBar, Spinner, wordsOf } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { download } from './download.ts';

const table = 'exports';
/** Lines above and below the table. */
const head = 3;
const detail = 4;

/** The screen. */
export function ExportsScreen(_props: ScreenProps<'exports'>) {
  const { core, actor, user, date, perform } = useApp();
  const { height } = useArea();
  const refused = whyNot(mayExport(actor));
  const query = useQuery({ ...exportJobsQuery(core.send), enabled: refused === undefined });
  const jobs = query.data ?? [];
  const current = jobs[useCursor(table, jobs.length)];
  const { save, progress } = useSaveJob();
  const isOver = current !== undefined && hasEnded(current);
  useKeys([
    {
      key: 'delete',
      label: current === undefined || isOver ? 'delete' : 'cancel',
      off: refused ?? (current === undefined ? exportJobTexts.empty : undefined),
      run: () => current && perform(removeExport(current), current),
    },
  ]);
  if (refused !== undefined) return <Label tone="warning">{refused}</Label>;
  return (
    <Loaded query={query} title={exportJobTexts.failed}>
      {(loaded) => (
        <>
          <Label bold>{exportJobTexts.title}</Label>
          <Label tone="dim">{loaded.length === 0 ? exportJobTexts.emptyMore : exportJobTexts.about}</Label>
          <Table
            name={table}
            columns={columns(date)}
            count={loaded.length}
            rows={(from, to) => loaded.slice(from, to)}
            height={height - head - detail}
            empty={`${exportJobTexts.empty}.`}
            enterLabel="save the file"
            onEnter={(index) => {
              const job = loaded[index];
              return job && save(job);
            }}
          />
          {current && (
            <Box flexDirection="column" marginTop={1}>
              {progress === null ? (
                <JobDetail job={current} timeZone={user.timeZone} />
              ) : (
                <Box gap={1}>
                  <Spinner />
                  <Label>{progress}</Label>
                </Box>
              )}
            </Box>
          )}
        </>
      )}
    </Loaded>
  );
}

const columns = (date: (at: number) => string): TableColumn<ExportJob>[] => [
  { id: 'file', title: 'File', value: jobName, most: 80 },
  {
    id: 'state',
    title: 'State',
    value: jobStateText,
    tone: ({ state }) => (state === 'FAILED' ? 'bad' : state === 'DONE' ? 'good' : 'warning'),
    whole: true,
  },
  { id: 'created', title: 'Requested', value: ({ createdAt }) => date(createdAt), whole: true, rank: 1 },
  {
    id: 'until',
    title: 'Kept until',
    value: ({ expiresAt }) => (expiresAt === null ? '' : date(expiresAt)),
    whole: true,
  },
];

/** Its progress or its result. */
function JobDetail({ job, timeZone }: { job: ExportJob; timeZone: string }) {
  if (!hasEnded(job))
    return <ProgressBar done={job.completedRows} total={job.totalRows} label={jobProgress(job)} />;
  return (
    <>
      <Label tone={job.state === 'FAILED' ? 'bad' : 'plain'}>
        {`${job.state === 'FAILED' ? '! ' : ''}${jobSummary(job, timeZone)}`}
      </Label>
      {job.manifest?.leftOut.slice(0, detail - 2).map((note) => (
        <Label key={note.why} tone="dim">{`Left out: ${noteText(note)}.`}</Label>
      ))}
    </>
  );
}

/** Saves the file of a job in the folder where the app was started; stops when the user leaves the screen. */
function useSaveJob(): { save(job: ExportJob): Promise<void>; progress: string | null } {
  const { core, folder, say } = useApp();
  const [progress, setProgress] = useState<string | null>(null);
  const working = useRef<AbortController | null>(null);
  useEffect(() => () => working.current?.abort(), []);
  const save = async (job: ExportJob) => {
    if (!hasEnded(job)) return say('It is not ready yet.', 'warning');
    if (job.state === 'FAILED') return say('There is no file: this export failed.', 'warning');
    if (working.current !== null) return;
    const stop = new AbortController();
    working.current = stop;
    const output = { say: setProgress, raw: async () => {}, progress: () => showing };
    const showing = { update: setProgress, end: () => {} };
    const world = { ports: async () => core.ports, signal: () => stop.signal, output };
    setProgress('Contacting the server ...');
    try {
      const path = await freePath(folder, basename(jobName(job)));
      const ask = () => readFileOf(core.send, job, stop.signal);
      const done = await download(world, ask, path, { sha256: () => job.sha256 });
      if (done) say(`Saved in ${path}: ${counted(done.rows, 'row')}, ${sizeText(done.bytes)}`, 'good');
    } catch (error) {
      if (stop.signal.aborted) return;
      say(`${exportJobTexts.notDownloaded} (${wordsOf(error).message})`, 'bad');
    } finally {
      working.current = null;
      setProgress(null);
    }
  };
  return { save, progress };
}
