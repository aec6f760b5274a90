// What cli/audit says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  dateOrEmpty: {
    id: 'audit.cli.dateOrEmpty',
    defaultMessage: '2026-01-31, or 2026-01-31 14:05; empty for any',
  },
  enterDayOrDayAnd: {
    id: 'audit.cli.enterDayOrDayAnd',
    defaultMessage: 'Enter a day, or a day and a time, such as 2026-01-31 14:05.',
  },
  noEntriesMatch: { id: 'audit.cli.noEntriesMatch', defaultMessage: 'No entries match.' },
  afterTakesPositionOfEntry: {
    id: 'audit.cli.afterTakesPositionOfEntry',
    defaultMessage: '--after takes the "position" of an entry, not "{text}".',
  },
  tagCannotBeCombinedWith: {
    id: 'audit.cli.tagCannotBeCombinedWith',
    defaultMessage:
      '--tag cannot be combined with filters: the server does not filter the entries of one thing.',
  },
  whatHappened: { id: 'audit.cli.whatHappened', defaultMessage: 'WHAT HAPPENED' },
  ofShownLimitAndAll: {
    id: 'audit.cli.ofShownLimitAndAll',
    defaultMessage: '{count, number} of {entryCount} shown; --limit and --all show more.',
  },
  thereIsNoFilter: { id: 'audit.cli.thereIsNoFilter', defaultMessage: 'There is no filter.' },
  thisRowCanNoLonger: {
    id: 'audit.cli.thisRowCanNoLonger',
    defaultMessage: 'This entry can no longer be restored.',
  },
  noFilter: { id: 'audit.cli.noFilter', defaultMessage: 'No filter' },
  restore: { id: 'audit.cli.restore', defaultMessage: 'Restore' },
  isNotHeadOfAudit: {
    id: 'audit.cli.isNotHeadOfAudit',
    defaultMessage: '"{text}" is not the head of an audit log.',
  },
  useWhatEarlierAuditVerify: {
    id: 'audit.cli.useWhatEarlierAuditVerify',
    defaultMessage: 'Use what an earlier audit verify printed after "Head:", such as 1234:9f86d081...',
  },
  entriesRead: {
    id: 'audit.cli.entriesRead',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} read',
  },
  entriesContinue: {
    id: 'audit.cli.entriesContinue',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}; continue with --after {after}.',
  },
  entriesChecked: {
    id: 'audit.cli.entriesChecked',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} checked',
  },
  images: { id: 'audit.cli.images', defaultMessage: '{count, plural, one {An image} other {# images}}' },
  when: { id: 'audit.cli.when', defaultMessage: 'When' },
  reason: { id: 'audit.cli.reason', defaultMessage: 'Reason' },
  comment: { id: 'audit.cli.comment', defaultMessage: 'Comment' },
  action: { id: 'audit.cli.action', defaultMessage: 'Action' },
  on: { id: 'audit.cli.on', defaultMessage: 'On' },
  nextTab: { id: 'audit.cli.nextTab', defaultMessage: 'next tab' },
  fChoosesOne0Last: {
    id: 'audit.cli.fChoosesOne0Last',
    defaultMessage: '{tab}: f chooses one, 0 the last 30 days.',
  },
  image: { id: 'audit.cli.image', defaultMessage: 'Image' },
  head: { id: 'audit.cli.head', defaultMessage: 'Head: {position}:{hash}' },
});
