// What follows from what a provider says of somebody.
import { describe, expect, it } from 'vitest';
import { claimedEmail, claimedGroups, consolePath, domainOf, mapped, newRole } from './claims.ts';
import { mappingLines, readMappingLines } from './mapping-lines.ts';

describe('groups', () => {
  it.each([
    [{ groups: ['a', 'b'] }, 'groups', ['a', 'b']],
    [{ groups: 'a' }, 'groups', ['a']],
    [{ realm_access: { roles: ['a'] } }, 'realm_access.roles', ['a']],
    [{ 'https://x.example/roles': ['a'] }, 'https://x.example/roles', ['a']],
    [{ groups: [1, null, { a: 1 }, 'b'] }, 'groups', ['b']],
    [{}, 'groups', []],
    [{}, 'constructor', []],
    [{ groups: ['a'] }, '', []],
  ])('of %j in the claim %s are %j', (claims, name, groups) => {
    expect(claimedGroups(claims, name)).toEqual(groups);
  });

  it('are at most 1,000', () => {
    const groups = Array.from({ length: 2_000 }, (_, index) => String(index));
    expect(claimedGroups({ groups }, 'groups')).toHaveLength(1_000);
  });
});

it.each([
  [{ email: 'a@b.example', email_verified: true }, false, true],
  [{ email: 'a@b.example', email_verified: 'true' }, false, true],
  [{ email: 'a@b.example' }, false, false],
  [{ email: 'a@b.example', email_verified: false }, true, true],
])('the address of %j counts, with trust %s: %s', (claims, trustsEmail, isTrusted) => {
  expect(claimedEmail(claims, { trustsEmail })).toEqual({ address: 'a@b.example', isTrusted });
});

it.each([{}, { email: 'nobody' }, { email: 'a@b c' }, { email: ['a@b.example'] }])(
  '%j has no address',
  (claims) => {
    expect(claimedEmail(claims, { trustsEmail: true })).toBeNull();
  },
);

it('of several roles the one counts that may do most, and none is made up', () => {
  const lines = readMappingLines('a = User; b = manager\nc=group Ramp = East; d = Administrator').mappings;
  expect(mapped(lines, ['a', 'b', 'c'])).toEqual({ role: 'MANAGER', groups: [] });
  expect(mapped(lines, ['ADMIN', 'Administrator'])).toEqual({ role: null, groups: [] });
  expect(mapped(lines, ['d']).role).toBe('ADMIN');
});

it.each([
  ['NONE', 'MANAGER', null],
  ['MAPPED', null, null],
  ['MAPPED', 'MANAGER', 'MANAGER'],
  ['ANALYST', null, 'ANALYST'],
  ['ANALYST', 'USER', 'USER'],
] as const)('new accounts %s with the mapped role %s get %s', (newAccounts, role, expected) => {
  expect(newRole({ newAccounts }, role)).toBe(expected);
});

describe('lines', () => {
  it('are read as they were written', () => {
    const mappings = [
      { value: 'cn=managers, dc=x', role: 'MANAGER' as const },
      { value: 'ramp', group: 'Ramp crew' },
    ];
    expect(readMappingLines(mappingLines(mappings))).toEqual({ mappings, issues: [] });
  });

  it.each(['managers', '= Manager', 'managers =', 'managers = Boss', 'managers = Deactivated'])(
    '%s is wrong',
    (line) => {
      expect(readMappingLines(line).issues).toMatchObject([{ path: 'mappings' }]);
    },
  );
});

it.each([
  ['Pat@Example.COM', 'example.com'],
  [' pat@example.com ', 'example.com'],
  ['pat', null],
  ['@example.com', null],
  ['a@b@c.example', null],
  ['pat@localhost', null],
])('%s leads to the domain %s', (email, domain) => {
  expect(domainOf(email)).toBe(domain);
});

it.each([
  ['/forms?sort=name#x', '/forms?sort=name#x'],
  [undefined, '/'],
  ['forms', '/'],
  ['//evil.example', '/'],
  [String.raw`/\evil.example`, '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  [`/${'a'.repeat(2_000)}`, '/'],
])('the console goes on from %s at %s', (wanted, path) => {
  expect(consolePath(wanted)).toBe(path);
});
