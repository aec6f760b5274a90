// Applies a draft recipe to the sample file: the rows before and after, or the issues.
import { AppError } from '#core/errors.ts';
import { recipeIssues } from './check-recipe.ts';
import type { Sample } from './sample.ts';
import { recipe as recipeShape, type Recipe } from './schema.ts';
import { previewTransform, textOf, type TransformPreview } from './transform.ts';

export type RecipePreview = {
  /** Null: there is no sample, or the recipe cannot be applied to it. */
  shown: TransformPreview | null;
  /** The rows of the file, available even if the steps fail. */
  sourceColumns: readonly string[];
  source: TransformPreview['source'] | null;
  /** Issues by step index. */
  stepIssues: ReadonlyMap<number, string>;
  /** The recipe has issues outside its steps. */
  isRefused: boolean;
  problem: AppError | null;
};

const previewRows = 50;

/** Applies the draft to the sample; issues are returned, not thrown. */
export function previewOf(recipe: Recipe, sample: Sample | null): RecipePreview {
  const text = sample === null ? null : textOf(sample.bytes, recipe.input);
  const plain = text === null ? null : attempt({ ...recipe, steps: [] }, text);
  const source = plain?.shown?.source ?? null;
  const { stepIssues, others } = issuesOf(recipe);
  const draft = { sourceColumns: source?.columns ?? [], source, stepIssues, isRefused: others.length > 0 };
  if (others[0] !== undefined)
    return { ...draft, shown: null, problem: new AppError('invalid', `${others[0]}.`) };
  if (text === null || plain === null || stepIssues.size > 0) return { ...draft, shown: null, problem: null };
  if (plain.problem !== null) return { ...draft, shown: null, problem: plain.problem };
  const { shown, problem } = attempt(recipe, text);
  const [, index] = /^steps\.(\d+)/.exec(problem?.details.errors?.[0]?.path ?? '') ?? [];
  // A column that is missing from the sample is shown as an issue of the step.
  if (index !== undefined && problem !== null)
    return {
      ...draft,
      shown,
      problem: null,
      stepIssues: new Map([[Number(index), problem.details.errors?.[0]?.message ?? '']]),
    };
  return { ...draft, shown, problem };
}

function attempt(recipe: Recipe, text: string): { shown: TransformPreview | null; problem: AppError | null } {
  try {
    return { shown: previewTransform(recipe, text, previewRows), problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { shown: null, problem: error };
  }
}

function issuesOf(recipe: Recipe): { stepIssues: Map<number, string>; others: string[] } {
  const parsed = recipeShape.safeParse(recipe);
  const found = parsed.success
    ? recipeIssues(recipe)
    : parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  const stepIssues = new Map<number, string>();
  const others: string[] = [];
  for (const { path, message } of found) {
    const [, index] = /^steps\.(\d+)/.exec(path) ?? [];
    if (index === undefined) others.push(message);
    else if (!stepIssues.has(Number(index))) stepIssues.set(Number(index), message);
  }
  return { stepIssues, others };
}
