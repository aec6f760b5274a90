// The server field of the terminal app's sign-in: a new machine only knows the built-in servers, which are rarely the
// user's.
import type { Context } from '#cli/context.ts';
import { allRegions, areServersSet } from '#cli/command/active-regions.ts';
import type { ServerField } from './sign-in-model.ts';

/** The field; null if a token, flags, environment or the configuration file determine the servers. */
export async function serverFieldOf({
  settings,
  config,
}: Pick<Context, 'settings' | 'config'>): Promise<ServerField | null> {
  const { settings: file, servers } = await config();
  if (settings.token !== undefined || areServersSet(settings, file)) return null;
  const value = servers()
    .map(({ server }) => server)
    .join(', ');
  return {
    value,
    regionsOf: (text) => (text.trim() === value ? undefined : allRegions({ server: text }, {}, [])),
  };
}
