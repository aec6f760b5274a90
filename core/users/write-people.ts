// The people of a company as a file that `planPeople` reads: applied unchanged, it changes nothing.
import { csvText } from '#core/imports/csv/lines.ts';
import { listCell } from '#core/imports/csv/list-cell.ts';
import type { User } from './user.ts';

const header = ['username', 'email', 'role', 'groups', 'time zone', 'active', 'full name'];

/** With a byte order mark, by which spreadsheets know its letters. Without users it is a template. */
export function writePeople(users: readonly User[]): string {
  const lines = users.map(({ userName, fullName, email, role, groups, timeZone }) => [
    userName,
    email,
    // Who is deactivated has none any more.
    role === 'DEACTIVATED' ? '' : role.toLowerCase(),
    listCell(groups.map(({ name }) => name)),
    timeZone,
    role === 'DEACTIVATED' ? 'no' : 'yes',
    fullName ?? '',
  ]);
  return csvText([header, ...lines]);
}
