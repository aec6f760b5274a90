// The form "Fridge temperatures" and its readings of the last months: every fridge, each morning and afternoon.
import {
  byMonth,
  dateTimeAnswer,
  type Day,
  historyDays,
  lastDays,
  moment,
  monthName,
} from '#server/demo/calendar.ts';
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
import { type Fridge, fridges, timeZone } from './places.ts';

const actions = [
  'Door closed',
  'Goods moved',
  'Thermostat turned down',
  'Engineer called',
  'Goods thrown away',
];
const isWarm = { '>': [{ var: 'temperature' }, 5] };

/** The form with its sheets: one per fridge and month. */
export function fridgeTemperatures(world: World, catalog: Catalog): FormPlan {
  const highestProbe = {
    reduce: [{ var: 'probes' }, { max: [{ var: 'current' }, { var: 'accumulator' }] }, -40],
  };
  const lowestProbe = {
    reduce: [{ var: 'probes' }, { min: [{ var: 'current' }, { var: 'accumulator' }] }, 40],
  };
  return {
    key: 'fridges',
    name: 'Fridge temperatures',
    description: 'Twice a day. The limit is 5 °C; above it, say what was done.',
    state: 'published',
    catalogTypes: [catalog.type('Site')],
    contextParts: [
      ask('site', 'CATALOG_RADIO', 'Site', { required: true, catalogType: catalog.type('Site') }),
      ask('fridge', 'SCANNED_CODE', 'Code of the fridge', { required: true }),
      ask('room', 'TEXT', 'Room'),
    ],
    rowParts: [
      description('Read the display **before** you open the door.'),
      ask('time', 'DATETIME', 'Read at', { required: true }),
      ask('temperature', 'NUMERIC', 'Temperature (°C)', { required: true }),
      aggregation('Average on this sheet (°C)', 'AVG', { var: 'temperature' }),
      ask('probes', 'MULTI_NUMERIC', 'Probes: top, middle, bottom (°C)'),
      calculation(
        'Spread of the probes (°C)',
        { '-': [highestProbe, lowestProbe] },
        { answered: { var: 'probes' } },
      ),
      ask('door', 'BOOLEAN', 'Door closes tightly', { defaults: ['true'] }),
      header('Too warm'),
      ask('actions', 'CHECKBOXES', 'What was done', { required: true, options: actions, when: isWarm }),
      ask('explanation', 'TEXT', 'Explanation', { when: isWarm }),
      ask('photo', 'IMAGE', 'Photo of the display', { when: { '>': [{ var: 'temperature' }, 7] } }),
    ],
    alerts: [
      { name: 'Above 5 °C', when: isWarm, contacts: [world.person('manager')] },
      {
        name: 'Above 8 °C: goods at risk',
        when: { '>': [{ var: 'temperature' }, 8] },
        contacts: [world.person('manager'), world.person('admin')],
      },
      { name: 'Freezing', when: { '<': [{ var: 'temperature' }, 0] }, contacts: [] },
      {
        name: 'Door does not close',
        when: { '==': [{ var: 'door' }, false] },
        contacts: [world.person('manager')],
      },
    ],
    corrections: {
      questionKey: 'temperature',
      share: 0.004,
      slip: (degrees) => Math.round(degrees * 100) / 10,
      reasons: ['Decimal point forgotten', 'Typing error', 'Read off the neighbour’s display'],
    },
    widgets: [
      {
        key: 'average',
        title: 'Average temperature (°C)',
        formula: { var: 'temperature' },
        aggregation: 'AVG',
      },
      {
        key: 'warm',
        title: 'Readings above 5 °C',
        formula: { var: 'temperature' },
        filter: isWarm,
        aggregation: 'COUNT',
      },
    ],
    sheets: fridges.flatMap((fridge) => sheetsOf(fridge, world, catalog)),
  };
}

