// What web/ui/changes says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  noChanges: { id: 'ui.web.changes.noChanges', defaultMessage: 'No changes.' },
  notInFile: { id: 'ui.web.changes.notInFile', defaultMessage: 'Not in the file' },
  showMoreLines: {
    id: 'ui.web.changes.showMoreLines',
    defaultMessage: 'Show more ({count, plural, one {# line} other {# lines}})',
  },
  issuesByLine: { id: 'ui.web.changes.issuesByLine', defaultMessage: 'Issues by line' },
  added: { id: 'ui.web.changes.added', defaultMessage: 'Added' },
  removed: { id: 'ui.web.changes.removed', defaultMessage: 'Removed' },
  changed: { id: 'ui.web.changes.changed', defaultMessage: 'Changed' },
  moved: { id: 'ui.web.changes.moved', defaultMessage: 'Moved' },
  line: { id: 'ui.web.changes.line', defaultMessage: 'Line {number}' },
  becomes: { id: 'ui.web.changes.becomes', defaultMessage: 'becomes' },
});
