// The semantics of a JSON-logic expression: json-logic-js with our operators. The compilers beside this file are faster
// and must return the same; for one row and one expression, use this.
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import type { Logic } from './schema.ts';
import { answersOf, clockOf, type QuestionType } from '#core/questions/types.ts';
import { type Answers, valuesOf } from '#core/questions/values.ts';
import { logicValue } from '#core/questions/answers.ts';
import { answersOutside } from '#core/questions/entries/outside.ts';
import { localKey, ownOperators, withLocalTimes } from './operators.ts';

/** Question types by question id. */
export type QuestionTypes = ReadonlyMap<string, QuestionType>;
/** The values of an expression's variables, by question id. An unanswered question has no value. */
export type LogicContext = Readonly<Record<string, unknown>>;

/**
 * The value of an expression for a row's answers.
 * @throws Error if the expression has an unknown operator
 */
export function evaluate(expression: Logic, answers: Answers, types: QuestionTypes): unknown {
  return apply(withLocalTimes(expression), contextOf(answers, types));
}

/** Whether an expression is true for a row's answers. A failing expression counts as false (spec 2, section 3). */
export function isTrue(expression: Logic, answers: Answers, types: QuestionTypes): boolean {
  try {
    return isTruthy(evaluate(expression, answers, types));
  } catch {
    return false;
  }
}

/** The evaluation context of one row's answers. */
export function contextOf(answers: Answers, types: QuestionTypes): LogicContext {
  return withAnswers({}, answers, types);
}

/**
 * The same for many rows of one form: all contexts have the same shape, from which compiled expressions read three times
 * faster. Create one context per row and use it for every expression.
 */
export function contextMaker(types: QuestionTypes): (answers: Answers) => LogicContext {
  const keys = Array.from(types, ([id, type]) => (clockOf(type) === null ? [id] : [id, localKey(id)])).flat();
  // Adding keys one by one makes V8 turn an object into a hash table; keys from JSON.parse do not.
  const blank: Record<string, unknown> = JSON.parse(
    `{${keys.map((key) => `${JSON.stringify(key)}:null`).join()}}`,
  );
  for (const key of keys) blank[key] = undefined;
  return (answers) => withAnswers({ ...blank }, answers, types);
}

/** Writes answers into a context. */
export function withAnswers(
  context: Record<string, unknown>,
  answers: Answers,
  types: QuestionTypes,
): LogicContext {
  for (const id of Object.keys(answers)) {
    const answer = answers[id];
    const type = types.get(id);
    if (type === undefined || answer === undefined) continue;
    const { clock, localTime, isEntry } = answersOf(type);
    if (isEntry)
      for (const [inner, values] of answersOutside(answer, types))
        context[inner] = logicValue(types.get(inner) ?? type, values);
    const value = logicValue(type, answer);
    // A NUMERIC question whose type was changed may hold a value that is not a number.
    if (value === null || Number.isNaN(value)) continue;
    context[id] = value;
    const local = clock === null ? null : localTime(valuesOf(answer)[0] ?? '');
    if (local !== null) context[localKey(id)] = local;
  }
  return context;
}

/** Runs json-logic-js on an expression that was converted by `withLocalTimes`. */
export function apply(expression: Logic, data: unknown): unknown {
  register();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type lists its own operators, and ours are among them
  return jsonLogic.apply(expression as RulesLogic, data);
}

/** Truthiness in JSON-logic: JavaScript's, except that an empty list is false. */
export function isTruthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** The value of `var`: reads own properties only, so that no expression reaches a prototype. */
export function readVariable(data: unknown, name: unknown, fallback: unknown = null): unknown {
  if (name === undefined || name === null || name === '') return data;
  let value = data;
  // oxlint-disable-next-line typescript/no-base-to-string -- json-logic-js takes any name as text
  for (const key of String(name).split('.')) {
    if (!hasOwn(value, key)) return fallback;
    value = value[key];
  }
  return value === undefined ? fallback : value;
}

function hasOwn(value: unknown, key: string): value is Readonly<Record<string, unknown>> {
  return value !== null && value !== undefined && Object.hasOwn(value, key);
}

let registered = false;

/** json-logic-js has one global table of operators; this file is its only user. */
function register(): void {
  if (registered) return;
  registered = true;
  for (const [name, operator] of ownOperators) jsonLogic.add_operation(name, operator);
  jsonLogic.add_operation('var', function variable(this: unknown, name: unknown, fallback: unknown) {
    return readVariable(this, name, fallback);
  });
  // The library's version writes to the console.
  jsonLogic.add_operation('log', (value: unknown) => value);
}
