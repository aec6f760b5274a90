// What core/questions/entries says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  writeEntry: {
    id: 'questions.entries.writeEntry',
    defaultMessage: 'Write an entry as JSON: its answers by the ids of its questions',
  },
  writeEntries: {
    id: 'questions.entries.writeEntries',
    defaultMessage: 'Write entries as JSON: a list of objects with answers by the titles of their questions',
  },
  unknownQuestion: {
    id: 'questions.entries.unknownQuestion',
    defaultMessage: 'Its entries have no question "{title}"',
  },
  oneValue: {
    id: 'questions.entries.oneValue',
    defaultMessage: '"{title}" takes one value',
  },
  useText: {
    id: 'questions.entries.useText',
    defaultMessage: '"{title}": use a text, a number, true, false, a list of these, or null',
  },
  mostEntries: {
    id: 'questions.entries.mostEntries',
    defaultMessage: 'At most {most, number} entries.',
  },
  tooLong: {
    id: 'questions.entries.tooLong',
    defaultMessage: 'At most {most, number} characters in all entries together.',
  },
  mostFiles: {
    id: 'questions.entries.mostFiles',
    defaultMessage: 'At most {most, number} photos, recordings and files in all entries together.',
  },
  entry: {
    id: 'questions.entries.entry',
    defaultMessage: 'Entry',
    description: 'One of several, such as one damage of a vehicle',
  },
  numberedEntry: {
    id: 'questions.entries.numberedEntry',
    defaultMessage: '{name} {number, number}',
    description: 'Damage 2',
  },
  issueInEntry: {
    id: 'questions.entries.issueInEntry',
    defaultMessage: '{name} {number, number}: {question}: {issue}',
    description: 'Damage 2: Length: Please enter a number.',
  },
  answerOfEntry: {
    id: 'questions.entries.answerOfEntry',
    defaultMessage: '{question}: {answer}',
    description: 'Length: 30',
  },
  questionOfEntry: {
    id: 'questions.entries.questionOfEntry',
    defaultMessage: '{entry}: {question}',
    description: 'Damage 2: Photo',
  },
  questionInEntries: {
    id: 'questions.entries.questionInEntries',
    defaultMessage: '{question} in {entries}',
    description: 'Size in Damages: a question that each entry asks, outside of them',
  },
  notReadOutside: {
    id: 'questions.entries.notReadOutside',
    defaultMessage: '"{title}" is not read outside of its entries: only numbers and single choices are',
  },
  readsItself: {
    id: 'questions.entries.readsItself',
    defaultMessage: 'What its entries are asked depends on answers that depend on them: {titles}',
  },
  oneInEntry: {
    id: 'questions.entries.oneInEntry',
    defaultMessage:
      'Within an entry, "{title}" is the answer of that entry alone. Read all of them outside of the entries',
  },
  entryCount: {
    id: 'questions.entries.entryCount',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
  },
  needsQuestion: {
    id: 'questions.entries.needsQuestion',
    defaultMessage: 'Add at least one question that each entry asks',
  },
  onlyOfEntries: {
    id: 'questions.entries.onlyOfEntries',
    defaultMessage: 'Only repeated entries have questions of their own',
  },
  typeNotInEntries: {
    id: 'questions.entries.typeNotInEntries',
    defaultMessage: 'Entries cannot ask for answers of the type "{type}". Ask for it outside of them',
  },
  notFilled: {
    id: 'questions.entries.notFilled',
    defaultMessage: 'Answers in entries are not calculated or carried over',
  },
  notUnique: {
    id: 'questions.entries.notUnique',
    defaultMessage: 'Answers in repeated entries cannot be unique',
  },
  notPassable: {
    id: 'questions.entries.notPassable',
    defaultMessage: 'A rule of an entry cannot be passed with a reason',
  },
  tooMany: {
    id: 'questions.entries.tooMany',
    defaultMessage: 'A form has at most {most, number} questions of repeated entries',
  },
  numberOf: {
    id: 'questions.entries.numberOf',
    defaultMessage: '{question} (number of entries)',
    description: 'A column of a file',
  },
  enterNumberOfEntries: {
    id: 'questions.entries.enterNumberOfEntries',
    defaultMessage: 'Please enter a number of entries',
  },
});
