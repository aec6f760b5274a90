// What a face shows of a draft: the items in their order, issues where it is time for them, values of calculations,
// alerts that are true, forms to launch.
import { no, type Verdict, yes } from '#core/actor.ts';
import { counted, countText } from '#core/count-text.ts';
import type { Alert, ContextAlert, Element } from '#core/forms/schema.ts';
import { isAnswered } from '#core/questions/values.ts';
import type { FillDraft } from './fill-draft.ts';
import type { FillItem, Outcome } from './fill-plan.ts';
import { aggregated, valueText } from './fill-values.ts';

/** The questions and elements that are shown now, in their order. */
export function itemsShown({ plan, part, hidden }: FillDraft): FillItem[] {
  return plan.parts[part].items.filter(({ id }) => !hidden.has(id));
}

/** What is wrong with a question, where it is time to say so: once somebody has left it, or wanted to send. */
export function issuesAt({ issues, touched, tried }: FillDraft, questionId: string): readonly string[] {
  return tried || touched.has(questionId) ? (issues.get(questionId) ?? []) : [];
}

/** The ids of the questions that are wrong, in their order, whether or not it is said yet. */
export function invalidQuestions(draft: FillDraft): string[] {
  return itemsShown(draft).flatMap(({ id }) => (draft.issues.has(id) ? [id] : []));
}

/** What a calculation or an aggregation comes to now, for people: its default where it comes to nothing. */
export function calculatedText({ results, rowNumbers }: FillDraft, element: Element): string {
  const { id, type, data } = element;
  const result = results.get(id);
  const value = type === 'AGGREGATION' ? aggregated(element, rowNumbers.get(id), result) : result;
  return valueText(value) || (data.defaultValue ?? '') || '–';
}

/**
 * The alerts to show at once: those with `mobileAlert` that are true. One that is true of an empty form is shown when
 * somebody has come to a question that it reads.
 */
export function alertsToShow(draft: FillDraft): Alert[] {
  return firingOutcomes(draft).flatMap((outcome) =>
    outcome.kind === 'alert' && outcome.alert.mobileAlert ? [outcome.alert] : [],
  );
}

/** The launch alerts that ask for another form now and were not dealt with yet. */
export function launchesToShow(draft: FillDraft): ContextAlert[] {
  return firingOutcomes(draft).flatMap((outcome) =>
    outcome.kind === 'launch' && !draft.launched.has(outcome.id) ? [outcome.launch] : [],
  );
}

function firingOutcomes(draft: FillDraft): Outcome[] {
  const { plan, part, firing, answers, touched, tried } = draft;
  return plan.parts[part].outcomes.filter(
    ({ id, reads }) =>
      firing.has(id) &&
      reads.length > 0 &&
      (tried || reads.some((read) => touched.has(read) || isAnswered(answers[read]))),
  );
}

export type FillProgress = { answered: number; total: number; requiredLeft: number };

/** How far somebody is, of the questions that are asked now. */
export function progressOf(draft: FillDraft): FillProgress {
  const questions = itemsShown(draft).flatMap((item) => (item.kind === 'question' ? [item.question] : []));
  const open = questions.filter(({ id }) => !isAnswered(draft.answers[id]));
  return {
    answered: questions.length - open.length,
    total: questions.length,
    requiredLeft: open.filter(({ required }) => required).length,
  };
}

/** `4 of 12 answered, 2 required left` */
export function progressText({ answered, total, requiredLeft }: FillProgress): string {
  const required = requiredLeft === 0 ? '' : `, ${countText(requiredLeft)} required left`;
  return `${countText(answered)} of ${countText(total)} answered${required}`;
}

/** May it be sent as it is? If not, why. */
export function maySend(draft: FillDraft): Verdict {
  const wrong = draft.issues.size;
  if (wrong > 0) return no(`${counted(wrong, 'question')} ${wrong === 1 ? 'needs' : 'need'} your attention.`);
  const required = launchesToShow(draft).find((launch) => launch.required);
  return required === undefined ? yes : no(`Fill in the form of "${required.name}" first.`);
}

/** Whether anything was entered that a face should keep. */
export function isChanged(draft: FillDraft, before: Pick<FillDraft, 'given'>): boolean {
  if (draft.given.size !== before.given.size) return true;
  return [...draft.given].some(([id, values]) => {
    const earlier = before.given.get(id);
    return earlier === undefined || values.join('\n') !== earlier.join('\n');
  });
}
