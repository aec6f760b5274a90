// What web/filling says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  alert: { id: 'filling.web.alert', defaultMessage: 'Alert: {name}' },
  required: { id: 'filling.web.required', defaultMessage: 'Required' },
  clearRow: { id: 'filling.web.clearRow', defaultMessage: 'Clear the answer to {title}' },
  fillItIn: { id: 'filling.web.fillItIn', defaultMessage: 'Fill it in' },
  youCannotFillInIts: {
    id: 'filling.web.youCannotFillInIts',
    defaultMessage: 'You cannot fill in its form here.',
  },
  notNow: { id: 'filling.web.notNow', defaultMessage: 'Not now' },
  continueWithoutIt: { id: 'filling.web.continueWithoutIt', defaultMessage: 'Continue without it' },
  thisDeviceHasNoSpace: {
    id: 'filling.web.thisDeviceHasNoSpace',
    defaultMessage:
      'This device has no space left. Earlier answers are safe; new answers exist only on this page. Free up some space, or save them to a file.',
  },
  saveToFile: { id: 'filling.web.saveToFile', defaultMessage: 'Save to a file' },
});
