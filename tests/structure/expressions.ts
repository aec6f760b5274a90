// What people bring is long if they want it to be: a regular expression over it must not take more than linear time. The
// package scslre finds those that backtrack, or begin anew at each character, on texts that do not fit.
import { analyse, type Report } from 'scslre';
import { isCode, isTest, type Rule, type SourceFile } from './source-tree.ts';
import { isNode, type Node, placeOf, walk } from './syntax.ts';

type Expression = { source: string; flags: string };

const kinds: Readonly<Record<Report['type'], string>> = {
  Trade: 'two repetitions share what they match',
  Self: 'a repetition is repeated',
  Move: 'it begins anew at each character',
};

/** No expression of core and server is super-linear. One whose text is short says so: `{0,100}` for `*`. */
export const linearExpressions: Rule = (files) =>
  files.filter(isOverInput).flatMap((file) =>
    expressionsIn(file).flatMap(({ place, found }) => {
      const offence = offenceOf(found);
      return offence === null ? [] : [`${place} ${offence}`];
    }),
  );

function isOverInput(file: SourceFile): boolean {
  return /^(core|server)\//.test(file.path) && isCode(file) && !isTest(file);
}

function offenceOf(expression: Expression | null): string | null {
  if (expression === null) return 'makes an expression that this rule cannot read';
  const [report] = reportsOn(expression);
  if (report === undefined) return null;
  return `/${expression.source}/ is ${report.exponential ? 'exponential' : 'polynomial'}: ${kinds[report.type]}`;
}

const known = new Map<string, readonly Report[]>();

/** Many expressions are alike. */
function reportsOn(expression: Expression): readonly Report[] {
  const key = `${expression.flags}/${expression.source}`;
  const reports = known.get(key) ?? analyse(expression, { maxReports: 1 }).reports;
  known.set(key, reports);
  return reports;
}

/** The expressions of a file; null for one that is made while the program runs, of more than texts. */
function expressionsIn(file: SourceFile): { place: string; found: Expression | null }[] {
  if (!/RegExp|\/[^/*\s]/.test(file.text)) return [];
  const expressions: { place: string; found: Expression | null }[] = [];
  walk(file, (node) => {
    const found = expressionOf(node);
    if (found !== undefined) expressions.push({ place: placeOf(file, node), found });
  });
  return expressions;
}

function expressionOf(node: Node): Expression | null | undefined {
  const { regex, callee, arguments: given } = node;
  if (node.type === 'Literal' && typeof regex === 'object' && regex !== null)
    return { source: String(Reflect.get(regex, 'pattern')), flags: String(Reflect.get(regex, 'flags')) };
  if (!/^(New|Call)Expression$/.test(node.type) || !isNode(callee) || callee['name'] !== 'RegExp')
    return undefined;
  const [source, flags] = Array.isArray(given) ? given.map(textOf) : [];
  return typeof source === 'string' ? { source, flags: flags ?? '' } : null;
}

/** A text, or a template with a letter for each of its values: what is put in is escaped, or a name. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  const isRaw = node.type === 'TaggedTemplateExpression';
  const template = isRaw ? node['quasi'] : node;
  if (!isNode(template) || template.type !== 'TemplateLiteral' || !Array.isArray(template['quasis']))
    return null;
  return template['quasis']
    .map(({ value }: { value: { raw: string; cooked: string } }) => (isRaw ? value.raw : value.cooked))
    .join('x');
}
