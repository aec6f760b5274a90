import { describe, expect, it } from 'vitest';
import type { Role } from '#core/actor.ts';
import { groupChangeOf, groupDraftIssues, groupDraftOf, isGroupChanged } from './group-draft.ts';
import type { User } from './user.ts';
import { userForm } from './user-form.ts';
import {
  assignableRoles,
  needsOwnPassword,
  newUserBody,
  newUserDraft,
  userChangeOf,
  userDraftIssues,
  userDraftOf,
} from './user-draft.ts';

const [night, day] = ['6f7c1a52-4b0e-4a3e-9f4e-0d6a3c1b2e01', '6f7c1a52-4b0e-4a3e-9f4e-0d6a3c1b2e02'];
const pat: User = {
  id: 'id of pat',
  userName: 'pat',
  email: 'pat@example.com',
  role: 'USER',
  timeZone: 'Etc/UTC',
  photo: null,
  company: { id: 'company', name: 'Northern Airfields' },
  flags: {},
  settings: [],
  groups: [{ id: night, name: 'Night shift' }],
  usageLimits: {},
};
const actor = (role: Role, userId = 'somebody') => ({
  companyId: 'company',
  userId,
  userName: 'ann',
  role,
  groupIds: [],
  timeZone: 'Etc/UTC',
  flags: {},
});
const words = (issues: readonly { message: string }[]) => issues.map(({ message }) => message);

describe('a user who is filled in', () => {
  it('is offered the time zone of whoever makes them', () => {
    const maker = { ...actor('ADMIN'), timeZone: 'Asia/Tokyo' };
    expect(userForm.draftOf(null, { actor: maker, now: 0 }).timeZone).toBe('Asia/Tokyo');
  });

  it('has what the specification asks for', () => {
    const draft = { ...newUserDraft(), isInvited: false };
    expect(words(userDraftIssues(draft, null))).toEqual([
      'A username is required',
      'A valid email address is required',
      'A password is required',
    ]);
    const filled = { ...draft, userName: ' pat ', email: 'pat@example.com', password: ' 12345 ' };
    expect(words(userDraftIssues(filled, null))).toEqual(['Passwords must be at least 6 characters']);
    expect(userDraftIssues({ ...filled, password: '' }, pat)).toEqual([]);
    expect(newUserBody({ ...filled, password: '123456' })).toMatchObject({
      userName: 'pat',
      role: 'USER',
      timeZone: 'Etc/UTC',
      mustChangePassword: true,
    });
    const invited = newUserBody({ ...filled, isInvited: true });
    expect(invited).toMatchObject({ invite: true });
    expect(invited).not.toHaveProperty('password');
  });

  it('is changed as far as it differs', () => {
    const draft = userDraftOf(pat);
    expect(userChangeOf(draft, pat)).toEqual({});
    const moved = {
      ...draft,
      email: ' p@example.com',
      groups: [day],
      password: 'secret',
      role: 'ANALYST' as const,
    };
    expect(userChangeOf(moved, pat)).toEqual({
      email: 'p@example.com',
      role: 'ANALYST',
      password: 'secret',
      addGroups: [day],
      removeGroups: [night],
    });
  });

  it('says their own password where they change that or their address, and nobody else does', () => {
    const moved = { ...userDraftOf(pat), email: 'p@example.com' };
    expect(needsOwnPassword(moved, pat, actor('ADMIN', pat.id))).toBe(true);
    expect(needsOwnPassword(moved, pat, actor('ADMIN'))).toBe(false);
    expect(needsOwnPassword(userDraftOf(pat), pat, actor('ADMIN', pat.id))).toBe(false);
  });

  it('is made an administrator by admins only', () => {
    expect(assignableRoles(actor('ADMIN'), pat)).toContain('ADMIN');
    expect(assignableRoles(actor('MANAGER'), pat)).toEqual(['MANAGER', 'ANALYST', 'REVIEWER', 'USER']);
    expect(assignableRoles(actor('MANAGER'), { role: 'ADMIN' })).toContain('ADMIN');
  });
});

describe('a user group that is filled in', () => {
  const ann = { id: 'ann', userName: 'ann' };
  const bob = { id: 'bob', userName: 'bob' };
  const group = { id: 'night', name: 'Night shift', members: [ann] };

  it('has a name, and is changed as far as it differs', () => {
    expect(words(groupDraftIssues(groupDraftOf(null)))).toEqual(['A group name is required']);
    expect(isGroupChanged(groupDraftOf(group), group)).toBe(false);
    const draft = { name: ' Day shift ', members: [bob] };
    expect(groupChangeOf(draft, group)).toEqual({
      name: 'Day shift',
      addMembers: ['bob'],
      removeMembers: ['ann'],
    });
    expect(isGroupChanged({ name: '', members: [bob] }, null)).toBe(true);
  });
});
