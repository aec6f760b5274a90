// What web/filling/inputs/sound says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  record: { id: 'filling.web.inputs.sound.record', defaultMessage: 'Record' },
  recordAgain: { id: 'filling.web.inputs.sound.recordAgain', defaultMessage: 'Record again' },
  pause: { id: 'filling.web.inputs.sound.pause', defaultMessage: 'Pause' },
  goOn: { id: 'filling.web.inputs.sound.goOn', defaultMessage: 'Go on' },
  stop: { id: 'filling.web.inputs.sound.stop', defaultMessage: 'Stop' },
  allowMicrophone: {
    id: 'filling.web.inputs.sound.allowMicrophone',
    defaultMessage:
      'Your browser asks whether this page may use the microphone. It listens only while you record.',
  },
  recordingTime: {
    id: 'filling.web.inputs.sound.recordingTime',
    defaultMessage: '{state, select, paused {Paused} other {Recording}}, {time} of {limit}',
    description: 'Recording, 0:12 of 30:00',
  },
  isRecording: {
    id: 'filling.web.inputs.sound.isRecording',
    defaultMessage: '{state, select, paused {The recording is paused} other {It is being recorded}}',
  },
  lastMinute: {
    id: 'filling.web.inputs.sound.lastMinute',
    defaultMessage: 'The recording ends in a minute',
  },
  mayTakeMinutes: {
    id: 'filling.web.inputs.sound.mayTakeMinutes',
    defaultMessage:
      'Record up to {minutes, plural, one {# minute} other {# minutes}}, or choose a file ({endings}) of at most {size}.',
  },
  stoppedAtLimit: {
    id: 'filling.web.inputs.sound.stoppedAtLimit',
    defaultMessage:
      'The recording ended after {minutes, plural, one {# minute} other {# minutes}}, and is kept.',
  },
  stoppedAtSize: {
    id: 'filling.web.inputs.sound.stoppedAtSize',
    defaultMessage: 'The recording ended as it would become too large to send, and is kept.',
  },
  cannotRecordHere: {
    id: 'filling.web.inputs.sound.cannotRecordHere',
    defaultMessage: 'This browser cannot record, or the page is not on https. Choose a file instead.',
  },
  microphoneIsNotAllowed: {
    id: 'filling.web.inputs.sound.microphoneIsNotAllowed',
    defaultMessage:
      'This page may not use the microphone. Allow it in the settings of your browser, or choose a file.',
  },
  thereIsNoMicrophone: {
    id: 'filling.web.inputs.sound.thereIsNoMicrophone',
    defaultMessage: 'This device has no microphone. Connect one, or choose a file.',
  },
  microphoneCannotBeUsed: {
    id: 'filling.web.inputs.sound.microphoneCannotBeUsed',
    defaultMessage: 'The microphone cannot be used right now. Close what else records, then try again.',
  },
  nothingWasRecorded: {
    id: 'filling.web.inputs.sound.nothingWasRecorded',
    defaultMessage: 'The microphone gave no sound. Check that it is switched on, then record again.',
  },
  noSpaceForRecording: {
    id: 'filling.web.inputs.sound.noSpaceForRecording',
    defaultMessage:
      'This device has no space for more. What was recorded until then is kept. Free up some space.',
  },
  recordingOf: {
    id: 'filling.web.inputs.sound.recordingOf',
    defaultMessage: 'Recording {day} {time}',
    description: 'The name of a file: Recording 2026-01-31 14.05',
  },
});
