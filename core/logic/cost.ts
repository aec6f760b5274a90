// An upper bound on the steps to evaluate an expression, computed without answers. Expressions are evaluated for every
// row, also on the server: nested loops, or a list that doubles in each iteration, would block it.
import type { Logic } from './schema.ts';
import { isTooDeep } from './depth.ts';
import { operationOf, variableName } from './operation.ts';

/** Maximum steps per row. */
const mostSteps = 50_000;
/** Maximum items of a list, and characters of a text, that a part may produce. */
const mostItems = 20_000;
const mostCharacters = 1_000_000;

/** The maximum size of a part's result; for a list, including everything in it. */
type Size = { items: number; characters: number };
/** A part's steps, and the size of its result. */
type Cost = Size & { steps: number };

/** An answer with many values. */
const answer: Size = { items: 100, characters: 1_000 };
const single: Size = { items: 1, characters: 25 };

/** The size of a variable's value by name; null for a computed name. */
type Variables = (name: string | null) => Size;

/** Whether an expression may exceed the limit per row. Its depth must be within `checkLogic`'s limit. */
export function takesTooLong(expression: Logic): boolean {
  return isTooMuch(costOf(expression, () => answer));
}

/** The maximum number of steps to evaluate an expression for one row; of one that is too deep, more than it may have. */
export function stepsOf(expression: Logic): number {
  return isTooDeep(expression) ? endless.steps : costOf(expression, () => answer).steps;
}

function isTooMuch({ steps, items, characters }: Cost): boolean {
  return steps > mostSteps || items > mostItems || characters > mostCharacters;
}

/** The cost of a part that always exceeds the limit. */
const endless: Cost = { steps: mostSteps + 1, ...single };

function costOf(node: Logic, variables: Variables): Cost {
  const cost = costWithin(node, variables);
  return isTooMuch(cost) ? endless : cost;
}

function costWithin(node: Logic, variables: Variables): Cost {
  if (typeof node === 'string') return { steps: 1, items: 1, characters: node.length };
  if (Array.isArray(node)) return sum(node.map((item) => costOf(item, variables)));
  const operation = operationOf(node);
  if (operation === null) return { steps: 1, ...single };
  const { operator, operands } = operation;
  if (loops.has(operator)) return loopCost(operator, operands, variables);
  const parts = operands.map((operand) => costOf(operand, variables));
  const all = sum(parts);
  switch (operator) {
    case 'merge':
    case 'missing':
    case 'missing_some':
      return { ...all, steps: all.steps + all.items };
    case 'cat':
      return { steps: all.steps + all.items, items: 1, characters: all.characters };
    case 'in':
    case 'contains':
    case 'sum':
    case 'average':
    case 'least':
    case 'greatest':
      return { steps: all.steps + all.items, ...single };
    case 'var':
      return { steps: all.steps + 1, ...largest([variables(variableName(node)), ...parts]) };
    case 'if':
    case '?:':
    case 'and':
    case 'or':
    case 'log':
    case 'substr':
    case 'min':
    case 'max':
      return { steps: all.steps + 1, ...largest(parts) };
    default:
      return { steps: all.steps + 1, ...single };
  }
}

const loops: ReadonlySet<string> = new Set(['map', 'filter', 'reduce', 'all', 'none', 'some']);

/** The cost of an operation that runs for each item of the first operand. */
function loopCost(operator: string, operands: readonly Logic[], variables: Variables): Cost {
  const [listed = null, body = null, initial = null] = operands;
  const list = costOf(listed, variables);
  const item = itemOf(listed, list, variables);
  if (operator === 'reduce') return reduceCost(list, item, body, costOf(initial, variables));
  const each = costOf(body, () => item);
  const steps = list.steps + list.items * each.steps;
  switch (operator) {
    case 'map':
      return { steps, items: list.items * each.items, characters: list.items * each.characters };
    case 'filter':
      return { ...list, steps };
    default:
      return { steps, ...single };
  }
}

/** The size of one list item. The values of an answer are not lists; a computed value may be a nested list. */
function itemOf(listed: Logic, list: Size, variables: Variables): Size {
  if (Array.isArray(listed)) return largest(listed.map((item) => costOf(item, variables)));
  return variableName(listed) === null
    ? list
    : { items: Math.min(1, list.items), characters: list.characters };
}

/** Iteration by iteration, since the accumulator may grow with each. */
function reduceCost(list: Cost, item: Size, body: Logic, initial: Cost): Cost {
  let gathered: Cost = { ...initial, steps: list.steps + initial.steps };
  for (let turn = 0; turn < list.items; turn += 1) {
    const { steps, ...next } = costOf(body, inReduce(item, gathered));
    const isStill = next.items <= gathered.items && next.characters <= gathered.characters;
    const turns = isStill ? list.items - turn : 1;
    gathered = { ...largest([next, gathered]), steps: gathered.steps + turns * steps };
    if (isStill || isTooMuch(gathered)) break;
  }
  return gathered;
}

function inReduce(item: Size, gathered: Size): Variables {
  return (name) => {
    if (name?.split('.')[0] === 'current') return item;
    return name?.split('.')[0] === 'accumulator' ? gathered : largest([item, gathered]);
  };
}

function sum(parts: readonly Cost[]): Cost {
  const total = { steps: 0, items: 0, characters: 0 };
  for (const { steps, items, characters } of parts) {
    total.steps += steps;
    total.items += items;
    total.characters += characters;
  }
  return total;
}

function largest(sizes: readonly Size[]): Size {
  const most = { ...single };
  for (const { items, characters } of sizes) {
    most.items = Math.max(most.items, items);
    most.characters = Math.max(most.characters, characters);
  }
  return most;
}
