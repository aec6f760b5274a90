// How many there are of what many features count, where a text says no more than that, and sizes of files.
import { defineMessages } from './message.ts';

export const counts = defineMessages({
  rows: { id: 'counts.rows', defaultMessage: '{count, plural, one {# entry} other {# entries}}' },
  fileRows: {
    id: 'counts.fileRows',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
    description: 'Of a file',
  },
  entries: { id: 'counts.entries', defaultMessage: '{count, plural, one {# entry} other {# entries}}' },
  sheets: { id: 'counts.sheets', defaultMessage: '{count, plural, one {# sheet} other {# sheets}}' },
  items: { id: 'counts.items', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  filters: { id: 'counts.filters', defaultMessage: '{count, plural, one {# filter} other {# filters}}' },
  forms: { id: 'counts.forms', defaultMessage: '{count, plural, one {# form} other {# forms}}' },
  answers: { id: 'counts.answers', defaultMessage: '{count, plural, one {# answer} other {# answers}}' },
  users: { id: 'counts.users', defaultMessage: '{count, plural, one {# user} other {# users}}' },
  days: { id: 'counts.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  people: { id: 'counts.people', defaultMessage: '{count, plural, one {# person} other {# people}}' },
  characters: {
    id: 'counts.characters',
    defaultMessage: '{count, plural, one {# character} other {# characters}}',
  },
  questions: {
    id: 'counts.questions',
    defaultMessage: '{count, plural, one {# question} other {# questions}}',
  },
  sections: { id: 'counts.sections', defaultMessage: '{count, plural, one {# section} other {# sections}}' },
  problemsToFix: {
    id: 'counts.problemsToFix',
    defaultMessage: '{count, plural, one {# problem} other {# problems}} to fix',
  },
  rowsOf: {
    id: 'counts.rowsOf',
    defaultMessage: '{count, number} of {all, plural, one {# entry} other {# entries}}',
  },
  rowsSent: {
    id: 'counts.rowsSent',
    defaultMessage: '{count, number} of {all, plural, one {# entry} other {# entries}} sent',
  },
  placeOf: {
    id: 'counts.placeOf',
    defaultMessage: '{place, number} of {count, number}',
    description: 'Which of several things is shown',
  },
  failed: { id: 'counts.failed', defaultMessage: '{count, number} failed' },
  waiting: { id: 'counts.waiting', defaultMessage: '{count, number} waiting' },
  bytes: { id: 'counts.bytes', defaultMessage: '{count, plural, one {# byte} other {# bytes}}' },
  kilobytes: { id: 'counts.kilobytes', defaultMessage: '{size} kB' },
  megabytes: { id: 'counts.megabytes', defaultMessage: '{size} MB' },
  gigabytes: { id: 'counts.gigabytes', defaultMessage: '{size} GB' },
});
