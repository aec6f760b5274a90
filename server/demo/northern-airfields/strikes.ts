// The form "Wildlife strikes" and its strikes of the last months.
import { byMonth, dateTimeAnswer, type Day, lastDays, moment, monthName } from '#server/demo/calendar.ts';
import type { Catalog } from '#server/demo/catalog.ts';
import {
  aggregation,
  ask,
  calculation,
  description,
  type Draft,
  type FormPlan,
  header,
  photo,
  type RowPlan,
  type SheetPlan,
  signature,
  type World,
} from '#server/demo/plan.ts';
import type { Random } from '#server/demo/random.ts';
import { airports, type Airport, officerOf } from './places.ts';
import { accountOf } from './strike-texts.ts';
import { monthlyRate, type Species, species, speciesOf, strikeHour } from './wildlife.ts';

const sizes = ['Small', 'Medium', 'Large'] as const;
const phases = ['Parked', 'Taxi', 'Take-off run', 'Climb', 'En route', 'Approach', 'Landing roll'] as const;
const parts = [
  'Radome',
  'Windshield',
  'Engine 1',
  'Engine 2',
  'Propeller',
  'Wing',
  'Landing gear',
  'Tail',
  'Lights',
];
const aircraft = [
  'Dash 8-300',
  'ATR 72-600',
  'Boeing 737-800',
  'Beech 1900D',
  'King Air 200',
  'Cessna 208',
  'Cessna 172',
];
const operators = ['Aurora Air', 'Boreal Connect', 'Polar Freight', 'Medevac North', 'Private'];
const isDamaged = { '!=': [{ var: 'damage' }, 'None'] };

/** The form with its sheets: one per airport and month. */
export function strikes(world: World, catalog: Catalog): FormPlan {
  return {
    key: 'strikes',
    name: 'Wildlife strikes',
    description: 'Every collision of an aircraft with an animal, and every carcass found on a runway.',
    state: 'published',
    catalogTypes: [catalog.type('Airport')],
    contextParts: [
      ask('airport', 'CATALOG_RADIO', 'Airport', { required: true, catalogType: catalog.type('Airport') }),
      ask('runway', 'TEXT', 'Main runway'),
    ],
    rowParts: [
      header('The strike'),
      ask('time', 'DATETIME', 'Time of the strike', { required: true }),
      ask('phase', 'RADIO', 'Phase of flight', { required: true, options: phases }),
      ask('height', 'NUMERIC', 'Height above ground (ft)', {
        when: { in: [{ var: 'phase' }, ['Climb', 'En route', 'Approach']] },
      }),
      ask('speed', 'NUMERIC', 'Speed (knots)'),
      header('The animal'),
      ask('species', 'RADIO', 'Species', { required: true, options: species.map(({ name }) => name) }),
      ask('unknown', 'TEXT', 'Describe the animal', { when: { '==': [{ var: 'species' }, 'Unknown'] } }),
      ask('size', 'RADIO', 'Size', { required: true, options: sizes }),
      ask('count', 'NUMERIC', 'Number struck', { required: true }),
      aggregation('Animals struck on this sheet', 'SUM', { var: 'count' }),
      ask('remains', 'BOOLEAN', 'Remains found'),
      ask('sample', 'SCANNED_CODE', 'Code of the sample bag', { when: { '==': [{ var: 'remains' }, true] } }),
      header('The aircraft'),
      ask('aircraft', 'RADIO', 'Aircraft', { options: aircraft }),
      ask('registration', 'TEXT', 'Registration'),
      ask('operator', 'RADIO', 'Operator', { options: operators }),
      ask('damage', 'RADIO', 'Damage', { required: true, options: ['None', 'Minor', 'Substantial'] }),
      description(
        '**Damage** is reported to the operator the same day. Photograph it before anybody cleans it.',
        isDamaged,
      ),
      ask('parts', 'CHECKBOXES', 'Parts struck', { required: true, options: parts, when: isDamaged }),
      ask('repair', 'NUMERIC', 'Repair cost (CAD)', { when: isDamaged }),
      ask('delay', 'NUMERIC', 'Cost of the delay (CAD)', { when: isDamaged }),
      calculation('Cost in all (CAD)', {
        '+': [
          { if: [{ answered: { var: 'repair' } }, { var: 'repair' }, 0] },
          { if: [{ answered: { var: 'delay' } }, { var: 'delay' }, 0] },
        ],
      }),
      ask('photo', 'IMAGE', 'Photo'),
      ask('account', 'TEXT', 'What happened'),
      ask('signature', 'SIGNATURE', 'Signature of the officer', { required: true, when: isDamaged }),
    ],
    alerts: [
      {
        name: 'Substantial damage',
        when: { '==': [{ var: 'damage' }, 'Substantial'] },
        contacts: [world.person('manager'), world.person('admin')],
      },
      { name: 'Flock strike', when: { '>=': [{ var: 'count' }, 5] }, contacts: [world.person('manager')] },
      {
        name: 'Large animal at speed',
        when: { and: [{ '==': [{ var: 'size' }, 'Large'] }, { '>': [{ var: 'speed' }, 120] }] },
        contacts: [],
      },
      {
        name: 'Costly strike',
        when: { '>': [{ var: 'repair' }, 100_000] },
        contacts: [world.person('admin')],
      },
    ],
    launches: [
      {
        name: 'Inspect the runway',
        description: 'Remains or broken parts may lie on the runway: inspect it before the next movement.',
        formKey: 'inspections',
        when: { or: [isDamaged, { in: [{ var: 'phase' }, ['Take-off run', 'Landing roll']] }] },
      },
    ],
    completionContacts: [world.person('manager')],
    review: {
      reviewers: [world.person('reviewer'), world.person('manager')],
      approvals: [
        'Thank you, complete.',
        'Matches the tower log.',
        'Species confirmed by the lab.',
        'Good photos.',
      ],
      rejections: [
        'The time does not match the tower log. Please check.',
        'The registration is wrong: this aircraft was in Edmonton that day.',
        'Reported twice. Please see the entry of the same morning.',
        'The size does not fit the species.',
      ],
    },
    corrections: {
      questionKey: 'count',
      share: 0.02,
      slip: (count) => count * 11,
      reasons: [
        'Typing error',
        'Corrected after a call with the officer',
        'Wrong number in the radio message',
      ],
    },
    widgets: [
      {
        key: 'cost-by-species',
        title: 'Repair cost by species (CAD)',
        formula: { var: 'repair' },
        filter: isDamaged,
        aggregation: 'SUM',
        groupBy: 'species',
      },
      {
        key: 'damaging',
        title: 'Strikes with damage',
        formula: { var: 'count' },
        filter: isDamaged,
        aggregation: 'COUNT',
      },
      {
        key: 'cost',
        title: 'Repair cost (CAD)',
        formula: { var: 'repair' },
        filter: isDamaged,
        aggregation: 'SUM',
      },
    ],
    views: [
      { name: 'To review', tab: 'data', review: 'PENDING' },
      { name: 'Rejected', tab: 'data', review: 'REJECTED' },
    ],
    sheets: airports.flatMap((airport) => sheetsOf(airport, world, catalog)),
  };
}

