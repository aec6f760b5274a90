// What core/appearance says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  linkCopied: { id: 'appearance.linkCopied', defaultMessage: 'Link copied' },
  submit: { id: 'appearance.submit', defaultMessage: 'Submit' },
  defaults: { id: 'appearance.defaults', defaultMessage: 'Defaults' },
  removeLogo: { id: 'appearance.removeLogo', defaultMessage: 'Remove the logo?' },
  companysNameIsShownInstead: {
    id: 'appearance.companysNameIsShownInstead',
    defaultMessage: "The company's name is shown instead. To bring the logo back, upload its file again.",
  },
  changedColoursOfMenu: {
    id: 'appearance.changedColoursOfMenu',
    defaultMessage: '{who} changed the colors of the menu',
  },
  changedLanguage: {
    id: 'appearance.changedLanguage',
    defaultMessage: "{who} changed the company's language",
  },
  changedLogo: { id: 'appearance.changedLogo', defaultMessage: '{who} changed the logo' },
  removedLogo: { id: 'appearance.removedLogo', defaultMessage: '{who} removed the logo' },
  isNotJpgGifPng: {
    id: 'appearance.isNotJpgGifPng',
    defaultMessage: '"{name}" is not a JPG, GIF, PNG or SVG image.',
  },
  chooseAnotherFile: { id: 'appearance.chooseAnotherFile', defaultMessage: 'Choose another file.' },
  isLargerThan2Mb: { id: 'appearance.isLargerThan2Mb', defaultMessage: '"{name}" is larger than 2 MB.' },
  chooseSmallerImageWidthOf: {
    id: 'appearance.chooseSmallerImageWidthOf',
    defaultMessage: 'Choose a smaller image: a width of 960 pixels is enough.',
  },
  linkOfCompanyAnsweredWith: {
    id: 'appearance.linkOfCompanyAnsweredWith',
    defaultMessage: 'A link of the company answered with status {status}.',
  },
  menuColoursAndLogo: { id: 'appearance.menuColoursAndLogo', defaultMessage: 'menu colors and logo' },
  appearanceIsTurnedOffFor: {
    id: 'appearance.appearanceIsTurnedOffFor',
    defaultMessage: 'Appearance is turned off for your company.',
  },
  onlyAdminsMayChangeAppearance: {
    id: 'appearance.onlyAdminsMayChangeAppearance',
    defaultMessage: 'Only admins may change the appearance.',
  },
  enterColourAsFollowedBy: {
    id: 'appearance.enterColourAsFollowedBy',
    defaultMessage: 'Enter the color as # followed by 3 or 6 hexadecimal digits, such as #0049ee',
  },
  appearance: { id: 'appearance.appearance', defaultMessage: 'Appearance' },
  coloursOfMenuAndYour: {
    id: 'appearance.coloursOfMenuAndYour',
    defaultMessage: "The colors of the menu, and your company's logo.",
  },
  unableToLoadAppearance: {
    id: 'appearance.unableToLoadAppearance',
    defaultMessage: 'Unable to load the appearance.',
  },
  menuColours: { id: 'appearance.menuColours', defaultMessage: 'Menu colors' },
  menuPreviewsYourChoiceNobody: {
    id: 'appearance.menuPreviewsYourChoiceNobody',
    defaultMessage: 'The menu previews your choice. Nobody else sees it until you choose Submit.',
  },
  thereWasErrorSavingSettings: {
    id: 'appearance.thereWasErrorSavingSettings',
    defaultMessage: 'There was an error saving settings',
  },
  resetAppearanceToDefault: {
    id: 'appearance.resetAppearanceToDefault',
    defaultMessage: 'Reset appearance to default',
  },
  thereWasErrorDeletingYour: {
    id: 'appearance.thereWasErrorDeletingYour',
    defaultMessage: 'There was an error deleting your settings',
  },
  logoUpdated: { id: 'appearance.logoUpdated', defaultMessage: 'Logo updated' },
  errorUpdatingLogo: { id: 'appearance.errorUpdatingLogo', defaultMessage: 'Error updating logo' },
  logoRemoved: { id: 'appearance.logoRemoved', defaultMessage: 'Logo removed' },
  couldNotRemoveLogo: { id: 'appearance.couldNotRemoveLogo', defaultMessage: 'Could not remove logo' },
  couldntLookupLinks: { id: 'appearance.couldntLookupLinks', defaultMessage: "Couldn't lookup links" },
  menuBackgroundColour: { id: 'appearance.menuBackgroundColour', defaultMessage: 'Menu background color' },
  menuTextColour: { id: 'appearance.menuTextColour', defaultMessage: 'Menu text color' },
  contrastOfMenuText: { id: 'appearance.contrastOfMenuText', defaultMessage: 'Contrast of the menu text' },
  easyToRead: { id: 'appearance.easyToRead', defaultMessage: 'Easy to read.' },
  hardToReadContrastShould: {
    id: 'appearance.hardToReadContrastShould',
    defaultMessage: 'Hard to read: the contrast should be at least 4.5:1.',
  },
  shownInMenuOnSign: {
    id: 'appearance.shownInMenuOnSign',
    defaultMessage: 'Shown in the menu, on the sign-in page and in e-mails.',
  },
  noLogoYetCompanysName: {
    id: 'appearance.noLogoYetCompanysName',
    defaultMessage: "No logo yet: the company's name is shown instead.",
  },
  signInLink: { id: 'appearance.signInLink', defaultMessage: 'Sign-in link' },
  anyoneWhoOpensThisLink: {
    id: 'appearance.anyoneWhoOpensThisLink',
    defaultMessage:
      'Anyone who opens this link sees your logo when they sign in, as do people who have signed in on that device before.',
  },
  jpgGifPngOrSvg: { id: 'appearance.jpgGifPngOrSvg', defaultMessage: 'JPG, GIF, PNG or SVG, 2 MB at most.' },
  settingsSaved: { id: 'appearance.settingsSaved', defaultMessage: 'settings saved' },
  language: { id: 'appearance.language', defaultMessage: 'Language and formats' },
  languageAbout: {
    id: 'appearance.languageAbout',
    defaultMessage:
      'E-mails, reports and files are written in it for everybody who has chosen no format in their account. Where Formdeck does not speak a language, texts are in English.',
  },
  serversLanguage: { id: 'appearance.serversLanguage', defaultMessage: "The server's setting" },
  languageNotLoaded: {
    id: 'appearance.languageNotLoaded',
    defaultMessage: "Unable to load the company's language.",
  },
  logo: { id: 'appearance.logo', defaultMessage: 'Logo' },
});
