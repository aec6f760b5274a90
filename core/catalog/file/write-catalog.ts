// The catalog as a file that `planCatalog` reads: applied unchanged, it changes nothing.
import { csvText } from '#core/imports/csv/lines.ts';
import type { CatalogColumn, CatalogItem } from '#core/catalog/schema.ts';
import { formatItemPath } from './item-path.ts';

/** Every item on a line, below the one that it is below. */
export function writeCatalog(tree: readonly CatalogItem[], columns: readonly CatalogColumn[]): string {
  const lines = [['path', 'type', 'code', ...columns.map(({ name }) => name), 'retired']];
  const write = (items: readonly CatalogItem[], above: readonly string[]): void => {
    for (const { name, type, code, fields, retired, children } of items) {
      const names = [...above, name];
      const values = columns.map(({ key }) => fields[key] ?? '');
      lines.push([formatItemPath(names), type.name, code ?? '', ...values, retired ? 'yes' : '']);
      write(children, names);
    }
  };
  write(tree, []);
  return csvText(lines);
}
