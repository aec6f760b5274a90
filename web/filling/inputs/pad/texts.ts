// What web/filling/inputs/pad says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  signHereWithFingerPen: {
    id: 'filling.web.inputs.pad.signHereWithFingerPen',
    defaultMessage: 'Sign here with a finger, a pen or the mouse',
  },
  thisDeviceHasNoSpaceFor: {
    id: 'filling.web.inputs.pad.thisDeviceHasNoSpaceFor',
    defaultMessage: 'This device has no space for the signature. Free up some space, then try again.',
  },
  drawHereWithFingerPen: {
    id: 'filling.web.inputs.pad.drawHereWithFingerPen',
    defaultMessage: 'Draw here with a finger, a pen or the mouse',
  },
  penColor: { id: 'filling.web.inputs.pad.penColor', defaultMessage: 'Color of the pen' },
  red: { id: 'filling.web.inputs.pad.red', defaultMessage: 'Red' },
  yellow: { id: 'filling.web.inputs.pad.yellow', defaultMessage: 'Yellow' },
  black: { id: 'filling.web.inputs.pad.black', defaultMessage: 'Black' },
  white: { id: 'filling.web.inputs.pad.white', defaultMessage: 'White' },
});
