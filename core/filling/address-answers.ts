// Answers that stand in the address of a form that is filled in, as a code that is scanned holds them (contract, "Codes,
// transforms"): `<question id>=<value>`. They are given as if somebody had entered them; what does not fit is said.
import type { Question } from '#core/questions/schema.ts';
import { valuesOf } from '#core/questions/values.ts';
import { isCellIssue } from '#core/imports/parse-cell.ts';
import { answer, type FillDraft } from './fill-draft.ts';
import type { FillPart } from './form-rules.ts';
import { answerReader, cellSettings } from './parse-answer.ts';

type AskingForm = Readonly<Record<FillPart, readonly Question[]>>;

/** The draft with the answers of its part, and what of the address could not be taken over. */
export function withAddressAnswers(
  draft: FillDraft,
  given: string | undefined,
  form: AskingForm,
  timeZone: string,
): { draft: FillDraft; issues: string[] } {
  const issues: string[] = [];
  const settings = cellSettings({ timeZone }, '.');
  const otherPart = draft.part === 'questions' ? form.contextQuestions : form.questions;
  const texts = new Map<string, string[]>();
  for (const [id, text] of new URLSearchParams(given ?? ''))
    texts.set(id.toLowerCase(), [...(texts.get(id.toLowerCase()) ?? []), text]);
  let next = draft;
  for (const [id, values] of texts) {
    const text = values.join(';');
    const question = form[draft.part].find((each) => each.id === id);
    if (question === undefined) {
      if (!otherPart.some((each) => each.id === id))
        issues.push(`This form has no question ${id}, which "${text}" would answer.`);
      continue;
    }
    const result = answerReader(question, settings)(text);
    if (result === null) continue;
    if (isCellIssue(result)) issues.push(`"${text}" is no answer to "${question.text}": ${result.issue}.`);
    else next = answer(next, question.id, valuesOf(result));
  }
  return { draft: next, issues };
}
