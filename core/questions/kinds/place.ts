// A place on Earth: a point, with its accuracy and altitude where they are known (core/questions/places/).
import { circleText, isCircle, parseCircle } from '#core/questions/places/circle.ts';
import {
  type Corner,
  distanceBetween,
  type GeoPoint,
  geoAddress,
  geoPointOf,
  isInside,
} from '#core/questions/places/geo-point.ts';
import { parsePlace, placeValue } from '#core/questions/places/parse-place.ts';
import { placeTextOf } from '#core/questions/places/place-text.ts';
import { pointsIn } from '#core/questions/places/shape.ts';
import { m as places } from '#core/questions/places/texts.ts';
import { valuesOf } from '#core/questions/values.ts';
import { keysOf } from '#core/keys-of.ts';
import { t } from '#core/messages/text.ts';
import { answeredOperators } from './conditions.ts';
import { type AnswerFilter, type AnswerTest, type Condition, textFilter, textTest } from './filter.ts';
import { type AnswerKind, type AnswerPart, plainKind } from './kind.ts';
import { m } from './texts.ts';

const noPlace = t(places.pleaseEnterPlace);

function part(
  of: (point: GeoPoint) => number | null,
  header: (typeof places)['latitudeOf' | 'longitudeOf' | 'altitudeOf' | 'accuracyOf'],
): AnswerPart {
  return {
    kind: 'number',
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

/** What an operator means for answers on a map. */
export type PlaceOperator = {
  issues(values: readonly string[]): string[];
  /** Its values, or why a text is none. */
  parse(value: string): string[] | string;
  text(value: string): string;
  test(condition: Condition): AnswerTest;
};

/** Of a line or an area, one of its points. */
export const near: PlaceOperator = {
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

export const inside: PlaceOperator = {
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
  issues: () => [],
  parse: () => [],
  text: (value) => value,
  test: textTest,
};

export const place: AnswerKind = {
  ...plainKind,
  geometry: 'point',
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
  calculated: {
    takes: ['text'],
    value: (result) => (typeof result === 'string' ? placeValue(result) : undefined),
  },
  column: 'text',
  constant: null,
  conditions: answeredOperators,
  summary: 'list',
  filter: placeFilter({ NEAR: near, INSIDE: inside }, t(places.southIsAboveNorth)),
};

type Operators = Readonly<Partial<Record<Condition['operator'], PlaceOperator>>>;

/** With these operators, and whether there is an answer. */
export function placeFilter(operators: Operators, turned: string): AnswerFilter {
  const of = (operator: Condition['operator']) => operators[operator] ?? answered;
  return textFilter([...keysOf(operators), 'ANSWERED', 'NOT_ANSWERED'], t(places.pleaseEnterCircle), {
    turned,
    issues: (condition) => of(condition.operator).issues(condition.values),
    parse: (value, operator) => of(operator).parse(value),
    valueText: (value, operator) => of(operator).text(value),
    test: (condition) => of(condition.operator).test(condition),
  });
}

function ofPoint(holds: (point: Corner) => boolean): AnswerTest {
  return (answer) => {
    const [value] = valuesOf(answer);
    return value !== undefined && pointsIn(value).some(holds);
  };
}
