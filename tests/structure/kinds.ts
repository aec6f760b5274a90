// What the answers of a kind are like, and what an operator of filters means, is in their records in core/questions/. All
// other code asks those, or has a table that the type checker wants complete: nothing is decided by a name elsewhere.
import { filterOperators } from '#core/questions/filter-operators.ts';
import { isCode, isTest, type Rule, type SourceFile } from './source-tree.ts';
import { isNode, type Node, placeOf, walk } from './syntax.ts';

/** A kind is looked up in a table that has all of them, and compared with nothing. */
export const kindTables: Rule = (files) =>
  files.filter(isUnderRule).flatMap((file) => {
    if (!importsFromQuestions.test(file.text)) return [];
    const offences: string[] = [];
    const around = new Map<Node, Node | null>();
    walk(file, (node, parent, field) => {
      around.set(node, parent);
      const offence = offenceOf(node, field, around);
      if (offence !== null) offences.push(`${placeOf(file, node)} ${offence}`);
    });
    return offences;
  });

/** Kinds of other things are called so too. */
const importsFromQuestions =
  /^import [^;]*\b(kindOf|QuestionKind|questionTypes|answerKinds)\b[^;]* from '#core\/questions\//m;

function offenceOf(node: Node, field: string, around: ReadonlyMap<Node, Node | null>): string | null {
  const parent = around.get(node) ?? null;
  switch (node.type) {
    case 'CallExpression':
      return nameOf(node['callee']) !== 'kindOf' || (isLookup(parent) && field === 'property')
        ? null
        : 'asks for a kind outside of a table';
    case 'TSTypeReference':
      return nameOf(node['typeName']) !== 'QuestionKind' || isTableKey(node, around)
        ? null
        : 'names some kinds and hides the others';
    case 'MemberExpression':
      return nameOf(node['property']) === 'kind' && isOfType(node['object'])
        ? 'asks for a kind outside of a table'
        : null;
    case 'VariableDeclarator':
      return isOfType(node['init']) && keysIn(node['id']).includes('kind')
        ? 'asks for a kind outside of a table'
        : null;
    case 'BinaryExpression':
      return [node['left'], node['right']].some(isOneKind) ? 'compares a kind' : null;
    default:
      return null;
  }
}

/** `drawings[kindOf(type)]` */
function isLookup(node: Node | null): boolean {
  return node?.type === 'MemberExpression' && node['computed'] === true;
}

/** `Record<QuestionKind, Drawing>`, not `Partial<Record<QuestionKind, Drawing>>` */
function isTableKey(node: Node, around: ReadonlyMap<Node, Node | null>): boolean {
  const outer = (inner: Node | null): Node | null => {
    const list = inner === null ? null : (around.get(inner) ?? null);
    return list?.type === 'TSTypeParameterInstantiation' ? (around.get(list) ?? null) : null;
  };
  const record = outer(node);
  return nameOf(record?.['typeName']) === 'Record' && nameOf(outer(record)?.['typeName']) !== 'Partial';
}

/** `questionTypes[type]` */
function isOfType(node: unknown): boolean {
  return isNode(node) && isLookup(node) && nameOf(node['object']) === 'questionTypes';
}

/** `answerKinds.moment` */
function isOneKind(node: unknown): boolean {
  return isNode(node) && node.type === 'MemberExpression' && nameOf(node['object']) === 'answerKinds';
}

function keysIn(pattern: unknown): string[] {
  if (!isNode(pattern) || !Array.isArray(pattern['properties'])) return [];
  return pattern['properties'].map((property: Node) => nameOf(property['key']) ?? '');
}

function nameOf(node: unknown): string | null {
  return isNode(node) && node.type === 'Identifier' ? String(node['name']) : null;
}

/** An operator is compared with nothing either: its record says what it takes and what it means. */
export const operatorRecords: Rule = (files) => {
  const decision = new RegExp(`(case |[!=]== )'(${filterOperators.join('|')})'`, 'm');
  return files.filter((file) => isUnderRule(file) && decision.test(file.text)).map(({ path }) => path);
};

function isUnderRule(file: SourceFile): boolean {
  return isCode(file) && !isTest(file) && !/^(core\/questions|scripts)\//.test(file.path);
}
