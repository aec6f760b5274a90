// What web/sheets/review-queue says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  rowsSince: {
    id: 'sheets.web.reviewQueue.rowsSince',
    defaultMessage: '{rows, plural, one {# row} other {# rows}}, since {oldest}',
  },
  reviewRowsOf: {
    id: 'sheets.web.reviewQueue.reviewRowsOf',
    defaultMessage: 'Review {rows, plural, one {# row} other {# rows}} of {template}',
  },
  review: { id: 'sheets.web.reviewQueue.review', defaultMessage: 'Review' },
});
