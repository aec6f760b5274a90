// How places, circles and sizes are typed into a field: a text that cannot be read is its own value, which is then refused.
import { isDecimal } from '#core/questions/values.ts';
import { circleText, parseCircle } from './circle.ts';
import { measureText, parseMeasure } from './measure.ts';
import { placeValue } from './parse-place.ts';
import { placeTextOf } from './place-text.ts';
import type { ShapeKind } from './shape.ts';

export const placeTexts = {
  read: (text: string) => placeValue(text) ?? text.trim(),
  write: placeTextOf,
};

/** A length or the size of an area, in metres or square metres. */
export function measureTexts(kind: ShapeKind) {
  return {
    read: (text: string) => String(parseMeasure(kind, text) ?? text.trim()),
    write: (value: string) => (isDecimal(value) ? measureText(kind, Number(value)) : value),
  };
}

export const circleTexts = {
  read: (text: string) => {
    const circle = parseCircle(text);
    return typeof circle === 'string' ? text.trim() : circle.value;
  },
  write: circleText,
};
