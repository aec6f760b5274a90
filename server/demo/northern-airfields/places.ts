// The airports of Northern Airfields: where they are, how cold and how busy, and who works there.
import { type Catalog, createCatalog } from '#server/demo/catalog.ts';
import { equipment, equipmentDetails } from './equipment.ts';
import type { Day } from '#server/demo/calendar.ts';

export type Airport = {
  code: string;
  name: string;
  province: string;
  timeZone: string;
  runway: string;
  /** The share of winter days with snow or ice on the runway. */
  cold: number;
  /** Wildlife strikes per day, averaged over the year. */
  strikes: number;
  /** Usernames of the officers on the rota. */
  officers: readonly [string, ...string[]];
};

export const airports: readonly Airport[] = [
  {
    code: 'YQT',
    name: 'Thunder Bay',
    province: 'Ontario',
    timeZone: 'America/Toronto',
    runway: '07/25',
    cold: 0.5,
    strikes: 1.3,
    officers: ['user'],
  },
  {
    code: 'YZF',
    name: 'Yellowknife',
    province: 'Northwest Territories',
    timeZone: 'America/Edmonton',
    runway: '16/34',
    cold: 0.8,
    strikes: 0.8,
    officers: ['joel.mackenzie', 'sarah.okpik'],
  },
  {
    code: 'YXY',
    name: 'Whitehorse',
    province: 'Yukon',
    timeZone: 'America/Whitehorse',
    runway: '14R/32L',
    cold: 0.7,
    strikes: 0.7,
    officers: ['lucy.tootoo'],
  },
  {
    code: 'YXS',
    name: 'Prince George',
    province: 'British Columbia',
    timeZone: 'America/Vancouver',
    runway: '15/33',
    cold: 0.35,
    strikes: 1.2,
    officers: ['tom.wiebe', 'priya.nair'],
  },
  {
    code: 'YYQ',
    name: 'Churchill',
    province: 'Manitoba',
    timeZone: 'America/Winnipeg',
    runway: '15/33',
    cold: 0.85,
    strikes: 0.9,
    officers: ['sarah.okpik', 'dan.lefebvre'],
  },
  {
    code: 'YVO',
    name: 'Val-d’Or',
    province: 'Québec',
    timeZone: 'America/Toronto',
    runway: '18/36',
    cold: 0.55,
    strikes: 0.9,
    officers: ['amélie.gagnon'],
  },
];

/** The company's catalog: airports by province, the areas of an airfield, and the equipment of the ramps. */
export function airfieldCatalog(company: string): Catalog {
  const provinces = Object.groupBy(airports, ({ province }) => province);
  const byProvince = Object.fromEntries(
    Object.entries(provinces).map(([province, theirs = []]) => [
      province,
      Object.fromEntries(theirs.map(({ name }) => [name, {}])),
    ]),
  );
  const areas = {
    'Movement area': { Runway: {}, Taxiways: {}, Apron: {}, [oldApron]: {} },
    Surroundings: { Perimeter: {}, 'Drainage ditch': {}, 'Approach lights': {} },
  };
  const trees = [
    { levels: ['Province', 'Airport'], tree: byProvince },
    { levels: ['Airfield part', 'Airfield area'], tree: areas },
    { levels: ['Equipment group', 'Equipment'], tree: equipment },
  ];
  const details = new Map([
    ...airports.map(
      ({ province, name, code, runway }) =>
        [`${province} / ${name}`, { code, fields: { location: `Runway ${runway}` } }] as const,
    ),
    [
      `Movement area / ${oldApron}`,
      { retired: true, fields: { location: 'North of the terminal' } },
    ] as const,
    ...equipmentDetails,
  ]);
  const columns = [
    { key: 'location', name: 'Location', kind: 'TEXT' },
    { key: 'asset_number', name: 'Asset number', kind: 'TEXT' },
    { key: 'price', name: 'Price (CAD)', kind: 'NUMBER' },
  ] as const;
  return createCatalog(company, trees, { columns, details });
}

/** It was closed 60 days ago: answers from before name it. */
const oldApron = 'Old apron';
const apronMovedDaysAgo = 60;

/** The name of the apron that was in use on a day. */
export function apronOn({ age }: Day): string {
  return age > apronMovedDaysAgo ? oldApron : 'Apron';
}

/** How wintry a day is, from 0 in July to 1 in January. */
export function winter({ month, day }: Day): number {
  return (1 + Math.cos(((month - 1 + day / 31 - 0.6) / 12) * 2 * Math.PI)) / 2;
}

/** The officer on duty at an airport in a period. */
export function officerOf({ officers }: Airport, period: number): string {
  return officers[period % officers.length] ?? officers[0];
}
