// Filtering and sorting of the lists of people, the same in browser and terminal (spec 1, section 2, "Users").
import { activeRoles, type Role } from '#core/actor.ts';
import type { ListState, ListViewRecord } from '#core/resource/list-view.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** The values appear in the address. */
export const userSorts = [
  { value: 'asc', label: t(m.nameToZ) },
  { value: 'desc', label: t(m.nameZTo) },
] as const;
export type UserSort = (typeof userSorts)[number]['value'];

/** Display names of roles. */
export const roleNames: Readonly<Record<Role, string>> = {
  ADMIN: t(m.administrator),
  MANAGER: t(m.manager),
  ANALYST: t(m.analyst),
  REVIEWER: t(m.reviewer),
  USER: t(m.user),
  DEACTIVATED: t(m.deactivated),
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
  ADMIN: t(m.canDoEverythingIncludingUsers),
  MANAGER: t(m.managesFormsRemindersAndPeople),
  ANALYST: t(m.readsDashboardsAndAnswersCannot),
  REVIEWER: t(m.approvesReturnsOrRejectsRows),
  USER: t(m.fillsInForms),
};

export const roleFilters = [
  { value: 'all', label: t(m.allRoles) },
  { value: 'admin', label: t(m.administrators) },
  { value: 'manager', label: t(m.managers) },
  { value: 'analyst', label: t(m.analysts) },
  { value: 'reviewer', label: t(m.reviewers) },
  { value: 'user', label: t(m.users) },
] as const;
export type RoleFilter = (typeof roleFilters)[number]['value'];

export type GroupsView = ListState & { sort: UserSort };
export type UsersView = GroupsView & { role: RoleFilter };

const order = {
  label: t(m.sortBy),
  title: t(m.sort),
  as: 'order',
  options: userSorts,
  column: 'name',
} as const;

export const usersView: ListViewRecord<UsersView> = {
  first: { search: '', role: 'all', sort: 'asc', page: 1 },
  search: { label: t(m.searchUsers), about: t(m.partOfNameOrEmail) },
  choices: {
    role: { label: t(m.filterByRole), title: t(common.role), as: 'filter', options: roleFilters },
    sort: order,
  },
};

export const groupsView: ListViewRecord<GroupsView> = {
  first: { search: '', sort: 'asc', page: 1 },
  search: { label: t(m.searchUserGroups), about: t(m.partOfName) },
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
