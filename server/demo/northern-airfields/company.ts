// Northern Airfields: six airports in the north of Canada, the demo company of region ca.
import type { CompanyPlan } from '#server/demo/plan.ts';
import { imports } from './imports.ts';
import { inspections } from './inspections.ts';
import { airfieldCatalog } from './places.ts';
import { birdCount, controlLog, deicingDraft } from './smaller-forms.ts';
import { strikes } from './strikes.ts';
import { vehicleChecks } from './vehicles.ts';

export const northernAirfields: CompanyPlan = {
  key: 'northern-airfields',
  name: 'Northern Airfields',
  userNamePrefix: '',
  mailDomain: 'northern-airfields.example',
  timeZone: 'America/Toronto',
  staff: [
    ['amélie.gagnon', 'USER'],
    ['ben.carter', 'DEACTIVATED'],
    ['dan.lefebvre', 'USER'],
    ['hannah.kowalski', 'REVIEWER'],
    ['joel.mackenzie', 'USER'],
    ['lucy.tootoo', 'USER'],
    ['marcus.beaulieu', 'ANALYST'],
    ['priya.nair', 'MANAGER'],
    ['sarah.okpik', 'USER'],
    ['tom.wiebe', 'USER'],
  ],
  groups: {
    'Ramp crew': ['user', 'newcomer', 'dan.lefebvre', 'lucy.tootoo', 'amélie.gagnon'],
    'Wildlife team': ['manager', 'reviewer', 'priya.nair', 'sarah.okpik', 'joel.mackenzie'],
  },
  catalog: airfieldCatalog,
  forms: (world, catalog) => [
    strikes(world, catalog),
    inspections(world, catalog),
    vehicleChecks(world),
    controlLog(world, catalog),
    deicingDraft(world),
    birdCount(world),
  ],
  reminders: [
    {
      message: 'Check your vehicle before the first drive',
      hours: 6.5,
      repeat: 'DAY',
      groups: ['Ramp crew'],
      form: 'Vehicle check',
    },
    {
      message: 'Walk the perimeter fence, and note what you find',
      hours: 15,
      repeat: 'WEEK',
      groups: ['Wildlife team'],
      byMail: { unsubscribed: ['sarah.okpik'] },
      form: 'Wildlife control log',
    },
    { message: 'Fire drill at noon. Meet at gate 4.', hours: 11.5, repeat: null, groups: [] },
    {
      message: 'Winter tyres have to be on by the end of the month',
      hours: 9,
      daysLater: 3,
      repeat: null,
      groups: [],
    },
  ],
  imports,
  pins: [
    ['strikes', 'damaging'],
    ['strikes', 'cost'],
    ['strikes', 'cost-by-species'],
    ['strikes', 'damage'],
    ['inspections', 'lamps'],
    ['vehicles', 'unfit'],
  ],
};
