// formdeck export sheets.
import { idGiven, oneOf } from '#cli/flags.ts';
import { patient } from '#cli/patient.ts';
import { verb } from '#cli/verb.ts';
import type { Context } from '#cli/context.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import { exportSheets } from '#core/exports/calls.ts';
import { readCatalogNames } from '#core/catalog/queries.ts';
import { readForm } from '#core/forms/calls.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { readSheet } from '#core/sheets/calls.ts';
import { parseFilter } from '#core/sheets/filter-text.ts';
import {
  maximumSelectedSheets,
  reviewStates,
  type ReviewState,
  type RowFilterInput,
} from '#core/sheets/schema.ts';
import { printExport } from './print.ts';
import {
  bodyOf,
  type ExportData,
  exportJson,
  type Target,
  type TargetFlags,
  targetOf,
  type Wanted,
} from './target.ts';
import { exportWanted } from './wanted.ts';

export type SheetsFlags = TargetFlags & { filter?: string[]; any?: boolean; review?: string };
export type SheetsOptions = Target & {
  sheetIds: readonly string[];
  filters: readonly string[];
  any: boolean;
  review: ReviewState | undefined;
};

export const sheets = verb({
  options: (flags: SheetsFlags, ids): SheetsOptions => {
    if (ids.length > maximumSelectedSheets) {
      throw new AppError('usage', `The maximum number of sheets you can select is ${maximumSelectedSheets}.`);
    }
    return {
      ...targetOf(flags),
      sheetIds: ids.map((id) => idGiven('a sheet', id)),
      filters: flags.filter ?? [],
      any: flags.any === true,
      review: oneOf('--review', reviewStates, flags.review),
    };
  },

  async run(context, { sheetIds, filters, any, review, ...target }: SheetsOptions): Promise<ExportData> {
    const calm = patient(context);
    const { template } = await calm.send(readSheet, { params: { id: sheetIds[0] ?? '' } });
    const rowFilters = {
      and: !any,
      filters: await filtersOf(calm, filters, template.id),
      ...(review !== undefined && { reviewState: review }),
    };
    const body = { sheetIds: [...sheetIds], rowFilters, ...bodyOf(target) };
    const wanted: Wanted = {
      target,
      form: template.name,
      from: 'all',
      to: 'all',
      job: sheetIds.join(),
      ask: (options, since) => context.send(exportSheets, { body: { ...body, since } }, options),
    };
    const { onlyApproved } = target;
    const selection = JSON.stringify({ sheetIds: sheetIds.toSorted(), rowFilters, onlyApproved });
    return exportWanted(calm, wanted, { form: { id: template.id, name: template.name }, selection });
  },

  print: printExport,
  json: exportJson,
});

async function filtersOf(
  context: Context,
  texts: readonly string[],
  formId: string,
): Promise<RowFilterInput['filters']> {
  if (texts.length === 0) return [];
  const form = formAsRead(await context.sendAgain(readForm, { params: { id: formId } }));
  const catalogNames = await readCatalogNames(context.sendAgain, form);
  const { timeZone } = await context.user();
  const faults: FieldError[] = [];
  const filters = texts.flatMap((text) => {
    const parsed = parseFilter(text, form.questions, { timeZone, catalogNames });
    if (parsed.ok) return [parsed.filter];
    faults.push({ path: '--filter', message: parsed.fault });
    return [];
  });
  if (faults.length === 0) return filters;
  throw new AppError('usage', 'A filter was not understood.', {
    errors: faults,
    hint: 'See `formdeck forms show` for the questions and their options.',
  });
}