function sheetsOf(airport: Airport, world: World, catalog: Catalog): SheetPlan[] {
  const random = world.random(`strikes/${airport.code}`);
  return byMonth(lastDays(world.now, airport.timeZone)).flatMap((days, month) => {
    const [first] = days;
    if (first === undefined) return [];
    return {
      key: `${airport.code} ${first.year}-${first.month}`,
      name: `${airport.name} ${airport.code}, ${monthName(first)}`,
      user: world.person(officerOf(airport, month)),
      completed: !days.some(({ age }) => age === 0),
      context: { airport: catalog.path(airport.province, airport.name), runway: airport.runway },
      rows: days.flatMap((day) => rowsOf(day, airport, random)),
    };
  });
}

function rowsOf(day: Day, airport: Airport, random: Random): RowPlan[] {
  return Array.from({ length: random.count(airport.strikes * monthlyRate(day)) }, () => {
    const struck = moment(day, strikeHour(random), airport.timeZone);
    const reported = struck + random.int(5, 100) * 60_000;
    return {
      at: reported,
      answers: {
        time: dateTimeAnswer(struck, airport.timeZone),
        ...answersOf(speciesOf(day, random), random),
      },
    };
  });
}

function answersOf(animal: Species, random: Random): Draft {
  const phase = animal.onGround
    ? random.pick(['Taxi', 'Take-off run', 'Landing roll'] as const)
    : random.weighted<(typeof phases)[number]>([
        ['Approach', 36],
        ['Landing roll', 22],
        ['Take-off run', 20],
        ['Climb', 15],
        ['En route', 4],
        ['Taxi', 3],
      ]);
  const count = random.chance(0.22) ? random.int(1, animal.flock) : 1;
  const harm = { Small: 0.03, Medium: 0.13, Large: 0.38 }[animal.size];
  const damage = !random.chance(harm) ? 'None' : random.chance(0.22) ? 'Substantial' : 'Minor';
  const type = random.pick(aircraft);
  const strike = { species: animal, count, phase, damage, aircraft: type };
  return {
    phase,
    height: random.chance(0.85)
      ? Math.round(random.between(1, phase === 'En route' ? 80 : 25)) * 50
      : undefined,
    speed: random.chance(0.7) ? speedIn(phase, random) : undefined,
    species: animal.name,
    unknown: random.pick(['Small dark bird, in a group', 'Only a smear was left', 'Brown, size of a thrush']),
    size: animal.size,
    count,
    remains: random.chance(0.9) ? random.chance(0.55) : undefined,
    sample: `NA-${random.int(10_000, 99_999)}`,
    aircraft: random.chance(0.93) ? type : undefined,
    registration: random.chance(0.8) ? registration(random) : undefined,
    operator: random.weighted(operators.map((operator, index) => [operator, 5 - index])),
    damage,
    parts: random.some(parts, damage === 'Minor' ? random.int(1, 2) : random.int(2, 4)),
    repair: random.chance(0.8) ? costOf(damage, random) : undefined,
    delay: random.chance(0.5) ? costOf('Minor', random) : undefined,
    photo: random.chance(damage === 'None' ? 0.05 : 0.45) ? photo : undefined,
    account: accountOf(strike, random),
    signature,
  };
}

function speedIn(phase: (typeof phases)[number], random: Random): number {
  const [low, high] = {
    Parked: [0, 0],
    Taxi: [10, 25],
    'Take-off run': [60, 140],
    Climb: [110, 180],
    'En route': [180, 280],
    Approach: [100, 160],
    'Landing roll': [40, 130],
  }[phase];
  return random.int(low ?? 0, high ?? 0);
}

function costOf(damage: string, random: Random): number {
  const typical = damage === 'Substantial' ? 140_000 : 4_500;
  return Math.round((typical * Math.exp(random.normal(0, 0.9))) / 50) * 50;
}

function registration(random: Random): string {
  const letter = () => String.fromCharCode(65 + random.int(0, 25));
  return `C-${random.pick(['F', 'G'])}${letter()}${letter()}${letter()}`;
}
