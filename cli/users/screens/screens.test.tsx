// The screens of people, driven by keys: what is found, created, changed, and said against it.
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import type { Group } from '#core/users/schema.ts';
import type { User } from '#core/users/user.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';

const idOf = (index: number) => `00000000-0000-4000-8000-0000000003${String(index).padStart(2, '0')}`;
const ctrl = { s: '\u0013' };
let terminal: DrawnTerminal;
afterEach(() => terminal.end());

type Input = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** Two hundred people and two groups; `sent` is what was asked and changed. */
function world() {
  const groups = ['Airside', 'Night shift'].map((name, index) => ({ id: idOf(90 + index), name }));
  const pat = {
    id: idOf(1),
    userName: 'pat',
    email: 'pat@example.com',
    role: 'REVIEWER',
    timeZone: 'Europe/Paris',
    groups: [groups[0]],
  } as unknown as User;
  const members: Group['members'] = [{ id: pat.id, userName: 'pat' }];
  const sent: { call: string; input: Input }[] = [];
  /** Calls that are answered after the keys that came before. */
  const late = new Set<string>();
  const page = (content: unknown[], totalElements = content.length) => ({
    content,
    page: 0,
    size: 50,
    totalElements,
    totalPages: Math.ceil(totalElements / 50),
  });
  const answers: Record<string, (input: Input) => unknown> = {
    'notifications.countUnread': () => ({ unread: 0 }),
    'forms.list': () => [],
    'session.timeZones': () => ['Etc/UTC', 'Europe/Paris'].map((id) => ({ id, name: id })),
    'users.list': () => page([pat], 200),
    'users.read': () => pat,
    'users.company': () => ['kim', 'lee', 'pat'].map((userName, index) => personOf(userName, index)),
    'users.pageGroups': () => page(groups.map((group) => ({ ...group, memberCount: 1 }))),
    'users.readGroup': () => ({ ...groups[0], members: [...members] }),
    'users.create': ({ body }) => {
      if ((body as User).userName === 'pat') {
        const message = 'This username is taken';
        throw new AppError('conflict', message, { errors: [{ path: 'userName', message }] });
      }
      return { ...pat, ...(body as object) };
    },
    'users.invite': () => pat,
    'users.change': ({ body }) => {
      const { role } = body as User;
      if (role !== 'DEACTIVATED') return { ...pat, ...(body as object) };
      throw new AppError('conflict', "pat could not be deactivated because they're a reviewer on 1 form");
    },
    'users.changeGroup': ({ body }) => {
      const { addMembers = [] } = body as { addMembers?: string[] };
      members.push(...addMembers.map((id) => ({ id, userName: 'kim' })));
      return { ...groups[0], members: [...members] };
    },
    'access.ofUser': () =>
      page([
        {
          form: { id: idOf(5), name: 'Wildlife strikes', published: true, current: true },
          reasons: [{ kind: 'group', group: groups[0] }, { kind: 'reviewer' }],
          rights: ['fillIn', 'readAllRows', 'review', 'export'],
        },
      ]),
    'access.toForm': () =>
      page([{ user: pat, reasons: [{ kind: 'everybody' }], rights: ['fillIn', 'readAllRows', 'export'] }]),
  };
  const answer = (call: string, input: Input) => {
    if (!['notifications.countUnread', 'forms.list'].includes(call)) sent.push({ call, input });
    const answered = answers[call]?.(input);
    return late.has(call) ? setTimeout(100, answered) : answered;
  };
  const last = (call: string) => sent.findLast((each) => each.call === call)?.input;
  return { server: { answer }, last, late, pat };
}

function personOf(userName: string, index: number) {
  return { id: userName === 'pat' ? idOf(1) : idOf(10 + index), userName, role: 'USER' };
}

const type = async (...presses: string[]) => {
  for (const press of presses) await terminal.type(press);
};

describe('the list of people', () => {
  it('asks the server for a page, by search, role and order', async () => {
    const { server, last } = world();
    terminal = await drawApp(server, { screen: 'users' }, 'pat@example.com');
    expect(terminal.text()).toContain('200 users, page 1 of 4');
    await type('/', 'Pa', keys.enter);
    await expect.poll(() => last('users.list')?.query).toMatchObject({ search: 'Pa', page: 0 });
    await type('f', keys.down, keys.down, keys.down, keys.down, keys.enter);
    await expect.poll(() => last('users.list')?.query).toMatchObject({ role: 'REVIEWER', search: 'Pa' });
    expect(terminal.text()).toContain('page 1 of 4, Reviewers');
    await type('s', keys.down, keys.enter, 'n');
    await expect.poll(() => last('users.list')?.query).toMatchObject({ sort: 'name,desc', page: 1 });
    await type('\t');
    await expect.poll(terminal.text).toContain('2 user groups');
  });
});

