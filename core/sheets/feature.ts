// Sheets, rows, answers and reviews: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { toForm } from '#core/features/sentence.ts';

export const sheetsFeature = feature({
  things: ['row', 'undo'],
  auditObjects: ['sheetRow'],
  audits: {
    'answer-changes': {
      answer_changed: toForm('changed an answer in'),
    },
    rows: {
      review_state_changed: (entry) => {
        const [outcome] = entry.next;
        if (outcome === 'APPROVED') return toForm('approved a row of')(entry);
        if (outcome === 'REJECTED') return toForm('rejected a row of')(entry);
        return toForm('reopened the review of a row of')(entry);
      },
      row_returned: toForm('returned a row to its author in'),
      row_corrected: toForm('corrected a returned row of'),
      row_restored: toForm('restored a deleted row of'),
    },
    'deleted-rows': {
      row_deleted: toForm('deleted a row of'),
    },
  },
});
