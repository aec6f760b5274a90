// A form as it is on paper: its headings, with the questions below each.
import type { Element } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';

export type FormPart = {
  /** Null for the questions before the first heading. */
  heading: string | null;
  questions: Question[];
};

/** The questions in the form's order below their headings. A heading without questions is left out. */
export function formParts(
  questions: readonly Question[],
  elements: readonly Pick<Element, 'type' | 'order' | 'data'>[],
): FormPart[] {
  const headings = elements
    .filter(({ type, data }) => type === 'HEADER' && data.label.trim() !== '')
    .toSorted((a, b) => a.order - b.order);
  const parts: FormPart[] = [{ heading: null, questions: [] }];
  let next = 0;
  for (const question of questions.toSorted((a, b) => a.order - b.order)) {
    for (; (headings[next]?.order ?? Infinity) < question.order; next += 1)
      parts.push({ heading: headings[next]?.data.label ?? null, questions: [] });
    parts.at(-1)?.questions.push(question);
  }
  return parts.filter((part) => part.questions.length > 0);
}
