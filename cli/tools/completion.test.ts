import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createProgram } from '#cli/program.ts';
import { nodesOf } from './completion.ts';
import { bashScript, fishScript, zshScript } from './completion-scripts.ts';

const nodes = nodesOf(createProgram(() => async () => {}, '1.2.3'));

/** What bash offers for the last of these words. */
function offered(...words: string[]): string[] {
  const array = words.map((word) => `'${word}'`).join(' ');
  const ask = `COMP_WORDS=(${array}); COMP_CWORD=${words.length - 1}; _formdeck; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const printed = execFileSync('bash', ['-c', `${bashScript(nodes)}\n${ask}`], { encoding: 'utf8' });
  return printed.split('\n').filter((word) => word !== '');
}

describe('completion in bash', () => {
  it.each<[string[], string[]]>([
    [['formdeck', 'fo'], ['forms']],
    [['formdeck', 'forms', 'pub'], ['publish']],
    [['formdeck', 'forms', 'create', '--fi'], ['--file']],
    [['formdeck', '--json', 'sheets', 'rows', '--rev'], ['--review']],
    [['formdeck', 'forms', 'create', '--file', ''], []],
    [['formdeck', 'completion', 'z'], ['zsh']],
    [['formdeck', 'forms', 'list', '--reg'], ['--region']],
  ])('%j', (words, expected) => {
    expect(offered(...words)).toEqual(expected);
  });

  it('offers every command', () => {
    expect(offered('formdeck', '')).toEqual(
      expect.arrayContaining(['login', 'forms', 'import', 'export', 'serve']),
    );
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
