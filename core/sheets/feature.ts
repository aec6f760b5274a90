// Sheets, rows, answers and reviews: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf } from '#core/features/sentence.ts';
import { m } from './texts.ts';

export const sheetsFeature = feature({
  things: ['row', 'undo'],
  auditObjects: ['sheetRow'],
  audits: {
    'answer-changes': {
      answer_changed: sentenceOf(m.changedAnswerIn),
    },
    rows: {
      review_state_changed: (entry) => {
        const [outcome] = entry.next;
        if (outcome === 'APPROVED') return sentenceOf(m.approvedRowOf)(entry);
        if (outcome === 'REJECTED') return sentenceOf(m.rejectedRowOf)(entry);
        return sentenceOf(m.reopenedReviewOfRowOf)(entry);
      },
      rule_passed: sentenceOf(m.passedRuleIn),
      row_returned: sentenceOf(m.returnedRowToItsAuthor),
      row_corrected: sentenceOf(m.correctedReturnedRowOf),
      row_restored: sentenceOf(m.restoredDeletedRowOf),
    },
    'deleted-rows': {
      row_deleted: sentenceOf(m.deletedRowOf),
    },
  },
});
