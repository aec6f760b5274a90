// A form as a list to read before it is opened: its headings, questions and computed values in order, and when each is
// asked. The questions of entries are below their question.
import { type ExplainedQuestion, explainLogic, explainValue } from '#core/logic/explain.ts';
import type { Element, FormInput } from './schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { fillTexts } from '#core/questions/fills/fill-text.ts';
import { questionsInside } from '#core/questions/entries/outside.ts';
import { ruleLine } from '#core/questions/rules/rules.ts';
import { type QuestionType, questionTypes } from '#core/questions/types.ts';
import { elementNames } from './element-names.ts';
import { withGroupConditions } from './groups/groups.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { t } from '#core/messages/text.ts';
import { keepsPhotoPlace } from './question-meta.ts';
import { m } from './texts.ts';

/** The types of questions and elements. */
export type ItemType = QuestionType | Element['type'];

export function itemTypeName(type: ItemType): string {
  return isElement(type) ? elementNames[type] : questionTypes[type].label;
}

function isElement(type: ItemType): type is Element['type'] {
  return type in elementNames;
}

export type OutlineItem = {
  id: string;
  text: string;
  type: ItemType;
  required: boolean;
  /** When it is asked or shown, as half a sentence: 'Passed? is No'. Null: always. */
  when: string | null;
  /** As `ruleTexts` says it. */
  rules: string[];
};

type Outlined = Pick<FormInput, 'contextQuestions' | 'questions' | 'elements'>;

/** The two parts of a form: asked once per sheet, and asked for every row. Texts between questions are left out. */
export function outlineOf(whole: Outlined): { setup: OutlineItem[]; rows: OutlineItem[] } {
  const form = withGroupConditions(whole);
  const allQuestions = [...form.contextQuestions, ...form.questions];
  const named = [...allQuestions, ...questionsInside(allQuestions)];
  const elements = form.elements.filter(({ type }) => type !== 'DESCRIPTION');
  const partOf = (context: boolean) =>
    [...allQuestions, ...elements]
      .filter((item) => item.context === context)
      .toSorted((a, b) => a.order - b.order)
      .flatMap((item): OutlineItem[] => {
        if ('text' in item) {
          const own = (item.questions ?? []).map((each) => ({ ...each, text: `${item.text}: ${each.text}` }));
          return [item, ...own].map((each) => outlineItem(each, named));
        }
        const { id, type, data } = item;
        return [{ id, text: data.label, type, required: false, when: whenOf(item, named), rules: [] }];
      });
  return { setup: partOf(true), rows: partOf(false) };
}

function outlineItem(question: Question, named: readonly ExplainedQuestion[]): OutlineItem {
  const { id, text, type, required } = question;
  const [when, rules] = [whenOf(question, named), ruleTexts(question, named)];
  return { id, text, type, required, when, rules };
}

/** The number of questions, including the setup's. */
export function questionCountOf({
  contextQuestions,
  questions,
}: Pick<Outlined, 'contextQuestions' | 'questions'>): number {
  return contextQuestions.length + questions.length;
}

/** What fills a question, what its answers must be like, and what else is kept of them, a sentence each. */
export function ruleTexts(question: Question, named: readonly ExplainedQuestion[]): string[] {
  const { rules = [], filledBy } = question;
  return [
    ...fillTexts(filledBy, (expression) => explainValue(expression, named)),
    ...(keepsPhotoPlace(question) ? [t(m.keepsPhotoPlace)] : []),
    ...rules.map((rule) => ruleLine(rule, (expression) => explainLogic(expression, named))),
  ];
}

function whenOf(
  { condition }: Pick<Question, 'condition'>,
  named: readonly ExplainedQuestion[],
): string | null {
  const expression = condition === null ? null : parseCondition(condition);
  return expression === null || expression === undefined ? null : explainLogic(expression, named);
}
