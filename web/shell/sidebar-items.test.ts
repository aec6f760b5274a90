import { FileText } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { managers, roles } from '#core/actor.ts';
import { flagNames } from '#core/flags.ts';
import { type SidebarItem, sidebarItems } from './sidebar-items.ts';

const item = (label: string, rule: Partial<SidebarItem> = {}): SidebarItem => ({
  to: '/forms',
  label,
  icon: FileText,
  ...rule,
});
const labels = (actor: Parameters<typeof sidebarItems>[0], all?: readonly SidebarItem[]) =>
  sidebarItems(actor, all).map(({ label }) => label);

describe('Sidebar', () => {
  it('shows Forms to all roles', () => {
    for (const role of roles) expect(labels({ role, flags: {} })).toContain('Forms');
  });

  it('has the order of the specification, with what it does not know behind', () => {
    const flags = Object.fromEntries(flagNames.map((name) => [name, true]));
    expect(labels({ role: 'ADMIN', flags })).toEqual([
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

  it('shows an item to its roles', () => {
    const all = [item('Users', { roles: managers })];
    expect(labels({ role: 'MANAGER', flags: {} }, all)).toEqual(['Users']);
    expect(labels({ role: 'ANALYST', flags: {} }, all)).toEqual([]);
  });

  it('shows an item only when its flag is on', () => {
    const all = [item('Catalog', { roles: managers, flag: 'CATALOG_ENABLED' })];
    expect(labels({ role: 'ADMIN', flags: { CATALOG_ENABLED: true } }, all)).toEqual(['Catalog']);
    expect(labels({ role: 'ADMIN', flags: { CATALOG_ENABLED: false } }, all)).toEqual([]);
    expect(labels({ role: 'ADMIN', flags: {} }, all)).toEqual([]);
    expect(labels({ role: 'USER', flags: { CATALOG_ENABLED: true } }, all)).toEqual([]);
  });
});
