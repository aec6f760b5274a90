// Dates, times and numbers are written by one formatter, so that the same moment reads the same in a table, in details, in a report and
// in an e-mail: a reader has one language and one format.
import { isCode, isTest, type Rule } from './source-tree.ts';
import { isNode, type Node, placeOf, walk } from './syntax.ts';

/**
 * The formatter, what fills the numbers of messages, the offsets of zones, and the names of days and months of calendars, which have no
 * date. What device and machine are set to is asked, not written.
 */
const formatters =
  /^core\/(format\/|messages\/text\.ts$|time\/zone\.ts$|calendar\/day-text\.ts$)|^web\/platform\/device-time-zone\.ts$|^(cli\/server\/init|server\/backups\/schedule\/setting)\.ts$/;

export const oneFormatter: Rule = (files) =>
  files
    .filter((file) => isCode(file) && !isTest(file) && /^(core|web|cli|server)\//.test(file.path))
    .filter(({ path }) => !formatters.test(path))
    .flatMap((file) => {
      const found: string[] = [];
      walk(file, (node) => {
        if (writes(node))
          found.push(`${placeOf(file, node)} writes a date or a number by itself: use core/format`);
      });
      return found;
    });

function writes(node: Node): boolean {
  if (node.type !== 'MemberExpression' || !isNode(node['property'])) return false;
  const name = String(node['property']['name']);
  const object = isNode(node['object']) ? String(node['object']['name']) : '';
  return (
    /^toLocale(Date|Time)?String$/.test(name) || (object === 'Intl' && /^(DateTime|Number)Format$/.test(name))
  );
}
