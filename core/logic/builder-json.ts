// From JSON-logic to the builder's tree and back. What comes in goes out again as the same JSON, the ways of writing that
// mean the same among that; what the builder has no picture for is a raw node, as small as it can be.
import type { Logic } from '#core/forms/schema.ts';
import {
  type ArithmeticOperator,
  arithmeticOperators,
  binaryOperators,
  type Condition,
  type ConditionOperator,
  emptyTree,
  type Group,
  isEmpty,
  isUnfinished,
  type LogicTree,
  type Node,
  type NodeId,
  type Operand,
  type Purpose,
  type Raw,
  type Scalar,
  type Statement,
  type Variable,
  type Writing,
} from './builder.ts';
import { operationOf } from './operation.ts';

/** The tree of an expression; of null an empty one. Nodes are numbered as they are met. */
export function fromLogic(logic: Logic | null, purpose: Purpose): LogicTree {
  if (logic === null) return emptyTree(purpose);
  let nextId = 1;
  const number = () => nextId++;
  const root = purpose === 'condition' ? readStatement(logic, number) : readOperand(logic, number);
  return { purpose, root, nextId };
}

/** The expression of a tree; null while it is empty or unfinished. */
export function toLogic(tree: LogicTree): Logic | null {
  return tree.root === null || isEmpty(tree) || isUnfinished(tree) ? null : write(tree.root, null);
}

/** The expression of a part of a tree, with `blank` where something is to be chosen still. */
export function write(node: Node, blank: Logic): Logic {
  switch (node.kind) {
    case 'group': {
      const parts = node.parts.map((part) => write(part, blank));
      return denied({ [node.operator]: node.bare ? (parts[0] ?? null) : parts }, node.negated);
    }
    case 'condition':
      return denied(writeCondition(node, blank), node.negated);
    case 'variable': {
      const { questionId, fallback, listed } = node;
      if (fallback !== undefined) return { var: [questionId, fallback] };
      return { var: listed ? [questionId] : questionId };
    }
    case 'constant':
      return node.value as Logic;
    case 'arithmetic':
      return { [node.operator]: node.operands.map((operand) => write(operand, blank)) };
    case 'missing':
      return blank;
    case 'raw':
      return node.logic;
  }
}

function writeCondition({ operator, left, right, bare }: Condition, blank: Logic): Logic {
  const first = write(left, blank);
  if (operator === 'truthy') return first;
  return { [operator]: right === null ? (bare ? first : [first]) : [first, write(right, blank)] };
}

function denied(logic: Logic, negated: Writing | undefined): Logic {
  if (negated === undefined) return logic;
  return { '!': negated === 'bare' ? logic : [logic] };
}

type Number = () => NodeId;

function readStatement(logic: Logic, number: Number): Statement {
  const operation = operationOf(logic);
  if (operation?.operator === '!' && operation.operands.length === 1) {
    const [operand = null] = operation.operands;
    const statement = readPicture(operand, number);
    return statement === null ? raw(logic, number) : { ...statement, negated: writingOf(logic) };
  }
  return readPicture(logic, number) ?? raw(logic, number);
}

/** A statement without a `!` in front of it; null where there is no picture for it. */
function readPicture(logic: Logic, number: Number): Group | Condition | null {
  const operation = operationOf(logic);
  if (operation === null) return null;
  const { operator, operands } = operation;
  const [first = null, second = null] = operands;
  const bare = writingOf(logic) === 'bare' ? { bare: true as const } : {};
  if ((operator === 'and' || operator === 'or') && operands.length > 0) {
    const id = number();
    return {
      kind: 'group',
      id,
      operator,
      parts: operands.map((each) => readStatement(each, number)),
      ...bare,
    };
  }
  if (operator === 'answered' && operands.length === 1) {
    const id = number();
    return { kind: 'condition', id, operator, left: readOperand(first, number), right: null, ...bare };
  }
  if (isBinary(operator) && operands.length === 2) {
    const id = number();
    const left = readOperand(first, number);
    return { kind: 'condition', id, operator, left, right: readOperand(second, number, operator === 'in') };
  }
  if (!isVariable(logic)) return null;
  return {
    kind: 'condition',
    id: number(),
    operator: 'truthy',
    left: readOperand(logic, number),
    right: null,
  };
}

function readOperand(logic: Logic, number: Number, mayBeList = false): Operand {
  if (isScalar(logic)) return { kind: 'constant', id: number(), value: logic };
  if (mayBeList && Array.isArray(logic) && logic.length > 0 && logic.every(isScalar)) {
    return { kind: 'constant', id: number(), value: logic };
  }
  const variable = variableOf(logic);
  if (variable !== null) return { kind: 'variable', id: number(), ...variable };
  const { operator = '', operands = [] } = operationOf(logic) ?? {};
  if (!isArithmetic(operator) || !fitsArithmetic(operator, operands.length)) return raw(logic, number);
  const id = number();
  return { kind: 'arithmetic', id, operator, operands: operands.map((each) => readOperand(each, number)) };
}

/** A text without letters is a place that nothing was typed into, so such a constant stays as it is. */
function isScalar(logic: Logic): logic is Scalar {
  return (
    typeof logic === 'number' || typeof logic === 'boolean' || (typeof logic === 'string' && logic !== '')
  );
}

function isVariable(logic: Logic): boolean {
  return variableOf(logic) !== null;
}

function variableOf(logic: Logic): Omit<Variable, 'kind' | 'id'> | null {
  const operation = operationOf(logic);
  if (operation?.operator !== 'var') return null;
  const [questionId, fallback, ...more] = operation.operands;
  if (typeof questionId !== 'string' || questionId === '' || more.length > 0) return null;
  if (operation.operands.length === 1) {
    return writingOf(logic) === 'list' ? { questionId, listed: true } : { questionId };
  }
  return typeof fallback === 'number' ? { questionId, fallback } : null;
}

/** How an operation writes its operands. */
function writingOf(logic: Logic): Writing {
  return typeof logic === 'object' && logic !== null && Object.values(logic).every(Array.isArray)
    ? 'list'
    : 'bare';
}

function raw(logic: Logic, number: Number): Raw {
  return { kind: 'raw', id: number(), logic };
}

function isBinary(operator: string): operator is Exclude<ConditionOperator, 'answered' | 'truthy'> {
  return (binaryOperators as readonly string[]).includes(operator);
}

function isArithmetic(operator: string): operator is ArithmeticOperator {
  return (arithmeticOperators as readonly string[]).includes(operator);
}

/** Sums and products go on; the others have two sides. */
export function fitsArithmetic(operator: ArithmeticOperator, operands: number): boolean {
  return operator === '+' || operator === '*' ? operands >= 2 : operands === 2;
}
