// Imports: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { formOf, heldBy, who } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const importsFeature = feature({
  things: ['import', 'upload'],
  auditObjects: ['import'],
  audits: {
    imports: {
      import_scheduled: (entry) => {
        const [file] = entry.next;
        return `${who(entry)} imported ${file ?? 'a file'} into ${formOf(entry)}`;
      },
      import_continued: (entry) =>
        t(m.repairedImportInto, { who: who(entry), form: formOf(entry), heldBy: heldBy(entry) }),
      import_completed: (entry) =>
        t(m.completedImportInto, { who: who(entry), form: formOf(entry), heldBy: heldBy(entry) }),
      import_canceled: (entry) =>
        t(m.canceledImportInto, { who: who(entry), form: formOf(entry), heldBy: heldBy(entry) }),
      import_undone: (entry) => {
        const [rows, file] = entry.next;
        const held = rows === undefined ? '' : ` (${rows})`;
        return `${who(entry)} undid the import of ${file ?? 'a file'} into ${formOf(entry)}${held}`;
      },
    },
  },
});
