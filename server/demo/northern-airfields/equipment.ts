// What stands on the ramps of Northern Airfields: vehicles and machines with their asset numbers.
import type { ItemDetails } from '#server/demo/catalog.ts';

type Machine = {
  group: string;
  name: string;
  code: string;
  location: string;
  price: number;
  isRetired?: true;
};

const machines: readonly Machine[] = [
  {
    group: 'De-icing',
    name: 'De-icer Vestergaard 1',
    code: 'DI-01',
    location: 'Thunder Bay, bay 2',
    price: 682_000,
  },
  {
    group: 'De-icing',
    name: 'De-icer Vestergaard 2',
    code: 'DI-02',
    location: 'Yellowknife, bay 1',
    price: 682_000,
  },
  {
    group: 'De-icing',
    name: 'Glycol tank 20 m³',
    code: 'GT-01',
    location: 'Thunder Bay, tank farm',
    price: 41_500,
  },
  {
    group: 'De-icing',
    name: 'Glycol tank 10 m³',
    code: 'GT-02',
    location: 'Whitehorse, tank farm',
    price: 26_900,
  },
  {
    group: 'Snow removal',
    name: 'Sweeper Boschung',
    code: 'SW-01',
    location: 'Thunder Bay, garage',
    price: 514_000,
  },
  {
    group: 'Snow removal',
    name: 'Sweeper Overaasen',
    code: 'SW-02',
    location: 'Churchill, garage',
    price: 559_000,
  },
  {
    group: 'Snow removal',
    name: 'Plough 7.2 m',
    code: 'PL-01',
    location: 'Prince George, garage',
    price: 88_400,
  },
  { group: 'Snow removal', name: 'Blower', code: 'BL-01', location: 'Val-d’Or, garage', price: 317_250 },
  {
    group: 'Measuring',
    name: 'Friction tester Mu-Meter',
    code: 'FT-01',
    location: 'Thunder Bay, office',
    price: 58_900,
  },
  {
    group: 'Measuring',
    name: 'Friction tester ASFT',
    code: 'FT-02',
    location: 'Yellowknife, office',
    price: 127_300,
  },
  {
    group: 'Measuring',
    name: 'Friction tester Tapley',
    code: 'FT-00',
    location: 'Store room',
    price: 2_150,
    isRetired: true,
  },
  { group: 'Ground handling', name: 'Tug 40', code: 'TG-40', location: 'Thunder Bay, apron', price: 96_000 },
  {
    group: 'Ground handling',
    name: 'Belt loader 3',
    code: 'BE-03',
    location: 'Whitehorse, apron',
    price: 47_800,
  },
  {
    group: 'Ground handling',
    name: 'Ground power unit',
    code: 'GP-02',
    location: 'Prince George, apron',
    price: 74_200,
  },
];

/** The branches of the catalog. */
export const equipment = Object.fromEntries(
  Object.entries(Object.groupBy(machines, ({ group }) => group)).map(([group, theirs = []]) => [
    group,
    Object.fromEntries(theirs.map(({ name }) => [name, {}])),
  ]),
);

/** Codes, places and prices, by the names from the root down. */
export const equipmentDetails: readonly (readonly [string, ItemDetails])[] = machines.map(
  ({ group, name, code, location, price, isRetired }, index) => [
    `${group} / ${name}`,
    {
      code,
      fields: { location, asset_number: `NA-${String(20_417 + index * 113)}`, price: String(price) },
      ...(isRetired && { retired: true }),
    },
  ],
);
