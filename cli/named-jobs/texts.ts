// What cli/named-jobs says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pauseAndResumeExcludeEach: {
    id: 'namedJobs.cli.pauseAndResumeExcludeEach',
    defaultMessage: '--pause and --resume exclude each other.',
  },
  usePauseResumeExpectNo: {
    id: 'namedJobs.cli.usePauseResumeExpectNo',
    defaultMessage: 'Use --pause, --resume, --expect, --no-expect, --zone, --grace or --notify.',
  },
  jobWasSavedExpected: {
    id: 'namedJobs.cli.jobWasSavedExpected',
    defaultMessage: 'The job was saved. Expected: {expected}.',
  },
  jobIsPaused: { id: 'namedJobs.cli.jobIsPaused', defaultMessage: 'The job is paused.' },
  job: { id: 'namedJobs.cli.job', defaultMessage: 'Job' },
  expectZoneGraceAndNotify: {
    id: 'namedJobs.cli.expectZoneGraceAndNotify',
    defaultMessage: '--expect, --zone, --grace and --notify are about a job.',
  },
  giveItNameSuchAs: {
    id: 'namedJobs.cli.giveItNameSuchAs',
    defaultMessage: 'Give it a name, such as --job nightly-import.',
  },
  nameOfJobTooLong: {
    id: 'namedJobs.cli.nameOfJobTooLong',
    defaultMessage: 'The name of a job has 1 to 100 characters, in one line.',
  },
  exampleJobNightlyImport: {
    id: 'namedJobs.cli.exampleJobNightlyImport',
    defaultMessage: 'Example: --job nightly-import',
  },
  expectWasNotUnderstood: {
    id: 'namedJobs.cli.expectWasNotUnderstood',
    defaultMessage: '--expect {expect} was not understood.',
  },
  timeZoneIsNotKnown: {
    id: 'namedJobs.cli.timeZoneIsNotKnown',
    defaultMessage: 'The time zone "{zone}" is not known.',
  },
  graceWasNotUnderstood: {
    id: 'namedJobs.cli.graceWasNotUnderstood',
    defaultMessage: '--grace {grace} was not understood.',
  },
  exampleGrace30mOr2h: {
    id: 'namedJobs.cli.exampleGrace30mOr2h',
    defaultMessage: 'Example: --grace 30m, or 2h, or 1d; at most 7d',
  },
  noActiveUserOfThis: {
    id: 'namedJobs.cli.noActiveUserOfThis',
    defaultMessage: '{unknown}: no active user of this company, so nobody there is told of the job "{job}".',
  },
  serverDoesNotAnswer: {
    id: 'namedJobs.cli.serverDoesNotAnswer',
    defaultMessage: 'The server does not answer.',
  },
  notReported: {
    id: 'namedJobs.cli.notReported',
    defaultMessage:
      'The run of the job "{job}" could not be reported: {why} The server will count it as missed or not ended.',
  },
  expected: { id: 'namedJobs.cli.expected', defaultMessage: 'Expected: {job}' },
  trouble: { id: 'namedJobs.cli.trouble', defaultMessage: 'Trouble: {problem}' },
  expectedField: { id: 'namedJobs.cli.expectedField', defaultMessage: 'Expected' },
  troubleSince: { id: 'namedJobs.cli.troubleSince', defaultMessage: '{problem} Since {since}' },
  troubleLabel: { id: 'namedJobs.cli.troubleLabel', defaultMessage: 'Trouble' },
  noJob: { id: 'namedJobs.cli.noJob', defaultMessage: 'There is no job "{named}".' },
});
