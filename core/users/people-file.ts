// Plans changes of users from a CSV file, compared with the existing users. Pure, so that the browser can show the same
// preview as the command.
import { type Actor, activeRoles, isAdmin, type Role } from '#core/actor.ts';
import { foldName, withMeant } from '#core/find-named.ts';
import { listParts } from '#core/imports/csv/list-cell.ts';
import { csvLines } from '#core/imports/csv/lines.ts';
import { isTimeZone } from '#core/time/zone.ts';
import { mayChangeUser } from './policy.ts';
import { type Group, type UserChange, userChange } from './schema.ts';
import { type User } from './user.ts';
import { t } from '#core/messages/text.ts';
import { m as refusals } from './schema-texts.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

/** An issue or a change of a line; the header is line 1, and 0 stands for who is not in the file. */
export type LineIssue = { line: number; message: string };
export type PersonFields = Pick<UserChange, 'fullName' | 'email' | 'role' | 'timeZone' | 'groups'>;
export type FieldChange = { field: string; before: string; after: string };
export type PersonStep = { line: number; userName: string } & (
  | { kind: 'create'; fields: PersonFields & { email: string }; changes: FieldChange[] }
  | { kind: 'change' | 'deactivate'; id: string; fields: PersonFields; changes: FieldChange[] }
  | { kind: 'none' }
);
export type PeopleWorld = {
  actor: Actor;
  /** All users, including deactivated ones. */
  users: readonly User[];
  groups: readonly Pick<Group, 'id' | 'name'>[];
  /** The names of the forms that have a user as reviewer, by user id. */
  reviewed: ReadonlyMap<string, readonly string[]>;
};
/** With issues, nothing may be written. */
export type PeoplePlan = { steps: PersonStep[]; issues: LineIssue[] };

const columns = ['username', 'fullname', 'email', 'role', 'groups', 'timezone', 'active'] as const;
type Column = (typeof columns)[number];
type Cells = Partial<Record<Column, string>>;
const columnsText = t(m.peopleColumns);

/**
 * The plan of a file. Missing columns and empty cells leave values unchanged, except that an empty groups cell means no
 * groups. Users who are not in the file stay unchanged, or are deactivated with `deactivatesMissing`, but for the one who
 * applies it: so at least one admin is left.
 */
export function planPeople(
  text: string,
  world: PeopleWorld,
  { deactivatesMissing = false }: { deactivatesMissing?: boolean } = {},
): PeoplePlan {
  const plan: PeoplePlan = { steps: [], issues: [] };
  const seen = new Map<string, number>();
  const users = new Map(world.users.map((user) => [foldName(user.userName), user]));
  for (const { line, cells } of linesOf(text, plan.issues)) {
    const name = foldName(cells.username ?? '');
    const first = seen.get(name);
    if (name !== '' && first !== undefined) {
      plan.issues.push({ line, message: t(m.isOnLineAlready, { username: cells.username ?? '', first }) });
      continue;
    }
    seen.set(name, line);
    const step = stepOf(line, cells, users.get(name), world);
    if (Array.isArray(step)) plan.issues.push(...step.map((message) => ({ line, message })));
    else plan.steps.push(step);
  }
  if (deactivatesMissing && seen.size > 0) deactivateMissing(seen, world, plan);
  plan.issues.sort((a, b) => a.line - b.line);
  return plan;
}

function deactivateMissing(inFile: ReadonlyMap<string, number>, world: PeopleWorld, plan: PeoplePlan): void {
  for (const user of world.users) {
    if (user.role === 'DEACTIVATED' || inFile.has(foldName(user.userName))) continue;
    const { id, userName } = user;
    const step: PersonStep =
      id === world.actor.userId
        ? { line: notInFile, userName, kind: 'none' }
        : changeOf(notInFile, user, { role: 'DEACTIVATED' }, world);
    const refusal = step.kind === 'none' ? null : refusalOf(user, step, world);
    if (refusal === null) plan.steps.push(step);
    else plan.issues.push({ line: notInFile, message: `${userName}: ${refusal}` });
  }
}

/** The line of who is not in the file. */
export const notInFile = 0;

function linesOf(text: string, issues: LineIssue[]): { line: number; cells: Cells }[] {
  const lines: { line: number; cells: Cells }[] = [];
  let header: Column[] | null = null;
  for (const { line, cells: texts, stray } of csvLines(text)) {
    if (stray) issues.push({ line, message: t(m.quotationMarkIsNotClosed) });
    else if (header === null) {
      header = headerOf(texts, line, issues);
      if (header === null) return [];
    } else if (texts.length !== header.length) {
      issues.push({ line, message: t(m.cellsButHeaderHas, { count: texts.length, count2: header.length }) });
    } else {
      lines.push({ line, cells: Object.fromEntries(header.map((key, index) => [key, texts[index]])) });
    }
  }
  if (lines.length === 0 && issues.length === 0) issues.push({ line: 1, message: t(m.fileIsEmpty) });
  return lines;
}

function headerOf(titles: readonly string[], line: number, issues: LineIssue[]): Column[] | null {
  const found = titles.map((title) => {
    const key = title.toLowerCase().replaceAll(/[\s_-]/g, '');
    return columns.find((column) => column === key);
  });
  const before = issues.length;
  found.forEach((column, index) => {
    if (column === undefined) {
      const title = titles[index] ?? '';
      const message = withMeant(t(m.thereIsNoColumnThere, { title, columnsText }), title, columns);
      issues.push({ line, message });
    } else if (found.indexOf(column) !== index) {
      issues.push({ line, message: t(m.columnAppearsTwice, { titles: titles[index] ?? '' }) });
    }
  });
  if (!found.includes('username')) issues.push({ line, message: t(m.columnUsernameIsMissing) });
  return issues.length > before ? null : found.flatMap((column) => column ?? []);
}

