// Lakeside Foods: a producer of soups, salads and ready meals in Wisconsin, the demo company of region us.
import type { CompanyPlan } from '#server/demo/plan.ts';
import { imports } from './imports.ts';
import { fridgeTemperatures } from './fridges.ts';
import { hygieneRounds } from './hygiene.ts';
import { metalDetectorChecks } from './metal-detector.ts';
import { looks } from './looks.ts';
import { kitchenCatalog, timeZone } from './places.ts';
import { allergenDraft, deliveryTemperatures, supplierComplaints } from './smaller-forms.ts';

export const lakesideFoods: CompanyPlan = {
  key: 'lakeside-foods',
  name: 'Lakeside Foods',
  userNamePrefix: 'us-',
  mailDomain: 'lakeside-foods.example',
  timeZone,
  looks,
  staff: [
    ['carla.jensen', 'ANALYST'],
    ['dwayne.brooks', 'USER'],
    ['erik.lindqvist', 'USER'],
    ['grace.olson', 'MANAGER'],
    ['mai.vang', 'USER'],
    ['ray.kowalczyk', 'DEACTIVATED'],
    ['rosa.delgado', 'USER'],
    ['samir.haddad', 'REVIEWER'],
    ['tyrell.jackson', 'USER'],
  ],
  groups: {
    Kitchen: ['user', 'newcomer', 'rosa.delgado', 'mai.vang', 'erik.lindqvist', 'tyrell.jackson'],
    Quality: ['manager', 'reviewer', 'grace.olson', 'samir.haddad'],
  },
  catalog: kitchenCatalog,
  forms: (world, catalog) => [
    fridgeTemperatures(world, catalog),
    metalDetectorChecks(world, catalog),
    hygieneRounds(world, catalog),
    supplierComplaints(world),
    allergenDraft(world),
    deliveryTemperatures(world),
  ],
  reminders: [
    {
      message: 'Read the fridges',
      hours: 7,
      repeat: 'DAY',
      groups: ['Kitchen'],
      form: 'Fridge temperatures',
    },
    { message: 'Auditor comes at ten', hours: 9, daysLater: 2, repeat: null, groups: ['Quality'] },
  ],
  imports,
  pins: [
    ['fridges', 'average'],
    ['fridges', 'warm'],
    ['fridges', 'temperature'],
    ['metal-detector', 'rejected-by-product'],
    ['hygiene', 'score-by-area'],
    ['hygiene', 'findings'],
  ],
};
