// The designs that come with the product.
import { parameterTypes, type ReportDesign, type ReportParameter } from './schema.ts';

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
  day('start_date', 'Start date', 'The first day, in your time zone.', allowBlank),
  day('end_date', 'End date', 'The last day, included.', allowBlank),
];

const sortRows: ReportParameter = {
  name: 'order',
  label: 'Order',
  helpText: 'Which rows come first.',
  dataType: parameterTypes.text,
  choices: [
    { value: 'oldest', label: 'Oldest first' },
    { value: 'newest', label: 'Newest first' },
  ],
  defaultValue: 'oldest',
  allowBlank: true,
};

const rowIds: ReportParameter = {
  name: 'rows',
  label: 'Rows',
  helpText: 'Row ids separated by commas. Leave blank for all rows of the period.',
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
    'Form summary',
    'How many rows a form has, and how each question was answered, as on its dashboard.',
    period(),
  ),
  shipped(
    'submissions',
    '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0002',
    'Submissions by user and day',
    'How many rows each person submitted, by day.',
    period(),
  ),
  shipped(
    'alerts',
    '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0003',
    'Alerts',
    'Alerts raised by form and by day, with the latest ones.',
    period(),
  ),
  shipped(
    'review-turnaround',
    '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0004',
    'Review turnaround',
    'How many rows were approved or rejected, how long it took, and what is still waiting.',
    period(),
  ),
  shipped(
    'catalog-usage',
    '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0005',
    'Catalog usage',
    'How often each item of the catalog was chosen.',
    period(),
  ),
  shipped(
    'raw-rows',
    '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0006',
    'Raw rows',
    'Every row with all of its answers, as a table.',
    [...period(), sortRows],
  ),
  shipped(
    'filled-form',
    '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0007',
    'Filled-in form',
    'Each row as a printed page: questions, answers, photos and signatures.',
    [...period(true), rowIds],
  ),
];

/** A design by its id; undefined for one that does not come with the product. */
export function designById(id: string): (typeof shippedDesigns)[number] | undefined {
  return shippedDesigns.find((design) => design.id === id);
}