/** The step of a line, or its issue. */
function stepOf(
  line: number,
  cells: Cells,
  user: User | undefined,
  world: PeopleWorld,
): PersonStep | string[] {
  const userName = cells.username ?? '';
  const { fields, isActive, issues } = fieldsOf(cells, world);
  if (user === undefined && isActive) {
    if (fields.email === undefined && !cells.email) issues.push(t(refusals.validEmailAddressIsRequired));
    if (!isAdmin(world.actor)) issues.push(t(m.onlyAdminsMayCreateUsers));
  }
  if (issues.length > 0) return issues;
  if (user === undefined) {
    const { email } = fields;
    if (!isActive || email === undefined) return { line, userName, kind: 'none' };
    const changes = changesOf(undefined, fields, world);
    return { line, userName, kind: 'create', fields: { ...fields, email }, changes };
  }
  if (user.role === 'DEACTIVATED' && isActive && cells.active) return [deactivatedIssue(user)];
  const step = changeOf(line, user, isActive ? fields : { role: 'DEACTIVATED' }, world);
  if (step.kind === 'none') return step;
  const refusal = refusalOf(user, step, world);
  return refusal === null ? step : [refusal];
}

function fieldsOf(cells: Cells, { groups }: PeopleWorld) {
  const { username, fullname, email, role, timezone } = cells;
  const read = userChange.safeParse({
    userName: username ?? '',
    ...(fullname && { fullName: fullname }),
    ...(email && { email }),
  });
  const issues = read.success ? [] : read.error.issues.map(({ message }) => message);
  const named = activeRoles.find((each) => each === role?.toUpperCase());
  if (role && named === undefined) {
    issues.push(t(m.isNoRoleChooseOne, { role, activeRoles: activeRoles.join(', ').toLowerCase() }));
  }
  if (timezone && !isTimeZone(timezone)) issues.push(t(m.thereIsNoTimeZone, { timezone }));
  const parts = cells.groups === undefined ? undefined : listParts(cells.groups);
  const groupIds = parts?.flatMap((part) => {
    const group = groups.find(({ name }) => foldName(name) === foldName(part));
    if (group === undefined) issues.push(t(m.thereIsNoUserGroup, { part }));
    return group?.id ?? [];
  });
  const active = cells.active?.toLowerCase() ?? '';
  const isActive = ['', 'yes', 'true', '1'].includes(active);
  if (!isActive && !['no', 'false', '0'].includes(active)) {
    issues.push(t(m.isNotValidValueFor, { active: cells.active ?? '' }));
  }
  const fields: PersonFields = {
    ...(fullname && { fullName: read.data?.fullName ?? fullname }),
    ...(email && { email }),
    ...(named && { role: named }),
    ...(timezone && { timeZone: timezone }),
    ...(groupIds && { groups: [...new Set(groupIds)] }),
  };
  return { fields, isActive, issues };
}

function changeOf(line: number, user: User, wanted: PersonFields, world: PeopleWorld): PersonStep {
  const { userName, id } = user;
  const changes = changesOf(user, wanted, world);
  if (changes.length === 0) return { line, userName, kind: 'none' };
  const changed = (field: string) => changes.some((change) => change.field === field);
  const fields: PersonFields = {
    ...(changed('full name') && { fullName: wanted.fullName }),
    ...(changed('e-mail') && { email: wanted.email }),
    ...(changed('role') && { role: wanted.role }),
    ...(changed('time zone') && { timeZone: wanted.timeZone }),
    ...(changed('groups') && { groups: wanted.groups }),
  };
  const kind = wanted.role === 'DEACTIVATED' ? 'deactivate' : 'change';
  return { line, userName, kind, id, fields, changes };
}

/** Why the server would reject a change of a user; null if it would not. */
function refusalOf(
  user: User,
  { kind, fields }: { kind: string; fields: PersonFields },
  { actor, reviewed }: PeopleWorld,
): string | null {
  if (user.role === 'DEACTIVATED') return deactivatedIssue(user);
  const may = mayChangeUser(actor, user, fields);
  if (!may.yes) return may.why;
  const forms = reviewed.get(user.id) ?? [];
  const losesReviews = (['DEACTIVATED', 'USER', 'ANALYST'] as (Role | undefined)[]).includes(fields.role);
  if (!losesReviews || forms.length === 0) return null;
  return t(m.becauseTheyreReviewerOnForms, {
    userName: user.userName,
    kind,
    role: fields.role ?? '',
    count: forms.length,
    forms: forms.join(', '),
  });
}

function deactivatedIssue({ userName }: User): string {
  return t(m.isDeactivatedWhichCannotBe, { userName });
}

function changesOf(user: User | undefined, wanted: PersonFields, world: PeopleWorld): FieldChange[] {
  const namesOf = (ids: readonly string[]) =>
    world.groups
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ') || t(values.none);
  const pairs: [string, string | undefined, string | undefined][] = [
    ['full name', user?.fullName ?? '', wanted.fullName ?? undefined],
    ['e-mail', user?.email, wanted.email],
    ['role', user?.role ?? 'USER', wanted.role],
    ['time zone', user?.timeZone ?? 'Etc/UTC', wanted.timeZone],
    ['groups', namesOf(user?.groups.map(({ id }) => id) ?? []), wanted.groups && namesOf(wanted.groups)],
  ];
  return pairs.flatMap(([field, before = '', after]) =>
    after === undefined || after === before ? [] : [{ field, before, after }],
  );
}
