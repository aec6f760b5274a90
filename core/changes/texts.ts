// What core/changes says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisWasChangedOn: { id: 'changes.thisWasChangedOn', defaultMessage: 'This {what} was changed on {when}' },
  youChangedThisElsewhereOn: {
    id: 'changes.youChangedThisElsewhereOn',
    defaultMessage: 'You changed this {what} elsewhere on {when}',
  },
  thisWasChangedByOn: {
    id: 'changes.thisWasChangedByOn',
    defaultMessage: 'This {what} was changed by {userName} on {when}',
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
});
