// The form "Metal detector check" and its checks of the last months: every line, every two hours of a shift.
import { byWeek, dateTimeAnswer, type Day, dayName, lastDays, moment } from '#server/demo/calendar.ts';
import type { Catalog } from '#server/demo/catalog.ts';
import {
  aggregation,
  ask,
  description,
  type Draft,
  type FormPlan,
  header,
  photo,
  type SheetPlan,
  signature,
  type World,
} from '#server/demo/plan.ts';
import type { Random } from '#server/demo/random.ts';
import { lines, timeZone } from './places.ts';

type Line = (typeof lines)[number];

const products: Readonly<Record<string, readonly string[]>> = {
  'Line 1 (soups)': [
    'Tomato soup 500 ml',
    'Wild rice soup 500 ml',
    'Beer cheese soup 350 ml',
    'Lentil soup 500 ml',
  ],
  'Line 2 (salads)': ['Caesar salad', 'Potato salad 1 lb', 'Coleslaw 1 lb', 'Crème fraîche dip'],
  'Line 3 (ready meals)': [
    'Walleye with dill',
    'Mac & cheese',
    'Chicken jalapeño bake',
    'Beef stew',
    'Vegan chili',
  ],
};
const pieces = [
  ['ferrous', 'Ferrous 1.5 mm rejected'],
  ['nonFerrous', 'Non-ferrous 2.0 mm rejected'],
  ['stainless', 'Stainless steel 2.5 mm rejected'],
] as const;
const hasMissed = { or: pieces.map(([key]) => ({ '==': [{ var: key }, false] })) };

/** The form with its sheets: one per line and week. */
export function metalDetectorChecks(world: World, catalog: Catalog): FormPlan {
  return {
    key: 'metal-detector',
    name: 'Metal detector check',
    description:
      'All three test pieces through the middle of the belt, every two hours and after each change of product.',
    state: 'published',
    catalogTypes: [catalog.type('Place')],
    contextParts: [
      ask('line', 'CATALOG_RADIO', 'Line', { required: true, catalogType: catalog.type('Place') }),
      ask('week', 'DATETIME', 'First day of the week', { required: true }),
    ],
    rowParts: [
      ask('time', 'DATETIME', 'Checked at', { required: true }),
      ask('product', 'RADIO', 'Product', { required: true, options: Object.values(products).flat() }),
      ask('batch', 'SCANNED_CODE', 'Batch'),
      header('Test pieces'),
      ...pieces.map(([key, text]) => ask(key, 'BOOLEAN', text, { required: true })),
      ask('signals', 'MULTI_NUMERIC', 'Signals of the three pieces'),
      ask('bin', 'BOOLEAN', 'Reject bin locked', { defaults: ['true'] }),
      ask('rejected', 'NUMERIC', 'Packs rejected since the last check', { defaults: ['0'] }),
      aggregation('Packs rejected on this sheet', 'SUM', { var: 'rejected' }),
      description(
        '**A missed piece stops the line.** Put everything since the last good check on hold.',
        hasMissed,
      ),
      ask('measures', 'CHECKBOXES', 'Measures', {
        required: true,
        options: ['Line stopped', 'Packs on hold', 'Detector adjusted', 'Technician called'],
        when: hasMissed,
      }),
      ask('hold', 'NUMERIC', 'Packs on hold', { when: hasMissed }),
      ask('photo', 'IMAGE', 'Photo of the display', { when: hasMissed }),
      ask('signature', 'SIGNATURE', 'Signature of the shift leader', { required: true, when: hasMissed }),
      ask('remarks', 'TEXT', 'Remarks'),
    ],
    alerts: [
      {
        name: 'Test piece missed',
        when: hasMissed,
        contacts: [world.person('manager'), world.person('reviewer')],
      },
      { name: 'Many rejects', when: { '>': [{ var: 'rejected' }, 8] }, contacts: [world.person('manager')] },
      {
        name: 'Reject bin not locked',
        when: { '==': [{ var: 'bin' }, false] },
        contacts: [world.person('manager')],
      },
    ],
    review: {
      reviewers: [world.person('reviewer'), world.person('manager')],
      approvals: ['Checked against the line log.', 'Fine.', 'Release of the batch confirmed.'],
      rejections: [
        'Batch code does not belong to this product.',
        'Number of packs on hold is missing in the stock list. Please count again.',
        'This check was made 40 minutes late. Please explain.',
      ],
    },
    corrections: {
      questionKey: 'rejected',
      share: 0.012,
      slip: (packs) => packs + 20,
      reasons: ['Counted the test packs too', 'Counter was not reset'],
    },
    widgets: [
      {
        key: 'rejected-by-product',
        title: 'Packs rejected by product',
        formula: { var: 'rejected' },
        aggregation: 'SUM',
        groupBy: 'product',
      },
    ],
    views: [{ name: 'To review', tab: 'data', review: 'PENDING' }],
    sheets: lines.flatMap((line) => sheetsOf(line, world, catalog)),
  };
}

