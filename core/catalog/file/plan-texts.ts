// Texts about a file of the catalog, for anyone who is about to apply it.
import type { CatalogPlan, CatalogStep } from './plan-catalog.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const kinds = ['create', 'change', 'retire', 'restore'] as const;

/** The steps that change something. */
export function stepsThatChange(steps: readonly CatalogStep[]): CatalogStep[] {
  return steps.filter(({ kind }) => kind !== 'none');
}

/** `add 1 type, create 12 items, retire 1 item`; empty if nothing changes. */
export function planText({ steps, newTypes, newColumns }: CatalogPlan): string {
  const counts = kinds.map((kind) => ({ kind, count: steps.filter((step) => step.kind === kind).length }));
  return [
    ...(newColumns.length > 0 ? [t(m.addColumns, { count: newColumns.length })] : []),
    ...(newTypes.length > 0 ? [t(m.addTypes, { count: newTypes.length })] : []),
    ...counts.filter(({ count }) => count > 0).map(({ kind, count }) => t(m.itemsOfKind, { kind, count })),
  ].join(', ');
}

/** A line for the step, and one for each field that changes. */
export function stepTexts({ line, path, kind, changes }: CatalogStep): string[] {
  if (kind === 'none') return [];
  const fields = changes.filter(({ field }) => kind !== 'create' || field !== 'name');
  return [
    line === null ? t(m.stepNotInFile, { kind, path }) : t(m.stepOfLine, { line, kind, path }),
    ...fields.map(({ field, before, after }) =>
      kind === 'create'
        ? `  ${field}: ${after}`
        : `  ${field}: ${before || t(m.noValue)} -> ${after || t(m.noValue)}`,
    ),
  ].filter((text) => !/^ {2}[^:]+: $/.test(text));
}

export const catalogFileTexts = {
  refused: t(m.fileCannotBeAppliedNothing),
  correct: t(m.correctTheseLinesThenRun),
  nothing: t(m.catalogAlreadyMatchesFile),
} as const;
