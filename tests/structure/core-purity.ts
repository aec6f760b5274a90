// Core knows no machine: it runs in a browser, a worker and Node alike, and gets what it needs of the world as ports.
// A list of what is allowed, because a list of what is forbidden is never finished.
import { importsOf, isNode, type Node, placeOf, walk } from './syntax.ts';
import { isCode, isTest, type Rule, type SourceFile } from './source-tree.ts';

const allowedPackages: ReadonlySet<string> = new Set([
  '@formatjs/icu-messageformat-parser',
  'intl-messageformat',
  'zod/mini',
  '@preact/signals-core',
  'eventsource-parser',
  'papaparse',
  'ibantools',
  'json-logic-js',
  'munkres',
  'fuzzysort',
  'qrcode/lib/core/qrcode.js',
  'temporal-polyfill/fns/Instant',
  'temporal-polyfill/fns/PlainDate',
  'temporal-polyfill/fns/ZonedDateTime',
]);

/** Core imports the packages of its list, and of those the named entry only. */
export const corePackages: Rule = (files) =>
  importsOf(files.filter(isCore))
    .filter(({ target, specifier }) => target === null && !allowedPackages.has(specifier))
    .map(({ place, specifier }) => `${place} imports ${specifier}`);

const machine: ReadonlySet<string> = new Set(
  [
    'process Buffer global require __dirname __filename',
    'window document self navigator location history alert',
    'localStorage sessionStorage indexedDB caches',
    'console fetch XMLHttpRequest WebSocket EventSource',
    'globalThis performance crypto setTimeout setInterval setImmediate',
    'Date.now() Date() Math.random() Temporal.Now',
  ].flatMap((names) => names.split(' ')),
);

/** Core touches nothing of the machine it runs on, its clock and its dice among that. */
export const coreGlobals: Rule = (files) => files.filter(isCore).flatMap(machineUses);

function isCore(file: SourceFile): boolean {
  return file.path.startsWith('core/') && isCode(file) && !isTest(file);
}

function machineUses(file: SourceFile): string[] {
  const own = namesGivenIn(file);
  const uses: string[] = [];
  walk(file, (node, parent, field) => {
    const used = isReference(node, parent, field) ? String(node['name']) : clockUse(node);
    if (used !== null && machine.has(used) && !own.has(used))
      uses.push(`${placeOf(file, node)} uses ${used}`);
  });
  return uses;
}

/** `Date.now()`, `Math.random()`, `Temporal.Now` and `new Date()` without a time, as the list above names them. */
function clockUse({ type, callee, object: owner, property: member, arguments: given }: Node): string | null {
  if (isNode(owner) && isNode(member) && member['name'] === 'Now') return `${String(owner['name'])}.Now`;
  if (!isNode(callee)) return null;
  if (type === 'NewExpression') return callee['name'] === 'Date' && isEmpty(given) ? 'Date()' : null;
  const { object, property } = callee;
  return isNode(object) && isNode(property)
    ? `${String(object['name'])}.${String(property['name'])}()`
    : null;
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** Whether a name stands for a value there, and is not that of a property, a label or a type. */
function isReference(node: Node, parent: Node | null, field: string): boolean {
  if (node.type !== 'Identifier' || parent === null || parent.type === 'TSQualifiedName') return false;
  if (field === 'property' || field === 'key') return parent['computed'] === true;
  return !['label', 'imported', 'exported', 'exprName', 'typeName'].includes(field);
}

/** Every name that the file gives to something of its own, wherever in it that is. */
function namesGivenIn(file: SourceFile): Set<string> {
  const names = new Set<string>();
  walk(file, (node) => {
    const patterns = [node['id'], node['local'], node['param'], node['params']].flat();
    for (const pattern of patterns) for (const name of namesIn(pattern)) names.add(name);
  });
  return names;
}

/** The names that a pattern such as `{ a, b: [c] = [] }` gives. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  const { properties, elements, left, argument, value } = pattern;
  return [properties, elements, left, argument, value].flat().flatMap(namesIn);
}