function sheetsOf(line: Line, world: World, catalog: Catalog): SheetPlan[] {
  const random = world.random(`metal detector/${line.name}`);
  return byWeek(lastDays(world.now, timeZone)).flatMap((days) => {
    const [first] = days;
    if (first === undefined) return [];
    const worked = days.filter(({ weekday }) => weekday > 0 && (weekday < 6 || random.chance(0.25)));
    return {
      key: `${line.name} ${first.year}-${first.month}-${first.day}`,
      name: `${line.name}, week of ${dayName(first)}`,
      user: world.person(line.operator),
      completed: !days.some(({ age }) => age === 0),
      context: {
        line: catalog.path(line.site, line.name),
        week: dateTimeAnswer(moment(first, 0, timeZone), timeZone),
      },
      rows: worked.flatMap((day) => checksOf(day, line, random)),
    };
  });
}

function checksOf(day: Day, line: Line, random: Random) {
  let product = random.pick(products[line.name] ?? []);
  return [6.1, 8.1, 10.1, 13.1]
    .filter(() => random.chance(0.96))
    .map((hour) => {
      if (random.chance(0.3)) product = random.pick(products[line.name] ?? []);
      const at = moment(day, random.normal(hour, 0.12), timeZone);
      return { at, answers: { time: dateTimeAnswer(at, timeZone), product, ...answersOf(day, random) } };
    });
}

function answersOf(day: Day, random: Random): Draft {
  const finds = (certainty: number) => random.chance(certainty);
  const batch = `${day.year % 100}${String(day.month).padStart(2, '0')}${String(day.day).padStart(2, '0')}-${random.int(1, 6)}`;
  return {
    batch: random.chance(0.94) ? `LF${batch}` : undefined,
    ferrous: finds(0.996),
    nonFerrous: finds(0.993),
    stainless: finds(0.982),
    signals: random.chance(0.5) ? [random.int(70, 99), random.int(60, 92), random.int(48, 84)] : undefined,
    bin: random.chance(0.9) ? !random.chance(0.006) : undefined,
    rejected: random.chance(0.97) ? (random.chance(0.02) ? random.int(9, 30) : random.count(0.7)) : undefined,
    measures: [
      'Line stopped',
      ...random.some(['Packs on hold', 'Detector adjusted', 'Technician called'], random.int(1, 3)),
    ],
    hold: random.chance(0.9) ? random.int(4, 160) * 12 : undefined,
    photo: random.chance(0.6) ? photo : undefined,
    signature,
    remarks: random.chance(0.07) ? random.pick(remarks) : undefined,
  };
}

const remarks = [
  'Belt cleaned before the check.',
  'Check after the change of product.',
  'Sensitivity raised by two steps for the wet product.',
  'New test wand, old one is worn.',
  'Three rejects in a row, all from one tray: a staple from the carton of the supplier. Tray and carton kept for the complaint.',
];
