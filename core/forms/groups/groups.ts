// Groups of a form: a header that is one shows and hides, as one, what stands below it up to the next header. Its condition is
// joined with those of its questions and elements once, before a form is compiled for filling in or for checking answers.
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Element } from '../schema.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';

/** Questions and elements share one order. */
export type FormItem =
  | { kind: 'question'; id: string; question: Question }
  | { kind: 'element'; id: string; element: Element };

export type FormItems = {
  contextQuestions: readonly Question[];
  questions: readonly Question[];
  elements: readonly Element[];
};

/** The questions and elements of a part in display order: with equal numbers, a question comes before an element. */
export function itemsOfPart(form: FormItems, part: 'contextQuestions' | 'questions'): FormItem[] {
  const elements = form.elements.filter(({ context }) => context === (part === 'contextQuestions'));
  const items = [
    ...form[part].map((question) => ({ kind: 'question', id: question.id, question }) as const),
    ...elements.map((element) => ({ kind: 'element', id: element.id, element }) as const),
  ];
  const orderOf = (item: FormItem) => (item.kind === 'question' ? item.question : item.element).order;
  return items.toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** Whether an element is the header of a group. */
export function isGroup({ type, data }: Pick<Element, 'type' | 'data'>): boolean {
  return type === 'HEADER' && data.group === true;
}

/** The form with the conditions of its groups in front of those of their questions and elements; the same if there are none. */
export function withGroupConditions<F extends FormItems>(form: F): F {
  if (!form.elements.some((element) => isGroup(element) && element.condition !== null)) return form;
  const joined = new Map<string, string | null>();
  for (const part of ['contextQuestions', 'questions'] as const) {
    let above: string | null = null;
    for (const item of itemsOfPart(form, part)) {
      if (item.kind === 'question') joined.set(item.id, both(above, item.question.condition));
      else if (item.element.type === 'HEADER') above = isGroup(item.element) ? item.element.condition : null;
      else joined.set(item.id, both(above, item.element.condition));
    }
  }
  const withCondition = <T extends Question | Element>(item: T): T => ({
    ...item,
    condition: joined.get(item.id) ?? item.condition,
  });
  return {
    ...form,
    contextQuestions: form.contextQuestions.map(withCondition),
    questions: form.questions.map(withCondition),
    elements: form.elements.map(withCondition),
  };
}

type GroupOutline = { name: string; condition: Logic | null; needsAnswer: boolean; titles: string[] };

/** The groups of a form in order, with the titles of their questions; without a condition, one is always shown. */
export function groupsOf(form: FormItems): GroupOutline[] {
  const groups: GroupOutline[] = [];
  for (const part of ['contextQuestions', 'questions'] as const) {
    let titles: string[] = [];
    for (const item of itemsOfPart(form, part)) {
      if (item.kind === 'question') titles.push(item.question.text);
      else if (item.element.type === 'HEADER') {
        const { condition, data } = item.element;
        titles = [];
        const { label: name, atLeastOne: needsAnswer = false } = data;
        if (isGroup(item.element)) groups.push({ name, condition: logicOf(condition), needsAnswer, titles });
      }
    }
  }
  return groups;
}

/** One that cannot be parsed says nothing, as when it stands alone. */
function both(above: string | null, own: string | null): string | null {
  const [first, second] = [logicOf(above), logicOf(own)];
  if (first === null) return own;
  return JSON.stringify(second === null ? first : { and: [first, second] });
}

function logicOf(condition: string | null): Logic | null {
  return condition === null ? null : (parseCondition(condition) ?? null);
}
