// Checks of this machine: the Node version, the configuration folder, a server's data folder.
import { hasErrorCode } from '#core/error-code.ts';
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Context } from '#cli/context.ts';
import type { Environment } from '#cli/command/options.ts';
import { knowsProxies, proxyVariable } from '#cli/platform/fetch.ts';
import { AppError, type Check } from '#core/errors.ts';

/** With less free space, a server may stop soon. */
const leastFree = 1024 ** 3;

export function checkNode(version: string): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const ok = major > 22 || (major === 22 && minor >= 18);
  return { name: 'Node', ok, says: version, ...(!ok && { hint: 'Install Node 22.18 or newer.' }) };
}

/** Whether the proxy in the environment is used. Empty without a proxy. */
export function checkProxy(environment: Environment): Check[] {
  const variable = proxyVariable(environment);
  if (variable === undefined) return [];
  const ok = knowsProxies();
  const says = `${variable} ${ok ? 'is used, except for this machine and the hosts in NO_PROXY' : 'is set, but this version of Node ignores it'}`;
  return [
    {
      name: 'Proxy',
      ok,
      says,
      ...(!ok && { hint: 'Install Node 24.14 or newer, or call servers directly.' }),
    },
  ];
}

/** Whether sessions can be stored, inaccessible to other users. */
export async function checkConfig(context: Context): Promise<Check> {
  const name = 'Configuration';
  try {
    const config = await context.config();
    config.prepareFolder();
    const folder = dirname(config.path);
    const mode = (await stat(folder)).mode & 0o777;
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      const hint = `Other users can read the folder: chmod 700 ${folder}`;
      return { name, ok: false, says: `${config.path} (folder mode ${mode.toString(8)})`, hint };
    }
    return { name, ok: true, says: config.path };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { name, ok: false, says: error.message, ...(error.hint !== undefined && { hint: error.hint }) };
  }
}

/** Whether a server of this machine can write to its data folder, and has room there. */
export async function checkData(given: string): Promise<Check[]> {
  const folder = resolve(given);
  try {
    await access(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    const missing = hasErrorCode(error, 'ENOENT');
    const says = missing ? `${folder} does not exist` : `${folder} cannot be written to`;
    return [{ name: 'Data folder', ok: false, says, hint: 'Use the folder that `formdeck serve` uses.' }];
  }
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const ok = free >= leastFree;
  return [
    { name: 'Data folder', ok: true, says: folder },
    {
      name: 'Disk space',
      ok,
      says: `${(free / 1024 ** 3).toFixed(1)} GiB free`,
      ...(!ok && { hint: 'Free some space: a full disk stops the server.' }),
    },
  ];
}
