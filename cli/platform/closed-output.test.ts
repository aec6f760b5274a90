import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

const folder = mkdtempSync(join(tmpdir(), 'formdeck-closed-'));
const program = join(folder, 'program.ts');
writeFileSync(
  program,
  `import { isOutputClosed } from ${JSON.stringify(resolve('cli/platform/closed-output.ts'))};
process.exitCode = isOutputClosed(process) ? 7 : 0;`,
);

/** The exit code of the program as a shell runs it; the second command keeps the shell from giving its place to it. */
function codeIn(shell: string, line: string, stdout: 'pipe' | 'ignore' = 'pipe'): number | null {
  const command = line.replaceAll('PROGRAM', `'${process.execPath}' --no-warnings '${program}'`);
  return spawnSync(shell, ['-c', `${command}; exit $?`], { stdio: ['ignore', stdout, 'inherit'] }).status;
}

describe.runIf(process.platform === 'linux')('a closed standard output', () => {
  it.each(['sh', 'bash'])('is found out under %s, and nothing else is', (shell) => {
    expect(codeIn(shell, 'PROGRAM >&-')).toBe(7);
    expect(codeIn(shell, 'exec >&-; PROGRAM')).toBe(7);
    expect(codeIn(shell, 'PROGRAM > /dev/null')).toBe(0);
    expect(codeIn(shell, 'PROGRAM')).toBe(0);
    expect(codeIn(shell, 'PROGRAM | cat')).toBe(0);
    // Anyone who runs the shell silences it, and with it all that it runs.
    expect(codeIn(shell, 'PROGRAM', 'ignore')).toBe(0);
  });

  it('is not assumed where a program silences another', () => {
    const { status } = spawnSync(process.execPath, ['--no-warnings', program], { stdio: 'ignore' });
    expect(status).toBe(0);
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });
});
