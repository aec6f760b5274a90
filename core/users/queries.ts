// What is read about people, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { companyUsers, listGroups, readStorage } from './calls.ts';

/** All active users by name, to choose from. */
export const companyUsersQuery = (send: Send) => ({
  queryKey: ['users', 'company'] as const,
  queryFn: ({ signal }: Run) => send(companyUsers, {}, { signal }),
});

/** The company's user groups. */
export const groupsQuery = (send: Send) => ({
  queryKey: ['users', 'groups'] as const,
  queryFn: ({ signal }: Run) => send(listGroups, {}, { signal }),
});

/** What the company stores; for admins. */
export const storageQuery = (send: Send) => ({
  queryKey: ['users', 'storage'] as const,
  queryFn: ({ signal }: Run) => send(readStorage, {}, { signal }),
});
