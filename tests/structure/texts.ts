// Texts that a person reads and that are no messages yet: whatever else may be said in another language one day is in a
// `defineMessages` (core/messages/message.ts). A text is told by where it is and by what it looks like, so a few are
// missed, and none is found in what only programmers read.
import { isCode, isTest, type SourceFile } from './source-tree.ts';
import { isNode, type Node, placeOf, walk } from './syntax.ts';

/**
 * Texts that stay English: the help of commands, the description of the API, what the demo's companies are called, and what
 * the person who starts a server reads; names of regions and languages, units, the notation of expressions, which is read back, and
 * the statements of PDF and fonts.
 */
const staysEnglish =
  /^cli\/(.*\/([\w-]+-)?command|program\w*|tools\/.*)\.tsx?$|^server\/(http\/description|demo|db\/embedded|db\/migrations|checks|backups)\/|^server\/(serve|settings|dev|db\/(database|migrate|pooler|region-database|open-cluster))\.ts$|\bcalls\.ts$|^core\/(regions|logic\/format-expression|messages\/languages|questions\/unit|codes\/codes-pdf|reports\/draw\/chart-svg)\.ts$|^cli\/command\/(options|common|global)[\w-]*\.ts$/;

/** Attributes and properties whose value people read. */
const read =
  /^(label|title|subtitle|text|message|hint|description|placeholder|alt|failed|failure|empty|confirm|done|question|help|about|note|caption|heading|tooltip|aria-label|aria-description|aria-roledescription|thumbLabel|nothingFoundMessage|submitLabel|submit|summary|detail|subject|button|name|header|word|words|sentence|legend|issue|reason|problem|placeholderText|unit)$/;
/** Attributes whose value a program reads. */
const coded =
  /^(className|style|id|type|role|to|href|src|variant|color|c|size|gap|key|justify|align|wrap|autoComplete|autoCapitalize|htmlFor|rel|target|d|viewBox|fill|stroke|transform|data-.*|inputMode|pattern|accept|method|order|span|component|tone|borderStyle|flexDirection|wrap|kind|path|at|field|mode|width|height|display|position|from|sort|in|on|as|noQuestion|why)$/;

const sentence = /^["'(]?\p{Lu}[^\s]*\s+\S*\p{L}|\p{L}{2,}[,;:]? \p{L}+ \p{L}{2,}/u;
const wordOrMore = /\p{L}{2}/u;
const statement =
  /^\s*(select|insert|update|delete|with|create|alter|lock|from|where|order by|left join|join|set|and|or|on|union)\b|^[\w-]+(: | \d)|[<>{}]|^[\w .-]*px\b|^@media|;\s*$|\w_\w+ as |\bselect\b.*\bfrom\b|\(select |yyyy|system-ui|^p br |^table thead |^Alt\+|^[\w.]+ as \w+$|^jsonb_|^declare \w+ no scroll|\bis (not )?null\b/;
/** They are the same in every language. */
const names = /^(Formdeck|Samsung Internet)$/;
const programmersOnly = /^(Error|TypeError|RangeError|SyntaxError)$/;
const programmersCalls =
  /^(log|console|test|describe|it|info|warn|error|debug|fatal|trace|query|exec|option|argument|addHelpText|summary|usage|example|examples|querySelector|querySelectorAll|matches|closest|join|split|startsWith|endsWith|includes|replace|replaceAll|indexOf|getByText|setAttribute|getAttribute|header|set|require|import|createElement|wrapper)$/;

/** Where each is, in the order of the files. */
export function textsOutside(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isCode(file) && !isTest(file) && !staysEnglish.test(file.path))
    .flatMap((file) => textsIn(file).map(({ node }) => placeOf(file, node)));
}

/** A text, the way down to it (outer nodes first), and what it says, `{}` for what is put in. */
type Text = { node: Node; way: readonly Node[]; says: string };

function textsIn(file: SourceFile): Text[] {
  const texts: Text[] = [];
  const parents = new Map<Node, Node | null>();
  walk(file, (node, parent, field) => {
    parents.set(node, parent);
    const says = saysOf(node);
    if (says === null || !wordOrMore.test(says)) return;
    const way = wayTo(node, parents);
    if (isRead(node, says, way, field)) texts.push({ node, way, says });
  });
  return texts;
}

function wayTo(node: Node, parents: ReadonlyMap<Node, Node | null>): Node[] {
  const way: Node[] = [];
  for (let at = parents.get(node) ?? null; at !== null; at = parents.get(at) ?? null) way.unshift(at);
  return way;
}

function saysOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node['value']).trim();
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return null;
  const quasis = node['quasis'] as { value: { cooked: string | null } }[];
  return quasis.map(({ value }) => value.cooked ?? '').join('{}');
}

function isRead(node: Node, says: string, way: readonly Node[], field: string): boolean {
  if (node.type === 'JSXText') return !names.test(says);
  const parent = way.at(-1);
  if (parent === undefined || isKey(parent, field)) return false;
  if (way.some(isOnlyForPrograms)) return false;
  const looksRead = sentence.test(says) && !statement.test(says.replaceAll('{}', '')) && !names.test(says);
  const label = labelOf(way);
  // Values of the wire are in capitals.
  if (label === null) return looksRead && /\p{Ll}/u.test(says);
  if (coded.test(label)) return false;
  return (
    looksRead ||
    (read.test(label) && !names.test(says) && /^\p{Lu}\p{Ll}/u.test(says) && !/[_/]|^\S+\.\S+$/.test(says))
  );
}

/** The attribute or property that a value is for: its own, or that of a choice between several. */
function labelOf(way: readonly Node[]): string | null {
  for (let index = way.length - 1; index >= 0; index -= 1) {
    const node = way[index];
    if (node === undefined) return null;
    if (node.type === 'JSXAttribute' || node.type === 'Property') return nameOf(node['name'] ?? node['key']);
    if (!passing.test(node.type)) return null;
  }
  return null;
}

const passing =
  /^(ConditionalExpression|LogicalExpression|JSXExpressionContainer|TSAsExpression|TSSatisfiesExpression|ArrowFunctionExpression|ParenthesizedExpression)$/;

function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (typeof node['name'] === 'string') return node['name'];
  return typeof node['value'] === 'string' ? node['value'] : null;
}

function isKey(parent: Node, field: string): boolean {
  if (field === 'key' || field === 'source' || field === 'property') return true;
  if (parent.type === 'BinaryExpression')
    return /^[!=]==?$|^in$|^instanceof$/.test(String(parent['operator']));
  return /^(SwitchCase|ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration|ImportExpression|ImportAttribute|TSLiteralType|TSImportType|TaggedTemplateExpression|TSEnumMember|ExpressionStatement|MemberExpression|TSTemplateLiteralType|TSExternalModuleReference|TSModuleDeclaration)$/.test(
    parent.type,
  );
}

/** What is around a text and says that no reader of the product sees it: a message, an error of the program, a statement. */
function isOnlyForPrograms(node: Node): boolean {
  if (/^TS.*Type|^TSTypeAnnotation$/.test(node.type)) return true;
  if (node.type === 'JSXAttribute' && nameOf(node['name']) === 'classNames') return true;
  if (node.type === 'NewExpression') return programmersOnly.test(nameOf(node['callee']) ?? '');
  if (node.type === 'TaggedTemplateExpression') return true;
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return false;
  const { callee } = node;
  const name = nameOf(callee.type === 'MemberExpression' ? callee['property'] : callee) ?? '';
  return name === 'defineMessages' || programmersCalls.test(name);
}