describe('a new user', () => {
  it('is checked after the first attempt, and gets no password from anybody', async () => {
    const { server, last } = world();
    terminal = await drawApp(server, { screen: 'users' }, 'pat@example.com');
    await type('+');
    expect(terminal.text()).toContain('Invite them by e-mail');
    expect(terminal.text()).not.toContain('A username is required');
    await type(ctrl.s);
    for (const issue of ['A username is required', 'A valid email address is required'])
      expect(terminal.text()).toContain(issue);
    await type('pat', '\t', ' Pat  Jones ', '\t', 'pat@example.org', ctrl.s);
    await expect.poll(terminal.text).toMatch(/Username +pat\s.*\n.*This username is taken/);
    // Back to the name, then to the groups.
    await type('\t', '\t', '\t', '\t', 'ricia', '\t', '\t', '\t', '\t', ' ');
    await type('night', keys.enter, '\t');
    expect(terminal.text()).toMatch(/Groups +Night shift/);
    await type(ctrl.s);
    await expect
      .poll(() => last('users.create')?.body)
      .toMatchObject({
        userName: 'patricia',
        fullName: 'Pat Jones',
        email: 'pat@example.org',
        role: 'USER',
        timeZone: 'UTC',
        groups: [idOf(91)],
      });
    expect(last('users.create')?.body).not.toHaveProperty('password');
    await expect.poll(terminal.text).toContain('An invitation is on its way to pat@example.org');
  });

  it('that was begun is not left without a question', async () => {
    terminal = await drawApp(world().server, { screen: 'users' }, 'pat@example.com');
    await type('+', 'kim', keys.esc);
    expect(terminal.text()).toContain('You have unsaved changes. Are you sure you want to leave?');
    await type('n');
    expect(terminal.text()).toContain('New User');
  });
});

describe('a person', () => {
  it('is shown with the forms that they see, and why', async () => {
    const place = { screen: 'user', userId: idOf(1), name: 'pat' } as const;
    terminal = await drawApp(world().server, place, 'Wildlife strikes', { columns: 160 });
    expect(terminal.text()).toMatch(/Role +Reviewer/);
    expect(terminal.text()).toContain('fill in, read all entries, review, export');
    expect(terminal.text()).toContain('shares the group Airside; is named as reviewer');
    await type(keys.enter);
    await expect.poll(terminal.text).toContain('the form is not limited to groups: everyone in the company');
  });

  it('is deactivated after a question; why not is said', async () => {
    const place = { screen: 'user', userId: idOf(1), name: 'pat' } as const;
    terminal = await drawApp(world().server, place, 'Wildlife strikes');
    await type('D');
    expect(terminal.text()).toContain('Deactivate pat?');
    await type('y');
    await expect.poll(terminal.text).toContain("because they're a reviewer on 1 form");
  });

  it('is changed by what differs', async () => {
    const { server, last } = world();
    terminal = await drawApp(server, { screen: 'user', userId: idOf(1), name: 'pat' }, 'Wildlife');
    await type('e', '\t', '\t', '\t', ' ', ctrl.s);
    await expect.poll(() => last('users.change')?.body).toEqual({ role: 'USER' });
  });

  it('who was invited can be invited again', async () => {
    const { server, last, pat } = world();
    const [invitedAt, expiresAt] = [Date.UTC(2026, 0, 30), Date.UTC(2026, 1, 2)];
    pat.invitation = { invitedBy: 'ann', invitedAt, expiresAt, mail: 'sent', problem: null };
    terminal = await drawApp(server, { screen: 'user', userId: idOf(1), name: 'pat' }, 'Wildlife');
    expect(terminal.text()).toMatch(/Invitation +\S/);
    await type('m');
    await expect.poll(() => last('users.invite')?.params).toEqual({ id: idOf(1) });
    await expect.poll(terminal.text).toContain('A new invitation is on its way to pat@example.com');
  });
});

describe('a user group', () => {
  it('gets a member who is found by a part of their name', async () => {
    const { server, last, late } = world();
    late.add('users.company');
    const place = { screen: 'group', groupId: idOf(90), groupName: 'Airside' } as const;
    terminal = await drawApp(server, place, '1 member');
    await type('+');
    await expect.poll(terminal.text).toContain('Add members');
    await type('ki');
    await expect.poll(terminal.text).toContain('kim');
    await type(keys.enter, '\t');
    await expect.poll(() => last('users.changeGroup')?.body).toEqual({ addMembers: [idOf(10)] });
    await expect.poll(terminal.text).toContain('2 members');
    await type('e', keys.esc, 'D');
    expect(terminal.text()).toContain('Delete the user group "Airside"?');
  });
});

describe('jumps', () => {
  it('lead to a person by their name', async () => {
    terminal = await drawApp(world().server, { screen: 'users' }, 'pat@example.com');
    await type(':', 'user pa');
    await expect.poll(terminal.text).toContain('user pat  User');
    await type(keys.enter);
    await expect.poll(terminal.text).toContain('Wildlife strikes');
  });
});
