// What core/forms/diff says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  launchAlert: { id: 'forms.diff.launchAlert', defaultMessage: 'Launch alert' },
  formName: { id: 'forms.diff.formName', defaultMessage: 'Form name' },
  severalRowsAtOnce: { id: 'forms.diff.severalRowsAtOnce', defaultMessage: 'Several rows at once' },
  catalogTypes: { id: 'forms.diff.catalogTypes', defaultMessage: 'Catalog types' },
  notifiedOfCompletedSheets: {
    id: 'forms.diff.notifiedOfCompletedSheets',
    defaultMessage: 'Notified of completed sheets',
  },
  notifiedOfNewRows: { id: 'forms.diff.notifiedOfNewRows', defaultMessage: 'Notified of new rows' },
  notifiedOfApprovedRows: {
    id: 'forms.diff.notifiedOfApprovedRows',
    defaultMessage: 'Notified of approved rows',
  },
  notifiedOfRejectedRows: {
    id: 'forms.diff.notifiedOfRejectedRows',
    defaultMessage: 'Notified of rejected rows',
  },
  answersMayBeSaved: { id: 'forms.diff.answersMayBeSaved', defaultMessage: 'answers may be saved' },
  hiddenOnDashboard: { id: 'forms.diff.hiddenOnDashboard', defaultMessage: 'hidden on the dashboard' },
  pinnedToDashboard: { id: 'forms.diff.pinnedToDashboard', defaultMessage: 'pinned to the dashboard' },
  placeOnDashboard: { id: 'forms.diff.placeOnDashboard', defaultMessage: 'place on the dashboard' },
  shownWhileFillingIn: { id: 'forms.diff.shownWhileFillingIn', defaultMessage: 'shown while filling in' },
  formToComplete: { id: 'forms.diff.formToComplete', defaultMessage: 'form to complete' },
  oncePerSheet: { id: 'forms.diff.oncePerSheet', defaultMessage: 'once per sheet' },
  oncePerRow: { id: 'forms.diff.oncePerRow', defaultMessage: 'once per row' },
});
