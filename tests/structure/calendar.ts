// Days, weeks and months are reckoned in one room, core/calendar/, by Temporal: a Date that is set to another day or month
// knows the time zone of the machine or none, and is wrong where the clocks change.
import { importsOf, isNode, placeOf, walk } from './syntax.ts';
import { isCode, isTest, type Rule, type SourceFile } from './source-tree.ts';

const setters: ReadonlySet<string> = new Set([
  ...['Date', 'Month', 'FullYear', 'Hours'].flatMap((part) => [`set${part}`, `setUTC${part}`]),
  'getTimezoneOffset',
]);

/** Nothing outside of the room sets parts of a Date, or takes Temporal for itself. */
export const calendarArithmetic: Rule = (files) => {
  const outside = files.filter(isOutside);
  return [
    ...outside.flatMap(setterUses),
    ...importsOf(outside)
      .filter(({ specifier }) => specifier.startsWith('temporal-polyfill'))
      .map(({ place, specifier }) => `${place} imports ${specifier}`),
  ];
};

function isOutside(file: SourceFile): boolean {
  return (
    isCode(file) &&
    !isTest(file) &&
    /^(core|server|cli|web)\//.test(file.path) &&
    !file.path.startsWith('core/calendar/') &&
    // It sets the zone that it asks for.
    file.path !== 'cli/platform/zone-offset.ts'
  );
}

function setterUses(file: SourceFile): string[] {
  const uses: string[] = [];
  walk(file, (node) => {
    const { type, property } = node;
    if (type !== 'MemberExpression' || !isNode(property)) return;
    const name = String(property['name']);
    if (setters.has(name)) uses.push(`${placeOf(file, node)} uses ${name}`);
  });
  return uses;
}
