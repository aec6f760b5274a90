// No other row has the same answer: of the form, or of the sheet. Which answers there are is known to the server alone; wherever
// that is not known, the rule is not judged.
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { keyOf, mayBeKey } from '#core/questions/row-key.ts';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import type { RuleRecord } from './rule.ts';
import { type RuleOf, uniqueScopes } from './schema.ts';
import { m } from './texts.ts';

type Unique = RuleOf<'unique'>;
export type UniqueScope = Unique['within'];

/** Whether another row has the answer of a question. */
export type IsTaken = (questionId: string, within: UniqueScope, value: string) => boolean;

export const unique: RuleRecord<Unique> = {
  label: t(m.unique),
  // Of a list, every value could be elsewhere.
  fits: ({ key }) => key !== null,
  first: { kind: 'unique', within: 'form' },
  issues: () => [],
  sentences: ({ within }) => [sentence(within)],
  compile:
    ({ within }) =>
    ([value], { isTaken }) =>
      value !== undefined && isTaken?.(within, value) === true ? sentence(within) : null,
};

/** The names of both scopes, in the order of the editor. */
export const scopeLabels: Readonly<Record<UniqueScope, string>> = {
  form: t(m.uniqueWithinForm),
  sheet: t(m.uniqueWithinSheet),
};

function sentence(within: UniqueScope) {
  return wording(within === 'sheet' ? m.uniqueInSheet : m.uniqueInForm);
}

/** Among what the answers of a question must be unique; empty where they need not be. */
export function scopesOf({ rules = [], type }: Pick<Question, 'rules' | 'type'>): UniqueScope[] {
  const scopes = rules.flatMap((rule) => (rule.kind === 'unique' ? [rule.within] : []));
  return mayBeKey({ type }) ? uniqueScopes.filter((scope) => scopes.includes(scope)) : [];
}

/** What answers that count as the same have in common: case and the space around them are no difference. Null for no answer. */
export function uniqueKeyOf(
  question: Pick<Question, 'type'>,
  answer: AnswerValue | null | undefined,
): string | null {
  return keyOf(question, answer)?.normalize('NFC').toLowerCase() ?? null;
}

/** An answer among those that other rows have. */
export function takenKey(
  question: Pick<Question, 'id' | 'type'>,
  within: UniqueScope,
  answer: AnswerValue | undefined,
): string {
  return JSON.stringify([question.id, within, uniqueKeyOf(question, answer)]);
}

/** Whether an answer to a question is among them. */
export function takenBy(taken: ReadonlySet<string>, question: Pick<Question, 'id' | 'type'>) {
  return (within: UniqueScope, value: string): boolean =>
    taken.size > 0 && taken.has(takenKey(question, within, value));
}
