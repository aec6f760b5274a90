// The form "Runway inspection" and its rounds of the last months: several per day at each airport.
import { byHalfMonth, dateTimeAnswer, type Day, dayName, lastDays, moment } from '#server/demo/calendar.ts';
import type { Catalog } from '#server/demo/catalog.ts';
import {
  aggregation,
  ask,
  calculation,
  description,
  type FormPlan,
  header,
  photo,
  type RowPlan,
  type SheetPlan,
  type World,
} from '#server/demo/plan.ts';
import type { Random } from '#server/demo/random.ts';
import { type Airport, airports, officerOf, winter, apronOn } from './places.ts';

const surfaces = ['Dry', 'Wet', 'Standing water', 'Frost', 'Snow', 'Ice'] as const;
const debris = ['Stone', 'Metal part', 'Plastic or foil', 'Tyre rubber', 'Tool', 'Carcass', 'Gravel'];
const isSlippery = { in: [{ var: 'surface' }, ['Frost', 'Snow', 'Ice']] };
const foundDebris = { '==': [{ var: 'debris' }, true] };
const sawAnimals = { '==': [{ var: 'animals' }, true] };

/** The rounds of a day: kind, hour and probability. */
const rounds = [
  ['Dawn', 5.4, 0.97],
  ['Midday', 11.6, 0.85],
  ['Dusk', 17.3, 0.9],
  ['Night', 22.1, 0.3],
] as const;

/** State carried from round to round: the runway surface, and lamps that are out until they are replaced. */
type Conditions = { surface: (typeof surfaces)[number]; lampsOut: number };

/** The form with its sheets: one per airport and half month. */
export function inspections(world: World, catalog: Catalog): FormPlan {
  return {
    key: 'inspections',
    name: 'Runway inspection',
    description:
      'The round before the first movement, at midday, at dusk, and whenever the tower asks for one.',
    state: 'published',
    catalogTypes: [catalog.type('Airport'), catalog.type('Airfield area')],
    contextParts: [
      ask('airport', 'CATALOG_RADIO', 'Airport', { required: true, catalogType: catalog.type('Airport') }),
      ask('runway', 'TEXT', 'Runway', { required: true }),
      description('Keep to the **assigned frequency** and read back every clearance to enter the runway.'),
    ],
    rowParts: [
      ask('time', 'DATETIME', 'Time of the round', { required: true }),
      ask('round', 'RADIO', 'Round', {
        required: true,
        options: [...rounds.map(([name]) => name), 'On request'],
      }),
      ask('areas', 'CATALOG_CHECKBOX', 'Areas inspected', {
        required: true,
        catalogType: catalog.type('Airfield area'),
      }),
      header('Surface'),
      ask('surface', 'RADIO', 'Surface', { required: true, options: surfaces }),
      ask('depth', 'NUMERIC', 'Depth of contamination (mm)', { when: { '!=': [{ var: 'surface' }, 'Dry'] } }),
      ask('friction', 'MULTI_NUMERIC', 'Friction index of each third', { required: true, when: isSlippery }),
      calculation(
        'Lowest friction',
        { reduce: [{ var: 'friction' }, { min: [{ var: 'current' }, { var: 'accumulator' }] }, 1] },
        isSlippery,
      ),
      header('Lights'),
      ask('lamps', 'NUMERIC', 'Lamps out of order', { defaults: ['0'] }),
      aggregation('Most lamps out on this sheet', 'MAX', { var: 'lamps' }),
      header('Debris'),
      ask('debris', 'BOOLEAN', 'Debris found', { required: true }),
      ask('items', 'CHECKBOXES', 'What was found', { required: true, options: debris, when: foundDebris }),
      ask('photo', 'IMAGE', 'Photo of the debris', { when: foundDebris }),
      header('Wildlife'),
      ask('animals', 'BOOLEAN', 'Animals seen'),
      ask('seen', 'NUMERIC', 'How many', { required: true, when: sawAnimals }),
      ask('dispersal', 'CHECKBOXES', 'What was done', {
        options: ['Nothing', 'Siren', 'Bangers', 'Laser', 'Patrol with dog'],
        when: sawAnimals,
      }),
      ask('remarks', 'TEXT', 'Remarks'),
    ],
    alerts: [
      {
        name: 'Slippery runway',
        when: { some: [{ var: 'friction' }, { '<': [{ var: '' }, 0.25] }] },
        contacts: [world.person('manager')],
      },
      { name: 'Lamps out', when: { '>=': [{ var: 'lamps' }, 4] }, contacts: [world.person('manager')] },
      {
        name: 'Metal on the runway',
        when: { and: [foundDebris, { contains: [{ var: 'items' }, 'Metal part'] }] },
        contacts: [world.person('admin')],
      },
      {
        name: 'Flock near the runway',
        when: { and: [sawAnimals, { '>': [{ var: 'seen' }, 40] }] },
        contacts: [world.person('manager')],
      },
    ],
    corrections: {
      questionKey: 'lamps',
      share: 0.003,
      slip: (lamps) => lamps + 10,
      reasons: ['Miscounted', 'Lamps of the taxiway were counted too'],
    },
    widgets: [
      {
        key: 'animals-by-round',
        title: 'Animals seen by round',
        formula: { var: 'seen' },
        filter: sawAnimals,
        aggregation: 'SUM',
        groupBy: 'round',
      },
      {
        key: 'debris-rounds',
        title: 'Rounds with debris',
        formula: { var: 'lamps' },
        filter: foundDebris,
        aggregation: 'COUNT',
      },
    ],
    sheets: airports.flatMap((airport) => sheetsOf(airport, world, catalog)),
  };
}

