// What core/questions/places says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  isNoPlace: {
    id: 'questions.places.isNoPlace',
    defaultMessage: '"{text}" is not a place: write its latitude and longitude, such as -36.85, 174.76',
  },
  couldBeTwoPlaces: {
    id: 'questions.places.couldBeTwoPlaces',
    defaultMessage:
      '"{text}" could be two places, since a comma may be a decimal one: write decimal points, such as -36.85, 174.76',
  },
  letterOMeansEastOrWest: {
    id: 'questions.places.letterOMeansEastOrWest',
    defaultMessage: 'O is east in some languages and west in others: write E or W',
  },
  signAndLetter: {
    id: 'questions.places.signAndLetter',
    defaultMessage: '"{text}" has a minus sign and a letter: write one of them',
  },
  latitudeOutOfRange: {
    id: 'questions.places.latitudeOutOfRange',
    defaultMessage: 'A latitude is between -90 and 90, and {latitude} is not',
  },
  longitudeOutOfRange: {
    id: 'questions.places.longitudeOutOfRange',
    defaultMessage: 'A longitude is between -180 and 180, and {longitude} is not',
  },
  latitudeComesFirst: {
    id: 'questions.places.latitudeComesFirst',
    defaultMessage:
      'A latitude is between -90 and 90, and {latitude} is not: write the latitude before the longitude',
  },
  pleaseEnterPlace: { id: 'questions.places.pleaseEnterPlace', defaultMessage: 'Please enter a place' },
  pleaseWriteAddress: {
    id: 'questions.places.pleaseWriteAddress',
    defaultMessage: 'Please write the place as {address}',
  },
  latitudeOf: { id: 'questions.places.latitudeOf', defaultMessage: '{question} latitude' },
  longitudeOf: { id: 'questions.places.longitudeOf', defaultMessage: '{question} longitude' },
  altitudeOf: { id: 'questions.places.altitudeOf', defaultMessage: '{question} altitude (m)' },
  accuracyOf: { id: 'questions.places.accuracyOf', defaultMessage: '{question} accuracy (m)' },
  pleaseEnterCircle: {
    id: 'questions.places.pleaseEnterCircle',
    defaultMessage: 'Please enter a distance and a place, such as 5 km of -36.85, 174.76',
  },
  pleaseEnterSouthWest: {
    id: 'questions.places.pleaseEnterSouthWest',
    defaultMessage: 'Please enter the south-west corner, such as -37, 174',
  },
  pleaseEnterNorthEast: {
    id: 'questions.places.pleaseEnterNorthEast',
    defaultMessage: 'Please enter the north-east corner, such as -36, 175',
  },
  southIsAboveNorth: {
    id: 'questions.places.southIsAboveNorth',
    defaultMessage: 'The first corner is north of the second',
  },
  circle: {
    id: 'questions.places.circle',
    description: 'Within 5 km of -36.85, 174.76',
    defaultMessage: '{distance} of {place}',
  },
  noValueIsNeeded: {
    id: 'questions.places.noValueIsNeeded',
    defaultMessage: 'This condition takes no value',
  },
});
