// A line or an area on Earth (core/questions/places/): as a number it is its length in metres, or its square metres.
import { operatorRecords, takesBounds } from '#core/questions/filter-operators.ts';
import { measureOf, parseMeasure, perimeterOf, shapeText } from '#core/questions/places/measure.ts';
import { measureTexts } from '#core/questions/places/place-entry.ts';
import { parseShape, shapeIn } from '#core/questions/places/parse-shape.ts';
import { cornersIn, shapeIssue, type ShapeKind, shapeValue } from '#core/questions/places/shape.ts';
import { m as places } from '#core/questions/places/texts.ts';
import { isDecimal, valuesOf } from '#core/questions/values.ts';
import { t } from '#core/messages/text.ts';
import { answeredOperators, both, plain } from './conditions.ts';
import type { Condition } from './filter.ts';
import { type AnswerKind, type AnswerPart, plainKind } from './kind.ts';
import { inside, near, placeFilter, type PlaceOperator } from './place.ts';
import { m } from './texts.ts';

export const line: AnswerKind = shape('line', [measured('line', places.lengthOfLine)]);

export const area: AnswerKind = shape('area', [
  measured('area', places.areaOfArea),
  {
    kind: 'number',
    header: (question) => t(places.perimeterOfArea, { question }),
    cell: (value) => inCentimetres(perimeterOf(cornersIn('area', value) ?? [])),
  },
]);

function shape(kind: ShapeKind, measures: readonly AnswerPart[]): AnswerKind {
  return {
    ...plainKind,
    geometry: kind,
    emptyIssue: t(places.pleaseDrawShape, { kind }),
    valueIssue: (value) => valueIssue(kind, value),
    reading: (word) => shapeIn(kind, word),
    parts: [{ kind: 'text', header: (question) => question, cell: (value) => value }, ...measures],
    text: (value, _, formats) => shapeText(kind, value, formats.number),
    fromJson: (text) => shapeIn(kind, text) ?? text,
    isSame: (before, after) =>
      before === after || (shapeIn(kind, before) ?? before) === (shapeIn(kind, after) ?? after),
    logicValue: (value) => measureOf(kind, value),
    column: 'number',
    constant: 'number',
    conditions: [...plain('>=', '<=', '>', '<'), ...both('between'), ...answeredOperators],
    summary: 'list',
    filter: placeFilter(
      {
        GTE: bySize(kind, 'GTE'),
        LTE: bySize(kind, 'LTE'),
        BETWEEN: bySize(kind, 'BETWEEN'),
        NEAR: near,
        INSIDE: inside,
      },
      t(m.yourLowerBoundIsAbove),
    ),
  };
}

/** Compares the length or the size with what is typed in units, and stored in metres or square metres. */
function bySize(kind: ShapeKind, operator: Condition['operator']): PlaceOperator {
  const needed = t(takesBounds(operator) ? places.pleaseEnterMeasures : places.pleaseEnterMeasure, { kind });
  const count = takesBounds(operator) ? 2 : 1;
  return {
    issues: (values) => (values.length >= count && values.every(isDecimal) ? [] : [needed]),
    parse: (value) => {
      const read = value.split('..').map((text) => parseMeasure(kind, text));
      return read.length === count && read.every((each) => each !== null) ? read.map(String) : needed;
    },
    text: measureTexts(kind).write,
    test: ({ values }) => {
      const holds = operatorRecords[operator].ofNumbers?.(values.map(Number));
      return (answer) => {
        const [value] = valuesOf(answer);
        const size = value === undefined ? null : measureOf(kind, value);
        return size !== null && holds?.(size) === true;
      };
    },
  };
}

function valueIssue(kind: ShapeKind, value: string): string | null {
  const corners = cornersIn(kind, value);
  if (corners !== null) return shapeIssue(kind, corners);
  const read = parseShape(kind, value);
  if (typeof read === 'string') return read;
  return shapeIssue(kind, read) ?? t(places.pleaseWriteShape, { kind, value: shapeValue(kind, read) });
}

function measured(kind: ShapeKind, header: (typeof places)['lengthOfLine' | 'areaOfArea']): AnswerPart {
  return {
    kind: 'number',
    header: (question) => t(header, { question }),
    cell: (value) => inCentimetres(measureOf(kind, value)),
  };
}

/** What is measured to the centimetre is said no more exactly. */
function inCentimetres(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount * 100) / 100;
}
