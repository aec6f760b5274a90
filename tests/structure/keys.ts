// A letter has one meaning on all screens of the terminal app. Screens bind keys by their names in the table, which the
// types see to; here a letter is in the table once, and what a screen calls a key is what the table says that it does.
import { type KeyId, keyIds, meaningOf } from '#cli/terminal/keys/key-table.ts';
import { isNode, type Node, placeOf, walk } from './syntax.ts';
import { isCode, isTest, type Rule, type SourceFile } from './source-tree.ts';

/** Letters, digits and signs with two meanings among screens, or among questions. */
export function lettersWithTwoMeanings(): string[] {
  const places = keyIds.flatMap((id) => {
    const { keys, only = 'screens' } = meaningOf(id);
    return keys.filter(isLetter).map((letter) => ({ place: `${letter} (${only})`, id }));
  });
  return [...Map.groupBy(places, ({ place }) => place)]
    .filter(([, all]) => all.length > 1)
    .map(([place, all]) => `${place} means ${all.map(({ id }) => id).join(' and ')}`);
}

function isLetter(name: string): boolean {
  return name.length === 1 || name.startsWith('ctrl-');
}

/** The label of a key says what the table says that it does. */
export const keyLabels: Rule = (files) => files.filter(isTerminal).flatMap(labelsElsewhere);

function isTerminal(file: SourceFile): boolean {
  return file.path.startsWith('cli/') && isCode(file) && !isTest(file);
}

function labelsElsewhere(file: SourceFile): string[] {
  const wrong: string[] = [];
  walk(file, (node) => {
    const named = bindingIn(node) ?? actionIn(node);
    if (named === null) return;
    const { says } = meaningOf(named.id);
    if (says === undefined) return;
    const words = wordsIn(file, named.label);
    if (words.length > 0 && !words.some((word) => says.includes(word)))
      wrong.push(
        `${placeOf(file, node)} has "${words.join(' ')}" on ${meaningOf(named.id).keys[0]}, ${named.id}`,
      );
  });
  return wrong;
}

type NamedKey = { id: KeyId; label: Node };

/** `{ key: 'filter', label: ... }` */
function bindingIn({ type, properties }: Node): NamedKey | null {
  if (type !== 'ObjectExpression' || !Array.isArray(properties)) return null;
  const valueOf = (wanted: string): unknown =>
    properties.filter(isNode).find(({ key }) => isNode(key) && key['name'] === wanted)?.['value'];
  return namedKey(valueOf('key'), valueOf('label'));
}

/** `actionKey('delete', deleteForm, ...)`: the action is called what its label says. */
function actionIn({ type, callee, arguments: given }: Node): NamedKey | null {
  if (type !== 'CallExpression' || !isNode(callee) || !Array.isArray(given)) return null;
  const { name, property } = callee;
  const called = name ?? (isNode(property) ? property['name'] : '');
  return called === 'actionKey' ? namedKey(given[0], given[1]) : null;
}

function namedKey(key: unknown, label: unknown): NamedKey | null {
  if (!isNode(key) || key.type !== 'Literal' || !isNode(label)) return null;
  const id = keyIds.find((each) => each === key['value']);
  return id === undefined ? null : { id, label };
}

/** All words of an expression, those of names among them: `texts.viewHidden` has view and hidden. */
function wordsIn(file: SourceFile, { start, end }: Node): string[] {
  return file.text
    .slice(start, end)
    .replaceAll(/toLowerCase|charAt|slice/g, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}
