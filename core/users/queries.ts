// Queries about people, shared by browser, terminal and commands.
import { everyPage, maximumPageSize } from '#core/paging.ts';
import type { Run, Send } from '#core/send.ts';
import * as calls from './calls.ts';
import { type GroupsView, groupsPageOf, usersPageOf, type UsersView } from './list-users.ts';
import type { ListedGroup } from './schema.ts';

/** All active users by name, for pickers. */
export const companyUsersQuery = (send: Send) => ({
  queryKey: ['users', 'company'] as const,
  queryFn: ({ signal }: Run) => send(calls.companyUsers, {}, { signal }),
});

/** Whom to ask in the company. */
export const contactQuery = (send: Send) => ({
  queryKey: ['users', 'contact'] as const,
  queryFn: ({ signal }: Run) => send(calls.readContact, {}, { signal }),
});

/** The company's user groups. */
export const groupsQuery = (send: Send) => ({
  queryKey: ['users', 'groups'] as const,
  queryFn: ({ signal }: Run) => send(calls.listGroups, {}, { signal }),
});

/** A page of the people, for managers and admins. */
export const usersPageQuery = (send: Send, view: UsersView) => ({
  queryKey: ['users', 'page', usersPageOf(view)] as const,
  queryFn: ({ signal }: Run) => send(calls.listUsers, { query: usersPageOf(view) }, { signal }),
});

/** A user with all details. Refetched at each opening, since edits are based on it. */
export const userQuery = (send: Send, id: string) => ({
  queryKey: ['users', 'one', id] as const,
  queryFn: ({ signal }: Run) => send(calls.readUser, { params: { id } }, { signal }),
  staleTime: 0,
});

/** A page of the user groups with their number of members. */
export const groupsPageQuery = (send: Send, view: GroupsView) => ({
  queryKey: ['users', 'groups', groupsPageOf(view)] as const,
  queryFn: ({ signal }: Run) => send(calls.pageGroups, { query: groupsPageOf(view) }, { signal }),
});

/** A user group with its members. Refetched at each opening. */
export const groupQuery = (send: Send, id: string) => ({
  queryKey: ['users', 'group', id] as const,
  queryFn: ({ signal }: Run) => send(calls.readGroup, { params: { id } }, { signal }),
  staleTime: 0,
});

/** All user groups by name, for pickers. */
export const groupNamesQuery = (send: Send) => ({
  queryKey: ['users', 'groups', 'names'] as const,
  queryFn: async ({ signal }: Run) => {
    const groups: ListedGroup[] = [];
    const read = (page: number) =>
      send(calls.pageGroups, { query: { page, size: maximumPageSize } }, { signal });
    for await (const { content } of everyPage(read)) groups.push(...content);
    return groups;
  },
});

/** The company's storage; for admins. */
export const storageQuery = (send: Send) => ({
  queryKey: ['users', 'storage'] as const,
  queryFn: ({ signal }: Run) => send(calls.readStorage, {}, { signal }),
});
