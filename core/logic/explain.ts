// Describes an expression as an English sentence with question titles, for readers of a form or an alert: "Cost Total $
// is greater than 100,000, or Damage is Substantial".
import type { Logic } from './schema.ts';
import type { Question, QuestionOption } from '#core/questions/schema.ts';
import { answersOf, clockOf, hasOptions, isDuration } from '#core/questions/types.ts';
import { type Operation, operationOf, variableName } from './operation.ts';
import { isSummary } from './operators.ts';
import {
  comparisons,
  mirrors,
  momentComparisons,
  quantities,
  signs,
  type Statement,
  summaries,
} from './comparisons.ts';
import { titleRead } from '#core/questions/entries/outside.ts';
import { clockConstantWords, constantWords, listWords } from './explain-constants.ts';
import { casesOf, listPhrase, ownFormula } from './explain-lists.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ExplainedQuestion = Pick<Question, 'id' | 'text' | 'type'> & {
  /** Options are shown by name, if they have one. */
  questionOptions?: readonly Pick<QuestionOption, 'value' | 'name'>[];
  /** Names of other values, such as catalog items. */
  valueNames?: ValueNames;
  /** Of a question of entries: the title of the question that has them. */
  entries?: string;
};
export type ValueNames = Pick<ReadonlyMap<string, string>, 'get'>;

/** The sentence, without a full stop. An unknown variable is "a deleted question". */
export function explainLogic(expression: Logic, questions: readonly ExplainedQuestion[]): string {
  return statement(expression, namesOf(questions));
}

/** The same for a calculation: `Cost Repair + Cost Other`. */
export function explainValue(expression: Logic, questions: readonly ExplainedQuestion[]): string {
  return phrase(expression, namesOf(questions), false);
}

function namesOf(questions: readonly ExplainedQuestion[]): Names {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return (name) => {
    const question = byId.get(name);
    // All answers together, or a computed name.
    if (name === '') return { text: ownFormula, ofAll: ownFormula, type: null };
    if (question === undefined) return deletedQuestion();
    const { text, type, valueNames } = question;
    const ofAll = titleRead(question);
    return { text, type, ofAll, valueNames: valueNames ?? optionNames(question) };
  };
}

function optionNames({ questionOptions = [] }: ExplainedQuestion): ValueNames {
  return new Map(questionOptions.map(({ value, name }) => [value, name || value]));
}

function deletedQuestion(): NamedOperand {
  return { text: t(m.deletedQuestion), ofAll: t(m.deletedQuestion), type: null };
}

/** A variable's description: a question, or inside `some` and the like an item of a list. `ofAll`: the answers of all entries. */
type NamedOperand = { text: string; ofAll: string; type: Question['type'] | null; valueNames?: ValueNames };
type Names = (name: string) => NamedOperand;
/** An expression as a statement; a compound one is in brackets inside another. */
function statement(node: Logic, names: Names, inside = false): string {
  const operation = operationOf(node);
  if (!operation) return t(isTrueConstant(node) ? m.always : m.never);
  const { operator, operands } = operation;
  const [first = null] = operands;
  if (operator === 'and' || operator === 'or') return joined(operation, names, inside);
  if (operator === '!') return denial(first, names);
  if (operator === '!!') return statement(first, names, inside);
  if (isChoice(operator)) {
    const said = (each: Logic) => statement(each, names, true);
    const cases = casesOf(operands).map(({ when, result }) =>
      when === null
        ? t(m.otherwise, { result: said(result) })
        : t(m.ifThen, { when: said(when), result: said(result) }),
    );
    return inside ? `(${cases.join(', ')})` : cases.join(', ');
  }
  return comparison(operation, names, 0) ?? t(m.isNeitherEmptyNor0, { phrase: phrase(node, names) });
}

