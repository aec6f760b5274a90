// Rows by their distance from a place: `--near`, with `--within` and `--place`.
import { AppError } from '#core/errors.ts';
import { parseCircle } from '#core/questions/places/circle.ts';
import { distanceBetween, type GeoPoint, geoAddress, geoPointOf } from '#core/questions/places/geo-point.ts';
import { parsePlace } from '#core/questions/places/parse-place.ts';
import type { Question } from '#core/questions/schema.ts';
import { geometryOf } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import { matchesAnyOf } from '#core/sheets/filter/drill-down.ts';
import type { Answer, RowFilterInput } from '#core/sheets/schema.ts';
import { questionTitled } from './question-titled.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type NearFlags = { near?: string; within?: string; place?: string };
export type NearOptions = {
  middle: GeoPoint;
  /** The value of the circle in which rows have to be. */
  circle: string | null;
  /** The title of the question for the place; null: the first one. */
  place: string | null;
};
export type Near = { question: Question; middle: GeoPoint; circle: string | null };

/** Throws AppError `usage`. */
export function nearOptions({ near, within, place }: NearFlags): NearOptions | null {
  if (near === undefined) {
    if (within !== undefined || place !== undefined) throw new AppError('usage', wording(m.withinNeedsNear));
    return null;
  }
  const middle = parsePlace(near);
  if (typeof middle === 'string') throw new AppError('usage', `--near: ${middle}.`);
  const circle = within === undefined ? null : parseCircle(`${within} of ${geoAddress(middle)}`);
  if (typeof circle === 'string')
    throw new AppError('usage', wording(m.withinIsNoDistance, { within: within ?? '' }));
  return { middle, circle: circle?.value ?? null, place: place ?? null };
}

/** Finds the question. Throws AppError `usage`. */
export function resolveNear(options: NearOptions | null, questions: readonly Question[]): Near | null {
  if (options === null) return null;
  const { place, ...near } = options;
  const question =
    place === null
      ? questions.find(({ type }) => geometryOf(type) === 'point')
      : questionTitled('--place', questions, place);
  if (question === undefined || geometryOf(question.type) !== 'point')
    throw new AppError('usage', wording(place === null ? m.formAsksForNoPlace : m.questionAsksForNoPlace));
  return { question, ...near };
}

/** A filter narrowed to the rows in the circle. Throws AppError `usage`. */
export function withinCircle(filter: RowFilterInput, near: Near | null): RowFilterInput {
  if (near === null || near.circle === null) return filter;
  if (matchesAnyOf(filter)) throw new AppError('usage', wording(m.anyDoesNotReachWithin));
  const { filters = [] } = filter;
  const circle = { questionId: near.question.id, operator: 'NEAR' as const, values: [near.circle] };
  return { ...filter, and: true, filters: [...filters, circle] };
}

/** As the calls take it. */
export function nearQuery({ question, middle }: Near): string {
  return `${question.id},${geoAddress({ ...middle, altitude: null, accuracy: null })}`;
}

/** Metres from the place to a row with these answers; null: it has no place. */
export function distanceOf(
  { question, middle }: Near,
  answers: readonly Pick<Answer, 'questionId' | 'value'>[],
): number | null {
  const [value] = valuesOf(answers.find(({ questionId }) => questionId === question.id)?.value);
  const point = value === undefined ? null : geoPointOf(value);
  return point === null ? null : distanceBetween(middle, point);
}
