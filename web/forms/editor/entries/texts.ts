// What web/forms/editor/entries says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  entryName: { id: 'forms.web.editor.entries.entryName', defaultMessage: 'What one entry is called' },
  entryNameMeans: {
    id: 'forms.web.editor.entries.entryNameMeans',
    defaultMessage: 'People add as many as there are, each with a number.',
  },
  exampleOfName: {
    id: 'forms.web.editor.entries.exampleOfName',
    defaultMessage: 'Entry',
    description: 'What an entry is called unless somebody says otherwise',
  },
  eachEntryAsks: { id: 'forms.web.editor.entries.eachEntryAsks', defaultMessage: 'Each entry asks' },
  whatEntriesAsk: {
    id: 'forms.web.editor.entries.whatEntriesAsk',
    defaultMessage: 'All types of questions but rankings, signatures, and entries of their own.',
  },
  addQuestionToEntry: {
    id: 'forms.web.editor.entries.addQuestionToEntry',
    defaultMessage: 'Add a question to each entry',
  },
  askedIf: { id: 'forms.web.editor.entries.askedIf', defaultMessage: 'Asked if {condition}' },
});
