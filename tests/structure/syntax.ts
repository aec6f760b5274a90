// What the rules ask of a module's syntax tree. Vite's parser reads it: TypeScript 7 has no programming interface,
// and text alone cannot tell code from a string.
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { isCode, type SourceFile } from './source-tree.ts';

export type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** A node, the node around it, and the field of that one it is in. */
type Visit = (node: Node, parent: Node | null, field: string) => void;

/** Visits every node, outer ones first. */
export function walk(file: SourceFile, visit: Visit): void {
  step(programOf(file), null, '', visit);
}

const programs = new WeakMap<SourceFile, Node>();

function programOf(file: SourceFile): Node {
  const known = programs.get(file);
  if (known !== undefined) return known;
  const { program, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path} cannot be read: ${errors[0]?.message}`);
  const root = program as unknown as Node;
  programs.set(file, root);
  return root;
}

function step(node: Node, parent: Node | null, field: string, visit: Visit): void {
  visit(node, parent, field);
  // In place of Object.entries and arrays made for it: this runs some millions of times.
  for (const name in node) {
    const value = node[name];
    if (Array.isArray(value)) {
      for (const inner of value) if (isNode(inner)) step(inner, node, name, visit);
    } else if (isNode(value)) step(value, node, name, visit);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Where a node is, as an offence begins: `core/core.ts:12`. */
export function placeOf(file: SourceFile, { start }: Pick<Node, 'start'>): string {
  return `${file.path}:${file.text.slice(0, start).split('\n').length}`;
}

export type Import = {
  from: SourceFile;
  place: string;
  /** As written. */
  specifier: string;
  /** The file of the repository that is meant; null for a package's. */
  target: string | null;
  /** `lazy` is loaded when the code comes by, `type` never, `re-export` goes on to the importer. */
  kind: 'value' | 'type' | 'lazy' | 're-export';
};

/** Everything that code among these files imports. */
export function importsOf(files: readonly SourceFile[]): Import[] {
  return files.filter(isCode).flatMap((file) => {
    const imports: Import[] = [];
    walk(file, (node) => {
      const kind = importKind(node);
      const specifier = kind === null ? null : specifierOf(node);
      if (kind === null || specifier === null) return;
      imports.push({
        from: file,
        place: placeOf(file, node),
        specifier,
        target: targetOf(file.path, specifier),
        kind,
      });
    });
    return imports;
  });
}

function importKind(node: Node): Import['kind'] | null {
  switch (node.type) {
    case 'ImportDeclaration':
      return node['importKind'] === 'type' || onlyTypes(node['specifiers']) ? 'type' : 'value';
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return 're-export';
    case 'ImportExpression':
      return 'lazy';
    case 'TSImportType':
      return 'type';
    case 'CallExpression':
      return isNode(node['callee']) && node['callee']['name'] === 'require' ? 'value' : null;
    default:
      return null;
  }
}

function onlyTypes(specifiers: unknown): boolean {
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((one: Node) => one['importKind'] === 'type')
  );
}

function specifierOf(node: Node): string | null {
  const [argument] = Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : [];
  const source = node['source'] ?? argument;
  return isNode(source) && typeof source['value'] === 'string' ? source['value'] : null;
}

/** `#core/core.ts` and `./app.ts` as a path of the repository; null for a package. */
function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : null;
}
