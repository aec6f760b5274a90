// Answers that stand in the address of a form that is filled in, as a code that is scanned holds them (contract, "Codes,
// transforms"): `<question id>=<value>`. They are given as if somebody had entered them; what does not fit is said.
import { isCalculatedOnly } from '#core/questions/fills/fills.ts';
import type { Question } from '#core/questions/schema.ts';
import { isUuid } from '#core/primitives.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import { type CellResult, isCellIssue } from '#core/imports/parse-cell.ts';
import { answer, type FillDraft } from './fill-draft.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';
import { answerReader, cellSettings } from './parse-answer.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type AskingForm = Readonly<Record<FillPart, readonly Question[]>>;

/** Items of the catalog by question, as answers, or why they are none. */
export type AddressItems = ReadonlyMap<string, { paths: readonly string[] } | { issue: string }>;

/** What an address says of the catalog: codes or ids of items, or paths of ids, as codes of former versions hold them. */
export function addressItemTexts(
  given: string | undefined,
  form: AskingForm,
): { question: Question; text: string }[] {
  const questions = [...form.contextQuestions, ...form.questions];
  return [...textsOf(given)].flatMap(([id, text]) => {
    const question = questions.find((each) => each.id === id);
    return question !== undefined && isCatalogType(question.type) ? [{ question, text }] : [];
  });
}

/** The same without a catalog: a path is an answer by itself. */
export function knownAddressItem(text: string): { paths: string[] } | { issue: string } {
  const paths = text.split(';').map((path) => path.trim());
  // The id of an item alone could be at the top, and could have been moved from there.
  if (paths.every((path) => path.includes(',') && path.split(',').every(isUuid))) return { paths };
  return { issue: t(m.catalogIsNotOnThis) };
}

/** What the answers of an address are read with. */
type AddressReading = { form: AskingForm; timeZone: string; items?: AddressItems };

/** The draft with the answers of its part, and what of the address could not be taken over. */
export function withAddressAnswers(
  draft: FillDraft,
  given: string | undefined,
  { form, timeZone, items = new Map() }: AddressReading,
): { draft: FillDraft; issues: string[] } {
  const issues: string[] = [];
  const settings = cellSettings({ timeZone }, '.');
  const otherPart = draft.part === 'questions' ? form.contextQuestions : form.questions;
  let next = draft;
  for (const [id, text] of textsOf(given)) {
    const question = form[draft.part].find((each) => each.id === id);
    if (question === undefined) {
      if (!otherPart.some((each) => each.id === id)) issues.push(t(m.thisFormHasNoQuestion, { id, text }));
      continue;
    }
    const item = items.get(id);
    const result: CellResult =
      item === undefined ? answerReader(question, settings)(text) : 'issue' in item ? item : [...item.paths];
    if (result === null) continue;
    const refused = isCalculatedOnly(question) ? t(m.calculatedNote, { isOnly: 'true' }) : null;
    if (refused !== null)
      issues.push(t(m.isNotValidAnswerTo, { text, question: question.text, issue: refused }));
    else if (isCellIssue(result))
      issues.push(t(m.isNotValidAnswerTo, { text, question: question.text, issue: result.issue }));
    else next = answer(next, question.id, valuesOf(result));
  }
  return { draft: next, issues };
}

/** The answers of an address by question, several between semicolons. */
function textsOf(given: string | undefined): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, text] of new URLSearchParams(given ?? '')) {
    const id = name.toLowerCase();
    const before = texts.get(id);
    texts.set(id, before === undefined ? text : `${before};${text}`);
  }
  return texts;
}
