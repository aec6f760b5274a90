// What rules of questions say: to somebody who answers, and to those who design a form.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  atMostCharacters: {
    id: 'questions.rules.atMostCharacters',
    defaultMessage: 'At most {patternLimit} characters',
  },
  numberBetween: {
    id: 'questions.rules.numberBetween',
    defaultMessage: 'Between {least, number} and {greatest, number}.',
  },
  numberInSteps: {
    id: 'questions.rules.numberInSteps',
    defaultMessage:
      '{step, plural, =1 {A whole number between {least, number} and {greatest, number}.} other {Between {least, number} and {greatest, number}, in steps of {step, number}.}}',
  },
  tooManyPoints: {
    id: 'questions.rules.tooManyPoints',
    defaultMessage: 'At most {mostPoints} numbers fit on a scale. A slider takes more.',
  },
  numberAtLeast: { id: 'questions.rules.numberAtLeast', defaultMessage: 'At least {least, number}.' },
  numberAtMost: { id: 'questions.rules.numberAtMost', defaultMessage: 'At most {greatest, number}.' },
  wholeNumber: { id: 'questions.rules.wholeNumber', defaultMessage: 'A whole number.' },
  decimalsAtMost: {
    id: 'questions.rules.decimalsAtMost',
    defaultMessage: 'At most {most, plural, one {# decimal} other {# decimals}}.',
  },
  charactersBetween: {
    id: 'questions.rules.charactersBetween',
    defaultMessage: 'Between {least, number} and {greatest, plural, one {# character} other {# characters}}.',
  },
  charactersExactly: {
    id: 'questions.rules.charactersExactly',
    defaultMessage: 'Exactly {least, plural, one {# character} other {# characters}}.',
  },
  charactersAtLeast: {
    id: 'questions.rules.charactersAtLeast',
    defaultMessage: 'At least {least, plural, one {# character} other {# characters}}.',
  },
  charactersAtMost: {
    id: 'questions.rules.charactersAtMost',
    defaultMessage: 'At most {greatest, plural, one {# character} other {# characters}}.',
  },
  durationBetween: {
    id: 'questions.rules.durationBetween',
    defaultMessage: 'Between {least} and {greatest}.',
    description: 'Amounts of time, such as 1 h 30 min.',
  },
  durationAtLeast: { id: 'questions.rules.durationAtLeast', defaultMessage: 'At least {least}.' },
  durationAtMost: { id: 'questions.rules.durationAtMost', defaultMessage: 'At most {greatest}.' },
  choicesBetween: {
    id: 'questions.rules.choicesBetween',
    defaultMessage: 'Choose {least, number} to {greatest, number}.',
  },
  choicesExactly: { id: 'questions.rules.choicesExactly', defaultMessage: 'Choose exactly {least, number}.' },
  choicesAtLeast: {
    id: 'questions.rules.choicesAtLeast',
    defaultMessage: 'Choose at least {least, number}.',
  },
  choicesAtMost: {
    id: 'questions.rules.choicesAtMost',
    defaultMessage: 'Choose at most {greatest, number}.',
  },
  email: { id: 'questions.rules.email', defaultMessage: 'An e-mail address, such as name@example.com.' },
  phone: { id: 'questions.rules.phone', defaultMessage: 'A phone number, such as +1 604 555 0199.' },
  web: { id: 'questions.rules.web', defaultMessage: 'A web address, such as https://example.com.' },
  iban: { id: 'questions.rules.iban', defaultMessage: 'An IBAN, such as GB29 NWBK 6016 1331 9268 19.' },
  numberPlate: { id: 'questions.rules.numberPlate', defaultMessage: 'A number plate, such as AB 123 C.' },
  ofPattern: { id: 'questions.rules.ofPattern', defaultMessage: 'It must match the pattern {expression}.' },
  notBeforeDate: { id: 'questions.rules.notBeforeDate', defaultMessage: 'Not before {date}.' },
  notBeforeToday: { id: 'questions.rules.notBeforeToday', defaultMessage: 'Not before today.' },
  notLongerAgo: {
    id: 'questions.rules.notLongerAgo',
    defaultMessage: 'Not more than {days, plural, one {# day} other {# days}} ago.',
  },
  notSooner: {
    id: 'questions.rules.notSooner',
    defaultMessage: 'At least {days, plural, one {# day} other {# days}} from today.',
  },
  notAfterDate: { id: 'questions.rules.notAfterDate', defaultMessage: 'Not after {date}.' },
  notAfterToday: { id: 'questions.rules.notAfterToday', defaultMessage: 'Not after today.' },
  longerAgo: {
    id: 'questions.rules.longerAgo',
    defaultMessage: 'At least {days, plural, one {# day} other {# days}} ago.',
  },
  notLater: {
    id: 'questions.rules.notLater',
    defaultMessage: 'Not more than {days, plural, one {# day} other {# days}} from today.',
  },
  uniqueInForm: {
    id: 'questions.rules.uniqueInForm',
    defaultMessage: 'No other entry of the form may have the same answer.',
    description: 'Said before somebody answers, and where an answer is refused since another row has it.',
  },
  uniqueInSheet: {
    id: 'questions.rules.uniqueInSheet',
    defaultMessage: 'No other entry of the sheet may have the same answer.',
    description: 'Said before somebody answers, and where an answer is refused since another row has it.',
  },
  mustBeTrue: { id: 'questions.rules.mustBeTrue', defaultMessage: 'This must be true: {sentence}.' },
  range: { id: 'questions.rules.range', defaultMessage: 'Least and greatest' },
  decimals: { id: 'questions.rules.decimals', defaultMessage: 'Decimals' },
  length: { id: 'questions.rules.length', defaultMessage: 'Length' },
  pattern: { id: 'questions.rules.pattern', defaultMessage: 'Pattern' },
  dates: { id: 'questions.rules.dates', defaultMessage: 'Earliest and latest' },
  duration: { id: 'questions.rules.duration', defaultMessage: 'Shortest and longest' },
  entries: { id: 'questions.rules.entries', defaultMessage: 'Number of entries' },
  entriesBetween: {
    id: 'questions.rules.entriesBetween',
    defaultMessage: '{least, number} to {greatest, number} entries.',
  },
  entriesExactly: {
    id: 'questions.rules.entriesExactly',
    defaultMessage: 'Exactly {least, plural, one {# entry} other {# entries}}.',
  },
  entriesAtLeast: {
    id: 'questions.rules.entriesAtLeast',
    defaultMessage: 'At least {least, plural, one {# entry} other {# entries}}.',
  },
  entriesAtMost: {
    id: 'questions.rules.entriesAtMost',
    defaultMessage: 'At most {greatest, plural, one {# entry} other {# entries}}.',
  },
  choices: { id: 'questions.rules.choices', defaultMessage: 'Number of choices' },
  unique: { id: 'questions.rules.unique', defaultMessage: 'Unique' },
  uniqueWithinForm: { id: 'questions.rules.uniqueWithinForm', defaultMessage: 'In all sheets of the form' },
  uniqueWithinSheet: { id: 'questions.rules.uniqueWithinSheet', defaultMessage: 'In its sheet' },
  expression: { id: 'questions.rules.expression', defaultMessage: 'Rule over answers' },
  leastOrGreatest: {
    id: 'questions.rules.leastOrGreatest',
    defaultMessage: 'Enter the least, the greatest, or both',
  },
  turned: { id: 'questions.rules.turned', defaultMessage: 'The least is above the greatest' },
  turnedDates: { id: 'questions.rules.turnedDates', defaultMessage: 'The earliest is after the latest' },
  patternMissing: { id: 'questions.rules.patternMissing', defaultMessage: 'A pattern is required' },
  patternInvalid: {
    id: 'questions.rules.patternInvalid',
    defaultMessage:
      'This is no pattern in the syntax of RE2: look for an open bracket, a reference to what comes before or behind, or long repetitions',
  },
  doesNotFit: {
    id: 'questions.rules.doesNotFit',
    defaultMessage: 'A question of this type has no such rule',
  },
  ruleMissing: { id: 'questions.rules.ruleMissing', defaultMessage: 'A rule is required' },
  emailName: { id: 'questions.rules.emailName', defaultMessage: 'E-mail address' },
  phoneName: { id: 'questions.rules.phoneName', defaultMessage: 'Phone number' },
  webName: { id: 'questions.rules.webName', defaultMessage: 'Web address' },
  ibanName: { id: 'questions.rules.ibanName', defaultMessage: 'IBAN' },
  numberPlateName: { id: 'questions.rules.numberPlateName', defaultMessage: 'Number plate' },
  customName: { id: 'questions.rules.customName', defaultMessage: 'Regular expression' },
  passable: {
    id: 'questions.rules.passable',
    defaultMessage: '{text} May be passed with a reason.',
    description: 'After what a rule says, such as "At most 100."',
  },
});
