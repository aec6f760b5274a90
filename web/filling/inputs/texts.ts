// What web/filling/inputs says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  readAs: {
    id: 'filling.web.readAs',
    defaultMessage: 'Read as {duration}',
    description: 'Below a field for an amount of time, such as 1 h 30 min.',
  },
  nothingToChooseYet: {
    id: 'filling.web.inputs.nothingToChooseYet',
    defaultMessage: 'There is nothing to choose yet: the choices depend on other answers.',
  },
  chooseOneFromCatalog: {
    id: 'filling.web.inputs.chooseOneFromCatalog',
    defaultMessage: 'Choose one from the catalog',
  },
  chooseFromCatalog: {
    id: 'filling.web.inputs.chooseFromCatalog',
    defaultMessage: 'Choose from the catalog',
  },
  searchCatalog: { id: 'filling.web.inputs.searchCatalog', defaultMessage: 'Search the catalog' },
  scanCodeFor: { id: 'filling.web.inputs.scanCodeFor', defaultMessage: 'Scan a code for {question}' },
  scanCodeWithCamera: {
    id: 'filling.web.inputs.scanCodeWithCamera',
    defaultMessage: 'Scan a code with the camera',
  },
  catalogItem: { id: 'filling.web.inputs.catalogItem', defaultMessage: 'A catalog item' },
  catalogIsAvailableWhenForm: {
    id: 'filling.web.inputs.catalogIsAvailableWhenForm',
    defaultMessage: 'The catalog is available when the form is filled in.',
  },
  loadingCatalog: { id: 'filling.web.inputs.loadingCatalog', defaultMessage: 'Loading catalog...' },
  catalogIsNotOnThis: {
    id: 'filling.web.inputs.catalogIsNotOnThis',
    defaultMessage: 'The catalog is not on this device yet. Open this form once while you are online.',
  },
  thereIsNothingToChoose: {
    id: 'filling.web.inputs.thereIsNothingToChoose',
    defaultMessage: 'There is nothing to choose here.',
  },
  nothingInCatalogMatches: {
    id: 'filling.web.inputs.nothingInCatalogMatches',
    defaultMessage: 'Nothing in the catalog matches "{words}".',
  },
  whereYouAreInCatalog: {
    id: 'filling.web.inputs.whereYouAreInCatalog',
    defaultMessage: 'Where you are in the catalog',
  },
  catalog: { id: 'filling.web.inputs.catalog', defaultMessage: 'Catalog' },
  chooseOne: { id: 'filling.web.inputs.chooseOne', defaultMessage: 'Choose one' },
  searchOptions: { id: 'filling.web.inputs.searchOptions', defaultMessage: 'Search the options' },
  noOptionsMatch: { id: 'filling.web.inputs.noOptionsMatch', defaultMessage: 'No options match "{search}".' },
  notAnswered: { id: 'filling.web.inputs.notAnswered', defaultMessage: 'Not answered' },
  countOfStars: {
    id: 'filling.web.inputs.countOfStars',
    defaultMessage: '{count, plural, one {# star} other {# stars}}',
  },
  endOfScale: {
    id: 'filling.web.inputs.endOfScale',
    defaultMessage: '{point, number}: {meaning}',
    description: 'Below a scale, at one of its ends: "0: Not at all likely".',
  },
  pointWithMeaning: {
    id: 'filling.web.inputs.pointWithMeaning',
    defaultMessage: '{point}, {meaning}',
    description: 'A number at the end of a scale, and what it means: "5, spotless".',
  },
  clear: { id: 'filling.web.inputs.clear', defaultMessage: 'Clear' },
  clearQuestion: { id: 'filling.web.inputs.clearQuestion', defaultMessage: 'Clear {question}' },
  chosenFor: { id: 'filling.web.inputs.chosenFor', defaultMessage: 'Chosen for {question}' },
  remove: { id: 'filling.web.inputs.remove', defaultMessage: 'Remove {label}' },
  scan: { id: 'filling.web.inputs.scan', defaultMessage: 'Scan' },
  today: { id: 'filling.web.inputs.today', defaultMessage: 'Today' },
  now: { id: 'filling.web.inputs.now', defaultMessage: 'Now' },
  write: { id: 'filling.web.inputs.write', defaultMessage: 'Write {suggested}' },
  changeSign: { id: 'filling.web.inputs.changeSign', defaultMessage: 'Change the sign' },
  removeNumber: { id: 'filling.web.inputs.removeNumber', defaultMessage: 'Remove number {index}' },
  addNumber: { id: 'filling.web.inputs.addNumber', defaultMessage: 'Add a number' },
  yourBrowserCannotReadThis: {
    id: 'filling.web.inputs.yourBrowserCannotReadThis',
    defaultMessage: 'Your browser cannot read this image.',
  },
  thisDeviceHasNoSpace: {
    id: 'filling.web.inputs.thisDeviceHasNoSpace',
    defaultMessage: 'This device has no space for the photo. Free up some space, then take it again.',
  },
  oneMoment: { id: 'filling.web.inputs.oneMoment', defaultMessage: 'One moment' },
  takePhoto: { id: 'filling.web.inputs.takePhoto', defaultMessage: 'Take a photo' },
  chooseFile: { id: 'filling.web.inputs.chooseFile', defaultMessage: 'Choose a file' },
  firstOfItemsSearchTo: {
    id: 'filling.web.inputs.firstOfItemsSearchTo',
    defaultMessage:
      'The first {count} of {total, plural, one {# item} other {# items}}. Search to see others.',
  },
  whatIsBelow: { id: 'filling.web.inputs.whatIsBelow', defaultMessage: 'What is below {item}' },
  earlierAnswersTo: {
    id: 'filling.web.inputs.earlierAnswersTo',
    defaultMessage: 'Earlier answers to {question}',
  },
  drawOnPaper: { id: 'filling.web.inputs.drawOnPaper', defaultMessage: 'Draw without a photo' },
  drawOnIt: { id: 'filling.web.inputs.drawOnIt', defaultMessage: 'Draw on it' },
  signAgain: { id: 'filling.web.inputs.signAgain', defaultMessage: 'Sign again' },
  pictureIsOnServerAnd: {
    id: 'filling.web.inputs.pictureIsOnServerAnd',
    defaultMessage: 'The picture is on the server and cannot be shown right now.',
  },
  choose: { id: 'filling.web.inputs.choose', defaultMessage: 'Choose' },
  retake: { id: 'filling.web.inputs.retake', defaultMessage: 'Retake' },
  oneOrOther: { id: 'filling.web.inputs.oneOrOther', defaultMessage: '{one} or {other}' },
  sign: { id: 'filling.web.inputs.sign', defaultMessage: 'Sign' },
  numberOf: { id: 'filling.web.inputs.numberOf', defaultMessage: '{question}, number {number}' },
  usePosition: { id: 'filling.web.inputs.usePosition', defaultMessage: 'Use my position' },
  stopMeasuring: { id: 'filling.web.inputs.stopMeasuring', defaultMessage: 'Stop' },
  measuringPosition: {
    id: 'filling.web.inputs.measuringPosition',
    defaultMessage: 'Finding your position...',
  },
  measuringPositionMore: {
    id: 'filling.web.inputs.measuringPositionMore',
    defaultMessage: 'Accurate to {accuracy} m, and getting better. Stop when it is good enough.',
  },
  positionTaken: {
    id: 'filling.web.inputs.positionTaken',
    defaultMessage: 'Your position, accurate to {accuracy} m.',
  },
  noPositionHere: {
    id: 'filling.web.inputs.noPositionHere',
    defaultMessage:
      'This browser gives no position here. Positions need an https address; enter the place by hand instead.',
  },
  positionRefused: {
    id: 'filling.web.inputs.positionRefused',
    defaultMessage:
      'Your position was refused. Allow it for this page in the settings of your browser, or enter the place by hand.',
  },
  positionUnavailable: {
    id: 'filling.web.inputs.positionUnavailable',
    defaultMessage:
      'Your device does not know where it is. Go where there is open sky, or enter the place by hand.',
  },
  positionTookTooLong: {
    id: 'filling.web.inputs.positionTookTooLong',
    defaultMessage: 'Your position was not found within a minute. Try again, or enter the place by hand.',
  },
  walk: {
    id: 'filling.web.inputs.walk',
    description: 'A button: points are added while somebody walks along a line or around an area',
    defaultMessage: '{isFirst, select, true {Walk it} other {Walk on}}',
  },
  pause: { id: 'filling.web.inputs.pause', defaultMessage: 'Pause' },
  undoPoint: { id: 'filling.web.inputs.undoPoint', defaultMessage: 'Undo last point' },
  walking: {
    id: 'filling.web.inputs.walking',
    defaultMessage:
      'Walk, with this page in sight: points are added as you go. Your position is accurate to {accuracy} m.',
  },
  walkEnded: {
    id: 'filling.web.inputs.walkEnded',
    defaultMessage:
      'Paused after {hours, plural, one {# hour} other {# hours}}, to spare the battery. Walk on if there is more.',
  },
  map: { id: 'filling.web.inputs.map', defaultMessage: 'Map' },
  chooseAnotherFile: {
    id: 'filling.web.inputs.chooseAnotherFile',
    defaultMessage: 'Choose another file',
  },
  fileFor: { id: 'filling.web.inputs.fileFor', defaultMessage: 'File for {question}' },
  fileMayBe: {
    id: 'filling.web.inputs.fileMayBe',
    defaultMessage: '{endings}, of at most {size}.',
  },
  fileCouldNotBeKept: {
    id: 'filling.web.inputs.fileCouldNotBeKept',
    defaultMessage:
      'The file could not be read, or this device has no space for it. Free up some space, then choose it again.',
  },
  newEntry: {
    id: 'filling.web.inputs.newEntry',
    defaultMessage: '{name} (new)',
    description: 'The title of an entry in which nothing is answered yet: Damage (new)',
  },
  addEntry: { id: 'filling.web.inputs.addEntry', defaultMessage: 'Add: {name}', description: 'Add: Damage' },
  removeEntry: { id: 'filling.web.inputs.removeEntry', defaultMessage: 'Remove {entry}' },
  entryRemoved: { id: 'filling.web.inputs.entryRemoved', defaultMessage: '{entry} was removed.' },
  needsAttention: { id: 'filling.web.inputs.needsAttention', defaultMessage: 'Needs attention' },
});
