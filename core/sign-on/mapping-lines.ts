// A mapping as lines that people write: `managers = Manager`, `ramp-team = group Ramp`.
import { activeRoles } from '#core/actor.ts';
import type { FieldError } from '#core/errors.ts';
import { fieldError } from '#core/messages/said.ts';
import { roleNames } from '#core/users/list-users.ts';
import type { Mapping } from './schema.ts';
import { m } from './texts.ts';

const groupWord = 'group ';

/** The lines of a mapping. */
export function mappingLines(mappings: readonly Mapping[]): string {
  return mappings
    .map((line) => `${line.value} = ${'role' in line ? roleNames[line.role] : groupWord + line.group}`)
    .join('\n');
}

/** Reads lines, also with semicolons between them; blank ones are left out. */
export function readMappingLines(text: string): { mappings: Mapping[]; issues: FieldError[] } {
  const lines = text.split(/[\n;]/).map((line) => line.trim());
  const read = lines.filter((line) => line !== '').map((line) => ({ line, mapping: mappingIn(line) }));
  const wrong = read.find(({ mapping }) => mapping === null);
  return {
    mappings: read.flatMap(({ mapping }) => (mapping === null ? [] : [mapping])),
    issues: wrong === undefined ? [] : [fieldError('mappings', m.lineIsWrong, { line: wrong.line })],
  };
}

/** The last equals sign divides: values may have some. */
function mappingIn(line: string): Mapping | null {
  const end = line.lastIndexOf('=');
  const [value, given] = [line.slice(0, Math.max(end, 0)).trim(), line.slice(end + 1).trim()];
  if (value === '' || given === '') return null;
  if (given.toLowerCase().startsWith(groupWord))
    return { value, group: given.slice(groupWord.length).trim() };
  const role = activeRoles.find((each) =>
    [each, roleNames[each]].some((name) => name.toLowerCase() === given.toLowerCase()),
  );
  return role === undefined ? null : { value, role };
}
