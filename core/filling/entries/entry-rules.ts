// Judges the entries that answer a question: each is a small form of its own, so that its answers are checked as any others are,
// wherever they come in. An issue says in which entry it is, and of which question.
import type { BrokenRule } from '#core/questions/rules/passing.ts';
import type { Situation } from '#core/questions/rules/rule.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { flatAnswer } from '#core/questions/entries/flat.ts';
import { entryFilesLimit } from '#core/questions/entries/limits.ts';
import { entryOf } from '#core/questions/entries/entry.ts';
import { entryName } from '#core/questions/entries/entry-name.ts';
import type { Question } from '#core/questions/schema.ts';
import { type Answers, valuesOf } from '#core/questions/values.ts';
import { wording, type Wording } from '#core/messages/message.ts';
import { saidOf } from '#core/messages/said.ts';
import { currentLanguage, textIn } from '#core/messages/text.ts';
import { answersAround, questionsAround } from '#core/questions/entries/around.ts';
import { checkAnswers } from '../check-answers.ts';
import type { FormRules, RuledForm } from '#core/filling/rules/form-rules-type.ts';
import type { GivenAnswer } from '../schema.ts';
import { m } from '#core/questions/entries/texts.ts';

/** Most issues that are named of one answer: nobody reads more. */
const mostIssues = 20;

/** What is wrong with the entries of a question, among those of a form. `compile` compiles a form (form-rules.ts). */
export function compileEntries(
  question: Question,
  all: readonly Question[],
  compile: (form: RuledForm) => FormRules,
): (values: readonly string[], situation: Situation) => BrokenRule[] {
  const around = questionsAround(question, all);
  const rules = compile(entryForm(question, around));
  return (values, { now, timeZone, madeAt, before = [], answers, isUnknown, isOfImport }) => {
    const issues: BrokenRule[] = [];
    const files = flatAnswer<Question>(question, values, isStoredType).flatMap((each) => each.values);
    if (files.length > entryFilesLimit) return [brokenIn(wording(m.mostFiles, { most: entryFilesLimit }))];
    const earlier = answersIn(before);
    const context = answersAround(around, answers?.() ?? {});
    for (const [index, value] of values.entries()) {
      if (issues.length >= mostIssues) break;
      const row = { context, before: earlier, madeAt, isUnknown, clock: { now, timeZone } };
      const given = givenOfEntry(value);
      for (const { path, message } of checkAnswers(rules, 'questions', given, row).issues) {
        const about = rules.byId.get(path.slice('answers.'.length));
        if (isOfImport === true && isStoredType(about?.type)) continue;
        const said = wording(m.issueInEntry, inEntry(question, index, about?.text ?? '', message));
        issues.push(brokenIn(said));
      }
    }
    return issues.slice(0, mostIssues);
  };
}

function brokenIn(said: Wording): BrokenRule {
  return { message: textIn(currentLanguage(), said), ...saidOf(said), rule: null, passable: false };
}

/** What `issueInEntry` says: in which entry, of which question. */
export function inEntry(question: Question, index: number, about: string, issue: string) {
  return { name: entryName(question), number: index + 1, question: about, issue };
}

/** The questions of an entry as a form, and those around it that they read. */
export function entryForm(
  { questions = [] }: Pick<Question, 'questions'>,
  around: readonly Question[],
): RuledForm & Required<Pick<RuledForm, 'around'>> {
  const inRows = questions.map((question) => ({ ...question, context: false }));
  return { contextQuestions: [], questions: inRows, elements: [], alerts: [], around };
}

/** The answers of an entry as they are given to a row. */
export function givenOfEntry(value: string): GivenAnswer[] {
  return Object.entries(entryOf(value) ?? {}).flatMap(([questionId, answer]) =>
    valuesOf(answer).map((each) => ({ questionId, value: each })),
  );
}

/** All answers of some entries: one that has an option that is retired may keep it, whichever it is by now. */
function answersIn(entries: readonly string[]): Answers {
  const given = Map.groupBy(entries.flatMap(givenOfEntry), ({ questionId }) => questionId);
  return Object.fromEntries([...given].map(([id, all]) => [id, all.map(({ value }) => value)]));
}
