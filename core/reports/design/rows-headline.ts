// What is new in the rows of forms, in a sentence, for the designs that come with the product.
import type { ReportBlock } from '#core/reports/document.ts';
import { headlineText, usualWords } from '#core/reports/headline.ts';
import { type FormRows, rowsIn } from './form-rows.ts';

/** How many rows there are, and how many more or fewer than in the period before. */
export function rowsHeadline(forms: readonly FormRows[]): ReportBlock {
  const period = forms[0]?.before?.period;
  const count = (of: (form: FormRows) => number) => forms.reduce((sum, form) => sum + of(form), 0);
  const text = headlineText({
    words: usualWords(),
    count: count(rowsIn),
    before: period ? { period, count: count(({ before }) => (before ? rowsIn(before) : 0)) } : null,
  });
  return { kind: 'headline', text };
}
