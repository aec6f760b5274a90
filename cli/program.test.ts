import { describe, expect, it } from 'vitest';
import { type Command, Help } from 'commander';
import { createProgram } from './program.ts';
import { type Act, callerOf } from './command/act.ts';

/** The options that a command makes of what was typed. */
async function optionsOf(argv: readonly string[]): Promise<unknown> {
  let options: unknown;
  const act: Act =
    (load) =>
    async (...given) => {
      const command = callerOf(given);
      options = (await load()).options(command.optsWithGlobals<never>(), command.args, command);
    };
  await createProgram(act, '1.2.3').parseAsync([...argv], { from: 'user' });
  return options;
}

const sheet = '0c8d9e0a-5a0e-4c93-9d1b-5a4f3d6f9e11';
const row = '5b1f0a52-3d53-4b61-9d0f-2f0c5b1de7a4';

describe('what is typed becomes options', () => {
  it.each<[string[], unknown]>([
    [['login'], { by: null, username: undefined, passwordStdin: false, newPasswordStdin: false }],
    [
      ['login', '-u', 'pat', '--password-stdin'],
      { by: null, username: 'pat', passwordStdin: true, newPasswordStdin: false },
    ],
    [['logout', '--all'], { all: true }],
    [['forms', 'list', '--state', 'PUBLISHED', '--search', 'Bird'], { state: 'published', search: 'bird' }],
    [['forms', 'show', 'Wildlife strike report'], { form: 'Wildlife strike report' }],
    [['forms', 'create', '--file', '-'], { file: '-' }],
    [['forms', 'archive', sheet], { form: sheet }],
    [['sheets', 'list'], { form: undefined, user: undefined, name: undefined, limit: 50 }],
    [
      ['sheets', 'list', '--user', 'pat', '--all'],
      { form: undefined, user: 'pat', name: undefined, limit: null },
    ],
    [
      [
        'sheets',
        'rows',
        sheet,
        '--filter',
        'a = 1',
        '--filter',
        'b > 2',
        '--any',
        '--review',
        'pending',
        '--limit',
        '7',
      ],
      {
        from: { sheet },
        filters: ['a = 1', 'b > 2'],
        and: false,
        range: { from: undefined, to: undefined, last: undefined },
        review: 'PENDING',
        columns: null,
        only: null,
        limit: 7,
        near: null,
      },
    ],
    [
      ['sheets', 'rows', '--form', 'Strikes', '--last', '7d', '--columns', 'Size, Damage', '--count'],
      {
        from: { form: 'Strikes' },
        filters: [],
        and: true,
        range: { from: undefined, to: undefined, last: '7d' },
        review: undefined,
        columns: ['Size', 'Damage'],
        only: 'count',
        limit: 50,
        near: null,
      },
    ],
    [
      ['rows', 'review', 'Approved', row, '--comment', 'fine', '--yes'],
      { rows: { ids: [row] }, state: 'APPROVED', comment: 'fine', dryRun: false },
    ],
    [
      ['rows', 'review', 'pending', '-', '--dry-run'],
      { rows: { input: true }, state: 'PENDING', comment: null, dryRun: true },
    ],
    [
      ['rows', 'delete', '--form', 'Strikes', '--review', 'rejected'],
      {
        rows: {
          query: {
            from: { form: 'Strikes' },
            filters: [],
            and: true,
            range: { from: undefined, to: undefined, last: undefined },
            review: 'REJECTED',
          },
        },
        dryRun: false,
      },
    ],
    [
      ['rows', 'set', sheet, row, '--answer', 'Speed=12', '--reason', ' typo '],
      { row, answers: ['Speed=12'], reason: 'typo', dateFormat: undefined },
    ],
    [['rows', 'add', sheet, '--file', 'rows.json'], { to: { sheet }, file: 'rows.json' }],
    [
      ['rows', 'add', '--form', 'Strikes', '--file', '-'],
      { to: { form: 'Strikes', name: '', answers: [] }, file: '-' },
    ],
    [
      ['rows', 'add', sheet, '--file', 'rows.csv', '--date-format', 'dd/MM/yyyy'],
      { to: { sheet }, file: 'rows.csv', dateFormat: 'dd/MM/yyyy' },
    ],
    [['fill', 'Strikes'], { form: 'Strikes', sheetId: undefined, newSheet: undefined }],
    [['fill', 'Strikes', '--new', 'Week 12'], { form: 'Strikes', sheetId: undefined, newSheet: 'Week 12' }],
    [
      ['users', 'list', '--role', 'reviewer'],
      { role: 'REVIEWER', search: undefined, sort: 'name,asc', limit: 50 },
    ],
    [
      ['users', 'create', 'pat', '--email', 'pat@example.com', '--group', 'A', '--group', 'B'],
      {
        userName: 'pat',
        fullName: '',
        email: 'pat@example.com',
        role: 'USER',
        groups: ['A', 'B'],
        timeZone: undefined,
        passwordStdin: false,
      },
    ],
    [
      ['users', 'edit', 'pat', '--role', 'analyst', '--no-groups'],
      {
        named: 'pat',
        fields: { role: 'ANALYST' },
        groups: { whole: [], add: [], remove: [] },
        dryRun: false,
      },
    ],
    [
      ['groups', 'edit', 'Night shift', '--add', 'pat', '--dry-run'],
      {
        named: 'Night shift',
        name: undefined,
        members: { whole: null, add: ['pat'], remove: [] },
        dryRun: true,
      },
    ],
    [
      ['audit', 'list', '--action', 'signed_in', '--action', 'signed_out', '--from', '2026-01-31'],
      {
        tag: undefined,
        user: undefined,
        form: undefined,
        actions: ['signed_in', 'signed_out'],
        range: { from: '2026-01-31', to: undefined, last: undefined },
        limit: 50,
      },
    ],
    [
      ['serve', '--demo', '--port', '8080', '--log-level', 'warn'],
      {
        demo: true,
        port: 8080,
        host: undefined,
        data: undefined,
        settings: undefined,
        logLevel: 'warn',
        check: false,
        mailTo: undefined,
      },
    ],
    [
      [
        'company',
        'create',
        '--name',
        ' Acme ',
        '--username',
        'pat',
        '--email',
        'pat@example.com',
        '--password-stdin',
      ],
      {
        name: 'Acme',
        userName: 'pat',
        email: 'pat@example.com',
        timeZone: 'Etc/UTC',
        passwordLength: 6,
        passwordStdin: true,
        data: undefined,
        settings: undefined,
      },
    ],
    [
      ['api', 'post', 'user/settings', '--body', '{}', '--header', 'X-A: b: c'],
      {
        method: 'POST',
        path: '/user/settings',
        body: '{}',
        headers: { 'x-a': 'b: c' },
        paginate: false,
        include: false,
      },
    ],
    [['doctor', '--data', '.formdeck'], { data: '.formdeck' }],
  ])('formdeck %j', async (argv, expected) => {
    expect(await optionsOf(argv)).toEqual(expected);
  });
});

