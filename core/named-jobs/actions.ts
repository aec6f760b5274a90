// The actions on jobs.
import { action, saidOr } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import * as calls from './calls.ts';
import type { NamedJob } from './schema.ts';
import { jobTexts } from './texts.ts';

const touches = [['jobs'], ['audit']] as const;

type Job = Pick<NamedJob, 'id' | 'name' | 'pausedAt'>;

export const pauseJob = action<Job, NamedJob>({
  id: 'named-jobs.pause',
  label: 'Pause',
  may: () => yes,
  run: (send, { id }) => send(calls.changeJob, { params: { id }, body: { paused: true } }),
  done: ({ name }) => `"${name}" is paused: nobody is told until it is resumed`,
  failed: (_, error) => saidOr(error, 'The job could not be paused. Please try again.'),
  touches,
});

export const resumeJob = action<Job, NamedJob>({
  id: 'named-jobs.resume',
  label: 'Resume',
  may: () => yes,
  run: (send, { id }) => send(calls.changeJob, { params: { id }, body: { paused: false } }),
  done: ({ name }) => `"${name}" is expected again`,
  failed: (_, error) => saidOr(error, 'The job could not be resumed. Please try again.'),
  touches,
});

export const deleteJob = action<Job, unknown>({
  id: 'named-jobs.delete',
  label: 'Delete',
  danger: true,
  confirmation: ({ name }) => ({
    title: `Delete the job "${name}"?`,
    text: 'Its runs are deleted too. If its command still runs with --job, it comes back with the next run.',
    confirm: 'Delete',
  }),
  may: () => yes,
  run: (send, { id }) => send(calls.deleteJob, { params: { id } }),
  done: () => jobTexts.deleted,
  failed: (_, error) => saidOr(error, 'The job could not be deleted. Please try again.'),
  touches,
});
