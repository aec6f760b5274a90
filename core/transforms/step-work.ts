// What the steps do to a row: each reads some places of it and writes to others.
import { maximumRecordLength } from '#core/imports/csv/csv-records.ts';
import { readDecimal } from '#core/imports/csv/parse-decimal.ts';
import { dateFormats } from '#core/time/date-format.ts';
import { compileDateRewrite } from '#core/time/rewrite-date.ts';
import { recipeError, shortened } from './issues.ts';
import type { RecipeStep } from './schema.ts';
import type { Refuse, Work } from './layout.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

type Step<Kind extends RecipeStep['kind']> = RecipeStep & { kind: Kind };

export function splitting({ separator, into }: Step<'split'>, from: number, to: readonly number[]): Work {
  const last = into.length - 1;
  return (next) => (row) => {
    const parts = (row[from] ?? '').split(separator);
    for (let index = 0; index < to.length; index += 1) {
      const part = index === last ? parts.slice(last).join(separator) : (parts[index] ?? '');
      row[to[index] ?? 0] = part.trim();
    }
    next(row);
  };
}

export function joining(
  { separator, to: name }: Step<'join'>,
  from: readonly number[],
  [to = 0]: readonly number[],
  refuse: Refuse,
): Work {
  return (next) => (row) => {
    const parts = from.map((place) => row[place] ?? '').filter((part) => part !== '');
    // One step joins what another has joined, so that lengths add up.
    const length = parts.reduce((sum, part) => sum + part.length + separator.length, 0);
    if (length > maximumRecordLength) return refuse(name, t(m.joinedTextIsLongerThan));
    row[to] = parts.join(separator);
    next(row);
  };
}

export function moments(
  { date, format, writes }: Step<'dateTime'>,
  from: { date: number; time: number | null },
  [to = 0]: readonly number[],
  refuse: Refuse,
): Work {
  const rewrite = compileDateRewrite(format, writes);
  if (rewrite === null) throw recipeError([fieldError('steps', m.isNotDateFormat, { format })]);
  const example = dateFormats.find((known) => known.format === format)?.example;
  return (next) => (row) => {
    const day = (row[from.date] ?? '').trim();
    const text = from.time === null ? day : `${day} ${(row[from.time] ?? '').trim()}`.trim();
    // Without a date the result is empty: the form decides what is required.
    const written = text === '' ? '' : rewrite(text);
    if (written === null) {
      const given = shortened(text);
      const issue =
        example === undefined
          ? t(m.isNotDateAs, { text: given, format })
          : t(m.isNotDateLike, { text: given, example });
      return refuse(date, issue);
    }
    row[to] = written;
    next(row);
  };
}

export function numbers(
  { columns, decimal }: Step<'number'>,
  from: readonly number[],
  to: readonly number[],
  refuse: Refuse,
): Work {
  return (next) => (row) => {
    for (let index = 0; index < from.length; index += 1) {
      const text = (row[from[index] ?? 0] ?? '').trim();
      const value = text === '' ? '' : readDecimal(text, decimal);
      if (value === null)
        return refuse(
          columns[index] ?? '',
          t(m.isNotNumberWith, { text: shortened(text), decimal: decimal === ',' ? 'comma' : 'point' }),
        );
      row[to[index] ?? 0] = value;
    }
    next(row);
  };
}

const mostNamed = 12;

export function replacements(
  { column, values, others }: Step<'replace'>,
  from: number,
  [to = 0]: readonly number[],
  refuse: Refuse,
): Work {
  const known = new Map(values.map((value) => [value.from, value.to]));
  return (next) => (row) => {
    const text = row[from] ?? '';
    const found = known.get(text) ?? known.get(text.trim());
    if (found === undefined && others === 'refuse') {
      const names = values.map((value) => `"${shortened(value.from)}"`);
      const list =
        names.length > mostNamed ? `${names.slice(0, mostNamed).join(', ')}, ...` : names.join(', ');
      return refuse(column, t(m.isNotOneOfRecipes, { shortened: shortened(text), list }));
    }
    row[to] = found ?? (others === 'keep' ? text : '');
    next(row);
  };
}
