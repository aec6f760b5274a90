// Validates a recipe independently of any file. The server rejects an invalid recipe; the editor and the command show
// the issues.
import type { FieldError } from '#core/errors.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import { conditionIssues } from './condition.ts';
import type { Recipe, RecipeStep } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** One entry per issue; empty for a valid recipe. `prefix` is prepended to each path. */
export function recipeIssues({ input, steps }: Recipe, prefix = ''): FieldError[] {
  const issues: FieldError[] = [];
  for (const [index, step] of steps.entries()) {
    for (const message of stepIssues(step)) issues.push({ path: `${prefix}steps.${index}`, message });
  }
  // Two of these steps would multiply the rows of each other.
  if (steps.filter(({ kind }) => kind === 'columnsToRows').length > 1)
    issues.push(fieldError(`${prefix}steps`, m.onlyOneStepCanTurn));
  if (input.facts.length > 0 && input.skipLines === 0 && input.headerStartsWith === null)
    issues.push(fieldError(`${prefix}input.facts`, m.specifyHowHeaderLineBegins));
  return issues;
}

function stepIssues(step: RecipeStep): string[] {
  switch (step.kind) {
    case 'dateTime':
      return [step.format, step.writes]
        .filter((format) => compileDateFormat(format) === null)
        .map((format) => t(m.isNotDateFormatSuch, { format }));
    case 'filter':
      return conditionIssues(step.condition);
    case 'keep':
    case 'drop':
    case 'columnsToRows':
      return twice(step.columns);
    case 'split':
      return twice(step.into);
    case 'rename':
    case 'join':
    case 'number':
    case 'replace':
    case 'set':
      return [];
    default:
      return step satisfies never;
  }
}

function twice(names: readonly string[]): string[] {
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => t(m.isUsedTwice, { name }));
}
