// How places and circles are typed into a field: a text that cannot be read is its own value, which is then refused.
import { circleText, parseCircle } from './circle.ts';
import { placeValue } from './parse-place.ts';
import { placeTextOf } from './place-text.ts';

export const placeTexts = {
  read: (text: string) => placeValue(text) ?? text.trim(),
  write: placeTextOf,
};

export const circleTexts = {
  read: (text: string) => {
    const circle = parseCircle(text);
    return typeof circle === 'string' ? text.trim() : circle.value;
  },
  write: circleText,
};
