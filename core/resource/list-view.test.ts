import { describe, expect, it } from 'vitest';
import { importsView } from '#core/imports/history/view.ts';
import { mailView } from '#core/mail/view.ts';
import { usersView } from '#core/users/list-users.ts';
import { withChosen } from './things.ts';
import { addressOf, isNarrowed, viewFrom, wholeView, withChoice } from './list-view.ts';

const { first } = usersView;
const formId = '00000000-0000-4000-8000-0000000000f1';

describe('an address', () => {
  it('has what differs from the first view, and gives it back', () => {
    const view = { search: 'pat', role: 'reviewer', sort: 'desc', page: 3 } as const;
    expect(addressOf(usersView, view)).toEqual(view);
    expect(addressOf(usersView, { ...first, role: 'admin' })).toEqual({ role: 'admin' });
    expect(addressOf(usersView, first)).toEqual({});
    expect({ ...first, ...viewFrom(usersView, addressOf(usersView, view)) }).toEqual(view);
  });

  it('says nothing by what is no choice, no page, and no text', () => {
    const given = { search: ['pat'], role: 'owner', sort: 1, page: '-2', else: 'x' };
    expect(viewFrom(usersView, given)).toEqual({});
    expect(viewFrom(usersView, { page: '1.5' })).toEqual({});
    expect(viewFrom(usersView, { search: 'x'.repeat(300) }).search).toHaveLength(200);
    // The router reads digits as a number.
    expect(viewFrom(usersView, { search: 7, page: '2' })).toEqual({ search: '7', page: 2 });
  });

  it('names a thing by its id only', () => {
    expect(viewFrom(importsView, { form: formId, phase: 'done' })).toEqual({ form: formId, phase: 'done' });
    expect(viewFrom(importsView, { form: 'Vehicle check' })).toEqual({});
  });

  it('is read as an earlier version wrote it', () => {
    expect(viewFrom(mailView, { recipient: 'pat@example.com', state: 'failed' })).toEqual({
      search: 'pat@example.com',
      state: 'failed',
    });
    expect(addressOf(mailView, { search: 'pat', state: 'all', page: 1 })).toEqual({ search: 'pat' });
  });
});

it('begins at the first page where something else is chosen', () => {
  expect(withChoice({ ...first, page: 4 }, 'role', 'user')).toEqual({ ...first, role: 'user' });
});

it('leaves something out by a search or a filter, not by an order or a page', () => {
  expect(isNarrowed(usersView, { ...first, search: ' ', sort: 'desc', page: 2 })).toBe(false);
  expect(isNarrowed(usersView, { ...first, search: 'pat' })).toBe(true);
  expect(isNarrowed(usersView, { ...first, role: 'user' })).toBe(true);
});

it('shows everything in the order that was chosen', () => {
  const view = { search: 'pat', role: 'user', sort: 'desc', page: 3 } as const;
  expect(wholeView(usersView, view)).toEqual({ ...first, sort: 'desc' });
});

it('never shows a thing that is gone as all of them', () => {
  const form = { value: formId, label: 'Vehicle check' };
  expect(withChosen([form], '', 'gone')).toEqual([form]);
  expect(withChosen([form], null, 'gone')).toEqual([form]);
  expect(withChosen([form], formId, 'gone')).toEqual([form]);
  expect(withChosen([], formId, 'gone')).toEqual([{ value: formId, label: 'gone' }]);
  // Not read yet: nobody knows.
  expect(withChosen(undefined, formId, 'gone')).toEqual([]);
});
