// The unit of a measure, as people write it at the end of a title: `Repair cost (CAD)`, `Speed (knots)`; and whether its
// values add up to something: kilograms do, knots do not.
import type { Logic } from '#core/logic/schema.ts';
import { isDuration, type QuestionType } from './types.ts';

/** The unit of amounts of time, in seconds: it is never written, numbers of it are (`1 h 30 min`). */
export const timeUnit = 'h:min:s';

const words = (text: string) => new Set(text.split(' '));

/** Whose values add up. */
const sums = words(
  'kg g mg µg t lb lbs oz m cm mm km in ft yd mi nm nmi l ml cl dl hl gal gallons litres liters m² m2 m³ m3 ha acres ft² ' +
    'sq.ft s sec seconds min minutes h hr hrs hours d days weeks months years wh kwh mwh j kj mj kcal kn n ' +
    'pcs pieces units persons people passengers packs bags boxes pallets items times rows rounds ' +
    'aed ars aud brl cad chf clp cny cop czk dkk egp eur gbp hkd huf idr ils inr jpy krw mxn myr ngn nok nzd pen php pkr ' +
    'pln ron rub sar sek sgd thb try twd uah usd vnd zar $ € £ ¥ ₹',
);
/** Whose values do not: rates, shares and readings. */
const readings = words(
  'knots knot kt kts km/h kmh kph mph m/s fpm °c °f c f k % ‰ ppm ppb pa kpa hpa mpa bar mbar psi v kv mv a ma w kw mw hz ' +
    'khz mhz ghz db dba rpm bpm lux lm ph rlu cfu n·m nm/s ° deg degrees',
);
/** Of lengths and others that add up, but not where the title names a height or a reading. */
const readingTitles =
  /\b(age|altitude|depth|elevation|height|index|level|odometer|percentage|pressure|rate|rating|reading|score|share|speed|temperature|thickness|width)\b/i;

/** The unit that ends a title in brackets; null without one that is known. */
export function unitOf(title: string): string | null {
  const [, unit = ''] = /\(([^()]{1,16})\)\s*[?:*]?$/.exec(title.trimEnd()) ?? [];
  return isUnit(unit.trim()) ? unit.trim() : null;
}

export type MeasuredQuestion = { id: string; text: string; type: QuestionType };

/** The unit of a question's answers: its title says it, unless they are amounts of time. */
export function unitOfAnswers({ text, type }: Pick<MeasuredQuestion, 'text' | 'type'>): string | null {
  return isDuration(type) ? timeUnit : unitOf(text);
}

/** The unit where numbers stand without theirs, such as along an axis: an amount of time is written as one there too. */
export function unitOnAxis(unit: string | null | undefined): string | null {
  return unit === timeUnit ? unit : null;
}

const [minute, hour, day] = [60, 3_600, 86_400];
/** Seconds, minutes, hours and days of amounts of time. */
const timeSteps = [
  ...[1, 5, 10, 30].flatMap((count) => [count, count * minute]),
  ...[1, 2, 6, 12].map((count) => count * hour),
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000].map((count) => count * day),
].sort((a, b) => a - b);

/** The distances between the labels of an axis, of which one is taken; undefined: of round numbers. */
export function stepsOf(unit: string | null | undefined): number[] | undefined {
  return unit === timeUnit ? timeSteps : undefined;
}

/** The unit of a formula's values: that of the question where it is one question's answer. */
export function unitOfFormula(formula: Logic, questions: readonly MeasuredQuestion[]): string | null {
  if (typeof formula !== 'object' || formula === null || Array.isArray(formula)) return null;
  const [name] = [formula['var']].flat();
  const question = questions.find(({ id }) => id === name);
  return question === undefined ? null : unitOfAnswers(question);
}

/** Whether the sum of such values means something. */
export function addsUp(title: string, unit: string | null): boolean {
  if (unit === timeUnit) return true;
  if (readingTitles.test(title)) return false;
  return unit === null || (sums.has(unit.toLowerCase()) && !unit.includes('/'));
}

/** `84.2 kg`, `12%`, `$1.2K` */
export function withUnit(text: string, unit: string | null | undefined): string {
  if (unit == null || unit === '' || text === '–') return text;
  if (unit === '%' || unit === '‰' || unit === '°') return `${text}${unit}`;
  return /^[$€£¥₹]$/.test(unit) ? `${unit}${text}` : `${text} ${unit}`;
}

/** The same in two parts, for a unit in smaller letters; a unit without a space belongs to the number. */
export function apartFromUnit(
  text: string,
  unit: string | null | undefined,
): { text: string; unit: string | undefined } {
  const isApart = unit != null && unit !== '' && text.endsWith(` ${unit}`);
  return isApart ? { text: text.slice(0, -unit.length - 1), unit } : { text, unit: undefined };
}

function isUnit(text: string): boolean {
  const lower = text.toLowerCase();
  if (sums.has(lower) || readings.has(lower)) return true;
  // Of so many for each: `l/100 km`, `kg/m²`.
  const [first = '', second = ''] = lower.split('/');
  return sums.has(first) && sums.has(second.replace(/^\d+ ?/, ''));
}
