// Names of the form elements (spec 3, "Element"). Question types: core/questions/types.ts.
import type { Element } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const elementNames: Readonly<Record<Element['type'], string>> = {
  HEADER: t(m.header),
  DESCRIPTION: t(common.description),
  CALCULATION: t(m.calculation),
  AGGREGATION: t(m.aggregation),
};
