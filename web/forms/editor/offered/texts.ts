// What web/forms/editor/offered says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  whenOffered: { id: 'forms.web.editor.offered.whenOffered', defaultMessage: 'When options are offered' },
  allAreOffered: {
    id: 'forms.web.editor.offered.allAreOffered',
    defaultMessage: 'All options are always offered.',
  },
  someAreLimited: {
    id: 'forms.web.editor.offered.someAreLimited',
    defaultMessage:
      '{conditions, plural, =0 {} one {# option depends on answers. } other {# options depend on answers. }}{retired, plural, =0 {} one {# option is no longer offered.} other {# options are no longer offered.}}',
  },
  byAnswerTo: { id: 'forms.web.editor.offered.byAnswerTo', defaultMessage: 'By the answer to' },
  byAnswerToHint: {
    id: 'forms.web.editor.offered.byAnswerToHint',
    defaultMessage:
      'Choose for which answers each option is offered. Without a question, each has a condition of its own.',
  },
  ownConditions: {
    id: 'forms.web.editor.offered.ownConditions',
    defaultMessage: 'A condition for each option',
  },
  always: { id: 'forms.web.editor.offered.always', defaultMessage: 'Always' },
  offeredFor: { id: 'forms.web.editor.offered.offeredFor', defaultMessage: '"{option}" is offered for' },
  offeredIf: { id: 'forms.web.editor.offered.offeredIf', defaultMessage: '"{option}" is offered if' },
  addCondition: { id: 'forms.web.editor.offered.addCondition', defaultMessage: 'Add a condition' },
  statusOf: { id: 'forms.web.editor.offered.statusOf', defaultMessage: 'Status of "{option}"' },
  offered: { id: 'forms.web.editor.offered.offered', defaultMessage: 'Offered' },
  hidden: { id: 'forms.web.editor.offered.hidden', defaultMessage: 'Hidden' },
  disabled: { id: 'forms.web.editor.offered.disabled', defaultMessage: 'Disabled' },
  retiredHint: {
    id: 'forms.web.editor.offered.retiredHint',
    defaultMessage: 'A hidden option is not shown, a disabled one is gray. Entries that have it keep it.',
  },
  otherCondition: { id: 'forms.web.editor.offered.otherCondition', defaultMessage: 'Now: {sentence}' },
  pasteColumns: {
    id: 'forms.web.editor.offered.pasteColumns',
    defaultMessage: 'Paste two columns: option and answer',
  },
  pasteColumnsHint: {
    id: 'forms.web.editor.offered.pasteColumnsHint',
    defaultMessage:
      'A line for each, from a spreadsheet or with a semicolon: Paris; France. {mayAdd, select, yes {Options that are missing are added.} other {}}',
  },
  take: { id: 'forms.web.editor.offered.take', defaultMessage: 'Apply' },
  wasTaken: {
    id: 'forms.web.editor.offered.wasTaken',
    defaultMessage: '{count, plural, one {# option was set.} other {# options were set.}}',
  },
  notFound: { id: 'forms.web.editor.offered.notFound', defaultMessage: 'Not found: {lines}' },
  ifWord: { id: 'forms.web.editor.offered.ifWord', defaultMessage: 'depends' },
});
