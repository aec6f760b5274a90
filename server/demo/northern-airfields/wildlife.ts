// The animals of the north and their texts: which are struck, in which season, and how many at a time.
import type { Random } from '#server/demo/random.ts';
import type { Day } from '#server/demo/calendar.ts';

export type Species = {
  name: string;
  size: 'Small' | 'Medium' | 'Large';
  /** Relative frequency of strikes in winter, spring, summer and autumn. */
  seasons: readonly [number, number, number, number];
  /** The largest number struck at a time. */
  flock: number;
  onGround?: true;
  isMammal?: true;
};

export const species: readonly Species[] = [
  { name: 'Herring gull', size: 'Medium', seasons: [1, 6, 8, 9], flock: 12 },
  { name: 'Ring-billed gull', size: 'Medium', seasons: [0, 5, 9, 8], flock: 20 },
  { name: 'Canada goose', size: 'Large', seasons: [0, 6, 2, 9], flock: 8 },
  { name: 'Mallard', size: 'Medium', seasons: [1, 4, 3, 5], flock: 4 },
  { name: 'Snow bunting', size: 'Small', seasons: [8, 5, 0, 6], flock: 30 },
  { name: 'Horned lark', size: 'Small', seasons: [1, 5, 6, 5], flock: 10 },
  { name: 'Barn swallow', size: 'Small', seasons: [0, 2, 9, 2], flock: 5 },
  { name: 'Common raven', size: 'Medium', seasons: [6, 3, 3, 3], flock: 2 },
  { name: 'Rock pigeon', size: 'Small', seasons: [3, 3, 3, 3], flock: 6 },
  { name: 'Bald eagle', size: 'Large', seasons: [1, 1, 1, 2], flock: 1 },
  { name: 'Short-eared owl', size: 'Medium', seasons: [1, 2, 2, 4], flock: 1 },
  { name: 'Snowy owl', size: 'Large', seasons: [4, 1, 0, 1], flock: 1 },
  { name: 'Little brown bat', size: 'Small', seasons: [0, 1, 4, 3], flock: 1, isMammal: true },
  { name: 'Red fox', size: 'Medium', seasons: [2, 2, 2, 2], flock: 1, onGround: true, isMammal: true },
  {
    name: 'White-tailed deer',
    size: 'Large',
    seasons: [0, 0, 0, 1],
    flock: 2,
    onGround: true,
    isMammal: true,
  },
  { name: 'Unknown', size: 'Small', seasons: [2, 4, 5, 7], flock: 3 },
];

/** Monthly factors on the average number of strikes: few in winter, most when the young birds leave. */
const months = [0.3, 0.3, 0.5, 0.9, 1.2, 0.9, 1.1, 1.6, 2.1, 1.8, 0.8, 0.4];

export function monthlyRate({ month }: Day): number {
  return months[month - 1] ?? 1;
}

/** A random species for a day. */
export function speciesOf({ month }: Day, random: Random): Species {
  const season = Math.floor((month % 12) / 3);
  return random.weighted(species.map((each) => [each, each.seasons[season] ?? 0]));
}

/** The hour of a strike: around dawn and dusk, when birds fly to and from their roosts, otherwise during the day. */
export function strikeHour(random: Random): number {
  const hour = random.weighted([
    [random.normal(6.8, 0.9), 38],
    [random.normal(18.6, 1.1), 36],
    [random.between(5, 23.5), 26],
  ]);
  return Math.min(Math.max(hour, 0.2), 23.8);
}
