// What a JSON-logic expression means: json-logic-js with our operators. The compilers beside this file
// are faster and must give the same; whoever has one row and one expression can stay here.
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import type { Logic } from './schema.ts';
import { kindOf, type QuestionType } from '#core/questions/types.ts';
import { type Answers, dateTimeOf, logicValue, valuesOf } from '#core/questions/values.ts';
import { localKey, ownOperators, withLocalTimes } from './operators.ts';

/** Question types by question id. */
export type QuestionTypes = ReadonlyMap<string, QuestionType>;
/** What the variables of an expression yield, by question id. A question that was not answered has no value. */
export type LogicContext = Readonly<Record<string, unknown>>;

/**
 * The value of an expression for a row's answers.
 * @throws Error where the expression holds an operator that does not exist
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

/** What expressions see of one row's answers. */
export function contextOf(answers: Answers, types: QuestionTypes): LogicContext {
  return fill({}, answers, types);
}

/**
 * The same for many rows of one form: the contexts come in one shape, from which compiled expressions
 * read three times faster. Make one context a row, and hand it to every expression.
 */
export function contextMaker(types: QuestionTypes): (answers: Answers) => LogicContext {
  const keys = Array.from(types, ([id, type]) =>
    kindOf(type) === 'moment' ? [id, localKey(id)] : [id],
  ).flat();
  // Keys that are added one by one make V8 turn an object into a hash table; those that JSON.parse makes don't.
  const blank: Record<string, unknown> = JSON.parse(
    `{${keys.map((key) => `${JSON.stringify(key)}:null`).join()}}`,
  );
  for (const key of keys) blank[key] = undefined;
  return (answers) => fill({ ...blank }, answers, types);
}

function fill(context: Record<string, unknown>, answers: Answers, types: QuestionTypes): LogicContext {
  for (const id of Object.keys(answers)) {
    const answer = answers[id];
    const type = types.get(id);
    const value = type && logicValue(type, answer);
    // A value that is no number can stand under a NUMERIC question whose type was changed.
    if (value === undefined || value === null || Number.isNaN(value)) continue;
    context[id] = value;
    if (kindOf(type) === 'moment') {
      const moment = dateTimeOf(valuesOf(answer)[0] ?? '');
      if (moment) context[localKey(id)] = moment.at + moment.offset;
    }
  }
  return context;
}

/** json-logic-js on an expression that went through `withLocalTimes`. */
export function apply(expression: Logic, data: unknown): unknown {
  register();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type lists its own operators, and ours are among them
  return jsonLogic.apply(expression as RulesLogic, data);
}

/** Truth as JSON-logic has it: JavaScript's, but an empty list is false. */
export function isTruthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** What `var` yields: a step into own properties only, so that no expression reaches a prototype. */
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

/** json-logic-js keeps one table of operators for everybody; this file is its only user. */
function register(): void {
  if (registered) return;
  registered = true;
  for (const [name, operator] of ownOperators) jsonLogic.add_operation(name, operator);
  jsonLogic.add_operation('var', function variable(this: unknown, name: unknown, fallback: unknown) {
    return readVariable(this, name, fallback);
  });
  // The library's own writes to the console.
  jsonLogic.add_operation('log', (value: unknown) => value);
}
