// The files that Northern Airfields imported lately.
import type { ImportPlan } from '#server/demo/import-plan.ts';

const hour = 3_600_000;
const day = 24 * hour;

const rounds: readonly (readonly [means: string, cartridges: string, effect: string, note: string])[] = [
  ['Bangers', '4', 'Left at once', 'Gulls on the threshold of 07.'],
  ['Siren', '', 'Left slowly', ''],
  ['Laser', '', 'Left at once', 'Before sunrise, by the ditch.'],
  ['Dog', '', 'Left at once', 'First day of the new dog.'],
  ['Bangers', '9', 'Came back', 'Some 60 gulls, back after ten minutes.'],
  ['Habitat work', '', '', 'Grass cut along taxiway B.'],
];

/** A logbook that was kept on paper, odometers by the vehicles' own senders, and what a garage sent. */
export const imports: readonly ImportPlan[] = [
  {
    form: 'Wildlife control log',
    file: 'control-log-churchill.csv',
    role: 'MANAGER',
    hoursAgo: 9 * 24,
    columns: ['Time', 'Area', 'Means', 'Cartridges used', 'Effect', 'Note'],
    lines: ({ at, moment }) =>
      Array.from({ length: 36 }, (_, index) => {
        const round = rounds[index % rounds.length] ?? rounds[0] ?? [];
        return [
          moment(at - (40 - index) * day - (index % 5) * hour),
          index % 3 === 0 ? 'Taxiways' : 'Runway',
          ...round,
        ];
      }),
  },
  {
    form: 'Vehicle check',
    file: 'odometers-telematics.csv',
    role: 'ADMIN',
    hoursAgo: 3 * 24 + 2,
    columns: ['Time of the check', 'Odometer (km)'],
    key: 'Time of the check',
    // Every third was read correctly from the dashboard.
    lines: ({ moment, lastRows }) =>
      lastRows(24, 'Time of the check', 'Odometer (km)').map(([time = '', odometer], index) => [
        moment(time),
        String(Number(odometer) + (index % 3)),
      ]),
  },
  {
    form: 'Vehicle check',
    file: 'checks-of-the-garage.csv',
    role: 'MANAGER',
    hoursAgo: 2,
    columns: [
      'Time of the check',
      'Odometer (km)',
      'Fuel (%)',
      'Tyre pressures (kPa)',
      'Beacon and lights work',
      'Fit for use',
    ],
    lines({ at, moment, lastRows }) {
      const checks = lastRows(16, 'Odometer (km)', 'Tyre pressures (kPa)');
      const lines = checks.map(([odometer, tyres = ''], index) => {
        const time = moment(at - (20 - index) * hour);
        return [time, String(Number(odometer) + 40), String(35 + index * 3), tyres, 'yes', 'yes'];
      });
      // What the garage wrote otherwise.
      const wrong: readonly [line: number, column: number, text: string][] = [
        [3, 2, 'half'],
        [7, 5, 'after repair'],
        [8, 1, ''],
        [12, 0, 'Monday morning'],
        [14, 2, 'full'],
      ];
      for (const [line, column, text] of wrong) lines[line]?.splice(column, 1, text);
      return lines;
    },
  },
];
