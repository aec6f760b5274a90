// The field of a form that chooses how often something is repeated.
import { frequencyNames, type FrequencyChoice, once } from '#core/calendar/frequency-text.ts';
import type { AnyInterval } from '#core/calendar/intervals.ts';
import { choiceOf, type FormField } from './form.ts';

/** Null: once. */
export function frequencyField<Draft, Interval extends AnyInterval>({
  intervals,
  value,
  set,
  ...field
}: {
  path: string;
  label: string;
  intervals: readonly Interval[];
  value: Interval | null;
  set(interval: Interval | null): Partial<Draft>;
}): FormField<Draft> {
  const choices: readonly FrequencyChoice<Interval>[] = [once, ...intervals];
  return choiceOf<Draft, FrequencyChoice<Interval>>({
    ...field,
    value: value ?? once,
    options: choices.map((each) => ({ value: each, label: frequencyNames[each] })),
    set: (chosen) => set(chosen === once ? null : chosen),
  });
}
