import { describe, expect, it } from 'vitest';
import type { Role } from '#core/actor.ts';
import { type PeopleWorld, planPeople } from './people-file.ts';
import type { User } from './user.ts';
import { writePeople } from './write-people.ts';

function person(userName: string, role: Role, groups: User['groups'] = []): User {
  return {
    id: `id of ${userName}`,
    userName,
    email: `${userName}@example.com`,
    role,
    timeZone: 'Etc/UTC',
    photo: null,
    company: { id: 'company', name: 'Northern Airfields' },
    flags: {},
    settings: [],
    groups,
    usageLimits: {},
  };
}

const night = { id: 'night', name: 'Night shift' };
const day = { id: 'day', name: 'Day; late' };
const users = [
  person('ada', 'ADMIN'),
  person('pat', 'USER', [night]),
  person('rex', 'REVIEWER'),
  person('gone', 'DEACTIVATED'),
];
function world(role: 'ADMIN' | 'MANAGER' = 'ADMIN'): PeopleWorld {
  const actor = {
    companyId: 'company',
    userId: role === 'ADMIN' ? 'id of ada' : 'id of mia',
    userName: 'ada',
    role,
    groupIds: [],
    timeZone: 'Etc/UTC',
    flags: {},
  };
  return { actor, users, groups: [night, day], reviewed: new Map([['id of rex', ['Runway', 'Apron']]]) };
}

describe('a file of people', () => {
  it('creates, changes and deactivates, and leaves alone what is like that already', () => {
    const text = `\uFEFFUsername,E-Mail,Role,Groups,Time Zone,Active\r
kim,kim@example.com,analyst,"night shift; ""Day; late""",America/Toronto,yes\r
\r
PAT,,manager,,,\r
rex,,reviewer,,,\r
ada,ada@example.com,admin,,Etc/UTC,1\r
gone,,,,,no\r
`;
    const { steps, issues } = planPeople(text, world());
    expect(issues).toEqual([]);
    expect(steps).toEqual([
      {
        line: 2,
        userName: 'kim',
        kind: 'create',
        fields: {
          email: 'kim@example.com',
          role: 'ANALYST',
          timeZone: 'America/Toronto',
          groups: ['night', 'day'],
        },
        changes: expect.arrayContaining([{ field: 'role', before: 'USER', after: 'ANALYST' }]),
      },
      {
        line: 4,
        userName: 'pat',
        id: 'id of pat',
        kind: 'change',
        fields: { role: 'MANAGER', groups: [] },
        changes: [
          { field: 'role', before: 'USER', after: 'MANAGER' },
          { field: 'groups', before: 'Night shift', after: 'none' },
        ],
      },
      { line: 5, userName: 'rex', kind: 'none' },
      { line: 6, userName: 'ada', kind: 'none' },
      { line: 7, userName: 'gone', kind: 'none' },
    ]);
    const leave = planPeople('username;active\npat;no', world());
    expect(leave.issues).toEqual([]);
    expect(leave.steps).toMatchObject([{ kind: 'deactivate', fields: { role: 'DEACTIVATED' } }]);
  });

  it('is written from the people who are there, and changes nothing then', () => {
    const odd = {
      ...person('=cmd', 'MANAGER', [night, day]),
      email: 'cmd@example.com',
      fullName: '=Ann, B',
    };
    const here = { ...world(), users: [...users, odd] };
    const text = writePeople(here.users);
    expect(text).toContain(
      `\r\n'=cmd,cmd@example.com,manager,"Night shift; ""Day; late""",Etc/UTC,yes,"'=Ann, B"\r\n`,
    );
    const { steps, issues } = planPeople(text, here);
    expect(issues).toEqual([]);
    expect(steps.map(({ kind }) => kind)).toEqual(here.users.map(() => 'none'));
    expect(planPeople(writePeople([]), here).issues).toEqual([{ line: 1, message: 'The file is empty' }]);
  });

  it('has full names, which an empty cell leaves as they are', () => {
    const named = { ...person('pat', 'USER'), fullName: 'Pat Jones' };
    const here = { ...world(), users: [...users.filter(({ userName }) => userName !== 'pat'), named] };
    expect(planPeople('username,Full name\npat,\nrex, Rex   King \n', here).steps).toEqual([
      { line: 2, userName: 'pat', kind: 'none' },
      {
        line: 3,
        userName: 'rex',
        kind: 'change',
        id: 'id of rex',
        fields: { fullName: 'Rex King' },
        changes: [{ field: 'full name', before: '', after: 'Rex King' }],
      },
    ]);
    expect(planPeople('username,full name\npat,P\u202e', here).issues).toEqual([
      { line: 2, message: 'A full name has letters, and no control characters, < or >' },
    ]);
  });

  it('leaves what it has no column or an empty cell for', () => {
    expect(planPeople('username,email\npat,', world()).steps).toEqual([
      { line: 2, userName: 'pat', kind: 'none' },
    ]);
  });

  it('has each fault named by its line', () => {
    const text = [
      'username,email,role,groups,time zone,active',
      ',x@example.com,,,,',
      'kim,nowhere,boss,Nobody,Mars/Olympus,perhaps',
      'lee,,,,,',
      'pat,,,,,',
      'PAT,,,,,',
      'gone,,,,,yes',
      'rex,,,,,no',
      'ada,,user,,,',
      'ann,a@example.com,user',
    ].join('\n');
    expect(planPeople(text, world()).issues).toEqual([
      { line: 2, message: 'A username is required' },
      { line: 3, message: 'A valid email address is required' },
      { line: 3, message: '"boss" is not a role: write one of admin, manager, analyst, reviewer, user' },
      { line: 3, message: 'There is no time zone "Mars/Olympus"' },
      { line: 3, message: 'There is no user group "Nobody"' },
      { line: 3, message: '"perhaps" is not a valid value for active: write yes or no' },
      { line: 4, message: 'A valid email address is required' },
      { line: 6, message: 'PAT is on line 5 already' },
      { line: 7, message: 'gone is deactivated, which cannot be undone: choose another username' },
      {
        line: 8,
        message: "rex could not be deactivated because they're a reviewer on 2 forms: Runway, Apron",
      },
      { line: 9, message: 'You cannot change your own role' },
      { line: 10, message: '3 cells, but the header has 6' },
    ]);
    expect(planPeople('username,shoe size\npat,42', world()).issues).toMatchObject([{ line: 1 }]);
    expect(planPeople('email\nx@example.com', world()).issues).toMatchObject([{ line: 1 }]);
    expect(planPeople('username\n', world()).issues).toMatchObject([{ line: 1 }]);
  });

  it('goes no further than the person may who applies it', () => {
    const text =
      'username,email,role\nkim,kim@example.com,user\npat,,admin\nada,x@example.com,\nrex,,manager';
    const { steps, issues } = planPeople(text, world('MANAGER'));
    expect(issues).toEqual([
      { line: 2, message: 'Only admins may create users' },
      { line: 3, message: 'Only admins may assign Administrator' },
      { line: 4, message: 'Managers cannot edit administrators' },
    ]);
    expect(steps).toMatchObject([{ userName: 'rex', kind: 'change' }]);
  });
});

