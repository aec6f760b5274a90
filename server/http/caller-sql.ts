// Who calls, for statements that are sent together with the one that finds the caller (actor.ts): that one runs before them and
// leaves the user in settings of the transaction. It alone says whether the token is good for the call.

/** Sets them, as one column: of a user `u` with the array `groups`. */
export const setCaller = (groups: string) =>
  `length(set_config('app.user', u.id::text, true) || set_config('app.role', u.role, true)
    || set_config('app.groups', (${groups})::text, true)) as caller`;

const setting = (name: string, type: string) =>
  `(select nullif(current_setting('app.${name}', true), '')::${type})`;

/** In SQL: the caller's user id, role and the ids of their groups; null where there is no caller. */
export const callerSql = {
  userId: setting('user', 'uuid'),
  role: setting('role', 'text'),
  groupIds: setting('groups', 'uuid[]'),
};
