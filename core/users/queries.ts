// What is read about people, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { companyUsers, listGroups } from './calls.ts';

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
