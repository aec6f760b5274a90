// How many rows of a form have the answer of another one, for a rule that its answers be unique. They are compared as the rule
// compares them: what is noted of them is there only once the form has the rule.
import type { Actor } from '#core/actor.ts';
import type { ImpactCounts } from '#core/forms/calls.ts';
import { mostExamples, type UniqueQuestion } from '#core/forms/impact/impact-unique.ts';
import { inTurns, itemsPerPortion, type Portions } from '#core/portions/portions.ts';
import { uniqueKeyOf } from '#core/questions/rules/unique.ts';
import type { Tx } from '#server/db/transaction.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import { answersTo, type GivenAnswer } from './impact-store.ts';

type Clashes = ImpactCounts['unique'][number];

/** Of the answers to a question that must be unique from now on. */
export async function countClashes(
  tx: Tx,
  actor: Actor,
  formId: string,
  unique: UniqueQuestion,
): Promise<Clashes> {
  const answers = await answersTo(tx, actor, formId, unique.question.id);
  return inTurns(compare(answers, unique), pauseFor(actor));
}

function* compare(answers: readonly GivenAnswer[], { question, within }: UniqueQuestion): Portions<Clashes> {
  const first = new Map<string, string>();
  const clashing = new Set<string>();
  const examples = new Set<string>();
  let count = 0;
  for (const [place, { sheetId, answer }] of answers.entries()) {
    if (place % itemsPerPortion === 0) yield;
    const key = uniqueKeyOf(question, answer);
    if (key === null) continue;
    const group = within === 'sheet' ? `${sheetId} ${key}` : key;
    const other = first.get(group);
    if (other === undefined) {
      first.set(group, answer);
      continue;
    }
    // The first of them clashes too, once there is a second.
    count += clashing.has(group) ? 1 : 2;
    clashing.add(group);
    if (examples.size < mostExamples) examples.add(other).add(answer);
  }
  return {
    questionId: question.id,
    compared: answers.length,
    clashing: count,
    examples: [...examples].slice(0, mostExamples),
  };
}
