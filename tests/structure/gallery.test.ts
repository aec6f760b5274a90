import { galleryGaps } from './gallery.ts';
import { prove } from './prove.ts';

const chip = { 'web/ui/chip.tsx': 'export function Chip() {}' };

prove('The gallery shows the whole kit', galleryGaps, {
  offences: [
    [
      { ...chip, 'web/forms/page.tsx': '<Chip />' },
      'web/ui/chip.tsx exports Chip, which the gallery does not show: add it to tests/components/gallery/',
    ],
  ],
  innocent: [
    { ...chip, 'tests/components/gallery/main.tsx': '<Chip />' },
    {
      ...chip,
      'web/ui/bar.tsx': 'export function Bar() { return <Chip />; }',
      'tests/components/gallery/main.tsx': '<Bar />',
    },
  ],
});
