// Imports: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { formOf, heldBy, who } from '#core/features/sentence.ts';

export const importsFeature = feature({
  things: ['import', 'upload'],
  auditObjects: ['import'],
  audits: {
    imports: {
      import_scheduled: (entry) => {
        const [file] = entry.next;
        return `${who(entry)} imported ${file ?? 'a file'} into ${formOf(entry)}`;
      },
      import_continued: (entry) => `${who(entry)} repaired an import into ${formOf(entry)}${heldBy(entry)}`,
      import_completed: (entry) => `${who(entry)} completed an import into ${formOf(entry)}${heldBy(entry)}`,
      import_canceled: (entry) => `${who(entry)} canceled an import into ${formOf(entry)}${heldBy(entry)}`,
      import_undone: (entry) => {
        const [rows, file] = entry.next;
        const held = rows === undefined ? '' : ` (${rows})`;
        return `${who(entry)} undid the import of ${file ?? 'a file'} into ${formOf(entry)}${held}`;
      },
    },
  },
});
