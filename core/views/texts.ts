// What core/views says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  saveAsNewView: { id: 'views.saveAsNewView', defaultMessage: 'Save as new view' },
  viewWasSaved: { id: 'views.viewWasSaved', defaultMessage: 'The view "{name}" was saved' },
  yourViewCouldNotBe: {
    id: 'views.yourViewCouldNotBe',
    defaultMessage: 'Your view could not be saved. Please try again.',
  },
  saveChanges: { id: 'views.saveChanges', defaultMessage: 'Save changes' },
  newViewWasSaved: { id: 'views.newViewWasSaved', defaultMessage: 'The view "{view}" was saved' },
  viewIsNowCalled: { id: 'views.viewIsNowCalled', defaultMessage: 'The view is now called "{name}"' },
  yourViewCouldNotBeRenamed: {
    id: 'views.yourViewCouldNotBeRenamed',
    defaultMessage: 'Your view could not be renamed. Please try again.',
  },
  deleteThisView: { id: 'views.deleteThisView', defaultMessage: 'Delete this view?' },
  willBeDeletedForEveryone: {
    id: 'views.willBeDeletedForEveryone',
    defaultMessage:
      '"{view}" will be deleted for everyone. The data is not affected. This action cannot be undone.',
  },
  willBeDeletedDataIs: {
    id: 'views.willBeDeletedDataIs',
    defaultMessage: '"{view}" will be deleted. The data is not affected. This action cannot be undone.',
  },
  viewWasDeleted: { id: 'views.viewWasDeleted', defaultMessage: 'The view "{view}" was deleted' },
  errorOccurredWhileDeletingYour: {
    id: 'views.errorOccurredWhileDeletingYour',
    defaultMessage: 'An error occurred while deleting your view. Please try again.',
  },
  setAsDefault: { id: 'views.setAsDefault', defaultMessage: 'Set as default' },
  formOpensWithAllOf: {
    id: 'views.formOpensWithAllOf',
    defaultMessage: 'The form opens with all of its data again',
  },
  formOpensWithNow: { id: 'views.formOpensWithNow', defaultMessage: 'The form opens with "{view}" now' },
  yourChoiceCouldNotBe: {
    id: 'views.yourChoiceCouldNotBe',
    defaultMessage: 'Your choice could not be saved. Please try again.',
  },
  hasNoViewOrIt: {
    id: 'views.hasNoViewOrIt',
    defaultMessage: '"{form}" has no view "{idOrName}", or it belongs to somebody else.',
  },
  seeFormdeckViewsList: {
    id: 'views.seeFormdeckViewsList',
    defaultMessage: 'See `formdeck views list "{form}"`.',
  },
  savedViews: { id: 'views.savedViews', defaultMessage: 'Saved views' },
  forText: { id: 'views.forText', defaultMessage: 'For' },
  sheets: { id: 'views.sheets', defaultMessage: 'Sheets' },
  filters: { id: 'views.filters', defaultMessage: 'Filters' },
  by: { id: 'views.by', defaultMessage: 'By' },
  opens: { id: 'views.opens', defaultMessage: 'Opens' },
  thisFormHasNoSaved: { id: 'views.thisFormHasNoSaved', defaultMessage: 'This form has no saved views yet.' },
  onlyManagersAndAdminsMay: {
    id: 'views.onlyManagersAndAdminsMay',
    defaultMessage: 'Only managers and admins may save views for everybody.',
  },
  thisViewBelongsToSomebody: {
    id: 'views.thisViewBelongsToSomebody',
    defaultMessage: 'This view belongs to somebody else.',
  },
  onlyManagersAndAdminsMayChange: {
    id: 'views.onlyManagersAndAdminsMayChange',
    defaultMessage: 'Only managers and admins may change views that everybody has.',
  },
  maximumNumberOfSheetsYou: {
    id: 'views.maximumNumberOfSheetsYou',
    defaultMessage: 'The maximum number of sheets you can select is {maximumSelectedSheets}.',
  },
  giveColumnAndAscOr: { id: 'views.giveColumnAndAscOr', defaultMessage: 'Give a column and asc or desc' },
  viewNameIsRequired: { id: 'views.viewNameIsRequired', defaultMessage: 'A view name is required' },
  atMostCharacters: { id: 'views.atMostCharacters', defaultMessage: 'At most {viewNameLimit} characters' },
  noneOfSheetsInThis: {
    id: 'views.noneOfSheetsInThis',
    defaultMessage: 'None of the sheets in this view exist any more: the latest sheets are shown.',
  },
  saveAsNewViewTitle: { id: 'views.saveAsNewViewTitle', defaultMessage: 'Save as a new view' },
  renameView: { id: 'views.renameView', defaultMessage: 'Rename view' },
  suchAsPendingThisMonth: {
    id: 'views.suchAsPendingThisMonth',
    defaultMessage: 'Such as: Pending, this month',
  },
  shareWithEveryoneWhoCan: {
    id: 'views.shareWithEveryoneWhoCan',
    defaultMessage: 'Share with everyone who can see this form',
  },
  eachPersonOnlySeesSheets: {
    id: 'views.eachPersonOnlySeesSheets',
    defaultMessage: 'Each person only sees the sheets they have access to.',
  },
  allSheets: { id: 'views.allSheets', defaultMessage: 'all' },
  withForm: { id: 'views.withForm', defaultMessage: 'with the form' },
  isOpen: { id: 'views.isOpen', defaultMessage: '(open)' },
  isOpenChanged: { id: 'views.isOpenChanged', defaultMessage: '(open, changed)' },
  showsSame: { id: 'views.showsSame', defaultMessage: '(shows the same)' },
  onlyMe: { id: 'views.onlyMe', defaultMessage: 'only me' },
  everybody: { id: 'views.everybody', defaultMessage: 'everybody' },
  filtersDropped: {
    id: 'views.filtersDropped',
    defaultMessage:
      '{count, plural, one {# filter of this view could not be applied: the form does not ask for it any more.} other {# filters of this view could not be applied: the form does not ask for them any more.}}',
  },
  savedViewForCompany: {
    id: 'views.savedViewForCompany',
    defaultMessage:
      '{who} saved {hasName, select, true {the view "{name}"} other {a view}} of {hasForm, select, true {the form {form}} other {a form}} for the company',
  },
  changedViewOf: {
    id: 'views.changedViewOf',
    defaultMessage:
      '{who} changed {hasName, select, true {the view "{name}"} other {a view}} of {hasForm, select, true {the form {form}} other {a form}}',
  },
  deletedViewOf: {
    id: 'views.deletedViewOf',
    defaultMessage:
      '{who} deleted {hasName, select, true {the view "{name}"} other {a view}} of {hasForm, select, true {the form {form}} other {a form}}',
  },
  yourOwn: { id: 'views.yourOwn', defaultMessage: 'your own' },
  companys: { id: 'views.companys', defaultMessage: "the company's" },
  changed: { id: 'views.changed', defaultMessage: 'Changed' },
  viewCount: { id: 'views.viewCount', defaultMessage: '{count, plural, one {# view} other {# views}}' },
});
