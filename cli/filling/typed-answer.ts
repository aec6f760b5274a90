// Converts between the text of an input line and a question's values. An unparsable text becomes its own value, which
// core then rejects.
import { sizeLimitText } from '#core/count-text.ts';
import { dateTimeAnswer, dateTimeText, readDateTime } from '#core/filling/date-answer.ts';
import { internationalFormats } from '#core/format/formats.ts';
import { readTypedDay } from '#core/format/typed-date.ts';
import type { QuestionKind } from '#core/questions/kinds/kinds.ts';
import { fileLimit } from '#core/questions/attached/file-types.ts';
import { colonReadingOf, keepsPhotoPlace } from '#core/forms/question-meta.ts';
import { durationEntry } from '#core/questions/durations/duration.ts';
import { durationTexts } from '#core/questions/durations/parse-duration.ts';
import { placeValue } from '#core/questions/places/parse-place.ts';
import { placeTextOf } from '#core/questions/places/place-text.ts';
import { shapeTexts } from '#core/questions/places/parse-shape.ts';
import type { ShapeKind } from '#core/questions/places/shape.ts';
import type { Question } from '#core/questions/schema.ts';
import { isDuration, kindOf, questionTypes } from '#core/questions/types.ts';
import { scaleOf } from '#core/questions/scale.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { parseTimeOfDay } from '#core/time/time-of-day.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** How a question is answered at a terminal. */
export type InputKind = 'typed' | 'yes-no' | 'options' | 'catalog' | 'image' | 'file' | 'entries';

type TypedKind = {
  input: InputKind;
  /** What to type or press. */
  placeholder: string;
  /** The values of a text that is not blank; left out: the text is the value. */
  read?(text: string, clock: Clock, colon: 'hours' | 'minutes'): string[];
  /** The text of a value; left out: it is the value. */
  write?(value: string): string;
};

function shape(kind: ShapeKind): TypedKind {
  const { read, write } = shapeTexts(kind, '; ');
  return { input: 'typed', placeholder: t(m.pointsOfShape), read: (text) => [read(text)], write };
}

const byKind: Readonly<Record<QuestionKind, TypedKind>> = {
  text: { input: 'typed', placeholder: t(m.text) },
  number: { input: 'typed', placeholder: t(m.number), read: (text) => [text.trim()] },
  numbers: {
    input: 'typed',
    placeholder: t(m.numbersWithSpacesBetweenThem),
    read: (text) => text.split(/[\s;]+/).filter((part) => part !== ''),
  },
  moment: {
    input: 'typed',
    placeholder: t(m.momentOrNow),
    read: (text, { now, timeZone }) => {
      const trimmed = text.trim();
      if (trimmed.toLowerCase() === 'now') return [dateTimeAnswer(now(), timeZone)];
      return [readDateTime(trimmed, timeZone) ?? trimmed];
    },
    write: (value) => (dateTimeOf(value) === null ? value : dateTimeText(value)),
  },
  day: {
    input: 'typed',
    placeholder: t(m.dayOrToday),
    read: (text, { now, timeZone }) => [readTypedDay(text, { now: now(), timeZone })],
  },
  time: {
    input: 'typed',
    placeholder: t(m.timeOrNow),
    read: (text, { now, timeZone }) => {
      const trimmed = text.trim();
      if (trimmed.toLowerCase() === 'now') return [internationalFormats().time(now(), timeZone)];
      return [parseTimeOfDay(trimmed) ?? trimmed];
    },
  },
  duration: {
    input: 'typed',
    placeholder: t(m.durationExample, { colon: 'hours' }),
    read: (text, _, colon) => [durationTexts(colon).read(text)],
    write: durationEntry,
  },
  place: {
    input: 'typed',
    placeholder: t(m.latitudeAndLongitude),
    read: (text) => [placeValue(text) ?? text.trim()],
    write: placeTextOf,
  },
  line: shape('line'),
  area: shape('area'),
  yesNo: { input: 'yes-no', placeholder: t(m.yOrN) },
  choice: { input: 'options', placeholder: t(m.enterChooseOne) },
  choices: { input: 'options', placeholder: t(m.enterChooseSome) },
  ranking: { input: 'options', placeholder: t(m.enterOrder) },
  entry: { input: 'entries', placeholder: t(m.enterAddsEntries) },
  item: { input: 'catalog', placeholder: t(m.enterChooseOne) },
  items: { input: 'catalog', placeholder: t(m.enterChooseSome) },
  image: { input: 'image', placeholder: t(m.enterChooseJpegOrPng) },
  file: { input: 'file', placeholder: t(m.enterChooseFile, { size: sizeLimitText(fileLimit) }) },
  recording: { input: 'file', placeholder: t(m.enterChooseRecording, { size: sizeLimitText(fileLimit) }) },
};

export function inputKind({ type }: Pick<Question, 'type'>): InputKind {
  return byKind[kindOf(type)].input;
}

export type Clock = { now(): number; timeZone: string };

/** The values of a text; empty if it is blank. */
export function valuesOfText(
  { type, questionMeta = [] }: Pick<Question, 'type'> & Partial<Pick<Question, 'questionMeta'>>,
  text: string,
  clock: Clock,
): string[] {
  if (text.trim() === '') return [];
  return byKind[kindOf(type)].read?.(text, clock, colonReadingOf(questionMeta)) ?? [text];
}

/** The text for some values. */
export function textOfValues({ type }: Pick<Question, 'type'>, values: readonly string[]): string {
  const { write = (value) => value } = byKind[kindOf(type)];
  return values.map((value) => write(value)).join('; ');
}

/** A hint on what to type or press, shown while unanswered. */
export function placeholderOf(question: Pick<Question, 'type' | 'rules' | 'questionMeta'>): string {
  const { type, rules, questionMeta } = question;
  if (keepsPhotoPlace(question)) return t(m.enterChoosePlacedPhoto);
  if (isDuration(type)) return t(m.durationExample, { colon: colonReadingOf(questionMeta) });
  const scale = scaleOf({ type, rules });
  if (scale !== null) {
    const { least, greatest, step, leastLabel, greatestLabel } = scale;
    return t(m.pointOfScale, {
      least: leastLabel === '' ? String(least) : t(m.endOfScale, { end: least, meaning: leastLabel }),
      greatest:
        greatestLabel === '' ? String(greatest) : t(m.endOfScale, { end: greatest, meaning: greatestLabel }),
      step,
    });
  }
  return questionTypes[type].device === 'scanner' ? t(m.code) : byKind[kindOf(type)].placeholder;
}
