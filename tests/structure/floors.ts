// Who may import whom among the floors: core is the ground, server, cli and web stand on it side by side.
import { type Import, importsOf } from './syntax.ts';
import { isTest, type Rule, roomOf } from './source-tree.ts';

const reach: Readonly<Record<string, readonly string[]>> = {
  core: ['core'],
  server: ['server', 'core'],
  // The help shows the documents for users, `formdeck glossary` the words.
  cli: ['cli', 'core', 'docs'],
  web: ['web', 'core', 'docs'],
  bin: ['bin', 'cli', 'dist'],
  scripts: ['scripts'],
};

/** A floor imports itself and what it is on; what tests import is their own affair. */
export const floors: Rule = (files) =>
  importsOf(files.filter((file) => !isTest(file)))
    .filter((one) => leavesReach(one) && !startsServer(one))
    .map(({ place, target }) => `${place} imports ${target}`);

function leavesReach({ from, target }: Import): boolean {
  const allowed = reach[roomOf(from.path).floor];
  return target !== null && allowed !== undefined && !allowed.includes(roomOf(target).floor);
}

/** `formdeck serve` starts the server, which no other command waits for. */
function startsServer({ from, target, kind }: Import): boolean {
  return (
    roomOf(from.path).room === 'server' &&
    from.path.startsWith('cli/') &&
    target === 'server/serve.ts' &&
    (kind === 'lazy' || kind === 'type')
  );
}

/** Imports reach over folders by `#floor/...`; only the neighbouring folder may be named by its way. */
export const directImports: Rule = (files) =>
  importsOf(files)
    .filter(({ specifier }) => specifier.includes('../../'))
    .map(({ place, specifier }) => `${place} imports ${specifier}`);

/** No file imports itself, not even by way of others; types count too. Each ring of files is told once. */
export const cycles: Rule = (files) => {
  const next = new Map<string, Set<string>>();
  for (const { from, target } of importsOf(files)) {
    if (target !== null) next.set(from.path, (next.get(from.path) ?? new Set()).add(target));
  }
  return ringsIn(next).map((ring) => [...ring, ring[0]].join(' -> '));
};

/** The rings of a graph: for every point that reaches itself, the shortest way, unless another ring held it. */
export function ringsIn(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const seen = new Set<string>();
  const rings: string[][] = [];
  for (const start of [...next.keys()].toSorted()) {
    const ring = seen.has(start) ? null : shortestRing(next, start);
    if (ring === null) continue;
    rings.push(ring);
    for (const point of ring) seen.add(point);
  }
  return rings;
}

function shortestRing(next: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | null {
  const ways = [[start]];
  const reached = new Set<string>();
  for (const way of ways) {
    for (const point of next.get(way.at(-1) ?? '') ?? []) {
      if (point === start) return way;
      if (reached.has(point)) continue;
      reached.add(point);
      ways.push([...way, point]);
    }
  }
  return null;
}
