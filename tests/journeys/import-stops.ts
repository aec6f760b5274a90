// The pages of imports: a new one, its repair, its end with its undo, and all of them.
import type { Stop } from './page-tour.ts';
import { inDialog, press, shown, text } from './page-words.ts';

export type ImportStopsOptions = {
  /** The form, and its imports that waits for a repair and that is done. */
  ids: { readonly gates: string; readonly toRepair: string; readonly done: string };
  file(): string;
};

export function importStops({ ids, file }: ImportStopsOptions): Stop[] {
  return [
    {
      name: 'a file that is refused',
      path: () => `/forms/${ids.gates}/import`,
      async open(page) {
        const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
        await page.getByLabel('CSV file').setInputFiles(pdf);
        await text(page, 'Only CSV format is Accepted.');
      },
    },
    {
      name: 'its columns',
      path: () => `/forms/${ids.gates}/import`,
      size: 'both',
      async open(page) {
        await page.getByLabel('CSV file').setInputFiles(file());
        await text(page, 'will be imported');
      },
    },
    {
      name: 'the repair',
      path: () => `/forms/import/${ids.toRepair}`,
      size: 'both',
      open: (page) => text(page, '2 rows need fixing'),
    },
    {
      name: 'the end, and its undo',
      path: () => `/forms/import/${ids.done}`,
      async open(page) {
        await text(page, '1 row imported');
        await press(page, 'Undo import');
        await shown(inDialog(page).getByText('The undo deletes the sheet with all its rows.'));
      },
    },
    {
      name: 'all imports',
      path: '/forms/import',
      size: 'both',
      open: (page) => shown(page.getByRole('list', { name: 'Imports' }).getByText('gates.csv')),
    },
  ];
}
