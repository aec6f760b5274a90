import { describe, expect, it } from 'vitest';
import type { Actor, Role } from '#core/actor.ts';
import { attentionOf } from './attention.ts';
import { formTabsFor, homeOf } from './tabs.ts';

const actor = (role: Role): Actor => ({
  companyId: 'c',
  userId: 'u',
  userName: 'pat',
  role,
  groupIds: [],
  timeZone: 'Etc/UTC',
  flags: {},
});
const tabsOf = (role: Role) => formTabsFor(actor(role)).map(({ tab }) => tab);

describe('the tabs of a form', () => {
  it('are those that somebody may open', () => {
    expect(tabsOf('MANAGER')).toEqual(['overview', 'dashboard', 'rows', 'questions', 'files', 'settings']);
    expect(tabsOf('ANALYST')).toEqual(['overview', 'dashboard', 'rows', 'files']);
    expect(tabsOf('USER')).toEqual(['overview', 'dashboard', 'rows']);
  });

  it('of a next version lead to the form that it is of', () => {
    expect([homeOf({ id: 'a' }), homeOf({ id: 'b', versionOf: { id: 'a' } })]).toEqual(['a', 'a']);
  });
});

describe('what needs attention', () => {
  const queue = ['a', 'b'].map((id) => ({
    template: { id, name: id },
    rows: 3,
    oldest: 0,
    sheetIds: 'all' as const,
  }));
  const alerts = {
    range: { startDate: 0, endDate: 1 },
    by: 'day' as const,
    buckets: [
      { from: 0, to: 1, counts: { a: 2, b: 5 } },
      { from: 1, to: 2, counts: { a: 1 } },
    ],
    formNames: {},
  };
  const of = (role: Role, id: string) =>
    attentionOf(actor(role), { form: { id, pendingImports: [] }, nextVersion: { id: 'v' }, queue, alerts });

  it('is of this form alone, with the alerts of all days', () => {
    expect(of('MANAGER', 'a')).toMatchObject([
      { kind: 'review', text: 'To review: 3' },
      { kind: 'alerts', text: '3 alerts in the last 7 days', filter: { alerts: true, lastDays: 7 } },
      { kind: 'version', formId: 'v' },
    ]);
    expect(of('MANAGER', 'c').map(({ kind }) => kind)).toEqual(['version']);
  });

  it('says nothing of a version to those who do not edit forms', () => {
    expect(of('ANALYST', 'c')).toEqual([]);
  });
});
