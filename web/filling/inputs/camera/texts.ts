// What web/filling/inputs/camera says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  cameraIsBlockedForThis: {
    id: 'filling.web.inputs.camera.cameraIsBlockedForThis',
    defaultMessage:
      "The camera is blocked for this page. Allow it in your browser's settings for this page, then try again. You can also type the code.",
  },
  thisDeviceHasNoCamera: {
    id: 'filling.web.inputs.camera.thisDeviceHasNoCamera',
    defaultMessage: 'This device has no camera. Type the code instead.',
  },
  anotherAppIsUsingCamera: {
    id: 'filling.web.inputs.camera.anotherAppIsUsingCamera',
    defaultMessage: 'Another app is using the camera. Close it, then try again.',
  },
  browsersOnlyAllowCameraOn: {
    id: 'filling.web.inputs.camera.browsersOnlyAllowCameraOn',
    defaultMessage: 'Browsers only allow the camera on https pages. Type the code instead.',
  },
  cameraCouldNotBeStarted: {
    id: 'filling.web.inputs.camera.cameraCouldNotBeStarted',
    defaultMessage: 'The camera could not be started. Try again, or type the code.',
  },
  cameraView: { id: 'filling.web.inputs.camera.cameraView', defaultMessage: 'Camera view' },
  pointCameraAtCode: {
    id: 'filling.web.inputs.camera.pointCameraAtCode',
    defaultMessage: 'Point the camera at the code.',
  },
  typeCode: { id: 'filling.web.inputs.camera.typeCode', defaultMessage: 'Type the code' },
  light: { id: 'filling.web.inputs.camera.light', defaultMessage: 'Light' },
});