/** The negation of an expression. */
function denial(node: Logic, names: Names): string {
  const operation = operationOf(node);
  if (!operation) return t(isTrueConstant(node) ? m.never : m.always);
  const { operator, operands } = operation;
  if (operator === '!') return statement(operands[0] ?? null, names, true);
  if (operator === '!!') return denial(operands[0] ?? null, names);
  if (['and', 'or', 'if', '?:', ...quantities.keys()].includes(operator) || operands.length > 2) {
    return t(m.notTrue, { statement: statement(node, names) });
  }
  return comparison(operation, names, 1) ?? t(m.isEmptyOr0, { phrase: phrase(node, names) });
}

function joined({ operator, operands }: Operation, names: Names, inside: boolean): string {
  const [only] = operands;
  if (operands.length === 1 && only !== undefined) return statement(only, names, inside);
  const parts = operands.map((operand) => statement(operand, names, true));
  const both = operator === 'and' ? m.bothHold : m.eitherHolds;
  const isInside = inside ? 'yes' : 'no';
  const say = (left: string, right: string) => t(both, { left, right, isInside });
  const all = parts.slice(1).reduce(say, parts[0] ?? '');
  return inside ? `(${all})` : all;
}

/** A comparison or test, negated if `denied` is 1; null for any other operation. */
function comparison({ operator, operands }: Operation, names: Names, denied: 0 | 1): string | null {
  const [first = null, second = null, third] = operands;
  const quantity = quantities.get(operator);
  if (quantity) {
    const list = names(variableName(first) ?? '');
    const among = amongWords(operator, second);
    if (among)
      return t(among.says, {
        left: listWord(first, names),
        right: listWords(among.list.map((each) => beside(each, first, 'in', names))),
      });
    const item: NamedOperand = { ...list, text: t(quantity, { list: listWord(first, names) }) };
    return statement(second, () => item);
  }
  switch (operator) {
    case 'var': {
      const named = names(variableName({ var: [...operands] }) ?? '');
      if (answersOf(named.type)?.constant !== 'yesNo') return null;
      return t(denied ? m.isNo : m.isYes, { left: named.text });
    }
    case 'answered':
      return t(denied ? m.isNotAnswered : m.isAnswered, { left: phrase(first, names) });
    case 'in':
      return Array.isArray(second)
        ? t(denied ? m.isNoneOf : m.isOneOf, {
            left: phrase(first, names),
            right: listWords(second.map((each) => beside(each, first, operator, names))),
          })
        : t(denied ? m.doesNotContain : m.contains, {
            left: phrase(second, names),
            right: beside(first, second, operator, names),
          });
    default:
      break;
  }
  if (third !== undefined && (operator === '<' || operator === '<='))
    return between(operator, operands, names);
  if (operationOf(first) === null && operationOf(second) !== null && mirrors.has(operator)) {
    return comparison(
      { operator: mirrors.get(operator) ?? operator, operands: [second, first] },
      names,
      denied,
    );
  }
  const isOfTime = [first, second].some((each) => isOfClock(each, names));
  const said = ((isOfTime && momentComparisons.get(operator)) || comparisons.get(operator))?.[denied];
  if (said === undefined) return null;
  const left = operator === 'contains' ? listWord(first, names) : phrase(first, names);
  if (second === null && (said === m.isEqual || said === m.isNot))
    return t(said === m.isEqual ? m.isNotAnswered : m.isAnswered, { left });
  return t(said, { left, right: beside(second, first, operator, names) });
}

function isOfClock(node: Logic, names: Names): boolean {
  const name = variableName(node);
  return name !== null && clockOf(names(name).type) !== null;
}

function between(
  operator: '<' | '<=',
  [low = null, middle = null, high = null]: readonly Logic[],
  names: Names,
): string {
  const [from, to] = [beside(low, middle, operator, names), beside(high, middle, operator, names)];
  return t(operator === '<' ? m.isInside : m.isBetween, { left: phrase(middle, names), from, to });
}

