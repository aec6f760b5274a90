// What web/shell says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  profileSettingsPhotoEMail: {
    id: 'shell.web.profileSettingsPhotoEMail',
    defaultMessage: 'profile settings photo e-mail language time zone dates notifications sessions',
  },
  changePassword: { id: 'shell.web.changePassword', defaultMessage: 'Change password' },
  feedIcalSubscribeLink: {
    id: 'shell.web.feedIcalSubscribeLink',
    defaultMessage: 'feed ical subscribe link',
  },
  apiKeysScripts: { id: 'shell.web.apiKeysScripts', defaultMessage: 'api keys scripts' },
  documentationManualGuideHowTo: {
    id: 'shell.web.documentationManualGuideHowTo',
    defaultMessage: 'documentation manual guide how to',
  },
  keyboardShortcuts: { id: 'shell.web.keyboardShortcuts', defaultMessage: 'Keyboard shortcuts' },
  helpKeysHotkeys: { id: 'shell.web.helpKeysHotkeys', defaultMessage: 'help keys hotkeys' },
  privacyPolicy: { id: 'shell.web.privacyPolicy', defaultMessage: 'Privacy policy' },
  reportIssue: { id: 'shell.web.reportIssue', defaultMessage: 'Report an issue' },
  helpSupportProblemBug: {
    id: 'shell.web.helpSupportProblemBug',
    defaultMessage: 'help support problem bug',
  },
  giveUsFeedback: { id: 'shell.web.giveUsFeedback', defaultMessage: 'Give us feedback' },
  helpSupportIdea: { id: 'shell.web.helpSupportIdea', defaultMessage: 'help support idea' },
  logout: { id: 'shell.web.logout', defaultMessage: 'Logout' },
  logOutSignOutSign: {
    id: 'shell.web.logOutSignOutSign',
    defaultMessage: 'log out sign out sign off exit leave',
  },
  light: { id: 'shell.web.light', defaultMessage: 'Light' },
  brightDayWhiteColoursMode: {
    id: 'shell.web.brightDayWhiteColoursMode',
    defaultMessage: 'bright day white colours mode',
  },
  dark: { id: 'shell.web.dark', defaultMessage: 'Dark' },
  nightBlackColoursMode: {
    id: 'shell.web.nightBlackColoursMode',
    defaultMessage: 'night black colours mode',
  },
  system: { id: 'shell.web.system', defaultMessage: 'System' },
  automaticDeviceColoursMode: {
    id: 'shell.web.automaticDeviceColoursMode',
    defaultMessage: 'automatic device colours mode',
  },
  theme: { id: 'shell.web.theme', defaultMessage: 'Theme: {label}' },
  accountMenu: { id: 'shell.web.accountMenu', defaultMessage: 'Account menu' },
  themeMenu: { id: 'shell.web.themeMenu', defaultMessage: 'Theme' },
  storage: { id: 'shell.web.storage', defaultMessage: 'Storage: {storage}' },
  everywhere: { id: 'shell.web.everywhere', defaultMessage: 'Everywhere' },
  searchPagesFormsQuestionsAnd: {
    id: 'shell.web.searchPagesFormsQuestionsAnd',
    defaultMessage: 'Search pages, forms, questions and actions',
  },
  foldOrUnfoldMenu: { id: 'shell.web.foldOrUnfoldMenu', defaultMessage: 'Fold or unfold the menu' },
  showTheseKeys: { id: 'shell.web.showTheseKeys', defaultMessage: 'Show these keys' },
  closeDialogOrPanel: { id: 'shell.web.closeDialogOrPanel', defaultMessage: 'Close a dialog or a panel' },
  tables: { id: 'shell.web.tables', defaultMessage: 'Tables' },
  moveBetweenCells: { id: 'shell.web.moveBetweenCells', defaultMessage: 'Move between cells' },
  openRow: { id: 'shell.web.openRow', defaultMessage: 'Open the row' },
  selectRow: { id: 'shell.web.selectRow', defaultMessage: 'Select the row' },
  selectAllRows: { id: 'shell.web.selectAllRows', defaultMessage: 'Select all rows' },
  selectSeveralCells: { id: 'shell.web.selectSeveralCells', defaultMessage: 'Select several cells' },
  copySelection: { id: 'shell.web.copySelection', defaultMessage: 'Copy the selection' },
  rowDetails: { id: 'shell.web.rowDetails', defaultMessage: 'Row details' },
  goToNextRow: { id: 'shell.web.goToNextRow', defaultMessage: 'Go to the next row' },
  goToPreviousRow: { id: 'shell.web.goToPreviousRow', defaultMessage: 'Go to the previous row' },
  approveRow: { id: 'shell.web.approveRow', defaultMessage: 'Approve the row' },
  returnRowToItsAuthor: {
    id: 'shell.web.returnRowToItsAuthor',
    defaultMessage: 'Return the row to its author',
  },
  formEditor: { id: 'shell.web.formEditor', defaultMessage: 'Form editor' },
  addAnotherQuestionOfThis: {
    id: 'shell.web.addAnotherQuestionOfThis',
    defaultMessage: 'Add another question of this type',
  },
  moveQuestionOrOptionUp: {
    id: 'shell.web.moveQuestionOrOptionUp',
    defaultMessage: 'Move the question or option up',
  },
  moveItDown: { id: 'shell.web.moveItDown', defaultMessage: 'Move it down' },
  pageNotFound: { id: 'shell.web.pageNotFound', defaultMessage: 'Page Not Found' },
  thereIsNoPageAt: { id: 'shell.web.thereIsNoPageAt', defaultMessage: 'There is no page at this address.' },
  itMayHaveBeenRemoved: {
    id: 'shell.web.itMayHaveBeenRemoved',
    defaultMessage: 'It may have been removed, or the address is mistyped.',
  },
  goToHome: { id: 'shell.web.goToHome', defaultMessage: 'Go to Home' },
  signIn: { id: 'shell.web.signIn', defaultMessage: 'Sign in' },
  whatWeShare: { id: 'shell.web.whatWeShare', defaultMessage: 'What we share' },
  weShareAggregatedAnonymizedData: {
    id: 'shell.web.weShareAggregatedAnonymizedData',
    defaultMessage:
      'We share aggregated, anonymized data with outside services only as required by law, to protect rights or safety, or with trusted providers who work for us.',
  },
  whereDataIsProcessed: { id: 'shell.web.whereDataIsProcessed', defaultMessage: 'Where data is processed' },
  processingTakesPlaceInCanada: {
    id: 'shell.web.processingTakesPlaceInCanada',
    defaultMessage: 'Processing takes place in Canada or the United States.',
  },
  changesToThisPolicy: { id: 'shell.web.changesToThisPolicy', defaultMessage: 'Changes to this policy' },
  weAnnounceChangesByPosting: {
    id: 'shell.web.weAnnounceChangesByPosting',
    defaultMessage:
      'We announce changes by posting them here, by an alert in the app, by e-mail or by text message.',
  },
  contact: { id: 'shell.web.contact', defaultMessage: 'Contact' },
  skipToContent: { id: 'shell.web.skipToContent', defaultMessage: 'Skip to content' },
  menu: { id: 'shell.web.menu', defaultMessage: 'Menu' },
  openMenu: { id: 'shell.web.openMenu', defaultMessage: 'Open menu' },
  main: { id: 'shell.web.main', defaultMessage: 'Main' },
  unfoldMenu: { id: 'shell.web.unfoldMenu', defaultMessage: 'Unfold the menu' },
  foldMenu: { id: 'shell.web.foldMenu', defaultMessage: 'Fold the menu' },
  ctrlK: { id: 'shell.web.ctrlK', defaultMessage: 'Ctrl K' },
  serverIsNotAnsweringTrying: {
    id: 'shell.web.serverIsNotAnsweringTrying',
    defaultMessage: 'The server is not answering. Trying again; nothing is lost.',
  },
  youreOfflineYourWorkIs: {
    id: 'shell.web.youreOfflineYourWorkIs',
    defaultMessage: "You're offline. Your work is saved on this device.",
  },
  reload: { id: 'shell.web.reload', defaultMessage: 'Reload' },
  newVersionIsReadyReload: {
    id: 'shell.web.newVersionIsReadyReload',
    defaultMessage: 'A new version is ready. Reload',
  },
  formdeckIssue: { id: 'shell.web.formdeckIssue', defaultMessage: 'Formdeck: an issue' },
  formdeckFeedback: { id: 'shell.web.formdeckFeedback', defaultMessage: 'Formdeck: feedback' },
  questionsAboutPrivacy: {
    id: 'shell.web.questionsAboutPrivacy',
    defaultMessage: 'Questions about privacy?',
  },
  askAnAdministrator: {
    id: 'shell.web.askAnAdministrator',
    defaultMessage: 'Ask an administrator of your company.',
  },
  writeTo: { id: 'shell.web.writeTo', defaultMessage: 'Write to <link>{contact}</link>.' },
  unread: {
    id: 'shell.web.unread',
    defaultMessage:
      '{count} <unseen>unread {count, plural, one {notification} other {notifications}}</unseen>',
  },
  downloadsFiles: { id: 'shell.web.downloadsFiles', defaultMessage: 'downloads files' },
  scheduledReportsEMailRegular: {
    id: 'shell.web.scheduledReportsEMailRegular',
    defaultMessage: 'scheduled reports e-mail regular',
  },
  help: { id: 'shell.web.help', defaultMessage: 'Help' },
  dataProtection: { id: 'shell.web.dataProtection', defaultMessage: 'data protection' },
  accountMenuOf: { id: 'shell.web.accountMenuOf', defaultMessage: '{userName} Account menu' },
  on: { id: 'shell.web.on', defaultMessage: 'On' },
  off: { id: 'shell.web.off', defaultMessage: 'Off' },
  redo: { id: 'shell.web.redo', defaultMessage: 'Redo' },
});
