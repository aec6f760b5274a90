// The forms besides the three large ones: one that only the wildlife team can see, a draft and an archived one.
import { byMonth, dateTimeAnswer, type Day, lastDays, moment, monthName } from '#server/demo/calendar.ts';
import type { Catalog } from '#server/demo/catalog.ts';
import { aggregation, ask, calculation, type FormPlan, header, type World } from '#server/demo/plan.ts';
import { airports } from './places.ts';

const timeZone = 'America/Toronto';
const means = ['Bangers', 'Siren', 'Laser', 'Dog', 'Trap', 'Net', 'Habitat work'];

/** Visible to the wildlife team only. */
export function controlLog(world: World, catalog: Catalog): FormPlan {
  const random = world.random('control log');
  const isTrap = { '==': [{ var: 'means' }, 'Trap'] };
  return {
    key: 'control-log',
    name: 'Wildlife control log',
    description:
      'What the wildlife team did to keep animals off the airfield. Permits ask for it every year.',
    state: 'published',
    groups: [world.group('Wildlife team')],
    catalogTypes: [catalog.type('Airfield area')],
    contextParts: [ask('permit', 'TEXT', 'Number of the permit', { required: true })],
    rowParts: [
      ask('time', 'DATETIME', 'Time', { required: true }),
      ask('area', 'CATALOG_RADIO', 'Area', { required: true, catalogType: catalog.type('Airfield area') }),
      ask('means', 'RADIO', 'Means', { required: true, options: means }),
      ask('trap', 'SCANNED_CODE', 'Code of the trap', { when: isTrap }),
      ask('cartridges', 'NUMERIC', 'Cartridges used', { when: { '==': [{ var: 'means' }, 'Bangers'] } }),
      aggregation('Cartridges used on this sheet', 'SUM', { var: 'cartridges' }),
      ask('effect', 'RADIO', 'Effect', { options: ['Left at once', 'Left slowly', 'Came back', 'None'] }),
      ask('note', 'TEXT', 'Note'),
    ],
    alerts: [
      {
        name: 'Means had no effect',
        when: { in: [{ var: 'effect' }, ['Came back', 'None']] },
        contacts: [world.person('manager')],
      },
    ],
    sheets: byMonth(lastDays(world.now, timeZone)).flatMap((days) => {
      const [first] = days;
      if (first === undefined) return [];
      return {
        key: `${first.year}-${first.month}`,
        name: `Wildlife control, ${monthName(first)}`,
        user: world.person('sarah.okpik'),
        completed: !days.some(({ age }) => age === 0),
        context: { permit: 'CWS-2207-41' },
        rows: days
          .filter(() => random.chance(0.8))
          .map((day) => {
            const at = moment(day, random.between(6, 19), timeZone);
            return {
              at,
              answers: {
                time: dateTimeAnswer(at, timeZone),
                area: random.chance(0.5)
                  ? catalog.path('Movement area', 'Runway')
                  : catalog.path('Surroundings', 'Drainage ditch'),
                means: random.weighted(means.map((each, index) => [each, means.length - index])),
                trap: `TRAP-${random.int(1, 14)}`,
                cartridges: random.int(1, 12),
                effect: random.chance(0.9)
                  ? random.weighted([
                      ['Left at once', 6],
                      ['Left slowly', 3],
                      ['Came back', 2],
                      ['None', 1],
                    ])
                  : undefined,
                note: random.chance(0.2)
                  ? random.pick([
                      'Gulls from the landfill again.',
                      'Two geese with young, escorted to the ditch.',
                      'Fox den found under the old shed.',
                    ])
                  : undefined,
              },
            };
          }),
      };
    }),
  };
}

/** Not published yet; a tester is trying it out. */
export function deicingDraft(world: World): FormPlan {
  const random = world.random('deicing');
  const tested = lastDays(world.now, timeZone, 6);
  return {
    key: 'deicing',
    name: 'De-icing fluid log',
    description: 'Draft for the coming season: how much fluid went on which aircraft.',
    state: 'draft',
    testers: [world.person('user')],
    contextParts: [ask('pad', 'TEXT', 'De-icing pad', { required: true })],
    rowParts: [
      header('Treatment'),
      ask('time', 'DATETIME', 'Start of the treatment', { required: true }),
      ask('fluid', 'RADIO', 'Fluid', { required: true, options: ['Type I', 'Type II', 'Type IV'] }),
      ask('litres', 'NUMERIC', 'Litres used', { required: true }),
      ask('share', 'NUMERIC', 'Share of glycol (%)', { defaults: ['50'] }),
      calculation('Litres of glycol', { '/': [{ '*': [{ var: 'litres' }, { var: 'share' }] }, 100] }),
    ],
    alerts: [
      { name: 'Much fluid', when: { '>': [{ var: 'litres' }, 900] }, contacts: [world.person('manager')] },
    ],
    sheets: [
      {
        key: 'test',
        name: 'Trying it out',
        user: world.person('user'),
        completed: false,
        context: { pad: 'Pad 2' },
        rows: tested.slice(0, 5).map((day) => {
          const at = moment(day, random.between(6, 10), timeZone);
          return {
            at,
            answers: {
              time: dateTimeAnswer(at, timeZone),
              fluid: 'Type I',
              litres: random.int(120, 1_100),
              share: random.pick([50, 55, 60]),
            },
          };
        }),
      },
    ],
  };
}

/** Archived. */
export function birdCount(world: World): FormPlan {
  const random = world.random('bird count');
  const isOver = ({ age }: Day) => age > 100;
  return {
    key: 'bird-count',
    name: 'Weekly bird count (old form)',
    description: 'Replaced by the wildlife part of the runway inspection.',
    state: 'archived',
    contextParts: [ask('counter', 'TEXT', 'Counted by', { required: true })],
    rowParts: [
      ask('time', 'DATETIME', 'Time of the count', { required: true }),
      ask('airport', 'RADIO', 'Airport', { required: true, options: airports.map(({ name }) => name) }),
      ask('birds', 'NUMERIC', 'Birds seen', { required: true }),
      ask('kinds', 'CHECKBOXES', 'Kinds', {
        options: ['Gulls', 'Geese', 'Songbirds', 'Birds of prey', 'Ravens'],
      }),
    ],
    sheets: byMonth(lastDays(world.now, timeZone).filter(isOver)).flatMap((days) => {
      const [first] = days;
      if (first === undefined) return [];
      return {
        key: `${first.year}-${first.month}`,
        name: `Bird count, ${monthName(first)}`,
        user: world.person('ben.carter'),
        completed: true,
        context: { counter: 'Ben Carter' },
        rows: days
          .filter(({ weekday }) => weekday === 3)
          .flatMap((day) =>
            airports.map(({ name }, index) => {
              const at = moment(day, 9 + index / 2, timeZone);
              const kinds = random.some(
                ['Gulls', 'Geese', 'Songbirds', 'Birds of prey', 'Ravens'],
                random.int(0, 3),
              );
              return {
                at,
                answers: {
                  time: dateTimeAnswer(at, timeZone),
                  airport: name,
                  birds: random.count(60),
                  kinds,
                },
              };
            }),
          ),
      };
    }),
  };
}
