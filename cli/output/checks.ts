// Prints the results of checks, one line each, with what to do about those that failed.
import type { Check } from '#core/errors.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import type { Output } from './output.ts';

export function printChecks(output: Output, checks: readonly Check[]): void {
  for (const { name, ok, says, hint } of checks) {
    output.line(`${ok === null ? '-' : ok ? '✓' : '✗'} ${name}: ${says}`);
    if (ok !== true && hint !== undefined) output.line(`  ${hint}`);
  }
  output.say(t(m.problemsFound, { count: checks.filter(({ ok }) => ok === false).length }));
}

/** 1 where a check failed. */
export function checksExitCode(checks: readonly Check[]): number {
  return checks.some(({ ok }) => ok === false) ? 1 : 0;
}
