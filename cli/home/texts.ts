// What cli/home says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  periodSuchAs24hEnds: {
    id: 'home.cli.periodSuchAs24hEnds',
    defaultMessage: 'A period such as 24h ends now: with --until, give --since a date or time.',
  },
  partOfSheetsName: { id: 'home.cli.partOfSheetsName', defaultMessage: "part of a sheet's name" },
  sheet: { id: 'home.cli.sheet', defaultMessage: 'Sheet' },
  rows: { id: 'home.cli.rows', defaultMessage: 'Rows' },
  updated: { id: 'home.cli.updated', defaultMessage: 'Updated' },
  by: { id: 'home.cli.by', defaultMessage: 'By' },
  remindersFirst: {
    id: 'home.cli.remindersFirst',
    defaultMessage: '{count, plural, one {# reminder} other {# reminders}}: {first}',
  },
  rowsSince: {
    id: 'home.cli.rowsSince',
    defaultMessage: '{count, plural, one {# row} other {# rows}}, since {oldest}',
  },
  form: { id: 'home.cli.form', defaultMessage: 'Form: {name}' },
  user: { id: 'home.cli.user', defaultMessage: 'User: {name}' },
});
