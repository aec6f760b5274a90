// The sites of Lakeside Foods: their fridges, packing lines and rooms, and who works there.
import { type Catalog, createCatalog, type ItemDetails } from '#server/demo/catalog.ts';
import type { Day } from '#server/demo/calendar.ts';

export const timeZone = 'America/Chicago';

export type Fridge = {
  code: string;
  site: 'Milwaukee' | 'Green Bay';
  room: string;
  /** The thermostat setting, in °C. */
  target: number;
  keeper: string;
  /** `failing`: the compressor fails in the last weeks. `leaking`: the door did not close for a while. */
  trouble?: 'failing' | 'leaking';
};

export const fridges: readonly Fridge[] = [
  { code: 'LF-FR-01', site: 'Milwaukee', room: 'Dairy store', target: 3.4, keeper: 'user' },
  { code: 'LF-FR-02', site: 'Milwaukee', room: 'Dairy store', target: 3.6, keeper: 'user' },
  { code: 'LF-FR-03', site: 'Milwaukee', room: 'Meat store', target: 2.8, keeper: 'rosa.delgado' },
  { code: 'LF-FR-04', site: 'Milwaukee', room: 'Meat store', target: 3.1, keeper: 'rosa.delgado' },
  { code: 'LF-FR-05', site: 'Milwaukee', room: 'Kitchen', target: 3.9, keeper: 'user', trouble: 'leaking' },
  { code: 'LF-FR-06', site: 'Milwaukee', room: 'Dispatch', target: 3.7, keeper: 'dwayne.brooks' },
  {
    code: 'LF-FR-07',
    site: 'Green Bay',
    room: 'Dairy store',
    target: 3.5,
    keeper: 'mai.vang',
    trouble: 'failing',
  },
  { code: 'LF-FR-08', site: 'Green Bay', room: 'Dairy store', target: 3.3, keeper: 'mai.vang' },
  { code: 'LF-FR-09', site: 'Green Bay', room: 'Fish store', target: 0.8, keeper: 'erik.lindqvist' },
  { code: 'LF-FR-10', site: 'Green Bay', room: 'Kitchen', target: 3.8, keeper: 'erik.lindqvist' },
  { code: 'LF-FR-11', site: 'Green Bay', room: 'Kitchen', target: 3.6, keeper: 'mai.vang' },
  { code: 'LF-FR-12', site: 'Green Bay', room: 'Dispatch', target: 3.9, keeper: 'dwayne.brooks' },
];

export const lines = [
  { site: 'Milwaukee', name: 'Line 1 (soups)', operator: 'user' },
  { site: 'Milwaukee', name: 'Line 2 (salads)', operator: 'tyrell.jackson' },
  { site: 'Green Bay', name: 'Line 3 (ready meals)', operator: 'erik.lindqvist' },
] as const;

export const areas = {
  Milwaukee: ['Raw preparation', 'Cooking', 'Packing', 'Dry store', 'Changing rooms'],
  'Green Bay': ['Raw preparation', 'Cooking', 'Packing', 'Dishwashing'],
} as const;

/** The company's catalog: lines, fridges and areas by site, cleaning agents by kind. */
export function kitchenCatalog(company: string): Catalog {
  const below = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, {}]));
  const linesOf = (site: string) => below(lines.filter((line) => line.site === site).map(({ name }) => name));
  const trees = [
    {
      levels: ['Site', 'Place'],
      tree: {
        Milwaukee: { ...linesOf('Milwaukee'), ...below(areas.Milwaukee) },
        'Green Bay': { ...linesOf('Green Bay'), ...below(areas['Green Bay']) },
      },
    },
    {
      levels: ['Refrigeration', 'Fridge'],
      tree: { Fridges: below(fridges.map(fridgeName)) },
    },
    {
      levels: ['Kind of agent', 'Cleaning agent'],
      tree: {
        Detergent: below(['Alkaline foam', 'Neutral cleaner']),
        Disinfectant: below(['Peracetic acid 0.5%', 'Quat wipes', formerAgent]),
        Descaler: below(['Citric acid']),
      },
    },
  ];
  const columns = [
    { key: 'location', name: 'Location', kind: 'TEXT' },
    { key: 'article', name: 'Article number', kind: 'TEXT' },
    { key: 'price', name: 'Price (USD)', kind: 'NUMBER' },
  ] as const;
  return createCatalog(company, trees, { columns, details: detailsOf() });
}

/** It was replaced 60 days ago: answers from before name it. */
const formerAgent = 'Chlorine bleach 2%';
const agentReplacedDaysAgo = 60;

/** The disinfectant that was in use on a day. */
export function disinfectantOn({ age }: Pick<Day, 'age'>): string {
  return age > agentReplacedDaysAgo ? formerAgent : 'Peracetic acid 0.5%';
}

function fridgeName({ code, room }: Fridge): string {
  return `${room} ${code.slice(-2)}`;
}

function detailsOf(): ReadonlyMap<string, ItemDetails> {
  return new Map<string, ItemDetails>([
    ...fridges.map((fridge, index): [string, ItemDetails] => [
      `Fridges / ${fridgeName(fridge)}`,
      {
        code: fridge.code,
        fields: {
          location: `${fridge.site}, ${fridge.room}`,
          article: `EL-${4_710 + (index % 3) * 12}`,
          price: ['3890', '4250', '6120'][index % 3] ?? '',
        },
      },
    ]),
    ['Milwaukee', { code: 'MKE' }],
    ['Green Bay', { code: 'GRB' }],
    ['Detergent / Alkaline foam', { code: 'DET-01', fields: { article: '114020', price: '68.40' } }],
    ['Detergent / Neutral cleaner', { code: 'DET-02', fields: { article: '114077', price: '39.90' } }],
    ['Disinfectant / Peracetic acid 0.5%', { code: 'DIS-03', fields: { article: '118310', price: '92.15' } }],
    ['Disinfectant / Quat wipes', { code: 'DIS-02', fields: { article: '118204', price: '24.50' } }],
    [
      `Disinfectant / ${formerAgent}`,
      { code: 'DIS-01', retired: true, fields: { article: '118101', price: '31.00' } },
    ],
    ['Descaler / Citric acid', { code: 'DSC-01', fields: { article: '121450', price: '45.80' } }],
  ]);
}