function sheetsOf(fridge: Fridge, world: World, catalog: Catalog): SheetPlan[] {
  const random = world.random(`fridges/${fridge.code}`);
  const drift = { now: 0 };
  return byMonth(lastDays(world.now, timeZone)).flatMap((days) => {
    const [first] = days;
    if (first === undefined) return [];
    return {
      key: `${fridge.code} ${first.year}-${first.month}`,
      name: `${fridge.code} ${fridge.room}, ${monthName(first)}`,
      user: world.person(fridge.keeper),
      completed: !days.some(({ age }) => age === 0),
      context: { site: catalog.path(fridge.site), fridge: fridge.code, room: fridge.room },
      rows: days.flatMap((day) => readingsOf(day, fridge, drift, random)),
    };
  });
}

function readingsOf(day: Day, fridge: Fridge, drift: { now: number }, random: Random): RowPlan[] {
  // Occasionally a round is forgotten.
  return [6.8, 15.2]
    .filter(() => random.chance(0.97))
    .map((hour) => {
      const at = moment(day, random.normal(hour, 0.35), timeZone);
      // A random drift that decays towards zero; afternoons are warmer, summers slightly.
      drift.now = drift.now * 0.93 + random.normal(0, 0.12);
      const season = day.month > 5 && day.month < 9 ? 0.25 : 0;
      const doorLeftOpen = random.chance(0.012) ? random.between(1.8, 5.5) : 0;
      const trouble = troubleOf(day, fridge, random);
      const warmer = season + (hour > 12 ? 0.3 : 0) + doorLeftOpen + trouble;
      const temperature = fridge.target + drift.now + warmer + random.normal(0, 0.18);
      return {
        at,
        answers: { time: dateTimeAnswer(at, timeZone), ...answersOf(temperature, trouble > 1, random) },
      };
    });
}

/** How much a defect warms the fridge, in °C. */
function troubleOf({ age }: Day, { trouble }: Fridge, random: Random): number {
  // The compressor fails four weeks ago, is patched after two, and fails again last week.
  if (trouble === 'failing' && age <= 30)
    return age > 16 ? (30 - age) * 0.5 : age > 9 ? 0.4 : (10 - age) * 0.7;
  const leaks = trouble === 'leaking' && age > historyDays / 2 && age < historyDays / 2 + 25;
  return leaks && random.chance(0.5) ? random.between(0.6, 2.8) : 0;
}

function answersOf(measured: number, isInvalid: boolean, random: Random) {
  const temperature = Math.round(measured * 10) / 10;
  const probe = (offset: number) => (temperature + offset + random.normal(0, 0.2)).toFixed(1);
  return {
    temperature,
    probes: random.chance(0.35) ? [probe(0.5), probe(0), probe(-0.4)] : undefined,
    door: random.chance(0.92) ? !(isInvalid ? random.chance(0.3) : random.chance(0.003)) : undefined,
    actions: isInvalid ? random.some(actions, random.int(1, 3)) : ['Door closed'],
    explanation: random.chance(0.7) ? random.pick(isInvalid ? issues : lapses) : undefined,
    photo: random.chance(0.7) ? photo : undefined,
  };
}

const lapses = [
  'Door was open during the delivery, closed at once.',
  'Warm goods had just been put in. 3.9 °C one hour later.',
  'Door held open with a crate. Talked to the night shift about it.',
  'Defrosting.',
];
const issues = [
  'Compressor runs without a break. Engineer called, ticket LF-2291.',
  'Engineer was here: refrigerant refilled, to be watched.',
  'Door seal torn in the lower corner; taped until the part comes.',
  'Everything moved to the neighbouring fridge except the drinks.',
  'The compressor starts, hums for about a minute and trips the breaker. We have now reset it four times this week. The engineer says that the start capacitor was replaced in spring and should not fail again so soon, so he suspects the windings and has ordered a compressor; delivery takes eight working days. Until then the fridge is used for drinks and vegetables only, and the readings are taken every two hours on paper beside these. Dairy of the batches 4471 to 4483 was above 8 °C for more than four hours and has been thrown away: 38 kg, see the waste list.',
];
