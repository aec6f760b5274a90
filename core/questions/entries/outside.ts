// What is read of entries outside of them: of a question with one number or one choice, the answers of all entries together, as
// those of a question that takes several. Its id is unique in the form, so that it says which question is read; where it is read
// says whether that is the answer of one entry.
import { answersOf, type QuestionType } from '#core/questions/types.ts';
import { type AnswerValue, isDecimal, valuesOf } from '#core/questions/values.ts';
import { t } from '#core/messages/text.ts';
import { entryOf } from './entry.ts';
import { m } from './texts.ts';

/** A question with what its entries ask. */
type EntriesQuestion<Inner> = {
  readonly id: string;
  readonly text: string;
  readonly questions?: readonly Inner[] | undefined;
};

/** A question as expressions read it: of one of entries, the title of their question. */
export type ReadQuestion = { readonly text: string; readonly entries?: string };

/** The questions of entries, with the titles of the questions that have them. */
export function questionsInside<Inner>(
  questions: readonly EntriesQuestion<Inner>[],
): (Inner & { entries: string })[] {
  return questions.flatMap(({ text, questions: own = [] }) =>
    own.map((each) => ({ ...each, entries: text })),
  );
}

/** The questions of entries as they are read outside of them. */
export function questionsOutside<Inner extends { readonly type: QuestionType | null }>(
  questions: readonly EntriesQuestion<Inner>[],
): (Inner & { type: QuestionType; entries: string })[] {
  return questionsInside(questions).flatMap((each) => {
    const type = answersOf(each.type)?.outside;
    return type == null ? [] : [{ ...each, type }];
  });
}

/** By id of a question of entries: the id of the question that has them. */
export function ownersOf(
  questions: Iterable<Pick<EntriesQuestion<{ readonly id: string }>, 'id' | 'questions'>>,
): ReadonlyMap<string, string> {
  return new Map(
    [...questions].flatMap(({ id, questions: own = [] }) =>
      own.map((each): [string, string] => [each.id, id]),
    ),
  );
}

/** `Size in Damages`, of a question of entries that is read outside of them; of any other its title. */
export function titleRead({ text, entries }: ReadQuestion): string {
  return entries === undefined ? text : t(m.questionInEntries, { question: text, entries });
}

/** The answers of all entries by question id, of those that are read outside: what is no number of one is left out. */
export function answersOutside(
  answer: AnswerValue,
  types: { get(id: string): QuestionType | undefined },
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [id, value] of answersIn(answer)) {
    const type = types.get(id);
    if (type === undefined) continue;
    const values = valuesOf(value).filter(
      (each) => each.trim() !== '' && (!answersOf(type).isDecimal || isDecimal(each)),
    );
    if (values.length > 0) found.set(id, [...(found.get(id) ?? []), ...values]);
  }
  return found;
}

const read = new WeakMap<readonly string[], [string, AnswerValue][]>();

/** Read once, however many expressions of a form read it. */
function answersIn(answer: AnswerValue): readonly [string, AnswerValue][] {
  const known = typeof answer === 'string' ? undefined : read.get(answer);
  if (known !== undefined) return known;
  const answers = valuesOf(answer).flatMap((value) => Object.entries(entryOf(value) ?? {}));
  if (typeof answer !== 'string') read.set(answer, answers);
  return answers;
}