describe('every command', () => {
  const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)];
  const program = createProgram(() => async () => {}, '1.2.3');
  const verbs = all(program).filter(({ commands }) => commands.length === 0);

  it.each(
    verbs.map((command): [string, Command] => [`${command.parent?.name()} ${command.name()}`, command]),
  )('%s has help with examples that it understands', async (_, command) => {
    let help = '';
    command.configureOutput({ writeOut: (text) => (help += text) });
    command.outputHelp();
    const lines = help.split('\n').filter((line) => line.startsWith('  $ formdeck '));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      // Without what the shell does with it, such as `< password.txt`.
      const words = line.match(/"[^"]*"|'[^']*'|[^\s]+/g)!.slice(2);
      const end = words.findIndex((word) => ['<', '>', '|'].includes(word));
      const argv = end < 0 ? words : words.slice(0, end);
      await createProgram(() => async () => {}, '1.2.3').parseAsync(argv, { from: 'user' });
    }
  });
});

describe('the program for one command', () => {
  const act: Act = () => async () => {};
  const whole = createProgram(act, '1.2.3');
  const made = (...argv: string[]) => createProgram(act, '1.2.3', {}, argv);
  const byName = (program: Command, name: string) => program.commands.find((each) => each.name() === name)!;
  const tree = (command: Command): unknown => [
    command.name(),
    command.options.map(({ flags }) => flags),
    command.commands.map(tree),
  ];

  it('has the same help, and makes the commands that are typed alone', () => {
    const program = made('--region', 'us', 'reports', 'schedule', 'set');
    expect(program.helpInformation()).toBe(whole.helpInformation());
    expect(tree(byName(program, 'reports'))).toEqual(tree(byName(whole, 'reports')));
    for (const name of ['forms', 'login']) expect(tree(byName(program, name))).toEqual([name, [], []]);
  });

  it('makes every one for completion', () => {
    expect(tree(made('completion', 'bash'))).toEqual(tree(whole));
  });

  it('shows in its help what each command takes', () => {
    for (const command of whole.commands)
      expect(whole.createHelp().subcommandTerm(command)).toBe(new Help().subcommandTerm(command));
  });
});
