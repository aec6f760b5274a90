import { describe, expect, it } from 'vitest';
import type { Role } from '#core/actor.ts';
import { resourceAddresses } from '#core/features/pages.ts';
import { flagNames } from '#core/flags.ts';
import { sidebarItems } from './sidebar-items.ts';

const allFlags = Object.fromEntries(flagNames.map((name) => [name, true]));

/** The pages that have one of their own. */
function labels(role: Role, flags: Readonly<Record<string, boolean>> = allFlags): readonly string[] {
  const actor = {
    companyId: '',
    userId: '',
    userName: 'pat',
    role,
    groupIds: [],
    timeZone: 'Etc/UTC',
    flags,
  };
  const ofResources: readonly string[] = resourceAddresses;
  return sidebarItems(actor)
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
      'Fill in',
      'Mail',
      'Jobs',
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
      'Fill in',
    ];
    const ofReaders = ['Home', 'Reports', 'Forms', 'QR Codes', 'Transforms', 'Fill in'];
    expect(labels('MANAGER')).toEqual(ofManagers);
    expect(labels('ANALYST')).toEqual(ofReaders);
    expect(labels('REVIEWER')).toEqual(ofReaders);
    expect(labels('USER')).toEqual(['Home', 'Forms', 'QR Codes', 'Transforms', 'Fill in']);
  });

  it('shows what a company has turned on', () => {
    const without = labels('ADMIN', {});
    for (const label of ['Transforms', 'Catalog', 'Appearance']) expect(without).not.toContain(label);
    expect(without).toContain('Forms');
  });
});
