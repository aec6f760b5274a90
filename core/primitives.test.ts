import { describe, expect, it } from 'vitest';
import { personAndUsername, personName, personOf } from './primitives.ts';

describe('somebody', () => {
  const dan = { id: 'd', userName: 'dan.lefebvre', displayName: 'Dan Lefebvre' };
  const shared = { ...dan, displayName: 'Dan Lefebvre (dan.lefebvre)' };
  const kim = { id: 'k', userName: 'kim' };

  it('is read by the full name, or by the username where there is none', () => {
    expect([dan, shared, kim].map(personName)).toEqual([
      'Dan Lefebvre',
      'Dan Lefebvre (dan.lefebvre)',
      'kim',
    ]);
  });

  it('is chosen by both, each once', () => {
    const both = 'Dan Lefebvre (dan.lefebvre)';
    expect([dan, shared, kim].map(personAndUsername)).toEqual([both, both, 'kim']);
  });

  it('is sent without what they do not have', () => {
    expect(personOf('k', { userName: 'kim', displayName: null })).toStrictEqual(kim);
    expect(personOf('d', dan)).toStrictEqual(dan);
  });
});
