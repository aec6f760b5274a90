// A recipe as a JSON file: name, description and steps, in the format of the API. A bare recipe is enough to convert a
// file.
import type { FieldError } from '#core/errors.ts';
import { AppError } from '#core/errors.ts';
import { recipeIssues } from './check-recipe.ts';
import { recipeIssueText } from './issues.ts';
import { unknownKeys } from '#core/unknown-keys.ts';
import {
  type Recipe,
  recipe as recipeShape,
  transform,
  type TransformInput,
  transformInput,
} from './schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Parses a recipe file with its name. Throws AppError `invalid` with the issues. */
export function parseTransformFile(content: unknown): TransformInput {
  const parsed = transformInput.safeParse(content);
  requireKnownKeys(content);
  if (!parsed.success) throw refusal(parsed.error.issues.map(issueOf));
  const issues = recipeIssues(parsed.data.recipe, 'recipe.');
  if (issues.length > 0) throw refusal(issues);
  return parsed.data;
}

/** Parses the recipe to convert with, with or without a name. */
export function parseRecipeFile(content: unknown): Recipe {
  const inner =
    typeof content === 'object' && content !== null && 'recipe' in content ? content.recipe : content;
  const parsed = recipeShape.safeParse(inner);
  requireKnownKeys(content);
  if (!parsed.success) throw refusal(parsed.error.issues.map(issueOf));
  const issues = recipeIssues(parsed.data);
  if (issues.length > 0) throw refusal(issues);
  return parsed.data;
}

/** Serializes a recipe file. */
export function transformFileText({ name, description, recipe }: Omit<TransformInput, 'id'>): string {
  return `${JSON.stringify({ name, description, recipe }, null, 2)}\n`;
}

/** A file is a recipe with its name, as sent or as the server has it, or a bare recipe. */
function requireKnownKeys(content: unknown): void {
  const isNamed = typeof content === 'object' && content !== null && 'recipe' in content;
  const unknown = unknownKeys(isNamed ? [transformInput, transform] : [recipeShape], content);
  if (unknown.length > 0) throw refusal(unknown);
}

function issueOf({ path, message }: { path: readonly PropertyKey[]; message: string }): FieldError {
  return { path: path.map(String).join('.'), message };
}

function refusal(issues: readonly FieldError[]): AppError {
  const [first] = issues;
  const issue = first === undefined ? '' : recipeIssueText(first);
  const isOfStep = first === undefined || /steps\.\d+/.test(first.path);
  const said = isOfStep
    ? wording(m.noRecipe, { issue })
    : wording(m.noRecipeAt, { issue, field: first.path || 'file' });
  return new AppError('invalid', said, {
    hint: wording(m.formdeckTransformsShowMetalDetection),
    errors: issues,
  });
}
