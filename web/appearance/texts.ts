// What web/appearance says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pickOneFromScreen: {
    id: 'appearance.web.pickOneFromScreen',
    defaultMessage: '{label}: pick one from the screen',
  },
  reset: { id: 'appearance.web.reset', defaultMessage: 'Reset' },
  useReadable: { id: 'appearance.web.useReadable', defaultMessage: 'Use {readable}' },
  previewOf: { id: 'appearance.web.previewOf', defaultMessage: 'Preview of {file}' },
  cannotBeShownAsImage: {
    id: 'appearance.web.cannotBeShownAsImage',
    defaultMessage: '"{file}" cannot be shown as an image. Choose another file.',
  },
  dropImageHere: { id: 'appearance.web.dropImageHere', defaultMessage: 'Drop an image here' },
  logoFile: { id: 'appearance.web.logoFile', defaultMessage: 'Logo file' },
  linkCouldNotBeCopied: {
    id: 'appearance.web.linkCouldNotBeCopied',
    defaultMessage: 'The link could not be copied. Select it and copy it manually.',
  },
});
