// The names that texts and figures of a design may use: `{rows}` in a text is written as the number of rows. Braces
// around anything else than a name are text.
import type { Design, DesignValue } from './schema.ts';
import { labelsFrom } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What every design may say, beside its parameters and its own values. */
export const builtInValues = labelsFrom({
  company: m.nameOfCompany,
  form: m.nameOfForm,
  report: m.nameOfReport,
  days: m.daysReportCovers,
  today: m.dayOfRun,
  reader: m.whoRanReport,
  rows: m.numberOfRows,
  people: m.howManyPeopleFilledThem,
  alerts: m.numberOfRowsWithAlerts,
  alerts_raised: m.numberOfAlertsOfWhich,
});

/** Those that are numbers, which figures may show, with the label of a figure. */
export const builtInFigures = labelsFrom({
  rows: m.rows,
  people: m.peopleWhoFilledThemIn,
  alerts: m.rowsWithAlerts,
  alerts_raised: m.alertsRaised,
});

export const valueNames = labelsFrom({
  rows: m.rows,
  share: m.shareOfRows,
  count: m.answers,
  sum: m.sum,
  average: m.average,
  min: m.smallest,
  max: m.largest,
});

/** Whether it can be the name of a value or parameter. */
export function isValueName(name: string): boolean {
  return /^[a-z][a-z0-9_]*$/.test(name);
}

const braces = /\{([a-z][a-z0-9_]*)\}/g;

/** The names in the braces of a text, each once. */
export function namesInText(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(braces), ([, name = '']) => name))];
}

/** The text with its names replaced; one without a value stays as it is. */
export function fillText(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(braces, (whole, name: string) => values.get(name) ?? whole);
}

/** All names that a text of the design may use. */
export function knownNames({ parameters, values }: Pick<Design, 'parameters' | 'values'>): string[] {
  return [
    ...Object.keys(builtInValues),
    ...parameters.map(({ name }) => name),
    ...values.map(({ name }) => name),
  ];
}

/** The names of numbers, which figures may show. */
export function knownFigures({ values }: Pick<Design, 'values'>): string[] {
  return [...Object.keys(builtInFigures), ...values.map(({ name }) => name)];
}

type NewValue = Pick<DesignValue, 'of' | 'question' | 'filter'> & { label: string };

/**
 * A name for a number that a text or figure wants to show: that of an equal value of the design, or a new one, which is
 * added to the design.
 */
export function withValue<D extends Pick<Design, 'parameters' | 'values'>>(
  design: D,
  wanted: NewValue,
): { design: D; name: string } {
  const keyOf = ({ of, question, filter }: Omit<NewValue, 'label'>) => JSON.stringify([of, question, filter]);
  const known = design.values.find((value) => keyOf(value) === keyOf(wanted));
  if (known !== undefined) return { design, name: known.name };
  const name = freeName(wanted.label, knownNames(design));
  const value: DesignValue = { ...wanted, name, unit: '' };
  return { design: { ...design, values: [...design.values, value] }, name };
}

export function freeName(label: string, taken: readonly string[]): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+/, '')
    .slice(0, 32)
    .replace(/_$/, '');
  const base = words || 'value';
  let name = base;
  for (let number = 2; taken.includes(name); number += 1) name = `${base}_${number}`;
  return name;
}
