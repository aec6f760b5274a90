// formdeck catalog export: the catalog as the CSV that `catalog apply` reads.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { writeCatalog } from '#core/catalog/file/write-catalog.ts';
import { listOf } from '#core/catalog/tree.ts';
import { readCatalogWorld } from '#core/catalog/file/apply-file.ts';

export const exportCatalog = verb({
  effect: 'reads',
  options: () => ({}),
  run: (context: Context) => readCatalogWorld(context.sendAgain),
  async print(output, { tree, columns }) {
    // Without the mark and the line ends that spreadsheets want.
    await output.raw(writeCatalog(tree, columns).slice(1).replaceAll('\r\n', '\n'));
  },
  json: ({ tree, columns, types }) => ({ columns, types, items: listOf(tree) }),
});
