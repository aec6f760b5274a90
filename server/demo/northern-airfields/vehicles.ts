// The form "Vehicle check" and its checks of the last months: every vehicle, before the shift.
import { byMonth, dateTimeAnswer, type Day, lastDays, moment, monthName } from '#server/demo/calendar.ts';
import {
  ask,
  calculation,
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

type Vehicle = {
  code: string;
  kind: string;
  driver: string;
  odometer: number;
  tyrePressure: number;
  leaks?: true;
};

const kinds = ['Fire truck', 'Runway sweeper', 'Snow plough', 'Tug', 'Fuel truck', 'Patrol car'];
const vehicles: readonly Vehicle[] = [
  { code: 'NA-FT-01', kind: 'Fire truck', driver: 'dan.lefebvre', odometer: 18_420, tyrePressure: 830 },
  { code: 'NA-FT-02', kind: 'Fire truck', driver: 'joel.mackenzie', odometer: 31_077, tyrePressure: 830 },
  { code: 'NA-SW-01', kind: 'Runway sweeper', driver: 'user', odometer: 9_312, tyrePressure: 760 },
  { code: 'NA-SP-01', kind: 'Snow plough', driver: 'user', odometer: 22_845, tyrePressure: 790 },
  {
    code: 'NA-SP-02',
    kind: 'Snow plough',
    driver: 'tom.wiebe',
    odometer: 40_166,
    tyrePressure: 790,
    leaks: true,
  },
  { code: 'NA-TG-01', kind: 'Tug', driver: 'amélie.gagnon', odometer: 6_590, tyrePressure: 690 },
  { code: 'NA-TG-02', kind: 'Tug', driver: 'lucy.tootoo', odometer: 7_204, tyrePressure: 690 },
  { code: 'NA-FU-01', kind: 'Fuel truck', driver: 'dan.lefebvre', odometer: 52_918, tyrePressure: 760 },
  { code: 'NA-PC-01', kind: 'Patrol car', driver: 'sarah.okpik', odometer: 88_340, tyrePressure: 240 },
  { code: 'NA-FU-02', kind: 'Fuel truck', driver: 'tom.wiebe', odometer: 12_083, tyrePressure: 760 },
  { code: 'NA-PC-02', kind: 'Patrol car', driver: 'user', odometer: 61_725, tyrePressure: 240 },
  { code: 'NA-PC-03', kind: 'Patrol car', driver: 'joel.mackenzie', odometer: 4_110, tyrePressure: 240 },
];

const timeZone = 'America/Winnipeg';
const isUnfit = { '==': [{ var: 'fit' }, false] };
const defects = [
  'Beacon',
  'Headlights',
  'Radio',
  'Brakes',
  'Tyre',
  'Hydraulics',
  'Windshield',
  'Engine',
  'Extinguisher',
];

/** The form with its sheets: one per vehicle and month. */
export function vehicleChecks(world: World): FormPlan {
  return {
    key: 'vehicles',
    name: 'Vehicle check',
    description: 'Before the first drive of the day. A vehicle that is not fit stays in the garage.',
    state: 'published',
    contextParts: [
      ask('code', 'SCANNED_CODE', 'Code of the vehicle', { required: true }),
      ask('kind', 'RADIO', 'Kind of vehicle', { required: true, options: kinds }),
      ask('target', 'NUMERIC', 'Tyre pressure to have (kPa)', { required: true }),
    ],
    rowParts: [
      ask('time', 'DATETIME', 'Time of the check', { required: true }),
      ask('odometer', 'NUMERIC', 'Odometer (km)', { required: true }),
      ask('fuel', 'NUMERIC', 'Fuel (%)'),
      ask('tyres', 'MULTI_NUMERIC', 'Tyre pressures (kPa)', { required: true }),
      calculation('Tyre pressure missing (kPa)', {
        '-': [
          { var: 'target' },
          { reduce: [{ var: 'tyres' }, { min: [{ var: 'current' }, { var: 'accumulator' }] }, 9_999] },
        ],
      }),
      ask('beacon', 'BOOLEAN', 'Beacon and lights work', { required: true }),
      ask('radio', 'BOOLEAN', 'Radio check with the tower', { defaults: ['true'] }),
      header('Result'),
      ask('defects', 'CHECKBOXES', 'Defects', { options: defects }),
      ask('fit', 'BOOLEAN', 'Fit for use', { required: true }),
      description('Hang the **red tag** on the steering wheel and hand the key in.', isUnfit),
      ask('problem', 'TEXT', 'What is wrong', { required: true, when: isUnfit }),
      ask('photo', 'IMAGE', 'Photo of the defect', { when: isUnfit }),
      ask('signature', 'SIGNATURE', 'Signature of the driver', { required: true, when: isUnfit }),
    ],
    alerts: [
      { name: 'Vehicle not fit', when: isUnfit, contacts: [world.person('manager')] },
      {
        name: 'Tyre loses air',
        when: {
          '<': [
            { reduce: [{ var: 'tyres' }, { min: [{ var: 'current' }, { var: 'accumulator' }] }, 9_999] },
            { '*': [{ var: 'target' }, 0.9] },
          ],
        },
        contacts: [world.person('manager')],
      },
      {
        name: 'Nearly empty',
        when: { and: [{ answered: { var: 'fuel' } }, { '<': [{ var: 'fuel' }, 12] }] },
        contacts: [],
      },
    ],
    corrections: {
      questionKey: 'odometer',
      share: 0.008,
      slip: (kilometres) => kilometres * 10,
      reasons: ['One digit too many', 'Typing error'],
    },
    widgets: [
      {
        key: 'unfit',
        title: 'Checks of vehicles not fit',
        formula: { var: 'odometer' },
        filter: isUnfit,
        aggregation: 'COUNT',
      },
    ],
    sheets: vehicles.flatMap((vehicle) => sheetsOf(vehicle, world)),
  };
}

function sheetsOf(vehicle: Vehicle, world: World): SheetPlan[] {
  const random = world.random(`vehicles/${vehicle.code}`);
  const state: State = { odometer: vehicle.odometer, fuel: 80, airLost: 0 };
  return byMonth(lastDays(world.now, timeZone)).flatMap((days) => {
    const [first] = days;
    if (first === undefined) return [];
    const driven = days.filter(({ weekday }) => random.chance(weekday % 6 === 0 ? 0.6 : 0.94));
    return {
      key: `${vehicle.code} ${first.year}-${first.month}`,
      name: `${vehicle.code} ${vehicle.kind}, ${monthName(first)}`,
      user: world.person(vehicle.driver),
      completed: !days.some(({ age }) => age === 0),
      context: { code: vehicle.code, kind: vehicle.kind, target: vehicle.tyrePressure },
      rows: driven.map((day) => {
        const at = moment(day, random.normal(6.2, 0.4), timeZone);
        return {
          at,
          answers: { time: dateTimeAnswer(at, timeZone), ...answersOf(vehicle, state, day, random) },
        };
      }),
    };
  });
}

/** State carried from check to check. */
type State = { odometer: number; fuel: number; airLost: number };

function answersOf(vehicle: Vehicle, state: State, day: Day, random: Random): Draft {
  state.odometer += random.int(4, vehicle.kind === 'Patrol car' ? 90 : 30);
  state.fuel = state.fuel < 20 && random.chance(0.8) ? 100 : Math.max(3, state.fuel - random.int(3, 14));
  // The leaking vehicle loses air for weeks, until somebody inflates its tyres.
  state.airLost =
    state.airLost > 110 && random.chance(0.3) ? 0 : state.airLost + (vehicle.leaks ? random.int(0, 9) : 0);
  const cold = day.month < 4 || day.month > 10 ? 0.97 : 1;
  const tyres = Array.from({ length: 4 }, (_, wheel) =>
    Math.round(
      random.normal(vehicle.tyrePressure * cold, vehicle.tyrePressure * 0.012) -
        (wheel === 2 ? state.airLost : 0),
    ),
  );
  const isFit = !random.chance(0.024);
  const found = isFit
    ? random.chance(0.06)
      ? random.some(defects, 1)
      : []
    : random.some(defects, random.int(1, 3));
  return {
    odometer: state.odometer,
    fuel: random.chance(0.96) ? state.fuel : undefined,
    tyres,
    beacon: !found.includes('Beacon'),
    radio: random.chance(0.9) ? !found.includes('Radio') : undefined,
    defects: found,
    fit: isFit,
    problem: `${found.join(', ')}: ${random.pick(problems)}`,
    photo: random.chance(0.7) ? photo : undefined,
    signature,
  };
}

const problems = [
  'towed to the garage, part ordered.',
  'does not work at all since this morning.',
  'leaks; a puddle under the vehicle.',
  'warning lamp stays on after the start.',
  'cracked, was reported last week already.',
];
