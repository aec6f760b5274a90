// Formats the constants of an expression for core/logic/explain.ts.
import type { Logic } from './schema.ts';
import { dateTimeOf } from '#core/questions/values.ts';

/** What a constant is compared with, which determines its format. */
export type ConstantKind = 'value' | 'option' | 'day' | 'time' | 'moment';

/** A constant for people: `100,000`, `Substantial`, `"gull"`, `2020-03-01`, `08:30`, `Yes`, or its name in `names`. */
export function constantWords(
  constant: Logic,
  kind: ConstantKind,
  names?: Pick<ReadonlyMap<string, string>, 'get'>,
): string {
  if (Array.isArray(constant)) return listWords(constant.map((item) => constantWords(item, kind, names)));
  const name = typeof constant === 'string' ? names?.get(constant) : undefined;
  if (name !== undefined) return name;
  if (constant === null || constant === '') return 'empty';
  if (typeof constant === 'boolean') return constant ? 'Yes' : 'No';
  if (typeof constant === 'object') return JSON.stringify(constant);
  if (kind === 'day' || kind === 'time' || kind === 'moment') return timeWords(constant, kind);
  if (typeof constant === 'number') return constant.toLocaleString('en-US', { maximumFractionDigits: 15 });
  return kind === 'option' ? constant : `"${constant}"`;
}

/** `A, B or C`. */
export function listWords(items: readonly string[], last: 'or' | 'and' = 'or'): string {
  if (items.length === 0) return 'nothing';
  if (items.length === 1) return items.join();
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** A number is epoch milliseconds in UTC; a text is a DATETIME value with its offset, or already a time. */
function timeWords(constant: number | string, kind: 'day' | 'time' | 'moment'): string {
  const moment = dateTimeOf(String(constant));
  const date = new Date(moment ? moment.at + moment.offset : Number.NaN);
  if (Number.isNaN(date.getTime())) return String(constant);
  const [day = '', time = ''] = date.toISOString().split('T');
  const minute = time.slice(0, 5);
  return kind === 'day' ? day : kind === 'time' ? minute : `${day} ${minute}`;
}
