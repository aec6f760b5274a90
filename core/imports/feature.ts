// Imports: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf, valuesOf } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const importsFeature = feature({
  things: ['import', 'upload'],
  auditObjects: ['import'],
  audits: {
    imports: {
      import_scheduled: (entry) => t(m.importedFileInto, valuesOf(entry, entry.next[0])),
      import_continued: sentenceOf(m.repairedImportInto),
      import_completed: sentenceOf(m.completedImportInto),
      import_canceled: sentenceOf(m.canceledImportInto),
      import_undone: (entry) => {
        const [rows, file] = entry.next;
        const values = { rows: rows ?? '', hasRows: String(rows !== undefined) };
        return t(m.undidImportInto, { ...valuesOf(entry, file ?? null), ...values });
      },
    },
  },
});
