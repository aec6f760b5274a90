import { describe, expect, it } from 'vitest';
import { newPasswordIssues } from './new-password.ts';

describe('a new password', () => {
  it.each([
    ['secret', 'secret', []],
    [' secret ', 'secret', []],
    ['', '', ['A password is required', 'Confirm password is required']],
    ['  ', 'secret', ['A password is required', 'Password confirmation does not match password.']],
    ['secret', '', ['Confirm password is required']],
    ['secret', 'Secret', ['Password confirmation does not match password.']],
    ['short ', 'short', ['Passwords must be at least 6 characters']],
  ])('%j, confirmed as %j: %j', (password, confirmation, messages) => {
    expect(newPasswordIssues(password, confirmation).map(({ message }) => message)).toEqual(messages);
  });

  it.each([
    ['aaaaaa', /3 different characters/],
    ['ababab', /3 different characters/],
    ['Harbour', /username/],
    ['harbour2026', /username/],
    ['!harbour!', /username/],
    ['harbourharbour', /username/],
    ['harbour lights', null],
    ['abcabc', null],
  ])('of harbour: %s (%s)', (password, expected) => {
    const [issue] = newPasswordIssues(password, password, { userName: 'Harbour' });
    if (expected === null) expect(issue).toBeUndefined();
    else expect(issue).toEqual({ path: 'password', message: expect.stringMatching(expected) });
  });

  it('may contain a short username, as so many words do', () => {
    expect(newPasswordIssues('planet', 'planet', { userName: 'al' })).toEqual([]);
  });

  it('is as long as the company asks for, counted without the spaces around it', () => {
    const issues = (password: string) => newPasswordIssues(password, password, { leastLength: 12 });
    expect(issues(' harbourdawn ')).toMatchObject([
      { path: 'password', message: 'Passwords must be at least 12 characters' },
    ]);
    expect(issues('harbour lights')).toEqual([]);
  });
});
