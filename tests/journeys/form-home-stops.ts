// The pages of a form's home that are its own: the overview, imports and exports, settings, and what is shared.
import type { Stop } from './page-tour.ts';
import { inDialog, press, shown, text } from './page-words.ts';

export function formHomeStops({
  ids,
}: {
  ids: { readonly gates: string; readonly strikes: string };
}): Stop[] {
  return [
    {
      name: 'the overview',
      path: () => `/forms/${ids.gates}/overview`,
      size: 'both',
      async open(page) {
        await text(page, /to fix/);
        await text(page, 'Everyone in the company can fill it in.');
        await text(page, 'It was never changed since it was published.');
      },
    },
    {
      name: 'the link of one',
      path: () => `/forms/${ids.strikes}/overview`,
      async open(page) {
        await press(page, 'Share');
        await shown(inDialog(page).getByRole('img', { name: 'QR code' }));
      },
    },
    {
      name: 'who can see it',
      path: () => `/forms/${ids.strikes}/overview`,
      async open(page) {
        await press(page, 'Who can see it');
        await shown(inDialog(page).getByRole('link', { name: 'reviewer' }));
      },
    },
    {
      name: 'imports and exports',
      path: () => `/forms/${ids.gates}/files`,
      size: 'both',
      open: (page) => text(page, 'gates.csv'),
    },
    {
      name: 'settings',
      path: () => `/forms/${ids.gates}/settings`,
      size: 'both',
      open: (page) => text(page, 'The name of a published form cannot be changed.'),
    },
  ];
}
