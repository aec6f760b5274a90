// What web/audit says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  showAtFullSize: { id: 'audit.web.showAtFullSize', defaultMessage: '{cell}: show at full size' },
  viewsOfAuditLog: { id: 'audit.web.viewsOfAuditLog', defaultMessage: 'Views of the audit log' },
  comment: { id: 'audit.web.comment', defaultMessage: 'Comment' },
  action: { id: 'audit.web.action', defaultMessage: 'Action' },
  on: { id: 'audit.web.on', defaultMessage: 'On' },
  text: { id: 'audit.web.text', defaultMessage: 'Text' },
  exportText: { id: 'audit.web.exportText', defaultMessage: 'Export' },
  anyone: { id: 'audit.web.anyone', defaultMessage: 'Anyone' },
  enterDateAndTime: { id: 'audit.web.enterDateAndTime', defaultMessage: 'Enter a date and a time' },
  endIsBeforeStart: { id: 'audit.web.endIsBeforeStart', defaultMessage: 'The end is before the start' },
  any: { id: 'audit.web.any', defaultMessage: 'Any' },
  chooseTemplateFirst: { id: 'audit.web.chooseTemplateFirst', defaultMessage: 'Choose a template first' },
  remove: { id: 'audit.web.remove', defaultMessage: 'Remove {text}' },
  change: { id: 'audit.web.change', defaultMessage: 'Change' },
  options: { id: 'audit.web.options', defaultMessage: 'Options' },
  entriesChecked: {
    id: 'audit.web.entriesChecked',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} checked',
  },
  user: { id: 'audit.web.user', defaultMessage: 'User' },
  image: { id: 'audit.web.image', defaultMessage: 'Image' },
  list: { id: 'audit.web.list', defaultMessage: 'List' },
  ofExported: { id: 'audit.web.ofExported', defaultMessage: '{read, number} of {exporting} exported' },
  became: { id: 'audit.web.became', defaultMessage: 'became' },
});
