// The current user's background exports: their progress, when their files expire, and saving them on this machine.
import { Box } from 'ink';
import { basename } from 'node:path';
import { useEffect, useRef, useState } from 'react';
import { sizeText } from '#core/count-text.ts';
import {
  type ExportJob,
  exportJobTexts,
  hasEnded,
  jobName,
  jobProgress,
  jobSummary,
} from '#core/exports/job.ts';
import { exportsList } from '#core/exports/list.ts';
import { noteText } from '#core/exports/manifest.ts';
import { readFileOf } from '#core/exports/outcome.ts';
import { mayExport } from '#core/sheets/policy.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { freePath } from '#cli/platform/save-file.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { ProgressBar, Spinner, wordsOf } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { download } from './download.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Lines below the table. */
const detail = 4;

/** The screen. */
export function ExportsScreen(_props: ScreenProps<'exports'>) {
  const { actor, user } = useApp();
  const refused = whyNot(mayExport(actor));
  const { save, progress } = useSaveJob();
  if (refused !== undefined) return <Label tone="warning">{refused}</Label>;
  const head = () => (
    <>
      <Label bold>{exportJobTexts.title}</Label>
      <Label tone="dim">{exportJobTexts.about}</Label>
    </>
  );
  const outcome = (job: ExportJob) =>
    progress === null ? (
      <JobDetail job={job} timeZone={user.timeZone} />
    ) : (
      <Box gap={1}>
        <Spinner />
        <Label>{progress}</Label>
      </Box>
    );
  return (
    <ListScreen
      list={exportsList}
      head={{ height: 3, draw: head }}
      foot={{ height: detail, draw: outcome }}
      enterLabel={t(m.saveFile)}
      onOpen={save}
    />
  );
}

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
        <Label key={note.why} tone="dim">
          {t(m.leftOut, { note: noteText(note) })}
        </Label>
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
    if (!hasEnded(job)) return say(t(m.itIsNotReadyYet), 'warning');
    if (job.state === 'FAILED') return say(t(m.thereIsNoFileThis), 'warning');
    if (working.current !== null) return;
    const stop = new AbortController();
    working.current = stop;
    const output = { say: setProgress, raw: async () => {}, progress: () => showing };
    const showing = { update: setProgress, end: () => {} };
    const world = { ports: async () => core.ports, signal: () => stop.signal, output };
    setProgress(t(m.contactingServer));
    try {
      const path = await freePath(folder, basename(jobName(job)));
      const ask = () => readFileOf(core.send, job, stop.signal);
      const done = await download(world, ask, path, { sha256: () => job.sha256 });
      if (done) say(t(m.savedInRows, { path, rows: done.rows, bytes: sizeText(done.bytes) }), 'good');
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
