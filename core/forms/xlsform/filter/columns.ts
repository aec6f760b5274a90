// The columns of the sheet `choices` that a written filter reads.

/** `hidden` or `disabled`: the option is no longer offered. */
export const retiredColumn = 'retired';
/** The number of the condition of an option, where conditions differ by more than the answer to one question. */
export const offeredColumn = 'offered';

const taken = new Set([
  'list_name',
  'label',
  'value',
  'count',
  'caption',
  'calculate',
  'relevance',
  'readonly',
]);

/** The column that says for which answers to a question an option is offered. */
export function columnOfQuestion(name: string): string {
  return taken.has(name) || name === retiredColumn || name === offeredColumn ? `for_${name}` : name;
}
