import { expect, it } from 'vitest';
import { remindersView } from '#core/reminders/agenda-view.ts';
import { schedulesView } from '#core/reports/schedules/agenda-view.ts';
import { agendaSearchFrom } from './agenda-view.ts';

it('reads an address again as it is written', () => {
  const search = { view: 'calendar', group: 'a', year: 2026, month: 11, date: 28 };
  expect(agendaSearchFrom(remindersView, search)).toEqual(search);
  expect(Object.keys(agendaSearchFrom(remindersView, search))).toEqual(Object.keys(search));
});

it('says nothing of what is not there, or of the first tab', () => {
  const given = { view: 'list', group: '', year: 2026, month: 13, date: 1 };
  expect(agendaSearchFrom(remindersView, given)).toEqual({});
  expect(agendaSearchFrom(remindersView, { view: 'all', report: 'a', date: 3, group: null })).toEqual({});
});

it('has the tabs, the filter and the days of its agenda', () => {
  const given = { view: 'all', report: 'a', group: 'b', year: '2026', month: '11', date: '28' };
  expect(agendaSearchFrom(schedulesView, given)).toEqual({ view: 'all', report: 'a', year: 2026, month: 11 });
});
