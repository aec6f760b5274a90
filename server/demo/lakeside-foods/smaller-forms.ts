// The forms besides the three large ones: one that only Quality can see, a draft and an archived one.
import { byMonth, dateTimeAnswer, type Day, lastDays, moment, monthName } from '#server/demo/calendar.ts';
import { ask, calculation, type FormPlan, header, photo, type World } from '#server/demo/plan.ts';
import { timeZone } from './places.ts';

const suppliers = [
  'Badger Dairy',
  'Fox River Produce',
  'Superior Fish Co.',
  'Door County Orchards',
  'Prairie Grain',
];
const flaws = ['Too warm', 'Damaged packing', 'Short shelf life', 'Foreign body', 'Wrong label', 'Quantity'];

/** Visible to Quality only. */
export function supplierComplaints(world: World): FormPlan {
  const random = world.random('complaints');
  return {
    key: 'complaints',
    name: 'Supplier complaint',
    description: 'What was wrong with a delivery, for the supplier’s file.',
    state: 'published',
    groups: [world.group('Quality')],
    contextParts: [ask('quarter', 'TEXT', 'File', { required: true })],
    rowParts: [
      ask('time', 'DATETIME', 'Delivered at', { required: true }),
      ask('supplier', 'RADIO', 'Supplier', { required: true, options: suppliers }),
      ask('flaws', 'CHECKBOXES', 'What was wrong', { required: true, options: flaws }),
      ask('temperature', 'NUMERIC', 'Temperature on arrival (°C)', {
        when: { contains: [{ var: 'flaws' }, 'Too warm'] },
      }),
      ask('refused', 'BOOLEAN', 'Delivery refused', { required: true }),
      ask('value', 'NUMERIC', 'Value of the goods (USD)'),
      ask('photo', 'IMAGE', 'Photo'),
      ask('text', 'TEXT', 'Letter to the supplier'),
    ],
    alerts: [
      {
        name: 'Delivery refused',
        when: { '==': [{ var: 'refused' }, true] },
        contacts: [world.person('manager')],
      },
    ],
    sheets: byMonth(lastDays(world.now, timeZone)).flatMap((days) => {
      const [first] = days;
      if (first === undefined) return [];
      return {
        key: `${first.year}-${first.month}`,
        name: `Complaints, ${monthName(first)}`,
        user: world.person('grace.olson'),
        completed: !days.some(({ age }) => age === 0),
        context: { quarter: `SC-${first.year}-${first.month}` },
        rows: days
          .filter(({ weekday }) => weekday > 0 && random.chance(0.35))
          .map((day) => {
            const at = moment(day, random.between(5, 11), timeZone);
            return {
              at,
              answers: {
                time: dateTimeAnswer(at, timeZone),
                supplier: random.pick(suppliers),
                flaws: random.some(flaws, random.int(1, 2)),
                temperature: Math.round(random.between(6, 14) * 10) / 10,
                refused: random.chance(0.25),
                value: random.chance(0.8) ? random.int(40, 2_600) : undefined,
                photo: random.chance(0.4) ? photo : undefined,
                text: random.chance(0.5) ? random.pick(letters) : undefined,
              },
            };
          }),
      };
    }),
  };
}

const letters = [
  'Please send a credit note.',
  'Three of twelve crates had a torn lid.',
  'This is the second delivery in a month that arrived above 7 °C. The driver told our receiving clerk that the cooling of the trailer had been off since the last stop, and that he had reported it to your dispatch. We refuse goods above 7 °C by contract, section 4, and ask for a written statement of what you will change.',
];

/** Not published yet; a tester is trying it out. */
export function allergenDraft(world: World): FormPlan {
  const allergens = ['Milk', 'Egg', 'Fish', 'Wheat', 'Soy', 'Nuts', 'Celery'];
  return {
    key: 'allergens',
    name: 'Allergen changeover',
    description: 'Draft: cleaning between products with different allergens.',
    state: 'draft',
    testers: [world.person('user')],
    contextParts: [ask('line', 'TEXT', 'Line', { required: true })],
    rowParts: [
      header('Changeover'),
      ask('time', 'DATETIME', 'Time', { required: true }),
      ask('before', 'CHECKBOXES', 'Allergens before', { required: true, options: allergens }),
      ask('after', 'CHECKBOXES', 'Allergens after', { options: allergens }),
      ask('minutes', 'NUMERIC', 'Minutes of cleaning', { required: true }),
      ask('swab', 'BOOLEAN', 'Allergen swab negative', { required: true }),
      calculation('Hours of cleaning', { '/': [{ var: 'minutes' }, 60] }),
    ],
    alerts: [
      {
        name: 'Swab positive',
        when: { '==': [{ var: 'swab' }, false] },
        contacts: [world.person('manager')],
      },
    ],
    sheets: [
      {
        key: 'test',
        name: 'Trying it out',
        user: world.person('user'),
        completed: false,
        context: { line: 'Line 1' },
        rows: lastDays(world.now, timeZone, 6)
          .slice(0, 4)
          .map((day, index) => {
            const at = moment(day, 12.5, timeZone);
            const answers = {
              before: ['Milk', 'Wheat'],
              after: ['Soy'],
              minutes: 25 + index * 10,
              swab: index !== 1,
            };
            return { at, answers: { time: dateTimeAnswer(at, timeZone), ...answers } };
          }),
      },
    ],
  };
}

/** Archived. */
export function deliveryTemperatures(world: World): FormPlan {
  const random = world.random('deliveries');
  const isOver = ({ age, weekday }: Day) => age > 100 && weekday > 0 && weekday < 6;
  return {
    key: 'deliveries',
    name: 'Delivery temperatures (old form)',
    description: 'Replaced by the supplier complaint: only what is wrong is written down now.',
    state: 'archived',
    contextParts: [ask('gate', 'TEXT', 'Gate', { required: true })],
    rowParts: [
      ask('time', 'DATETIME', 'Time', { required: true }),
      ask('supplier', 'RADIO', 'Supplier', { required: true, options: suppliers }),
      ask('temperature', 'NUMERIC', 'Temperature (°C)', { required: true }),
    ],
    alerts: [{ name: 'Above 7 °C', when: { '>': [{ var: 'temperature' }, 7] }, contacts: [] }],
    sheets: byMonth(lastDays(world.now, timeZone).filter(isOver)).flatMap((days) => {
      const [first] = days;
      if (first === undefined) return [];
      return {
        key: `${first.year}-${first.month}`,
        name: `Deliveries, ${monthName(first)}`,
        user: world.person('ray.kowalczyk'),
        completed: true,
        context: { gate: 'Gate 2' },
        rows: days.map((day) => {
          const at = moment(day, random.between(5, 10), timeZone);
          const temperature = Math.round(random.normal(4.4, 1.6) * 10) / 10;
          return {
            at,
            answers: { time: dateTimeAnswer(at, timeZone), supplier: random.pick(suppliers), temperature },
          };
        }),
      };
    }),
  };
}
