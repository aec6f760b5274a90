// Counts that many pages show by themselves.
import { defineMessages } from '#core/messages/message.ts';

export const counts = defineMessages({
  rows: { id: 'ui.web.rows', defaultMessage: '{count, plural, one {# row} other {# rows}}' },
  sheets: { id: 'ui.web.sheets', defaultMessage: '{count, plural, one {# sheet} other {# sheets}}' },
  questions: {
    id: 'ui.web.questions',
    defaultMessage: '{count, plural, one {# question} other {# questions}}',
  },
  answers: { id: 'ui.web.answers', defaultMessage: '{count, plural, one {# answer} other {# answers}}' },
  sections: { id: 'ui.web.sections', defaultMessage: '{count, plural, one {# section} other {# sections}}' },
  problemsToFix: {
    id: 'ui.web.problemsToFix',
    defaultMessage: '{count, plural, one {# problem} other {# problems}} to fix',
  },
});