describe('users who are not in the file', () => {
  const missing = { deactivatesMissing: true };

  it('stay, unless they are to be deactivated', () => {
    expect(planPeople('username\nada\n', world()).steps).toMatchObject([{ userName: 'ada', kind: 'none' }]);
    expect(planPeople('username\nADA\nrex\n', world(), missing).steps.slice(2)).toMatchObject([
      { line: 0, userName: 'pat', kind: 'deactivate', id: 'id of pat', fields: { role: 'DEACTIVATED' } },
    ]);
  });

  it('stay if they are who applies it, so that an admin is left', () => {
    const { steps, issues } = planPeople('username\nrex\n', world(), missing);
    expect(issues).toEqual([]);
    expect(steps.filter(({ kind }) => kind === 'deactivate').map(({ userName }) => userName)).toEqual([
      'pat',
    ]);
    expect(steps).toContainEqual({ line: 0, userName: 'ada', kind: 'none' });
  });

  it('are named where the server would refuse: an admin for a manager, a reviewer of a form', () => {
    const { issues } = planPeople('username\nrex\n', world('MANAGER'), missing);
    expect(issues).toEqual([{ line: 0, message: 'ada: Managers cannot edit administrators' }]);
    const reviewing = { ...world(), reviewed: new Map([['id of rex', ['Strikes']]]) };
    expect(planPeople('username\nada\n', reviewing, missing).issues).toMatchObject([
      { message: expect.stringContaining("because they're a reviewer on 1 form: Strikes") as unknown },
    ]);
    const demoted = planPeople('username,role\nrex,analyst\n', reviewing).issues;
    expect(demoted[0]?.message).toMatch(/^rex could not be made an analyst because/);
  });

  it('stay where the file is empty', () => {
    for (const text of ['', 'username\n', 'name\nada\n'])
      expect(planPeople(text, world(), missing).steps).toEqual([]);
  });
});

it('names a column that there is not, and the one that may have been meant', () => {
  const { issues, steps } = planPeople('usernme,colour\nkim,red\n', world());
  expect(steps).toEqual([]);
  expect(issues.map(({ message }) => message)).toEqual([
    'There is no column "usernme"; there are username, full name, email, role, groups, time zone and active. Did you mean "username"?',
    'There is no column "colour"; there are username, full name, email, role, groups, time zone and active',
    'The column "username" is missing',
  ]);
});
