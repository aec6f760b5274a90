// What core/reports/draw says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pageOf: {
    id: 'reports.draw.pageOf',
    defaultMessage: 'Page {page} of {pages}',
    description: 'At the foot of paper',
  },
  firstRows: {
    id: 'reports.draw.firstRows',
    defaultMessage: 'The first {shown, number} of {rows, number} entries. The XLSX file has all of them.',
  },
  emoji: { id: 'reports.draw.emoji', defaultMessage: 'emoji' },
  chineseCharacters: { id: 'reports.draw.chineseCharacters', defaultMessage: 'Chinese characters' },
  canadianAboriginal: { id: 'reports.draw.canadianAboriginal', defaultMessage: 'Canadian Aboriginal' },
  olChiki: { id: 'reports.draw.olChiki', defaultMessage: 'Ol Chiki' },
  moreColumnsDoNotFit: {
    id: 'reports.draw.moreColumnsDoNotFit',
    defaultMessage: '{wanted} more columns do not fit here.',
  },
  firstOfRows: {
    id: 'reports.draw.firstOfRows',
    defaultMessage: 'The first {count, number} of {count2, number} entries.',
  },
  answers: { id: 'reports.draw.answers', defaultMessage: 'Answers' },
  group: { id: 'reports.draw.group', defaultMessage: 'Group' },
  row: { id: 'reports.draw.row', defaultMessage: 'Row' },
  question: { id: 'reports.draw.question', defaultMessage: 'Question' },
  answer: { id: 'reports.draw.answer', defaultMessage: 'Answer' },
  charactersAreBoxes: {
    id: 'reports.draw.charactersAreBoxes',
    defaultMessage:
      '{count, plural, one {# character cannot be printed and appears as a box.} other {# characters cannot be printed and appear as boxes.}}',
  },
  charactersOfKindsAreBoxes: {
    id: 'reports.draw.charactersOfKindsAreBoxes',
    defaultMessage:
      '{count, plural, one {# character cannot be printed and appears as a box: {kinds}.} other {# characters cannot be printed and appear as boxes: {kinds}.}}',
  },
  browserShowsAll: {
    id: 'reports.draw.browserShowsAll',
    defaultMessage: 'The browser and XLSX files show all characters.',
  },
  others: { id: 'reports.draw.others', defaultMessage: 'others' },
  andMore: { id: 'reports.draw.andMore', defaultMessage: 'and {more, number} more' },
  summary: { id: 'reports.draw.summary', defaultMessage: 'Summary' },
  describedAndMore: { id: 'reports.draw.describedAndMore', defaultMessage: '{said}, and {more} more' },
});
