// The designs that come with the product.
import { parameterTypes, type ReportDesign, type ReportParameter } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const day = (name: string, label: string, helpText: string, allowBlank = false): ReportParameter => ({
  name,
  label,
  helpText,
  dataType: parameterTypes.date,
  choices: null,
  defaultValue: null,
  allowBlank,
});
const period = (allowBlank = false): ReportParameter[] => [
  day('start_date', t(m.startDate), t(m.firstDayInYourTime), allowBlank),
  day('end_date', t(m.endDate), t(m.lastDayIncluded), allowBlank),
];

const sortRows: ReportParameter = {
  name: 'order',
  label: t(m.order),
  helpText: t(m.whichRowsComeFirst),
  dataType: parameterTypes.text,
  choices: [
    { value: 'oldest', label: t(m.oldestFirst) },
    { value: 'newest', label: t(m.newestFirst) },
  ],
  defaultValue: 'oldest',
  allowBlank: true,
};

const rowIds: ReportParameter = {
  name: 'rows',
  label: t(m.rows),
  helpText: t(m.rowIdsSeparatedByCommas),
  dataType: parameterTypes.text,
  choices: null,
  defaultValue: null,
  allowBlank: true,
};

export const designKeys = [
  'form-summary',
  'submissions',
  'alerts',
  'review-turnaround',
  'catalog-usage',
  'raw-rows',
  'filled-form',
] as const;
export type DesignKey = (typeof designKeys)[number];

type ShippedDesign = ReportDesign & { key: DesignKey };

const designs: readonly Omit<ShippedDesign, 'own'>[] = [
  {
    key: 'form-summary',
    id: '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0001',
    name: t(m.formSummary),
    description: t(m.howManyRowsFormHas),
    parameters: period(),
  },
  {
    key: 'submissions',
    id: '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0002',
    name: t(m.submissionsByUserAndDay),
    description: t(m.howManyRowsEachPerson),
    parameters: period(),
  },
  {
    key: 'alerts',
    id: '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0003',
    name: t(m.alerts),
    description: t(m.alertsRaisedByFormAnd),
    parameters: period(),
  },
  {
    key: 'review-turnaround',
    id: '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0004',
    name: t(m.reviewTurnaround),
    description: t(m.howManyRowsWereApproved),
    parameters: period(),
  },
  {
    key: 'catalog-usage',
    id: '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0005',
    name: t(m.catalogUsage),
    description: t(m.howOftenEachItemOf),
    parameters: period(),
  },
  {
    key: 'raw-rows',
    id: '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0006',
    name: t(m.rawRows),
    description: t(m.everyRowWithAllOf),
    parameters: [...period(), sortRows],
  },
  {
    key: 'filled-form',
    id: '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0007',
    name: t(m.filledInForm),
    description: t(m.eachRowAsPrintedPage),
    parameters: [...period(true), rowIds],
  },
];

/** In menu order. Their ids never change: reports are made by them. */
export const shippedDesigns: readonly ShippedDesign[] = designs.map((design) => ({ ...design, own: false }));

/** A design by its id; undefined for one that does not come with the product. */
export function designById(id: string): (typeof shippedDesigns)[number] | undefined {
  return shippedDesigns.find((design) => design.id === id);
}
