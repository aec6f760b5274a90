// The actions on jobs.
import { action, saidOr } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import * as calls from './calls.ts';
import type { NamedJob } from './schema.ts';
import { jobTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const touches = [['jobs'], ['audit']] as const;

type Job = Pick<NamedJob, 'id' | 'name' | 'pausedAt'>;

export const pauseJob = action<Job, NamedJob>({
  id: 'named-jobs.pause',
  label: t(m.pause),
  may: () => yes,
  run: (send, { id }) => send(calls.changeJob, { params: { id }, body: { paused: true } }),
  done: ({ name }) => t(m.isPausedNobodyIsTold, { name }),
  failed: (_, error) => saidOr(error, t(m.jobCouldNotBePaused)),
  touches,
});

export const resumeJob = action<Job, NamedJob>({
  id: 'named-jobs.resume',
  label: t(m.resume),
  may: () => yes,
  run: (send, { id }) => send(calls.changeJob, { params: { id }, body: { paused: false } }),
  done: ({ name }) => t(m.isExpectedAgain, { name }),
  failed: (_, error) => saidOr(error, t(m.jobCouldNotBeResumed)),
  touches,
});

export const deleteJob = action<Job, unknown>({
  id: 'named-jobs.delete',
  label: t(common.delete),
  danger: true,
  confirmation: ({ name }) => ({
    title: t(m.deleteJob, { name }),
    text: t(m.itsRunsAreDeletedToo),
    confirm: t(common.delete),
  }),
  may: () => yes,
  run: (send, { id }) => send(calls.deleteJob, { params: { id } }),
  done: () => jobTexts.deleted,
  failed: (_, error) => saidOr(error, t(m.jobCouldNotBeDeleted)),
  touches,
});
