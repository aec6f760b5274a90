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

const shipped = (
  key: DesignKey,
  id: string,
  name: string,
  description: string,
  parameters: ReportParameter[],
): ReportDesign & { key: DesignKey } => ({ id, key, name, description, parameters, own: false });

/** In menu order. Their ids never change: reports are made by them. */
export const shippedDesigns: readonly (ReportDesign & { key: DesignKey })[] = [
  shipped(
    'form-summary',
    '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0001',
    t(m.formSummary),
    t(m.howManyRowsFormHas),
    period(),
  ),
  shipped(
    'submissions',
    '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0002',
    t(m.submissionsByUserAndDay),
    t(m.howManyRowsEachPerson),
    period(),
  ),
  shipped('alerts', '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0003', 'Alerts', t(m.alertsRaisedByFormAnd), period()),
  shipped(
    'review-turnaround',
    '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0004',
    t(m.reviewTurnaround),
    t(m.howManyRowsWereApproved),
    period(),
  ),
  shipped(
    'catalog-usage',
    '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0005',
    t(m.catalogUsage),
    t(m.howOftenEachItemOf),
    period(),
  ),
  shipped('raw-rows', '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0006', t(m.rawRows), t(m.everyRowWithAllOf), [
    ...period(),
    sortRows,
  ]),
  shipped(
    'filled-form',
    '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0007',
    t(m.filledInForm),
    t(m.eachRowAsPrintedPage),
    [...period(true), rowIds],
  ),
];

/** A design by its id; undefined for one that does not come with the product. */
export function designById(id: string): (typeof shippedDesigns)[number] | undefined {
  return shippedDesigns.find((design) => design.id === id);
}
