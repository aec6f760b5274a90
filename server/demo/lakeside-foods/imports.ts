// The files that Lakeside Foods imported lately.
import type { ImportPlan } from '#server/demo/import-plan.ts';

const hour = 3_600_000;
const day = 24 * hour;

const deliveries: readonly (readonly [supplier: string, flaws: string, degrees: string, refused: string])[] =
  [
    ['Superior Fish Co.', 'Too warm', '7.9', 'yes'],
    ['Superior Fish Co.', 'Quantity', '', 'no'],
    ['Badger Dairy', 'Short shelf life', '', 'no'],
    ['Prairie Grain', 'Damaged packing; Wrong label', '', 'no'],
  ];

/** Complaints of a site that had a file of its own, values by the invoices, and the log of a new sensor. */
export const imports: readonly ImportPlan[] = [
  {
    form: 'Supplier complaint',
    file: 'complaints-green-bay.csv',
    role: 'MANAGER',
    hoursAgo: 8 * 24,
    columns: [
      'Delivered at',
      'Supplier',
      'What was wrong',
      'Temperature on arrival (°C)',
      'Delivery refused',
      'Value of the goods (USD)',
    ],
    lines: ({ at, moment }) =>
      Array.from({ length: 28 }, (_, index) => {
        const delivery = deliveries[index % deliveries.length] ?? deliveries[0] ?? [];
        return [moment(at - (30 - index) * day - (index % 4) * hour), ...delivery, String(180 + index * 37)];
      }),
  },
  {
    form: 'Supplier complaint',
    file: 'values-by-invoice.csv',
    role: 'ADMIN',
    hoursAgo: 4 * 24 + 3,
    columns: ['Delivered at', 'Value of the goods (USD)'],
    key: 'Delivered at',
    // Every third was guessed correctly.
    lines: ({ moment, lastRows }) =>
      lastRows(18, 'Delivered at', 'Value of the goods (USD)').map(([time = '', value], index) => [
        moment(time),
        String(Number(value) + (index % 3) * 12.5),
      ]),
  },
  {
    form: 'Fridge temperatures',
    file: 'sensor-LF-FR-07.csv',
    role: 'MANAGER',
    hoursAgo: 3,
    columns: ['Read at', 'Temperature (°C)', 'Door closes tightly'],
    lines({ at, moment }) {
      const lines = Array.from({ length: 20 }, (_, index) => [
        moment(at - (21 - index) * hour),
        (3.1 + (index % 4) * 0.4).toFixed(1),
        'yes',
      ]);
      // What the sensor writes when it has no reading, or no clock.
      const wrong: readonly [line: number, column: number, text: string][] = [
        [4, 1, 'n/a'],
        [5, 1, 'n/a'],
        [11, 0, '--:--'],
        [16, 1, 'ERR 3'],
      ];
      for (const [line, column, text] of wrong) lines[line]?.splice(column, 1, text);
      return lines;
    },
  },
];
