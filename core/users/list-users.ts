// Filtering and sorting of the lists of people, the same in browser and terminal (spec 1, section 2, "Users").
import { activeRoles, type Role } from '#core/actor.ts';
import type { ListState, ListViewRecord } from '#core/resource/list-view.ts';

/** The values appear in the address. */
export const userSorts = [
  { value: 'asc', label: 'Name A to Z' },
  { value: 'desc', label: 'Name Z to A' },
] as const;
export type UserSort = (typeof userSorts)[number]['value'];

/** Display names of roles. */
export const roleNames: Readonly<Record<Role, string>> = {
  ADMIN: 'Administrator',
  MANAGER: 'Manager',
  ANALYST: 'Analyst',
  REVIEWER: 'Reviewer',
  USER: 'User',
  DEACTIVATED: 'Deactivated',
};

/** A change of a user as people read it: with the names of roles. */
export function namedChange<C extends { field: string; before: string; after: string }>(change: C): C {
  const names: Readonly<Record<string, string>> = roleNames;
  const nameOf = (value: string) => names[value] ?? value;
  const { field, before, after } = change;
  return field === 'role' ? { ...change, before: nameOf(before), after: nameOf(after) } : change;
}

/** What each role may do, for choosing one (spec 1, section 6). */
export const roleTexts: Readonly<Record<(typeof activeRoles)[number], string>> = {
  ADMIN: 'Can do everything, including users, appearance and the audit log',
  MANAGER: 'Manages forms, reminders and people who are not administrators',
  ANALYST: 'Reads dashboards and answers; cannot change anything',
  REVIEWER: 'Approves, returns or rejects rows',
  USER: 'Fills in forms',
};

export const roleFilters = [
  { value: 'all', label: 'All roles' },
  { value: 'admin', label: 'Administrators' },
  { value: 'manager', label: 'Managers' },
  { value: 'analyst', label: 'Analysts' },
  { value: 'reviewer', label: 'Reviewers' },
  { value: 'user', label: 'Users' },
] as const;
export type RoleFilter = (typeof roleFilters)[number]['value'];

export type GroupsView = ListState & { sort: UserSort };
export type UsersView = GroupsView & { role: RoleFilter };

const order = { label: 'Sort by', title: 'Sort', as: 'order', options: userSorts, column: 'name' } as const;

export const usersView: ListViewRecord<UsersView> = {
  first: { search: '', role: 'all', sort: 'asc', page: 1 },
  search: { label: 'Search users', about: 'part of a username or e-mail' },
  choices: {
    role: { label: 'Filter by role', title: 'Role', as: 'filter', options: roleFilters },
    sort: order,
  },
};

export const groupsView: ListViewRecord<GroupsView> = {
  first: { search: '', sort: 'asc', page: 1 },
  search: { label: 'Search user groups', about: 'part of a name' },
  choices: { sort: order },
};

/** People per page. */
const peoplePageSize = 50;

/** The view as parameters of the call. */
export function groupsPageOf({ search, sort, page }: GroupsView) {
  return {
    page: page - 1,
    size: peoplePageSize,
    sort: `name,${sort}`,
    ...(search.trim() !== '' && { search: search.trim() }),
  };
}

export function usersPageOf({ role, ...view }: UsersView) {
  const wanted = activeRoles.find((each) => each.toLowerCase() === role);
  return { ...groupsPageOf(view), ...(wanted && { role: wanted }) };
}
