// What fills a question, as a sentence.
import type { Logic } from '#core/logic/schema.ts';
import { t } from '#core/messages/text.ts';
import type { FilledBy } from './schema.ts';
import { m } from './texts.ts';

/** `Calculated: Length × Width.` Empty for a question that nothing fills. */
export function fillTexts(filledBy: FilledBy | undefined, explain: (expression: Logic) => string): string[] {
  if (filledBy === undefined) return [];
  if (filledBy.from !== 'expression') return [t(m.carriedOver, { from: filledBy.from })];
  const { expression, editable = false } = filledBy;
  return [t(m.calculated, { editable: String(editable), formula: explain(expression) })];
}
