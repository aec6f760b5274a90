// /admin/jobs: commands that run by themselves, their last run, when they are expected, and the runs of one.
import { Badge, Button, Group } from '@mantine/core';
import { HeartPulse } from 'lucide-react';
import { useState } from 'react';
import { isAdmin } from '#core/actor.ts';
import { deleteJob, pauseJob, resumeJob } from '#core/named-jobs/actions.ts';
import { jobQuery, jobsQuery } from '#core/named-jobs/queries.ts';
import type { NamedJob } from '#core/named-jobs/schema.ts';
import {
  durationText,
  expectedText,
  jobStateTexts,
  jobTexts,
  lastRunText,
  nextText,
  runDetail,
  notifiedText,
} from '#core/named-jobs/labels.ts';
import { withFullStop } from '#core/format/full-stop.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import facts from '#web/ui/styles/facts.module.css';
import classes from './jobs.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/named-jobs/texts.ts';
import { m } from './texts.ts';

export function JobsPage() {
  const query = useRead(jobsQuery);
  const icon = <HeartPulse size={22} />;
  if (!isAdmin(useActor())) return <NoAccessPage title={jobTexts.title} />;
  return (
    <Page title={jobTexts.title} subtitle={jobTexts.about}>
      <Loaded query={query} failed={jobTexts.notLoaded}>
        {(jobs) =>
          jobs.length === 0 ? (
            <EmptyState icon={icon} title={jobTexts.none} text={jobTexts.howTo} />
          ) : (
            <ul className={classes.jobs} aria-label={jobTexts.title}>
              {jobs.map((job) => (
                <JobCard key={job.id} job={job} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}

function JobCard({ job }: { job: NamedJob }) {
  const { timeZone } = useActor();
  const { run } = useAction();
  const [showsRuns, setShowsRuns] = useState(false);
  const date = (at: number) => momentText(at, timeZone);
  const { name, trouble, pausedAt } = job;
  const rest = pausedAt === null ? pauseJob : resumeJob;
  return (
    <li className="grid py-16 px-20 border rounded-12 on-surface text-sm gap-12">
      <div className="row wrap gap-12">
        <h2 className="m-0 text-md break">{name}</h2>
        <Badge color={pausedAt !== null ? 'gray' : trouble !== null ? 'red' : 'green'}>
          {pausedAt !== null ? t(m.paused) : trouble !== null ? t(m.needsAttention) : t(m.well)}
        </Badge>
      </div>
      {trouble !== null && (
        <p className="m-0 break">
          {withFullStop(t(m.since, { problem: trouble.problem, since: date(trouble.since) }))}
        </p>
      )}
      <dl className={`grid m-0 gap-y-6 gap-x-16 ${facts.facts}`}>
        <dt>{t(both.lastRun)}</dt>
        <dd>{lastRunText(job, date)}</dd>
        <dt>{t(m.expected)}</dt>
        <dd>{expectedText(job)}</dd>
        {(job.expectedAt !== null || pausedAt !== null) && (
          <>
            <dt>{t(common.next)}</dt>
            <dd>{nextText(job, date)}</dd>
          </>
        )}
        <dt>{jobTexts.notified}</dt>
        <dd>{notifiedText(job)}</dd>
      </dl>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          aria-expanded={showsRuns}
          aria-label={t(m.runsOf, { name })}
          onClick={() => setShowsRuns(!showsRuns)}
        >
          {showsRuns ? t(m.hideRuns) : t(m.runs)}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={`${rest.label} ${name}`}
          onClick={() => void run(rest, job)}
        >
          {rest.label}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={`${deleteJob.label} ${name}`}
          onClick={() => void run(deleteJob, job)}
        >
          {deleteJob.label}
        </Button>
      </Group>
      {showsRuns && <Runs id={job.id} date={date} />}
    </li>
  );
}

function Runs({ id, date }: { id: string; date: (at: number) => string }) {
  const query = useRead((send) => jobQuery(send, id));
  return (
    <Loaded query={query} failed={jobTexts.notLoaded}>
      {({ runs }) => (
        <ol className={classes.runs}>
          {runs.map((each) => (
            <li key={each.id} className={`grid gap-y-0 gap-x-16 ${classes.run}`}>
              <span>{date(each.startedAt)}</span>
              <span>
                {jobStateTexts[each.state]}
                {durationText(each) !== null && `, ${durationText(each) ?? ''}`}
              </span>
              <span className="break">{[each.command, runDetail(each)].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