function sheetsOf(airport: Airport, world: World, catalog: Catalog): SheetPlan[] {
  const random = world.random(`inspections/${airport.code}`);
  const conditions: Conditions = { surface: 'Dry', lampsOut: 0 };
  return byHalfMonth(lastDays(world.now, airport.timeZone)).flatMap((days, period) => {
    const [first] = days;
    if (first === undefined) return [];
    return {
      key: `${airport.code} ${first.year}-${first.month}-${first.day > 15 ? 2 : 1}`,
      name: `${airport.code} ${airport.runway}, from ${dayName(first)}`,
      user: world.person(officerOf(airport, period)),
      completed: !days.some(({ age }) => age === 0),
      context: { airport: catalog.path(airport.province, airport.name), runway: airport.runway },
      rows: days.flatMap((day) => roundsOf(day, airport, conditions, catalog, random)),
    };
  });
}

function roundsOf(
  day: Day,
  airport: Airport,
  conditions: Conditions,
  catalog: Catalog,
  random: Random,
): RowPlan[] {
  const made = rounds.filter(([, , certainty]) => random.chance(certainty));
  const onRequest = random.chance(0.07) ? [['On request', random.between(7, 20), 1] as const] : [];
  return [...made, ...onRequest].map(([round, hour]) => {
    changeConditions(conditions, day, airport, random);
    const at = moment(day, hour + random.between(-0.4, 0.5), airport.timeZone);
    return {
      at,
      answers: {
        time: dateTimeAnswer(at, airport.timeZone),
        round,
        ...answersOf(day, conditions, catalog, random),
      },
    };
  });
}

function changeConditions(conditions: Conditions, day: Day, { cold }: Airport, random: Random): void {
  if (random.chance(0.4)) {
    const freezing = cold * winter(day);
    conditions.surface = random.chance(freezing)
      ? random.weighted([
          ['Frost', 4],
          ['Snow', 5],
          ['Ice', 2],
        ])
      : random.weighted([
          ['Dry', 10],
          ['Wet', 4],
          ['Standing water', 1],
        ]);
  }
  if (random.chance(0.05)) conditions.lampsOut += random.int(1, 2);
  if (conditions.lampsOut > 2 && random.chance(0.25)) conditions.lampsOut = 0;
}

function answersOf(day: Day, { surface, lampsOut }: Conditions, catalog: Catalog, random: Random) {
  const area = (name: string) => catalog.path('Movement area', name);
  const around = (name: string) => catalog.path('Surroundings', name);
  const grip = { Frost: 0.45, Snow: 0.35, Ice: 0.27, Dry: 0.8, Wet: 0.6, 'Standing water': 0.5 }[surface];
  const hasAnimals = random.chance(0.12 + 0.15 * (1 - winter(day)));
  return {
    areas: [
      area('Runway'),
      ...(random.chance(0.8) ? [area('Taxiways')] : []),
      ...(random.chance(0.5) ? [area(apronOn(day))] : []),
      ...(random.chance(0.2) ? [around('Perimeter')] : []),
      ...(random.chance(0.1) ? [around('Drainage ditch')] : []),
    ],
    surface,
    depth: random.chance(0.7) ? random.int(1, surface === 'Snow' ? 40 : 5) : undefined,
    friction: Array.from({ length: 3 }, () => Math.max(0.08, random.normal(grip, 0.06)).toFixed(2)),
    lamps: random.chance(0.97) ? lampsOut : undefined,
    debris: random.chance(0.055),
    items: random.some(
      debris,
      random.weighted([
        [1, 6],
        [2, 2],
        [3, 1],
      ]),
    ),
    photo: random.chance(0.3) ? photo : undefined,
    animals: random.chance(0.95) ? hasAnimals : undefined,
    seen: Math.ceil(Math.exp(random.normal(1.9, 1.1))),
    dispersal: random.chance(0.8)
      ? random.some(['Siren', 'Bangers', 'Laser', 'Patrol with dog'], random.int(1, 2))
      : ['Nothing'],
    remarks: random.chance(0.12) ? random.pick(remarks) : undefined,
  };
}

const remarks = [
  'Works in progress at taxiway C, closed and lit.',
  'Sweeper ordered for the eastern third.',
  'Windsock torn, replaced.',
  'Tower informed; NOTAM issued.',
  'Grass above 20 cm along the northern edge.',
  'Second round after the sweep: clean.',
  'Fence lifted near gate 4, fixed provisionally with wire. Permanent repair is on the list for Thursday.',
  'Nothing unusual.',
];
