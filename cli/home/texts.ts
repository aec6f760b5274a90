// What cli/home says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  periodSuchAs24hEnds: {
    id: 'home.cli.periodSuchAs24hEnds',
    defaultMessage: 'A period such as 24h ends now: with --until, give --since a date or time.',
  },
  partOfSheetsName: { id: 'home.cli.partOfSheetsName', defaultMessage: "part of a sheet's name" },
  sheet: { id: 'home.cli.sheet', defaultMessage: 'Sheet' },
  rows: { id: 'home.cli.rows', defaultMessage: 'Entries' },
  updated: { id: 'home.cli.updated', defaultMessage: 'Updated' },
  by: { id: 'home.cli.by', defaultMessage: 'By' },
  what: { id: 'home.cli.what', defaultMessage: 'What' },
  details: { id: 'home.cli.details', defaultMessage: 'Details' },
  number: { id: 'home.cli.number', defaultMessage: '{label}: {value}' },
  sheetOf: { id: 'home.cli.sheetOf', defaultMessage: '{form}, {sheet}' },
  queue: { id: 'home.cli.queue', defaultMessage: '{title}: {waiting}' },
  setUp: { id: 'home.cli.setUp', defaultMessage: 'Set up' },
  hideSteps: { id: 'home.cli.hideSteps', defaultMessage: 'hide the checklist' },
  stepsHidden: { id: 'home.cli.stepsHidden', defaultMessage: 'The checklist is not shown again.' },
  form: { id: 'home.cli.form', defaultMessage: 'Form: {name}' },
  user: { id: 'home.cli.user', defaultMessage: 'User: {name}' },
});
