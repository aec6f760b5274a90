// Icons of comparisons: not every font has these characters.
import type { ConditionOperator } from '#core/logic/builder/builder.ts';

const paths: Partial<Record<ConditionOperator, string>> = {
  '==': 'M3 6h10M3 10h10',
  '!=': 'M3 6h10M3 10h10M10.5 3l-5 10',
  '>=': 'M4 2.5l8 3.75-8 3.75M4 13.5h8',
  '<=': 'M12 2.5L4 6.25l8 3.75M4 13.5h8',
  '>': 'M4 4l8 4-8 4',
  '<': 'M12 4L4 8l8 4',
};

/** Nothing for an operator without one. */
export function OperatorSign({ operator }: { operator: ConditionOperator }) {
  const path = paths[operator];
  if (path === undefined) return null;
  return (
    <svg
      width={14}
      height={14}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      opacity={0.65}
      aria-hidden
    >
      <path d={path} strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
