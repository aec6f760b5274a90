// A form compiled for validating answers: questions by id, conditions, rules and alerts. Compiled once per version of a form
// and used for every row: by the server, by imports and by filling in.
import { withGroupConditions } from '#core/forms/groups/groups.ts';
import { type BrokenRules, compileRules } from '#core/questions/rules/rules.ts';
import type { Question } from '#core/questions/schema.ts';
import { isAnswered, valuesOf } from '#core/questions/values.ts';
import { scopesOf } from '#core/questions/rules/unique.ts';
import { ruleExpressions } from '#core/questions/rules/expressions.ts';
import { readsUnnamed, variablesOf } from '#core/logic/variables.ts';
import { compileCondition } from '#core/logic/compile.ts';
import { contextMaker, type QuestionTypes } from '#core/logic/evaluate.ts';
import { ownersOf, questionsInside, questionsOutside } from '#core/questions/entries/outside.ts';
import { isEntries } from '#core/questions/types.ts';
import { isLimited } from './catalog/catalog-limits.ts';
import { entryReads, questionsAround } from '#core/questions/entries/around.ts';
import { compileEntries, entryForm } from './entries/entry-rules.ts';
import type { FillPart, FormRules, RuledForm } from './rules/form-rules-type.ts';
import { compileFills } from './fills/fill-answers.ts';
import { compileRelevance } from './rules/relevance.ts';
import { type NeededGroup, neededGroups, unansweredGroup } from '#core/forms/groups/needed-groups.ts';

/**
 * Compiles a form's rules. `now` tells the time: dates may have to be before or after today, which it is in the time zone of
 * who answers, where that is known.
 */
export function compileFormRules(form: RuledForm, now: () => number, timeZone?: string): FormRules {
  const { contextQuestions, questions } = withGroupConditions(form);
  const all = [...contextQuestions, ...questions];
  const { around = [] } = form;
  const types = questionTypesOf(form);
  const toContext = contextMaker(types);
  const rules = rulesById(all, around);
  const byId = new Map(all.map((question) => [question.id, question]));
  const owners = ownersOf(all);
  const idsAround = new Set([...around.map(({ id }) => id), ...ownersOf(around).keys()]);
  const needed: Record<FillPart, readonly NeededGroup[]> = {
    contextQuestions: neededGroups(form, 'contextQuestions'),
    questions: neededGroups(form, 'questions'),
  };
  const parts = { contextQuestions, questions };
  const aroundRows = [...around, ...contextQuestions];
  const { relevantWith, ...relevance } = compileRelevance(parts, aroundRows, types);
  const alerts = form.alerts.map(({ id, expression }) => ({ id, holds: compileCondition(expression) }));
  return {
    form,
    contextQuestions,
    questions,
    byId,
    limited: all.filter(isLimited),
    limitedEntries: all.flatMap((question) => {
      if (question.questions?.some(isLimited) !== true) return [];
      const entry = entryForm(question, questionsAround(question, all));
      return [{ question, rules: compileFormRules(entry, now, timeZone) }];
    }),
    unique: questions.flatMap((question) => {
      const scopes = scopesOf(question);
      return scopes.length === 0 ? [] : [{ question, scopes }];
    }),
    types,
    fills: {
      contextQuestions: compileFills(contextQuestions, [], types),
      questions: compileFills(questions, aroundRows, types),
    },
    ...relevance,
    brokenRules(answers, known, { madeAt, before = {}, isOfImport = false, isTaken, ...row } = {}) {
      if (rules.size === 0) return [];
      const isOfSetup = (id: string) => byId.get(owners.get(id) ?? id)?.context === true;
      const { isUnknown: isUnknownAround, clock = { now: now(), timeZone } } = row;
      const isUnknown = isOfImport
        ? isOfSetup
        : isUnknownAround && ((id: string) => idsAround.has(id) && isUnknownAround(id));
      const about = { ...clock, madeAt, isUnknown, isOfImport };
      const situation = { context: toContext(known), answers: () => known, ...about };
      return [...rules].flatMap(([id, broken]) =>
        broken(answers[id], {
          ...situation,
          before: valuesOf(before[id]),
          isTaken: isTaken && ((within, value) => isTaken(id, within, value)),
        }).map((each) => ({ questionId: id, ...each })),
      );
    },
    unansweredGroups(part, answers, known, wrong) {
      if (needed[part].length === 0) return [];
      const isRelevant = relevantWith(known);
      const isSettled = (id: string) => isAnswered(answers[id]) || wrong.has(id);
      return needed[part].flatMap((group) => unansweredGroup(group, isRelevant, isSettled) ?? []);
    },
    questionsReading(questionId) {
      const isRead = (name: string) => (owners.get(name) ?? name) === questionId;
      return all.filter((each) => each.id !== questionId && readsIn(each, isRead)).map(({ id }) => id);
    },
    alertsOf(answers) {
      if (alerts.length === 0) return [];
      const context = toContext(answers);
      return alerts.flatMap(({ id, holds }) => (holds(context) ? [id] : []));
    },
  };
}

function readsIn(question: Question, isRead: (name: string) => boolean): boolean {
  const expressions = [...ruleExpressions(question), ...entryReads(question, 'rules')];
  return expressions.some((each) => readsUnnamed(each) || [...variablesOf(each)].some(isRead));
}

/** The compiled rules of the questions that have some; they may read others `around` them. */
export function rulesById(
  questions: readonly Question[],
  around: readonly Question[] = [],
): ReadonlyMap<string, BrokenRules> {
  const found = new Map<string, BrokenRules>();
  for (const question of questions) {
    const broken = compileAnswerRules(question, [...around, ...questions]);
    if (broken !== null) found.set(question.id, broken);
  }
  return found;
}

/** The same of one question: those of its entries, if it has some, and its own. `questions` are those of the form. */
export function compileAnswerRules(question: Question, questions: readonly Question[]): BrokenRules | null {
  const own = compileRules(question, [...questions, ...questionsInside(questions)]);
  if (!isEntries(question.type)) return own;
  const ofEntries = compileEntries(question, questions, (form) => compileFormRules(form, () => 0));
  return (answer, situation) => [
    ...ofEntries(valuesOf(answer), situation),
    ...(own?.(answer, situation) ?? []),
  ];
}

/** The types of all of a form's questions, by id; of those of entries as they are read outside. */
export function questionTypesOf(form: Pick<RuledForm, FillPart | 'around'>): QuestionTypes {
  const all = [...(form.around ?? []), ...form.contextQuestions, ...form.questions];
  return new Map([...all, ...questionsOutside(all)].map(({ id, type }) => [id, type]));
}
