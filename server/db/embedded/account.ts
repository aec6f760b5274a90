// The operating system account that runs PostgreSQL's programs. They refuse to run as root, so a server that is root
// runs them under an unprivileged account; any other server runs them as itself.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** An entry of /etc/passwd; `undefined` instead of an account means the server's own. */
export type Account = { name: string; uid: number; gid: number };

export type Outcome = { ok: boolean; output: string };

const unprivileged = ['postgres', 'nobody'];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The account that owns a new cluster when the server is root, or undefined if the system has none. */
export async function unprivilegedAccount(): Promise<Account | undefined> {
  const accounts = await readAccounts();
  return unprivileged
    .map((name) => accounts.find((account) => account.name === name))
    .find((account) => account !== undefined);
}

/** The account with this user id, or undefined if /etc/passwd does not list it. */
export async function accountOf(uid: number): Promise<Account | undefined> {
  return (await readAccounts()).find((account) => account.uid === uid);
}

/** Options of `spawn` and `execFile` to run a program as that account; supplementary groups are dropped. */
export function as(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** English messages and UTC for every program, whatever the server's own environment is. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a program to completion. A missing or failing program is an outcome, not an exception. */
export function run(program: string, args: readonly string[], account?: Account): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { ...as(account), cwd: '/', env: programEnvironment(), windowsHide: true };
    execFile(program, args, options, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      resolve({ ok: error === null, output: output || (error?.message ?? '') });
    });
  });
}

async function readAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
