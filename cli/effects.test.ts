// What each verb says that it does to the data, held against its command and against the calls that it sends.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Command } from 'commander';
import { runCommand } from '#tests/support/run-command.ts';
import { type Act, callerOf } from './command/act.ts';
import { createProgram } from './program.ts';
import type { Effect } from './command/verb.ts';

type Declared = {
  effect: Effect<unknown>;
  options(flags: object, args: readonly string[], of: Command): unknown;
};
type FoundVerb = { name: string; command: Command; argv: string[]; verb: Declared };

/** Nobody listens there. */
const env = { FORMDECK_SERVER: 'http://127.0.0.1:9', FORMDECK_TOKEN: 'fd_none' };

const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)];
const program = createProgram(() => async () => {}, '1.2.3');
const commands = all(program).filter(({ commands: below }) => below.length === 0);

function nameOf(command: Command): string {
  return command.parent === null ? '' : `${nameOf(command.parent)} ${command.name()}`.trim();
}

/** The first example of a command's help, as words, without what the shell does with it. */
function exampleOf(command: Command): string[] {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) });
  command.outputHelp();
  const line = help.split('\n').find((each) => each.startsWith('  $ formdeck ')) ?? '';
  const words = line.match(/"[^"]*"|'[^']*'|[^\s]+/g)!.slice(2);
  const end = words.findIndex((word) => ['<', '>', '|'].includes(word));
  return (end < 0 ? words : words.slice(0, end)).map((word) => word.replace(/^(["'])(.*)\1$/, '$2'));
}

/** The verb that a command loads. */
async function verbOf(argv: readonly string[]): Promise<Declared> {
  let verb: Declared | undefined;
  const act: Act =
    (load) =>
    async (...given) => {
      callerOf(given);
      verb = (await load()) as Declared;
    };
  await createProgram(act, '1.2.3').parseAsync([...argv], { from: 'user' });
  if (verb === undefined) throw new Error(`${argv.join(' ')} loads no verb`);
  return verb;
}

let verbs: FoundVerb[];
beforeAll(async () => {
  verbs = await Promise.all(
    commands.map(async (command) => {
      const argv = exampleOf(command);
      return { name: nameOf(command), command, argv, verb: await verbOf(argv) };
    }),
  );
}, 60_000);

const asking = () => verbs.filter(({ verb: { effect } }) => typeof effect === 'object' && 'asks' in effect);

describe('what cannot be taken back', () => {
  it('is known of each command', () => {
    expect(verbs.length).toBe(commands.length);
    expect(asking().map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'forms publish',
        'forms apply',
        'rows review',
        'rows delete',
        'views delete',
        'import continue',
        'import cancel',
        'export delete',
        'export schedule delete',
        'users deactivate',
        'groups delete',
      ]),
    );
  });

  it('takes --yes, and nothing else does', () => {
    const withYes = verbs.filter(({ command }) => command.options.some(({ long }) => long === '--yes'));
    expect(withYes.map(({ name }) => name)).toEqual(asking().map(({ name }) => name));
  });

  it('is refused off a terminal without --yes, before a server is asked', async () => {
    const line = { 'forms apply': ['--publish'], 'import continue': ['--complete'] } as Record<
      string,
      string[]
    >;
    for (const { name, argv } of asking()) {
      const without = argv.filter((word) => word !== '--yes' && word !== '--dry-run' && word !== '-y');
      const { stderr, stdout, exitCode } = await runCommand([...without, ...(line[name] ?? [])], { env });
      expect({ name, stdout, exitCode, yes: stderr.includes('Add --yes') }).toEqual({
        name,
        stdout: '',
        exitCode: 2,
        yes: true,
      });
    }
  });

  it('is not said of what another command takes back', () => {
    const names = verbs.map(({ name }) => name);
    for (const { name, verb } of verbs) {
      const { effect } = verb;
      if (typeof effect === 'object' && 'undo' in effect)
        expect([name, names]).toEqual([name, expect.arrayContaining([effect.undo])]);
    }
  });
});

describe('a verb that says that it reads', () => {
  it('imports no call that changes anything, and no action', async () => {
    const wrong: string[] = [];
    for (const path of sourcesOf(import.meta.dirname)) {
      const source = readFileSync(path, 'utf8');
      if (!/effect: 'reads'|(list|show)Verb\(/.test(source)) continue;
      if (/effect: (?!'reads')|(action|edit|remove)Verb\(/.test(source)) continue;
      for (const [, names = '', from = ''] of source.matchAll(
        /^import \{([^}]+)\} from '#core\/([^']+)'/gm,
      )) {
        if (from.endsWith('/actions.ts')) wrong.push(`${path}: ${from}`);
        if (!from.endsWith('/calls.ts')) continue;
        const calls = (await import(join(import.meta.dirname, '../core', from))) as Record<
          string,
          { method?: string }
        >;
        const called = names.split(',').map((name) => name.trim().split(' as ')[0] ?? '');
        wrong.push(...called.filter((name) => !reads(calls[name], name)).map((name) => `${path}: ${name}`));
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** POST that reads: what is asked is too long for an address. Everything else that is no GET changes something. */
const longQuestions: ReadonlySet<string> = new Set([
  'filterAudit',
  'verifyAudit',
  'exportForm',
  'exportSheets',
  'readInvitation',
  'previewImport',
  'runReport',
  'printRows',
]);

function reads(call: { method?: string } | undefined, name: string): boolean {
  return call?.method === undefined || call.method === 'GET' || longQuestions.has(name);
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((path) => dirname(path) !== folder);
}
