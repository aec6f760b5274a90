// The result of a part of an expression in the test panel.
import { Check, Equal, X } from 'lucide-react';
import type { Outcome } from '#core/logic/test-bench.ts';
import classes from './outcome-mark.module.css';

export function OutcomeMark({ outcome: { value, text } }: { outcome: Outcome }) {
  const Icon = value === true ? Check : value === false ? X : Equal;
  return (
    <span
      className={`inline-flex items-center gap-4 rounded-16 soft text-xs numbers weight-550 nowrap ${classes.mark}`}
      data-holds={value === true || undefined}
    >
      <Icon size={14} aria-hidden />
      {text}
    </span>
  );
}
