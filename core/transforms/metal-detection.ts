// The built-in recipe: the export of a metal detector (contract, "Codes, transforms").
import type { Recipe } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A built-in transform: it has no id and cannot be changed. */
export type ShippedTransform = { key: string; name: string; description: string; recipe: Recipe };

const metalDetection: Recipe = {
  input: {
    encoding: 'auto',
    delimiter: ';',
    skipLines: 0,
    headerStartsWith: 'Date;Time;',
    facts: [{ label: t(m.line), column: 'Line' }],
    skipRowsStartingWith: ['Total;'],
    fillsShortRows: false,
  },
  steps: [
    {
      kind: 'dateTime',
      date: 'Date',
      time: 'Time',
      format: 'dd.MM.yyyy HH:mm:ss',
      to: 'Date',
      writes: 'yyyy-MM-dd HH:mm:ss',
    },
    { kind: 'number', columns: ['Signal', 'Threshold'], decimal: ',' },
    {
      kind: 'replace',
      column: 'Result',
      to: 'Test piece',
      values: [
        { from: 'TEST FE', to: 'Fe' },
        { from: 'TEST NFE', to: 'Non-Fe' },
        { from: 'TEST SST', to: 'Stainless' },
      ],
      others: 'empty',
    },
    {
      kind: 'replace',
      column: 'Result',
      to: null,
      values: [
        { from: 'OK', to: 'Pass' },
        { from: 'METAL', to: 'Reject' },
        { from: 'TEST FE', to: 'Test' },
        { from: 'TEST NFE', to: 'Test' },
        { from: 'TEST SST', to: 'Test' },
      ],
      others: 'refuse',
    },
    {
      kind: 'keep',
      columns: [
        'Date',
        'Line',
        'Product',
        'Batch',
        'Signal',
        'Threshold',
        'Result',
        t(m.testPiece),
        'Operator',
      ],
    },
  ],
};

/** In display order, before those of the company. */
export const shippedTransforms: readonly ShippedTransform[] = [
  {
    key: 'metal-detection',
    name: t(m.metalDetection),
    description: t(m.exportOfMetalDetectorOne),
    recipe: metalDetection,
  },
];
