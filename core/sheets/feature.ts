// Sheets, rows, answers and reviews: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { toForm } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const sheetsFeature = feature({
  things: ['row', 'undo'],
  auditObjects: ['sheetRow'],
  audits: {
    'answer-changes': {
      answer_changed: toForm(t(m.changedAnswerIn)),
    },
    rows: {
      review_state_changed: (entry) => {
        const [outcome] = entry.next;
        if (outcome === 'APPROVED') return toForm(t(m.approvedRowOf))(entry);
        if (outcome === 'REJECTED') return toForm(t(m.rejectedRowOf))(entry);
        return toForm(t(m.reopenedReviewOfRowOf))(entry);
      },
      row_returned: toForm(t(m.returnedRowToItsAuthor)),
      row_corrected: toForm(t(m.correctedReturnedRowOf)),
      row_restored: toForm(t(m.restoredDeletedRowOf)),
    },
    'deleted-rows': {
      row_deleted: toForm(t(m.deletedRowOf)),
    },
  },
});
