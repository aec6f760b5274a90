// What officers write about a strike: usually one or two sentences, and a full report after damage.
import type { Random } from '#server/demo/random.ts';
import type { Species } from './wildlife.ts';

export type Strike = { species: Species; count: number; phase: string; damage: string; aircraft: string };

/** The description of a strike; undefined if nobody wrote one. */
export function accountOf(strike: Strike, random: Random): string | undefined {
  if (strike.damage === 'Substantial') return longAccount(strike, random);
  if (strike.damage === 'None' && random.chance(0.45)) return undefined;
  const sentences = [opening(strike, random)];
  if (random.chance(0.6)) sentences.push(random.pick(findings));
  if (strike.damage === 'Minor') sentences.push(random.pick(damages));
  if (random.chance(0.25)) sentences.push(random.pick(afterwards));
  return sentences.join(' ');
}

function opening({ species, count, phase, aircraft }: Strike, random: Random): string {
  const animal = species.name.toLowerCase();
  const one = species.name === 'Unknown' ? 'an animal that nobody could identify' : `a ${animal}`;
  const what = count > 1 ? `about ${count} animals (${animal})` : one;
  return random.pick([
    `Crew of the ${aircraft} reported a strike during ${phase.toLowerCase()}: ${what}.`,
    `Tower relayed a pilot report, ${phase.toLowerCase()}, ${what}.`,
    `Pilot felt a thud during ${phase.toLowerCase()}. On the ground we found traces of ${what}.`,
    `Seen from the wildlife truck: the ${aircraft} hit ${what} during ${phase.toLowerCase()}.`,
  ]);
}

function longAccount(strike: Strike, random: Random): string {
  const middle = random.some([...findings, ...damages, ...afterwards, ...measures], random.int(9, 15));
  return [opening(strike, random), ...middle, 'Report closed by the duty officer after the debrief.'].join(
    ' ',
  );
}

const findings = [
  'Blood smear on the radome, no dent.',
  'Feathers in the left main gear door.',
  'Feathers collected at the touchdown zone.',
  'Nothing else was found although the runway was swept twice.',
  'Smell of burning in the cabin reported by the cabin crew.',
  'Snarge on the right windshield, cleaned before the next leg.',
  'It happened close to taxiway B, on the northern side of the centreline.',
];
const damages = [
  'Landing light lens broken.',
  'Dent of 8 cm in the left wing leading edge, outboard of the engine.',
  'Two fan blades nicked; borescope inspection ordered.',
  'Pitot cover scratched, replaced on site.',
  'Nose cone cracked along the lower seam.',
];
const afterwards = [
  'Aircraft released after inspection by the operator’s engineer.',
  'Flight returned and landed without further incident.',
  'Next departure delayed by 25 minutes for the runway sweep.',
  'The grass along the runway was cut the same week.',
  'Photos were sent to the operator the same day.',
];
const measures = [
  'The patrol had dispersed a flock at the same place twenty minutes earlier, with two bangers and the siren.',
  'We ask for the drainage ditch at the threshold to be netted before the next migration: standing water has drawn gulls there since the culvert froze.',
  'A notice to pilots was issued for increased bird activity below 500 ft within 3 km of the threshold.',
  'The landfill operator was called again about uncovered waste; they promised to cover it by 16:00 every day.',
  'The wildlife team will patrol every 30 minutes from one hour before sunrise until the flocks have moved on.',
  'The engine was run up to 70% with no vibration; the operator nevertheless grounded the aircraft overnight and flew in a spare.',
];
