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
});
