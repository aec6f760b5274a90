// What core/changes says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisWasChangedOn: {
    id: 'changes.thisWasChangedOn',
    defaultMessage:
      '{what, select, form {This form was changed on {when}} other {This design was changed on {when}}}',
  },
  youChangedThisElsewhereOn: {
    id: 'changes.youChangedThisElsewhereOn',
    defaultMessage:
      '{what, select, form {You changed this form elsewhere on {when}} other {You changed this design elsewhere on {when}}}',
  },
  thisWasChangedByOn: {
    id: 'changes.thisWasChangedByOn',
    defaultMessage:
      '{what, select, form {This form was changed by {userName} on {when}} other {This design was changed by {userName} on {when}}}',
  },
  youOpenedItBeforeThat: {
    id: 'changes.youOpenedItBeforeThat',
    defaultMessage:
      'You opened it before that. None of your work is lost. Overwriting replaces their changes; using their version can be undone.',
  },
  youOpenedItBeforeThatYou: {
    id: 'changes.youOpenedItBeforeThatYou',
    defaultMessage:
      'You opened it before that. You changed different things, so both can be saved together. None of your work is lost.',
  },
  saveBoth: { id: 'changes.saveBoth', defaultMessage: 'Save both' },
  whatTheyChanged: { id: 'changes.whatTheyChanged', defaultMessage: 'What they changed' },
  whatYouChanged: { id: 'changes.whatYouChanged', defaultMessage: 'What you changed' },
  keepEditing: { id: 'changes.keepEditing', defaultMessage: 'Keep editing' },
  useTheirVersion: { id: 'changes.useTheirVersion', defaultMessage: 'Use their version' },
  overwriteWithMine: { id: 'changes.overwriteWithMine', defaultMessage: 'Overwrite with mine' },
  place: { id: 'changes.place', defaultMessage: 'place {place}' },
});
