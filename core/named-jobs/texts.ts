// What core/named-jobs says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pause: { id: 'namedJobs.pause', defaultMessage: 'Pause' },
  isPausedNobodyIsTold: {
    id: 'namedJobs.isPausedNobodyIsTold',
    defaultMessage: '"{name}" is paused: nobody is told until it is resumed',
  },
  jobCouldNotBePaused: {
    id: 'namedJobs.jobCouldNotBePaused',
    defaultMessage: 'The job could not be paused. Please try again.',
  },
  resume: { id: 'namedJobs.resume', defaultMessage: 'Resume' },
  isExpectedAgain: { id: 'namedJobs.isExpectedAgain', defaultMessage: '"{name}" is expected again' },
  jobCouldNotBeResumed: {
    id: 'namedJobs.jobCouldNotBeResumed',
    defaultMessage: 'The job could not be resumed. Please try again.',
  },
  deleteJob: { id: 'namedJobs.deleteJob', defaultMessage: 'Delete the job "{name}"?' },
  itsRunsAreDeletedToo: {
    id: 'namedJobs.itsRunsAreDeletedToo',
    defaultMessage:
      'Its runs are deleted too. If its command still runs with --job, it comes back with the next run.',
  },
  jobCouldNotBeDeleted: {
    id: 'namedJobs.jobCouldNotBeDeleted',
    defaultMessage: 'The job could not be deleted. Please try again.',
  },
  useHourlyHourly15Daily: {
    id: 'namedJobs.useHourlyHourly15Daily',
    defaultMessage:
      'Use hourly, hourly@15, daily@03:00, weekly@mon@03:00, monthly@1@03:00, or every@15m, every@6h, every@2d.',
  },
  everyHourAt: { id: 'namedJobs.everyHourAt', defaultMessage: 'Every hour at :{padStart}' },
  everyDayAt: { id: 'namedJobs.everyDayAt', defaultMessage: 'Every day at {time}' },
  everyMonthOnDayAt: {
    id: 'namedJobs.everyMonthOnDayAt',
    defaultMessage: 'Every month on day {day} at {time}',
  },
  searchJobs: { id: 'namedJobs.searchJobs', defaultMessage: 'Search jobs' },
  partOfName: { id: 'namedJobs.partOfName', defaultMessage: 'part of a name' },
  job: { id: 'namedJobs.job', defaultMessage: 'Job' },
  lastRun: { id: 'namedJobs.lastRun', defaultMessage: 'Last run' },
  trouble: { id: 'namedJobs.trouble', defaultMessage: 'Trouble' },
  noJobsMatch: { id: 'namedJobs.noJobsMatch', defaultMessage: 'No jobs match.' },
  tryPartOfName: { id: 'namedJobs.tryPartOfName', defaultMessage: 'Try part of the name.' },
  showAllJobs: { id: 'namedJobs.showAllJobs', defaultMessage: 'Show all jobs' },
  commandsThatRunByThemselves: {
    id: 'namedJobs.commandsThatRunByThemselves',
    defaultMessage: 'commands that run by themselves',
  },
  jobBelongsToUseAnother: {
    id: 'namedJobs.jobBelongsToUseAnother',
    defaultMessage:
      'The job "{name}" belongs to {userName}. Use another name, or ask an administrator to delete it.',
  },
  noLineBreaksOrControl: {
    id: 'namedJobs.noLineBreaksOrControl',
    defaultMessage: 'No line breaks or control characters',
  },
  thisTimeZoneIsNot: { id: 'namedJobs.thisTimeZoneIsNot', defaultMessage: 'This time zone is not known' },
  jobs: { id: 'namedJobs.jobs', defaultMessage: 'Jobs' },
  commandsThatRunByThemselvesSuch: {
    id: 'namedJobs.commandsThatRunByThemselvesSuch',
    defaultMessage: 'Commands that run by themselves, such as at night, and what became of them.',
  },
  jobsCouldNotBeLoaded: {
    id: 'namedJobs.jobsCouldNotBeLoaded',
    defaultMessage: 'The jobs could not be loaded',
  },
  thereAreNoJobs: { id: 'namedJobs.thereAreNoJobs', defaultMessage: 'There are no jobs.' },
  commandBecomesJobWithJob: {
    id: 'namedJobs.commandBecomesJobWithJob',
    defaultMessage:
      'A command becomes a job with --job, such as: formdeck import run ... --job nightly-import --expect daily@03:00',
  },
  itHasNotRunYet: { id: 'namedJobs.itHasNotRunYet', defaultMessage: 'It has not run yet.' },
  jobWasDeleted: { id: 'namedJobs.jobWasDeleted', defaultMessage: 'The job was deleted.' },
  failed: { id: 'namedJobs.failed', defaultMessage: 'Failed' },
  didNotEnd: { id: 'namedJobs.didNotEnd', defaultMessage: 'Did not end' },
  didNotRun: { id: 'namedJobs.didNotRun', defaultMessage: 'Did not run' },
  atNoParticularTime: { id: 'namedJobs.atNoParticularTime', defaultMessage: 'At no particular time' },
  itBeganAndDidNot: {
    id: 'namedJobs.itBeganAndDidNot',
    defaultMessage:
      'It began and did not report its end: it was killed, or its machine or network went away.',
  },
  itDidNotRunWhen: {
    id: 'namedJobs.itDidNotRunWhen',
    defaultMessage: 'It did not run when it was expected.',
  },
  files: { id: 'namedJobs.files', defaultMessage: '{count, plural, one {# file} other {# files}}' },
  itEndedWithCode: { id: 'namedJobs.itEndedWithCode', defaultMessage: 'It ended with exit code {code}.' },
  itEndedWithCodeAnd: {
    id: 'namedJobs.itEndedWithCodeAnd',
    defaultMessage: 'It ended with exit code {code}: {message}',
  },
  atMostLate: { id: 'namedJobs.atMostLate', defaultMessage: '{expectation}, at most {span} late' },
  atMostLateInZone: {
    id: 'namedJobs.atMostLateInZone',
    defaultMessage: '{expectation} ({timeZone}), at most {span} late',
  },
  changedJob: {
    id: 'namedJobs.changedJob',
    defaultMessage: '{who} changed {hasName, select, true {the job "{name}"} other {a job}}',
  },
  deletedJob: {
    id: 'namedJobs.deletedJob',
    defaultMessage: '{who} deleted {hasName, select, true {the job "{name}"} other {a job}}',
  },
  every: { id: 'namedJobs.every', defaultMessage: 'Every {every}' },
  notifies: { id: 'namedJobs.notifies', defaultMessage: 'Notifies' },
  running: { id: 'namedJobs.running', defaultMessage: 'Running' },
  succeeded: { id: 'namedJobs.succeeded', defaultMessage: 'Succeeded' },
  minutesShort: { id: 'namedJobs.minutesShort', defaultMessage: '{minutes} min' },
  never: { id: 'namedJobs.never', defaultMessage: 'Never' },
  paused: { id: 'namedJobs.paused', defaultMessage: 'Paused' },
  nightlyCommands: { id: 'namedJobs.nightlyCommands', defaultMessage: 'nightly commands' },
  everyWeekdayAt: { id: 'namedJobs.everyWeekdayAt', defaultMessage: 'Every {weekday} at {time}' },
  hoursMinutes: { id: 'namedJobs.hoursMinutes', defaultMessage: '{hours} h {minutes} min' },
  secondsTaken: { id: 'namedJobs.secondsTaken', defaultMessage: '{seconds} s' },
  jobCount: { id: 'namedJobs.jobCount', defaultMessage: '{count, plural, one {# job} other {# jobs}}' },
});
