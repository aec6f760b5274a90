// The regional servers, as data. Before sign-in both are asked; afterwards a session names its own.

export type Region = { id: string; name: string; server: string };

/** The default region comes first. */
export const builtInRegions: readonly Region[] = [
  { id: 'ca', name: 'Canada', server: 'http://localhost:4700' },
  { id: 'us', name: 'United States', server: 'http://localhost:4701' },
];

/**
 * The regions in force. `servers` is one origin or several with commas and takes the place of the
 * built-in ones: the first stands for `ca`, the second for `us`, further ones are called `region-3` ...
 */
export function regionsFrom(servers: string | undefined): readonly Region[] {
  const origins = (servers ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/+$/, ''))
    .filter((origin) => origin !== '');
  if (origins.length === 0) return builtInRegions;
  return origins.map((server, index) => {
    const known = builtInRegions[index];
    const id = known?.id ?? `region-${index + 1}`;
    return { id, name: known?.name ?? id, server };
  });
}
