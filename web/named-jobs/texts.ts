// What web/named-jobs says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  needsAttention: { id: 'namedJobs.web.needsAttention', defaultMessage: 'Needs attention' },
  expected: { id: 'namedJobs.web.expected', defaultMessage: 'Expected' },
  runsOf: { id: 'namedJobs.web.runsOf', defaultMessage: 'Runs of {name}' },
  hideRuns: { id: 'namedJobs.web.hideRuns', defaultMessage: 'Hide runs' },
  paused: { id: 'namedJobs.web.paused', defaultMessage: 'Paused' },
  well: { id: 'namedJobs.web.well', defaultMessage: 'Well' },
  since: { id: 'namedJobs.web.since', defaultMessage: '{problem} Since {since}' },
  runs: { id: 'namedJobs.web.runs', defaultMessage: 'Runs' },
});
