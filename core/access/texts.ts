// What core/access says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  may: { id: 'access.may', defaultMessage: 'May' },
  because: { id: 'access.because', defaultMessage: 'Because' },
  searchTheseUsers: { id: 'access.searchTheseUsers', defaultMessage: 'Search these users' },
  partOfUsername: { id: 'access.partOfUsername', defaultMessage: 'part of a username' },
  searchTheseForms: { id: 'access.searchTheseForms', defaultMessage: 'Search these forms' },
  partOfFormsName: { id: 'access.partOfFormsName', defaultMessage: "part of a form's name" },
  theySeeOtherPeoplesRows: {
    id: 'access.theySeeOtherPeoplesRows',
    defaultMessage: "They see other people's entries too.",
  },
  roleUserSeesItsOwn: {
    id: 'access.roleUserSeesItsOwn',
    defaultMessage: 'Role USER sees its own sheets only.',
  },
  readOwnRows: { id: 'access.readOwnRows', defaultMessage: 'read own entries' },
  readAllRows: { id: 'access.readAllRows', defaultMessage: 'read all entries' },
  editForm: { id: 'access.editForm', defaultMessage: 'edit the form' },
  isAdministrator: { id: 'access.isAdministrator', defaultMessage: 'is an administrator' },
  formIsNotLimitedTo: {
    id: 'access.formIsNotLimitedTo',
    defaultMessage: 'the form is not limited to groups: everyone in the company',
  },
  isNamedAsReviewer: { id: 'access.isNamedAsReviewer', defaultMessage: 'is named as reviewer' },
  isBetaTesterOfUnpublished: {
    id: 'access.isBetaTesterOfUnpublished',
    defaultMessage: 'is a beta tester of the unpublished form',
  },
  sharesGroup: { id: 'access.sharesGroup', defaultMessage: 'shares the group {group}' },
  access: { id: 'access.access', defaultMessage: 'Access' },
  whoCanSeeIt: { id: 'access.whoCanSeeIt', defaultMessage: 'Who can see it' },
  theyCannotSeeAnyForms: { id: 'access.theyCannotSeeAnyForms', defaultMessage: 'They cannot see any forms.' },
  noneOfFormsTheyCan: {
    id: 'access.noneOfFormsTheyCan',
    defaultMessage: 'None of the forms they can see matches.',
  },
  nobodyCanSeeIt: { id: 'access.nobodyCanSeeIt', defaultMessage: 'Nobody can see it.' },
  nobodyWhoCanSeeIt: {
    id: 'access.nobodyWhoCanSeeIt',
    defaultMessage: 'Nobody who can see it has a matching username.',
  },
  unableToLoadWhoCan: { id: 'access.unableToLoadWhoCan', defaultMessage: 'Unable to load who can see what' },
  theyAreDeactivatedTheyCannot: {
    id: 'access.theyAreDeactivatedTheyCannot',
    defaultMessage: 'They are deactivated: they cannot sign in or see anything.',
  },
  formsThatYouCannotSee: {
    id: 'access.formsThatYouCannotSee',
    defaultMessage: 'Forms that you cannot see yourself are not listed.',
  },
  fillIn: { id: 'access.fillIn', defaultMessage: 'fill in' },
  editAnswers: { id: 'access.editAnswers', defaultMessage: 'edit answers' },
  arrangeWidgets: { id: 'access.arrangeWidgets', defaultMessage: 'arrange widgets' },
  export: { id: 'access.export', defaultMessage: 'export', description: 'What somebody may do' },
  import: { id: 'access.import', defaultMessage: 'import', description: 'What somebody may do' },
  review: { id: 'access.review', defaultMessage: 'review', description: 'What somebody may do' },
  publish: { id: 'access.publish', defaultMessage: 'publish', description: 'What somebody may do' },
});
