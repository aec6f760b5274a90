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
  isNoShape: {
    id: 'questions.places.isNoShape',
    defaultMessage:
      '"{text}" is {kind, select, line {not a line} other {not an area}}: write its points, one a line, such as -36.85, 174.76, or WKT or GeoJSON',
  },
  isAnotherShape: {
    id: 'questions.places.isAnotherShape',
    description: 'word: what the file calls it, such as MULTIPOLYGON or Point',
    defaultMessage:
      '{kind, select, line {This is not a line but "{word}"} other {This is not an area but "{word}"}}',
  },
  areaHasHoles: {
    id: 'questions.places.areaHasHoles',
    defaultMessage: 'An area has one border, and no holes in it',
  },
  pointIsNone: {
    id: 'questions.places.pointIsNone',
    defaultMessage: 'Point {number} has no longitude and latitude',
  },
  pointIsNotOnEarth: {
    id: 'questions.places.pointIsNotOnEarth',
    defaultMessage:
      'Point {number} is not on Earth: WKT and GeoJSON have the longitude, between -180 and 180, before the latitude, between -90 and 90',
  },
  pointSays: {
    id: 'questions.places.pointSays',
    description: 'issue: what is wrong with it',
    defaultMessage: 'Point {number}: {issue}',
  },
  tooFewPoints: {
    id: 'questions.places.tooFewPoints',
    defaultMessage:
      '{kind, select, line {A line has at least {least} different points, and this has {count}} other {An area has at least {least} different corners, and this has {count}}}',
  },
  tooManyPoints: {
    id: 'questions.places.tooManyPoints',
    defaultMessage:
      '{kind, select, line {A line has at most {most} points, and this has {count}} other {An area has at most {most} corners, and this has {count}}}',
  },
  crossesItself: {
    id: 'questions.places.crossesItself',
    description:
      'Sides are counted in the order in which the area was drawn: the first goes from its first to its second corner',
    defaultMessage: 'The border of an area may not cross or touch itself: side {first} meets side {second}',
  },
  shapeWithPoints: {
    id: 'questions.places.shapeWithPoints',
    description: '1.2 km, 14 points',
    defaultMessage: '{measure}, {count, plural, one {# point} other {# points}}',
  },
  pleaseDrawShape: {
    id: 'questions.places.pleaseDrawShape',
    defaultMessage: '{kind, select, line {Please enter a line} other {Please enter an area}}',
  },
  pleaseWriteShape: {
    id: 'questions.places.pleaseWriteShape',
    defaultMessage: 'Please write the {kind, select, line {line} other {area}} as {value}',
  },
  pleaseEnterMeasure: {
    id: 'questions.places.pleaseEnterMeasure',
    defaultMessage:
      '{kind, select, line {Please enter a length, such as 850 m or 1.2 km} other {Please enter an area, such as 850 m² or 2 ha}}',
  },
  pleaseEnterMeasures: {
    id: 'questions.places.pleaseEnterMeasures',
    defaultMessage:
      '{kind, select, line {Enter both lengths, such as 500 m and 2 km} other {Enter both areas, such as 500 m² and 2 ha}}',
  },
  lengthOfLine: { id: 'questions.places.lengthOfLine', defaultMessage: '{question} length (m)' },
  areaOfArea: { id: 'questions.places.areaOfArea', defaultMessage: '{question} area (m²)' },
  perimeterOfArea: { id: 'questions.places.perimeterOfArea', defaultMessage: '{question} perimeter (m)' },
});
