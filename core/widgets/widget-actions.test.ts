import { describe, expect, it } from 'vitest';
import type { Actor, Role } from '#core/actor.ts';
import { offeredActions, widgetActions, type WidgetPlace } from './widget-actions.ts';

const somebody = (role: Role, pins = true): Actor => ({
  companyId: 'c',
  userId: 'u',
  userName: 'ann',
  role,
  groupIds: [],
  timeZone: 'UTC',
  flags: { PINNED_WIDGETS_ENABLED: pins },
});
const offered = (actor: Actor, place: Partial<WidgetPlace>) =>
  offeredActions(actor, { of: 'question', form: { published: true }, isPinned: false, ...place }).map(
    ({ verb }) => verb,
  );
const seen = ['large', 'table', 'png', 'csv'];

describe('what is offered of a widget', () => {
  it('depends on what it is, and where it stands', () => {
    const admin = somebody('ADMIN');
    expect(offered(admin, {})).toEqual([...seen, 'pin', 'hide']);
    expect(offered(admin, { of: 'formula', isPinned: true })).toEqual([
      ...seen,
      'unpin',
      'edit',
      'hide',
      'delete',
    ]);
    expect(offered(admin, { of: 'context' })).toEqual(['pin', 'hide']);
    expect(offered(admin, { form: { published: false } })).toEqual([...seen, 'pin']);
    expect(offered(admin, { isFirst: false, size: 'M' })).toEqual([...seen, 'pin', 'top', 'S', 'L', 'hide']);
    expect(offered(somebody('USER'), { isFirst: false, size: 'M' })).toEqual(seen);
    expect(offered(admin, { form: null, isPinned: true })).toEqual([...seen, 'open', 'unpin']);
  });

  it.each([
    ['context', 'The Sheet Context is part of every dashboard. It can be hidden.'],
    ['question', 'The widget of a question is changed with the question.'],
  ] as const)('says why a widget of a %s cannot be deleted', (of, why) => {
    const place = { of, form: { published: true }, isPinned: false };
    const found = widgetActions.find(({ verb }) => verb === 'delete');
    expect(found?.may(somebody('ADMIN'), place)).toEqual({ yes: false, why });
  });

  it('is no pin and no change for users, and no pin where the company has none', () => {
    expect(offered(somebody('USER'), { of: 'formula' })).toEqual(seen);
    expect(offered(somebody('ANALYST', false), {})).toEqual([...seen, 'hide']);
  });
});
