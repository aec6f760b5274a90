// What cli/appearance says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  leave: { id: 'appearance.cli.leave', defaultMessage: 'Leave?' },
  textIsReadable: { id: 'appearance.cli.textIsReadable', defaultMessage: 'The text is readable.' },
  previewAppearsHereWhenBoth: {
    id: 'appearance.cli.previewAppearsHereWhenBoth',
    defaultMessage: 'The preview appears here when both colors are valid.',
  },
  useBackgroundOrTextTo: {
    id: 'appearance.cli.useBackgroundOrTextTo',
    defaultMessage: 'Use --background or --text to say what to change.',
  },
  nothingWasChanged: { id: 'appearance.cli.nothingWasChanged', defaultMessage: 'Nothing was changed.' },
  doesNotTake: { id: 'appearance.cli.doesNotTake', defaultMessage: '{flag} does not take "{text}".' },
  inShellQuoteIt0049ee: {
    id: 'appearance.cli.inShellQuoteIt0049ee',
    defaultMessage: "{colourIssue}. In a shell, quote it: '#0049ee'.",
  },
  thisTerminalCannotShowColours: {
    id: 'appearance.cli.thisTerminalCannotShowColours',
    defaultMessage: 'This terminal cannot show the colors.',
  },
  isNotFile: { id: 'appearance.cli.isNotFile', defaultMessage: '{path} is not a file.' },
  wouldBeReadable: {
    id: 'appearance.cli.wouldBeReadable',
    defaultMessage: '! {unreadable} {readable} would be readable.',
  },
  theseAreDefaultColoursCompany: {
    id: 'appearance.cli.theseAreDefaultColoursCompany',
    defaultMessage: 'These are the default colors: the company has not chosen any.',
  },
  pathOfImage: { id: 'appearance.cli.pathOfImage', defaultMessage: 'The path of an image. {logoKinds}' },
  changeColours: { id: 'appearance.cli.changeColours', defaultMessage: 'change the colors' },
  theseAreDefaultColours: {
    id: 'appearance.cli.theseAreDefaultColours',
    defaultMessage: 'These are the default colors.',
  },
  changeLanguage: { id: 'appearance.cli.changeLanguage', defaultMessage: 'change the language' },
  uploadLogo: { id: 'appearance.cli.uploadLogo', defaultMessage: 'upload a logo' },
  removeLogo: { id: 'appearance.cli.removeLogo', defaultMessage: 'remove the logo' },
  copyLink: { id: 'appearance.cli.copyLink', defaultMessage: 'copy the link' },
  linkIsNotLoadedYet: {
    id: 'appearance.cli.linkIsNotLoadedYet',
    defaultMessage: 'The link is not loaded yet.',
  },
  thisTerminalDoesNotSupport: {
    id: 'appearance.cli.thisTerminalDoesNotSupport',
    defaultMessage: 'This terminal does not support copying: select the link and copy it manually.',
  },
  readableText: { id: 'appearance.cli.readableText', defaultMessage: 'readable text' },
  ctrlRTakes: { id: 'appearance.cli.ctrlRTakes', defaultMessage: '{unreadable} Ctrl-R takes {readable}.' },
  unreadableText: {
    id: 'appearance.cli.unreadableText',
    defaultMessage: "{unreadable} Readable: --text ''{readable}''",
  },
  defaultColours: { id: 'appearance.cli.defaultColours', defaultMessage: 'default colors' },
});
