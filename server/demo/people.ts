// The people of a demo company: the six demo accounts, the staff and the user groups.
import type { Role } from '#core/actor.ts';
import type { DemoGroup, DemoUser } from './data.ts';
import type { CompanyPlan } from './plan.ts';
import { idOf } from './random.ts';

/** The accounts of every demo company, without the company's prefix. */
export const accounts: readonly (readonly [name: string, role: Role])[] = [
  ['admin', 'ADMIN'],
  ['manager', 'MANAGER'],
  ['reviewer', 'REVIEWER'],
  ['analyst', 'ANALYST'],
  ['user', 'USER'],
  ['newcomer', 'USER'],
];

/** The password of every user in a demo company. */
export const demoPassword = 'formdeck-demo';

export type People = {
  users: readonly DemoUser[];
  groups: readonly DemoGroup[];
  person(name: string): DemoUser;
  group(name: string): DemoGroup;
};

/** All users of a company. */
export function peopleOf(plan: CompanyPlan): People {
  const user = (name: string, role: Role, prefix = ''): [string, DemoUser] => [
    name,
    {
      id: idOf(plan.key, 'user', name),
      userName: prefix + name,
      email: `${name.normalize('NFD').replaceAll(/\p{M}/gu, '')}@${plan.mailDomain}`,
      role,
      timeZone: plan.timeZone,
      mustChangePassword: name === 'newcomer',
    },
  ];
  const users = new Map([
    ...accounts.map(([name, role]) => user(name, role, plan.userNamePrefix)),
    ...plan.staff.map(([name, role]) => user(name, role)),
  ]);
  const person = (name: string) => found(users.get(name), name);
  const groups = new Map(
    Object.entries(plan.groups).map(([name, members]) => [
      name,
      { id: idOf(plan.key, 'group', name), name, members: members.map(person) },
    ]),
  );
  return {
    users: [...users.values()],
    groups: [...groups.values()],
    person,
    group: (name) => found(groups.get(name), name),
  };
}

function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`The company has no ${name}`);
  return thing;
}
