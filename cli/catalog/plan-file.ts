// The plan of a file, for `catalog diff` and `catalog apply`.
import type { Context } from '#cli/context.ts';
import type { Output } from '#cli/output/output.ts';
import { readTable } from '#cli/platform/read-table.ts';
import { type CatalogPlan, planCatalog, type PlanOptions } from '#core/catalog/file/plan-catalog.ts';
import { catalogFileTexts, planText, stepTexts } from '#core/catalog/file/plan-texts.ts';
import { AppError } from '#core/errors.ts';
import { readCatalogWorld, type VersionedWorld } from '#core/catalog/file/apply-file.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FileFlags = { retireMissing?: boolean; addColumns?: boolean };
export type FileOptions = { path: string; retiresMissing: boolean; addsColumns: boolean };
export type PlannedFile = {
  plan: CatalogPlan;
  text: string;
  world: VersionedWorld;
  options: PlanOptions;
};

export function fileOptions(
  { retireMissing, addColumns }: FileFlags,
  [path = '']: readonly string[],
): FileOptions {
  return { path, retiresMissing: retireMissing === true, addsColumns: addColumns === true };
}

/** Reads the file and the catalog. Throws `invalid` with every wrong line. */
export async function planFile(context: Context, options: FileOptions): Promise<PlannedFile> {
  const text = await readTable(context, options.path);
  const world = await readCatalogWorld(context.sendAgain);
  const planOptions = { ...options, newId: (await context.ports()).newId };
  const plan = planCatalog(text, world, planOptions);
  if (plan.issues.length > 0) {
    throw new AppError('invalid', catalogFileTexts.refused, {
      errors: plan.issues.map(({ line, message }) => ({ path: `line ${line}`, message })),
      hint: catalogFileTexts.correct,
    });
  }
  return { plan, text, world, options: planOptions };
}

/** A line for each change, then what they are together. */
export function printPlan(output: Output, plan: CatalogPlan, did: 'would' | 'did'): void {
  for (const name of plan.newColumns) output.line(t(m.newColumn, { name }));
  for (const name of plan.newTypes) output.line(t(m.newType, { name }));
  for (const step of plan.steps) for (const line of stepTexts(step)) output.line(line);
  const text = planText(plan);
  if (text === '') output.say(catalogFileTexts.nothing);
  else output.say(did === 'would' ? t(m.itWould, { text }) : t(m.done, { text }));
}

/** What --json prints of a plan. */
export function planJson({ steps, newTypes, newColumns }: CatalogPlan) {
  return { newColumns, newTypes, steps: steps.filter(({ kind }) => kind !== 'none') };
}
