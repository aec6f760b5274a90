// Opens an address in the user's browser, if there is one.
import type { Environment } from '#cli/command/options.ts';

/** Milliseconds. */
const patience = 1_500;

/** False if no browser could be started: then show the address. */
export async function openInBrowser(
  address: string,
  environment: Environment,
  platform: NodeJS.Platform,
): Promise<boolean> {
  if (!hasScreen(environment, platform)) return false;
  try {
    const { default: open } = await import('open');
    const child = await open(address);
    return await new Promise<boolean>((resolve) => {
      child.once('error', () => resolve(false));
      // The process keeps running, or exits after handing over to a browser; without one it fails immediately.
      child.once('exit', (code) => resolve(code === 0));
      setTimeout(() => resolve(true), patience).unref();
    });
  } catch {
    return false;
  }
}

/** A browser on another machine's screen, or in a terminal, is useless. */
function hasScreen(environment: Environment, platform: NodeJS.Platform): boolean {
  if (environment['SSH_CONNECTION']) return false;
  if (platform !== 'linux') return true;
  return Boolean(environment['DISPLAY'] || environment['WAYLAND_DISPLAY'] || environment['WSL_DISTRO_NAME']);
}
