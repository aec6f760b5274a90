// SQL for statements that are pipelined behind the one that finds the caller (actor.ts): that one runs first and stores
// the user in settings of the transaction. Only it decides whether the token is valid for the call.

/** Stores them, as one column: of a user `u` with the array `groups`. */
export const setCaller = (groups: string) =>
  `length(set_config('app.user', u.id::text, true) || set_config('app.role', u.role, true)
    || set_config('app.groups', (${groups})::text, true)) as caller`;

const setting = (name: string, type: string) =>
  `(select nullif(current_setting('app.${name}', true), '')::${type})`;

/** In SQL: the caller's user id, role and group ids; null without a caller. */
export const callerSql = {
  userId: setting('user', 'uuid'),
  role: setting('role', 'text'),
  groupIds: setting('groups', 'uuid[]'),
};
