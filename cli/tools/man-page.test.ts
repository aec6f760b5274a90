import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Command } from 'commander';
import { createProgram } from '#cli/program.ts';
import { manPages } from './man-page.ts';

const program = createProgram(() => async () => {}, '1.2.3');
const pages = manPages(program, '1.2.3');
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  man: string[];
};
const programFirst = (a: string, b: string) =>
  Number(b.endsWith('/formdeck.1')) - Number(a.endsWith('/formdeck.1')) || (a < b ? -1 : 1);
const plain = (text: string) => text.replaceAll('\\-', '-').replaceAll('\\e', '\\');
const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)];

/** Programs that read manual pages, and find issues in them. */
const readers = [
  ['man', ['--warnings', '--encoding=utf8', '--local-file', '-'], { MANWIDTH: '80' }],
  ['mandoc', ['-T', 'lint', '-W', 'error'], {}],
] as const;
const has = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

describe('the manual', () => {
  it('has a page of the program and one of each of its commands', () => {
    expect(pages.map(({ fileName }) => fileName)).toEqual([
      'formdeck.1',
      ...program.commands.map((command) => `formdeck-${command.name()}.1`),
    ]);
  });

  it.each(program.commands.map((command): [string, Command] => [command.name(), command]))(
    'tells of %s all that help tells',
    (name, command) => {
      const text = plain(pages.find(({ fileName }) => fileName === `formdeck-${name}.1`)?.text ?? '');
      for (const each of all(command).filter(({ commands }) => commands.length === 0)) {
        for (const { flags, description } of each.options)
          expect(text).toContain(`.B ${flags}\n${description}`);
        for (const argument of each.registeredArguments) expect(text).toContain(argument.description);
        expect(text).toContain('Examples:');
      }
    },
  );

  it('is named in package.json page by page, since npm links no other', () => {
    expect(manifest.man).toEqual(pages.map(({ fileName }) => `dist/man/${fileName}`).sort(programFirst));
  });

  it('tells of variables and exit codes', () => {
    const [first] = pages;
    expect(plain(first?.text ?? '')).toMatch(/FORMDECK_TOKEN[^]*Exit codes:[^]*\n {2}0\s/);
  });

  for (const [reader, args, env] of readers) {
    it.skipIf(!has(reader)).each(pages.map(({ fileName, text }) => [fileName, text]))(
      `%s has no fault for ${reader}`,
      (_, text) => {
        const { stderr, stdout, status } = spawnSync(reader, args, {
          input: text,
          encoding: 'utf8',
          env: { ...process.env, ...env },
        });
        const said = reader === 'mandoc' ? stdout : stderr;
        expect({ said, status }).toEqual({ said: '', status: 0 });
      },
    );
  }
});
