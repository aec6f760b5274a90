// The records of lists name columns and things that there are.
import { describe, expect, it } from 'vitest';
import { formAccessList, userAccessList } from '#core/access/lists.ts';
import { exportsList } from '#core/exports/list.ts';
import { importsList } from '#core/imports/history/list.ts';
import { mailList } from '#core/mail/list.ts';
import { jobsList } from '#core/named-jobs/list.ts';
import { notificationsList } from '#core/notifications/list.ts';
import { reminderSubscriptions } from '#core/reminders/subscriptions.ts';
import { allDesigns, designsList } from '#core/reports/own/list.ts';
import { reportsList } from '#core/reports/list.ts';
import { sessionsList } from '#core/session/list.ts';
import { providers } from '#core/sign-on/resource.ts';
import { companyTokens, tokensList } from '#core/tokens/list.ts';
import { groupsList, usersList } from '#core/users/lists.ts';
import { recipesList } from '#core/transforms/choices.ts';
import { viewsList } from '#core/views/list.ts';
import { choicesOf, type ListState } from './list-view.ts';
import type { List } from './list.ts';

function namesOf<Item, View extends ListState>({ columns, line, view, things = {} }: List<Item, View>) {
  const { name, below = [], beside, cells } = line;
  return {
    columns: columns.map(({ id }) => id),
    lineOnly: columns.filter(({ isLineOnly }) => isLineOnly).map(({ id }) => id),
    line: [name, ...below, ...Object.keys(cells)],
    beside: beside ?? Object.keys(cells)[0],
    firstCell: Object.keys(cells)[0],
    ordered: choicesOf(view).flatMap(([, { column }]) => column ?? []),
    ofThings: choicesOf(view).flatMap(([key, { options }]) => ('all' in options ? [key] : [])),
    things: Object.keys(things),
  };
}

describe.each([
  ['users', namesOf(usersList)],
  ['groups', namesOf(groupsList)],
  ['mail', namesOf(mailList)],
  ['imports', namesOf(importsList)],
  ['jobs', namesOf(jobsList)],
  ['reports', namesOf(reportsList)],
  ['sessions', namesOf(sessionsList)],
  ['providers', namesOf(providers.list)],
  ['tokens', namesOf(tokensList)],
  ['tokens of everybody', namesOf({ ...tokensList, ...companyTokens })],
  ['designs', namesOf(designsList)],
  ['all designs', namesOf({ ...designsList, ...allDesigns })],
  ['exports', namesOf(exportsList)],
  ['views', namesOf(viewsList(''))],
  ['recipes', namesOf(recipesList)],
  ['notifications', namesOf(notificationsList)],
  ['subscriptions', namesOf(reminderSubscriptions)],
  ['access to a form', namesOf(formAccessList(''))],
  ['access of a user', namesOf(userAccessList(''))],
])('the list of %s', (_, names) => {
  it('has a column for each part of a line, and each once', () => {
    expect(new Set(names.columns).size).toBe(names.columns.length);
    expect(new Set(names.line).size).toBe(names.line.length);
    expect(names.columns).toEqual(expect.arrayContaining([...names.line, ...names.ordered]));
    expect(names.line).toEqual(expect.arrayContaining(names.lineOnly));
  });

  it('has its first cell beside the name', () => expect(names.beside).toBe(names.firstCell));

  it('says where the things of its choices are read', () => expect(names.things).toEqual(names.ofThings));
});
