// What web/forms/editor/rules says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  shortest: { id: 'forms.editor.rules.shortest', defaultMessage: 'Shortest' },
  longest: { id: 'forms.editor.rules.longest', defaultMessage: 'Longest' },
  rules: { id: 'forms.web.editor.rules.rules', defaultMessage: 'Rules' },
  addRule: { id: 'forms.web.editor.rules.addRule', defaultMessage: 'Add a rule' },
  anyAnswer: {
    id: 'forms.web.editor.rules.anyAnswer',
    defaultMessage: 'Any answer of this type is accepted.',
  },
  removeRule: { id: 'forms.web.editor.rules.removeRule', defaultMessage: 'Remove the rule: {rule}' },
  ruleNumber: { id: 'forms.web.editor.rules.ruleNumber', defaultMessage: 'Rule {number}: {rule}' },
  least: { id: 'forms.web.editor.rules.least', defaultMessage: 'Least' },
  leastLabel: { id: 'forms.web.editor.rules.leastLabel', defaultMessage: 'The least means' },
  greatestLabel: { id: 'forms.web.editor.rules.greatestLabel', defaultMessage: 'The greatest means' },
  step: { id: 'forms.web.editor.rules.step', defaultMessage: 'Step' },
  greatest: { id: 'forms.web.editor.rules.greatest', defaultMessage: 'Greatest' },
  earliest: { id: 'forms.web.editor.rules.earliest', defaultMessage: 'Earliest' },
  latest: { id: 'forms.web.editor.rules.latest', defaultMessage: 'Latest' },
  noLimit: { id: 'forms.web.editor.rules.noLimit', defaultMessage: 'No limit' },
  mostDecimals: { id: 'forms.web.editor.rules.mostDecimals', defaultMessage: 'Decimals at most' },
  wholeNumbers: { id: 'forms.web.editor.rules.wholeNumbers', defaultMessage: '0: whole numbers only' },
  looksLike: { id: 'forms.web.editor.rules.looksLike', defaultMessage: 'Looks like' },
  regularExpression: {
    id: 'forms.web.editor.rules.regularExpression',
    defaultMessage: 'Regular expression',
  },
  wholeAnswer: {
    id: 'forms.web.editor.rules.wholeAnswer',
    defaultMessage: 'The whole answer must match it.',
  },
  comparedRows: { id: 'forms.web.editor.rules.comparedRows', defaultMessage: 'Compared with the entries' },
  comparedAnswers: {
    id: 'forms.web.editor.rules.comparedAnswers',
    defaultMessage:
      'Upper and lower case are the same. Compared when an entry is sent; entries of before stay as they are.',
  },
  mustBeTrue: { id: 'forms.web.editor.rules.mustBeTrue', defaultMessage: 'Must be true' },
  buildRule: { id: 'forms.web.editor.rules.buildRule', defaultMessage: 'Build the rule' },
  today: { id: 'forms.web.editor.rules.today', defaultMessage: 'Today' },
  daysAgo: { id: 'forms.web.editor.rules.daysAgo', defaultMessage: 'Days ago' },
  daysAhead: { id: 'forms.web.editor.rules.daysAhead', defaultMessage: 'Days from today' },
  onDate: { id: 'forms.web.editor.rules.onDate', defaultMessage: 'A date' },
  days: { id: 'forms.web.editor.rules.days', defaultMessage: '{label}: days' },
  date: { id: 'forms.web.editor.rules.date', defaultMessage: '{label}: date' },
  message: {
    id: 'forms.web.editor.rules.message',
    defaultMessage: 'Message, where an answer breaks it',
  },
  mayBePassed: { id: 'forms.web.editor.rules.mayBePassed', defaultMessage: 'May be passed with a reason' },
  mayBePassedMeans: {
    id: 'forms.web.editor.rules.mayBePassedMeans',
    defaultMessage:
      'Whoever breaks it is asked why. The reason is stored with the entry, for those who review it.',
  },
});