/** Which of several values a list contains, shorter than a statement per item. */
function amongWords(quantity: string, said: Logic): { says: Statement; list: readonly Logic[] } | null {
  const { operator, operands: [item = null, list] = [] } = operationOf(said) ?? {};
  if (operator !== 'in' || variableName(item) !== '' || !Array.isArray(list)) return null;
  const says = { some: m.containsAnyOf, none: m.containsNoneOf }[quantity] ?? m.containsOnly;
  return { says, list };
}

/** An operand in the format of the one it is compared with: a choice, a day, a time of day. */
function beside(node: Logic, other: Logic, operator: string, names: Names): string {
  if (operationOf(node)) return phrase(node, names);
  const name = variableName(other);
  const { type, valueNames }: Partial<NamedOperand> = name === null ? {} : names(name);
  if (operator.startsWith('date')) return constantWords(node, 'day');
  if (operator.startsWith('time')) return constantWords(node, 'time');
  const clock = isDuration(type) ? 'duration' : clockOf(type);
  if (clock !== null) return clockConstantWords(node, clock);
  return constantWords(node, hasOptions(type) ? 'option' : 'value', valueNames);
}

/** An expression as a noun phrase: a title, a number, a sum; a conditional one is in brackets inside another. */
function phrase(node: Logic, names: Names, inside = true): string {
  const operation = operationOf(node);
  if (!operation) return constantWords(node, 'value');
  const { operator, operands } = operation;
  const [first = null, second] = operands;
  const ofList = listPhrase(node, operation, (operand) => listWord(operand, names));
  if (ofList !== null) return ofList;
  const sign = signs.get(operator);
  if (sign) {
    const parts = operands.map((operand) => term(operand, names));
    return parts.length === 1 ? `${sign.trim()}${parts[0]}` : parts.join(sign);
  }
  if (isSummary(operator)) return t(summaries[operator], { many: listWord(first, names) });
  switch (operator) {
    case 'var': {
      const { text } = names(variableName({ var: [first] }) ?? '');
      if (second === undefined) return text;
      return t(m.orElse, { text, other: beside(second, node, operator, names) });
    }
    case 'min':
    case 'max': {
      const parts = operands.map((operand) => phrase(operand, names));
      return t(operator === 'min' ? m.smallestOf : m.largestOf, { many: listWords(parts, 'and') });
    }
    case 'if':
    case '?:': {
      const cases = casesOf(operands).map(({ when, result }) =>
        when === null
          ? t(m.otherwise, { result: phrase(result, names) })
          : t(m.resultIf, { result: phrase(result, names), when: statement(when, names, true) }),
      );
      return inside ? `(${cases.join(', ')})` : cases.join(', ');
    }
    default:
      if (isStatement(operator)) return `(${statement(node, names)})`;
      return called(operation, names);
  }
}

/** A list: of a question of entries, the answers of all of them. */
function listWord(node: Logic, names: Names): string {
  const name = variableName(node);
  return name !== null && operationOf(node)?.operands.length === 1 ? names(name).ofAll : phrase(node, names);
}

function called({ operator, operands }: Operation, names: Names): string {
  const parts = operands.map((operand) => phrase(operand, names));
  const [from = '', to = ''] = parts;
  return operator === 'distance' ? t(m.distanceOf, { from, to }) : `${operator}(${parts.join(', ')})`;
}

const isChoice = (operator: string) => operator === 'if' || operator === '?:';

/** An operand of a sum or product: in brackets if it is one itself. */
function term(node: Logic, names: Names): string {
  const operation = operationOf(node);
  const isSum = operation !== null && signs.has(operation.operator);
  return isSum ? `(${phrase(node, names)})` : phrase(node, names);
}

function isStatement(operator: string): boolean {
  return (
    comparisons.has(operator) ||
    quantities.has(operator) ||
    ['and', 'or', '!', '!!', 'in', 'answered'].includes(operator)
  );
}

function isTrueConstant(node: Logic): boolean {
  return Array.isArray(node) ? node.length > 0 : Boolean(node);
}
