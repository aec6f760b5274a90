import { describe, expect, it } from 'vitest';
import { avatarColour, avatarColours, initialOf } from './avatar-look.ts';

describe('Avatar', () => {
  it('has one colour for an id, and many for many', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `5f0c2d5e-0000-4000-8000-${index}`);
    expect(avatarColour('a')).toBe(avatarColour('a'));
    expect(new Set(ids.map(avatarColour)).size).toBe(avatarColours.length);
  });

  it.each([
    ['ada', 'A'],
    [' émile', 'É'],
    ['😀x', '😀'],
    ['', '?'],
  ])('of %j shows %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});
