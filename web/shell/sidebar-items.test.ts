import { describe, expect, it } from 'vitest';
import type { Role } from '#core/actor.ts';
import { resourceAddresses } from '#core/features/pages.ts';
import { flagNames } from '#core/flags.ts';
import { sidebarGroups, sidebarItems } from './sidebar-items.ts';

const allFlags = Object.fromEntries(flagNames.map((name) => [name, true]));

function actorOf(role: Role, flags: Readonly<Record<string, boolean>> = allFlags) {
  return { companyId: '', userId: '', userName: 'pat', role, groupIds: [], timeZone: 'Etc/UTC', flags };
}

/** The pages that have one of their own. */
function labels(role: Role, flags?: Readonly<Record<string, boolean>>): readonly string[] {
  const ofResources: readonly string[] = resourceAddresses;
  return sidebarItems(actorOf(role, flags))
    .filter(({ to }) => !ofResources.includes(to))
    .map(({ label }) => label);
}

describe('Sidebar', () => {
  it('has the order of the specification, with what it does not know behind', () => {
    expect(labels('ADMIN')).toEqual([
      'Home',
      'Reports',
      'Forms',
      'QR Codes',
      'Transforms',
      'Catalog',
      'Reminders',
      'Users',
      'Appearance',
      'Audit Log',
      'Mail',
      'Jobs',
      'Single sign-on',
      'Sign-in',
    ]);
  });

  it('has three groups, without those that somebody has nothing of', () => {
    const groupsOf = (role: Role) =>
      sidebarGroups(actorOf(role)).map(({ title, items }) => [title, items[0]?.label]);
    expect(groupsOf('ADMIN')).toEqual([
      ['Work', 'Home'],
      ['Tools', 'QR Codes'],
      ['Company', 'Users'],
    ]);
    expect(sidebarGroups(actorOf('ADMIN')).flatMap(({ items }) => items)).toEqual(
      sidebarItems(actorOf('ADMIN')),
    );
    expect(groupsOf('ANALYST').slice(0, 2)).toEqual([
      ['Work', 'Home'],
      ['Tools', 'QR Codes'],
    ]);
  });

  it('shows each role its pages', () => {
    const ofManagers = [
      'Home',
      'Reports',
      'Forms',
      'QR Codes',
      'Transforms',
      'Catalog',
      'Reminders',
      'Users',
    ];
    const ofReaders = ['Home', 'Reports', 'Forms', 'QR Codes', 'Transforms'];
    expect(labels('MANAGER')).toEqual(ofManagers);
    expect(labels('ANALYST')).toEqual(ofReaders);
    expect(labels('REVIEWER')).toEqual(ofReaders);
    expect(labels('USER')).toEqual(['Home', 'Forms', 'QR Codes', 'Transforms']);
  });

  it('shows what a company has turned on', () => {
    const without = labels('ADMIN', {});
    for (const label of ['Transforms', 'Catalog', 'Appearance']) expect(without).not.toContain(label);
    expect(without).toContain('Forms');
  });
});
