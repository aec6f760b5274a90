// Queries about access, shared by browser and terminal. Refetched with the users and forms that they are about.
import type { Run, Send } from '#core/send.ts';
import { accessOfUser, accessToForm } from './calls.ts';

export type AccessPage = { page: number; size: number; search: string };

const queryOf = ({ page, size, search }: AccessPage) => ({
  page,
  size,
  ...(search.trim() !== '' && { search: search.trim() }),
});

/** A page of the forms that a user may see. */
export const userAccessQuery = (send: Send, id: string, page: AccessPage) => ({
  queryKey: ['users', 'access', id, page] as const,
  queryFn: ({ signal }: Run) => send(accessOfUser, { params: { id }, query: queryOf(page) }, { signal }),
});

/** A page of the people who may see a form. */
export const formAccessQuery = (send: Send, id: string, page: AccessPage) => ({
  queryKey: ['forms', 'access', id, page] as const,
  queryFn: ({ signal }: Run) => send(accessToForm, { params: { id }, query: queryOf(page) }, { signal }),
});
