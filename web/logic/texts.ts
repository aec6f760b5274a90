// What web/logic says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  addCondition: { id: 'logic.web.addCondition', defaultMessage: 'Add a condition' },
  addGroup: { id: 'logic.web.addGroup', defaultMessage: 'Add a group' },
  otherwise: { id: 'logic.web.otherwise', defaultMessage: 'Otherwise' },
  caseText: { id: 'logic.web.caseText', defaultMessage: 'Case {index}' },
  removeOtherwise: { id: 'logic.web.removeOtherwise', defaultMessage: 'Remove otherwise' },
  removeCase: { id: 'logic.web.removeCase', defaultMessage: 'Remove case {index}' },
  addCase: { id: 'logic.web.addCase', defaultMessage: 'Add a case' },
  addOtherwise: { id: 'logic.web.addOtherwise', defaultMessage: 'Add otherwise' },
  and: { id: 'logic.web.and', defaultMessage: 'and' },
  remove: {
    id: 'logic.web.remove',
    defaultMessage: '{kind, select, group {Remove group {number}} other {Remove condition {number}}}',
  },
  operator: { id: 'logic.web.operator', defaultMessage: 'Operator' },
  untilThisIsFixedExpression: {
    id: 'logic.web.untilThisIsFixedExpression',
    defaultMessage: 'Until this is fixed, the expression stays as it was.',
  },
  aQuestion: { id: 'logic.web.aQuestion', defaultMessage: 'A question' },
  howManyThereAre: { id: 'logic.web.howManyThereAre', defaultMessage: 'How many there are' },
  sum: { id: 'logic.web.sum', defaultMessage: 'Sum' },
  average: { id: 'logic.web.average', defaultMessage: 'Average' },
  least: { id: 'logic.web.least', defaultMessage: 'Least' },
  greatest: { id: 'logic.web.greatest', defaultMessage: 'Greatest' },
  calculation: { id: 'logic.web.calculation', defaultMessage: 'A calculation' },
  ifThenOtherwise: { id: 'logic.web.ifThenOtherwise', defaultMessage: 'If, then, otherwise' },
  countAs0WhereNot: { id: 'logic.web.countAs0WhereNot', defaultMessage: 'Count as 0 where not answered' },
  kindOf: {
    id: 'logic.web.kindOf',
    defaultMessage:
      '{slot, select, question {Kind of question} value {Kind of value} lower {Kind of lower bound} upper {Kind of upper bound} formula {Kind of formula} other {Kind of number {number}}}',
  },
  kindOfIs: {
    id: 'logic.web.kindOfIs',
    defaultMessage:
      '{slot, select, question {Kind of question: {name}} value {Kind of value: {name}} lower {Kind of lower bound: {name}} upper {Kind of upper bound: {name}} formula {Kind of formula: {name}} other {Kind of number {number}: {name}}}',
  },
  kindName: {
    id: 'logic.web.kindName',
    defaultMessage:
      '{kind, select, question {a question} count {how many there are} sum {sum} average {average} least {least} greatest {greatest} value {value} arithmetic {a calculation} choice {if, then, otherwise} other {JSON}}',
  },
  howItIsEdited: { id: 'logic.web.howItIsEdited', defaultMessage: 'How it is edited' },
  builder: { id: 'logic.web.builder', defaultMessage: 'Builder' },
  addCalculation: { id: 'logic.web.addCalculation', defaultMessage: 'Add a calculation' },
  questionWithoutTitle: {
    id: 'logic.web.questionWithoutTitle',
    defaultMessage: 'a question without a title',
  },
  builderCannotShowThisPart: {
    id: 'logic.web.builderCannotShowThisPart',
    defaultMessage: 'The builder cannot show this part. It is kept as it is and can be edited as JSON.',
  },
  itIsAlsoTrueWhile: {
    id: 'logic.web.itIsAlsoTrueWhile',
    defaultMessage: 'It is also true while nothing is answered.',
  },
  onlyOnceIsAnswered: {
    id: 'logic.web.onlyOnceIsAnswered',
    defaultMessage: 'Only once "{question}" is answered',
  },
  moveOf: {
    id: 'logic.web.moveOf',
    defaultMessage:
      '{kind, select, group {Move group {number} of {of}} other {Move condition {number} of {of}}}',
  },
  allOf: { id: 'logic.web.allOf', defaultMessage: 'All of' },
  anyOf: { id: 'logic.web.anyOf', defaultMessage: 'Any of' },
  noneOf: { id: 'logic.web.noneOf', defaultMessage: 'None of' },
  notAllOf: { id: 'logic.web.notAllOf', defaultMessage: 'Not all of' },
  howManyOfTheseMust: { id: 'logic.web.howManyOfTheseMust', defaultMessage: 'How many of these must hold' },
  theseHold: { id: 'logic.web.theseHold', defaultMessage: 'these hold' },
  partsOf: { id: 'logic.web.partsOf', defaultMessage: 'Parts of group {number}' },
  moveIntoNextGroup: { id: 'logic.web.moveIntoNextGroup', defaultMessage: 'Move into the next group' },
  moveOutOfItsGroup: { id: 'logic.web.moveOutOfItsGroup', defaultMessage: 'Move out of its group' },
  putInNewGroup: { id: 'logic.web.putInNewGroup', defaultMessage: 'Put in a new group' },
  tryIt: { id: 'logic.web.tryIt', defaultMessage: 'Try it' },
  itDoesNotUseAny: { id: 'logic.web.itDoesNotUseAny', defaultMessage: 'It does not use any questions yet.' },
  resultIsShownOnceEverything: {
    id: 'logic.web.resultIsShownOnceEverything',
    defaultMessage: 'The result is shown once everything is chosen.',
  },
  nullMarks: { id: 'logic.web.nullMarks', defaultMessage: 'null marks what is still to be chosen.' },
  referredById: {
    id: 'logic.web.referredById',
    defaultMessage: 'Questions are referred to by id: {example}.',
  },
  withTheseAnswers: { id: 'logic.web.withTheseAnswers', defaultMessage: 'With these answers {outcome}' },
  byConditions: { id: 'logic.web.byConditions', defaultMessage: '{name}: by conditions' },
  if: { id: 'logic.web.if', defaultMessage: 'If' },
  orIf: { id: 'logic.web.orIf', defaultMessage: 'or if' },
  lineColumn: { id: 'logic.web.lineColumn', defaultMessage: 'Line {line}, column {column}: {message}' },
  statement: {
    id: 'logic.web.statement',
    defaultMessage: '{kind, select, group {Group {number}} other {Condition {number}}}',
  },
  groupHolds: {
    id: 'logic.web.groupHolds',
    defaultMessage:
      '{choice, select, all {Group {number}: all of these hold} any {Group {number}: any of these hold} none {Group {number}: none of these hold} other {Group {number}: not all of these hold}}',
  },
  ungroup: { id: 'logic.web.ungroup', defaultMessage: 'Ungroup' },
  thenWord: { id: 'logic.web.thenWord', defaultMessage: 'then' },
  otherwiseWord: { id: 'logic.web.otherwiseWord', defaultMessage: 'otherwise' },
  slot: {
    id: 'logic.web.slot',
    defaultMessage:
      '{name, select, question {Question} value {Value} lower {Lower bound} upper {Upper bound} formula {Formula} other {Number {number}}}',
  },
});
