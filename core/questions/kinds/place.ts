// A place on Earth: a point, with its accuracy and altitude where they are known (core/questions/places/).
import { circleText, isCircle, parseCircle } from '#core/questions/places/circle.ts';
import {
  distanceBetween,
  type GeoPoint,
  geoAddress,
  geoPointOf,
  isInside,
} from '#core/questions/places/geo-point.ts';
import { parsePlace, placeValue } from '#core/questions/places/parse-place.ts';
import { placeTextOf } from '#core/questions/places/place-text.ts';
import { m as places } from '#core/questions/places/texts.ts';
import { valuesOf } from '#core/questions/values.ts';
import { t } from '#core/messages/text.ts';
import { answeredOperators } from './conditions.ts';
import { type AnswerTest, type Condition, textFilter, textTest } from './filter.ts';
import { type AnswerKind, type AnswerPart, plainKind } from './kind.ts';
import { m } from './texts.ts';

const noPlace = t(places.pleaseEnterPlace);

export const place: AnswerKind = {
  ...plainKind,
  isPlace: true,
  emptyIssue: noPlace,
  valueIssue: (value) => {
    if (geoPointOf(value) !== null) return null;
    const read = parsePlace(value);
    return typeof read === 'string' ? read : t(places.pleaseWriteAddress, { address: geoAddress(read) });
  },
  reading: placeValue,
  parts: [
    part(({ latitude }) => latitude, places.latitudeOf),
    part(({ longitude }) => longitude, places.longitudeOf),
    part(({ altitude }) => altitude, places.altitudeOf),
    part(({ accuracy }) => accuracy, places.accuracyOf),
  ],
  text: placeTextOf,
  fromJson: (text) => placeValue(text) ?? text,
  key: placeKey,
  isSame: (before, after) => before === after || placeKey(before) === placeKey(after),
  column: 'text',
  constant: null,
  conditions: answeredOperators,
  summary: 'list',
  filter: textFilter(['NEAR', 'INSIDE', 'ANSWERED', 'NOT_ANSWERED'], t(places.pleaseEnterCircle), {
    turned: t(places.southIsAboveNorth),
    issues: (condition) => byOperator(condition.operator).issues(condition.values),
    parse: (value, operator) => byOperator(operator).parse(value),
    valueText: (value, operator) => byOperator(operator).text(value),
    test: (condition) => byOperator(condition.operator).test(condition),
  }),
};

function part(
  of: (point: GeoPoint) => number | null,
  header: (typeof places)['latitudeOf' | 'longitudeOf' | 'altitudeOf' | 'accuracyOf'],
): AnswerPart {
  return {
    header: (question) => t(header, { question }),
    cell: (value) => {
      const point = geoPointOf(value);
      return point === null ? null : of(point);
    },
  };
}

/** With the decimals of a canonical value. */
function placeKey(value: string): string {
  const point = geoPointOf(value);
  return point === null ? (placeValue(value) ?? value) : geoAddress(point);
}

type PlaceOperator = {
  issues(values: readonly string[]): string[];
  /** Its values, or why a text is none. */
  parse(value: string): string[] | string;
  text(value: string): string;
  test(condition: Condition): AnswerTest;
};

const near: PlaceOperator = {
  issues: (values) => (values.length > 0 && values.every(isCircle) ? [] : [t(places.pleaseEnterCircle)]),
  parse: (value) => {
    const read = parseCircle(value);
    return typeof read === 'string' ? read : [read.value];
  },
  text: circleText,
  test: ({ values }) => {
    const circles = values.map(geoPointOf).filter((circle) => circle !== null);
    return ofPoint((point) =>
      circles.some((circle) => distanceBetween(circle, point) <= (circle.accuracy ?? 0)),
    );
  },
};

const inside: PlaceOperator = {
  issues: ([low = '', high = '']) => {
    const [southWest, northEast] = [geoPointOf(low), geoPointOf(high)];
    if (southWest === null || northEast === null)
      return [
        ...(southWest === null ? [t(places.pleaseEnterSouthWest)] : []),
        ...(northEast === null ? [t(places.pleaseEnterNorthEast)] : []),
      ];
    return southWest.latitude > northEast.latitude ? [t(places.southIsAboveNorth)] : [];
  },
  parse: (value) => {
    const [from, to, ...more] = value.split('..');
    if (from === undefined || to === undefined || more.length > 0) return t(m.writeBothEndsAsB);
    const [low, high] = [parsePlace(from), parsePlace(to)];
    if (typeof low === 'string') return low;
    return typeof high === 'string' ? high : [geoAddress(low), geoAddress(high)];
  },
  text: placeTextOf,
  test: ({ values: [low = '', high = ''] }) => {
    const [southWest, northEast] = [geoPointOf(low), geoPointOf(high)];
    if (southWest === null || northEast === null) return () => false;
    return ofPoint((point) => isInside(point, [southWest, northEast]));
  },
};

const answered: PlaceOperator = {
  issues: (values) => (values.length === 0 ? [] : [t(places.noValueIsNeeded)]),
  parse: (value) => (value === '' ? [] : t(places.noValueIsNeeded)),
  text: (value) => value,
  test: textTest,
};

const operators: Readonly<Partial<Record<Condition['operator'], PlaceOperator>>> = {
  NEAR: near,
  INSIDE: inside,
};

function byOperator(operator: Condition['operator']): PlaceOperator {
  return operators[operator] ?? answered;
}

function ofPoint(holds: (point: GeoPoint) => boolean): AnswerTest {
  return (answer) => {
    const [value] = valuesOf(answer);
    const point = value === undefined ? null : geoPointOf(value);
    return point !== null && holds(point);
  };
}
