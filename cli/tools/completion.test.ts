import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram } from '#cli/program.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { completedBy, readWords, unquoted } from './completed-word.ts';
import { nodesOf } from './completion.ts';
import { bashScript, fishScript, zshScript } from './completion-scripts.ts';

const program = createProgram(() => async () => {}, '1.2.3');
const nodes = await nodesOf(program);
const has = (shell: string) => spawnSync('sh', ['-c', `command -v ${shell}`]).status === 0;

/** In place of the command: it knows two forms, and writes down what it was asked. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-completion-'));
  const stub = `#!/bin/sh\nprintf '%s|' "$@" > ${folder}/asked\nprintf '%s\\n' 'Wildlife strike report' 'Vehicle "check" $1' 'Plain'\n`;
  writeFileSync(join(folder, 'formdeck'), stub);
  chmodSync(join(folder, 'formdeck'), 0o755);
  writeFileSync(join(folder, 'strikes.csv'), '');
  writeFileSync(join(folder, 'formdeck.bash'), bashScript(nodes));
  writeFileSync(join(folder, 'formdeck.fish'), fishScript(nodes));
  writeFileSync(join(folder, '_formdeck'), zshScript(nodes));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(shell: string, args: readonly string[], input = ''): string[] {
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}`, HOME: folder, TERM: 'dumb' };
  const { stdout } = spawnSync(shell, args, { encoding: 'utf8', cwd: folder, env, input });
  return stdout.split('\n').filter((word) => word !== '');
}

/** What bash offers for the last of these words, as they are typed. */
function inBash(...words: string[]): string[] {
  const array = words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  const ask = `COMP_WORDS=(${array}); COMP_CWORD=${words.length - 1}; _formdeck; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return run('bash', ['-c', `source formdeck.bash; ${ask}`]);
}

describe('completion in bash', () => {
  it('is printed with all verbs, although a command makes only those of its own noun', async () => {
    const { stdout } = await runCommand(['completion', 'bash']);
    expect(stdout).toContain('"tokens create:--scope"');
    expect(stdout.match(/^ {4}"[^"]*"\) verbs=/gm)).toHaveLength(nodes.length);
  });

  it.each<[string[], string[]]>([
    [['formdeck', 'fo'], ['forms']],
    [['formdeck', 'he'], ['help']],
    [['formdeck', 'help', 'row'], ['rows']],
    [['formdeck', 'help', 'rows', 'und'], ['undo']],
    [['formdeck', 'forms', 'pub'], ['publish']],
    [['formdeck', 'forms', 'publish', 'x', '-y'], ['-y']],
    [['formdeck', 'whoami', '-q'], ['-q']],
    [['formdeck', 'login', '-u'], ['-u']],
    [['formdeck', 'forms', 'create', '--fi'], ['--file']],
    [['formdeck', '--json', 'sheets', 'rows', '--rev'], ['--review']],
    [['formdeck', 'completion', 'z'], ['zsh']],
    [['formdeck', 'forms', 'list', '--reg'], ['--region']],
    [
      ['formdeck', 'forms', 'list', '--state', ''],
      ['published', 'unpublished', 'archived'],
    ],
    [['formdeck', 'forms', 'list', '--state', '=', 'arch'], ['archived']],
    [['formdeck', 'forms', 'list', '--state', 'x', '--sea'], ['--search']],
    [['formdeck', 'export', 'form', 'x', '--format', 'e'], ['excel-csv']],
    [['formdeck', 'rows', 'review', 'ret'], ['returned']],
    [['formdeck', 'audit', 'list', '--action', 'answer'], ['answer_changed']],
    [['formdeck', 'forms', 'list', '--search', ''], []],
    [
      ['formdeck', 'forms', 'show', ''],
      ['Wildlife\\ strike\\ report', 'Vehicle\\ \\"check\\"\\ \\$1', 'Plain'],
    ],
    [['formdeck', 'forms', 'show', 'Wildlife\\ str'], ['Wildlife\\ strike\\ report']],
    [['formdeck', 'forms', 'show', '"Wild'], ['Wildlife strike report']],
    [['formdeck', 'forms', 'show', '"Veh'], ['Vehicle \\"check\\" \\$1']],
    [['formdeck', 'forms', 'show', "'Veh"], ['Vehicle "check" $1']],
    [['formdeck', 'sheets', 'list', '--form', 'P'], ['Plain']],
  ])('%j', (words, expected) => {
    expect(inBash(...words)).toEqual(expected);
  });

  it('asks with the words as they stand', () => {
    inBash('formdeck', 'views', 'show', '"Wildlife strike report"', '');
    expect(run('cat', ['asked'])).toEqual(['__complete|bash|views|show|"Wildlife strike report"|']);
  });

  it('offers every command, and flags only where nothing else fits', () => {
    const offered = inBash('formdeck', '');
    expect(offered).toEqual(expect.arrayContaining(['login', 'forms', 'import', 'export', 'serve', 'help']));
    expect(offered.filter((word) => word.startsWith('-'))).toEqual([]);
    expect(inBash('formdeck', 'whoami', '')).toContain('--json');
  });
});

describe.skipIf(!has('fish'))('completion in fish', () => {
  const inFish = (line: string) =>
    run('fish', ['--no-config', '-c', `source formdeck.fish; complete -C ${JSON.stringify(line)}`]).map(
      (each) => each.split('\t')[0] ?? '',
    );

  it.each<[string, string[]]>([
    ['formdeck fo', ['forms']],
    ['formdeck forms pub', ['publish']],
    ['formdeck forms list --state ', ['archived', 'published', 'unpublished']],
    ['formdeck export form x --format e', ['excel-csv']],
    ['formdeck rows review ret', ['returned']],
    ['formdeck forms show Wild', ['Wildlife strike report']],
    ['formdeck sheets list --form P', ['Plain']],
    ['formdeck forms create --file s', ['strikes.csv']],
    ['formdeck forms list --search a', []],
    ['formdeck help rows und', ['undo']],
  ])('%s', (line, expected) => {
    expect(inFish(line).sort()).toEqual(expected);
  });
});

describe.skipIf(!has('zsh'))('completion in zsh', () => {
  /** What zsh hands to the user's list, seen by a compadd of our own. */
  const inZsh = (...words: string[]) => {
    const array = words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
    const seen = `
      compadd() { local each; for each in "\${(@P)\${@[-1]}}"; do print -r -- "$each"; done }
      _describe() { local each; for each in "\${(@P)\${@[-1]}}"; do print -r -- "\${each%%:*}"; done }
      _files() { print -r -- FILES }
      _message() { }
      compdef() { }
      source ./_formdeck
      words=(${array}); CURRENT=${words.length}; _formdeck`;
    return run('zsh', ['-f', '-c', seen]);
  };

  it.each<[string[], string[]]>([
    [
      ['formdeck', 'forms', 'list', '--state', ''],
      ['published', 'unpublished', 'archived'],
    ],
    [
      ['formdeck', 'rows', 'review', ''],
      ['approved', 'pending', 'rejected', 'returned'],
    ],
    [
      ['formdeck', 'forms', 'show', ''],
      ['Wildlife strike report', 'Vehicle "check" $1', 'Plain'],
    ],
    [['formdeck', 'forms', 'create', '--file', ''], ['FILES']],
    [['formdeck', 'forms', 'list', '--search', ''], []],
    [
      ['formdeck', 'help', 'notifications', ''],
      ['list', 'read'],
    ],
  ])('%j', (words, expected) => {
    expect(inZsh(...words)).toEqual(expected);
  });
});

describe.each([
  ['zsh', zshScript(nodes)],
  ['fish', fishScript(nodes)],
])('completion in %s', (_, script) => {
  it.each(nodes.map(({ path }) => [path.join(' ')]).slice(1))('knows %s', (path) => {
    expect(script).toContain(path);
  });
});

describe('the word that is completed', () => {
  it.each<[string[], string | null]>([
    [['forms', 'show'], 'form'],
    [['forms', 'show', 'x'], null],
    [['forms', 'export', 'x'], 'form'],
    [['views', 'delete', 'x'], 'view'],
    [['views', 'delete', '--yes', 'x'], 'view'],
    [['--json', 'sheets', 'list', '--form'], 'form'],
    [['export', 'sheets', '--form', 'x', '--view'], 'view'],
    [['import', 'run', '--mapping'], 'mapping'],
    [['sheets', 'list', '--user'], 'username'],
    [['rows', 'delete', '--sheet'], 'sheet'],
    [['whoami', '--region'], 'region'],
    [['switch'], 'account'],
    [['whoami', '--account'], 'account'],
    [['forms', 'list', '--search'], null],
  ])('of %j', (words, kind) => {
    expect(completedBy(readWords(program, words))).toBe(kind);
  });

  it.each([
    ['Wildlife\\ strike', 'Wildlife strike'],
    ['"Vehicle \\"check\\" \\$1"', 'Vehicle "check" $1'],
    [`'a'\\''b'`, "a'b"],
    ['"open', 'open'],
    ['plain', 'plain'],
  ])('%s means %s', (typed, meant) => {
    expect(unquoted(typed)).toBe(meant);
  });
});
