// formdeck export sheets.
import {
  readFilters,
  requireViewAlone,
  type Who,
  type WhoFlags,
  whoGiven,
  whoOf,
  withNamed,
} from '#cli/command/conditions.ts';
import { idPartGiven, oneOf } from '#cli/command/flags.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { patient } from '#cli/command/patient-context.ts';
import { sheetIdsOf } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { rowsOfView } from '#cli/command/view-named.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { exportSheets } from '#core/exports/calls.ts';
import { filterReader } from '#cli/command/filter-reader.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { readForm } from '#core/forms/calls.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { listSheets, readSheet } from '#core/sheets/calls.ts';
import {
  maximumSelectedSheets,
  reviewStates,
  type ReviewState,
  type RowFilterInput,
} from '#core/sheets/schema.ts';
import { type ExportTarget, exportTarget, type TargetFlags } from './options.ts';
import { exportJson, exportNumbers, type ExportResult, printExport } from './result.ts';
import { runExport } from './run.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type SheetsFlags = TargetFlags & {
  form?: string;
  view?: string;
  filter?: string[];
  any?: boolean;
  review?: string;
} & WhoFlags;
export type SheetsOptions = ExportTarget &
  Who & {
    from: { sheetIds: readonly string[] } | { form: string; view?: string };
    filters: readonly string[];
    any: boolean;
    review: ReviewState | undefined;
  };

type SheetSelection = {
  form: { id: string; name: string };
  sheetIds: readonly string[];
  filter: RowFilterInput;
};

export const sheets = verb({
  effect: 'reads',
  options: (flags: SheetsFlags, ids): SheetsOptions => {
    if (ids.length > maximumSelectedSheets) {
      throw new AppError('usage', wording(m.maximumNumberOfSheetsYou, { maximumSelectedSheets }));
    }
    return {
      ...exportTarget(flags),
      from: sourceOf(flags, ids),
      filters: flags.filter ?? [],
      any: flags.any === true,
      review: oneOf('--review', reviewStates, flags.review),
      ...whoGiven(flags),
    };
  },

  async run(
    context,
    { from, filters, any, review, users, alerts, passed, ...target }: SheetsOptions,
  ): Promise<ExportResult> {
    const calm = patient(context);
    const { form, sheetIds, filter } = await choose(calm, {
      from,
      filters,
      any,
      review,
      users,
      alerts,
      passed,
    });
    return runExport(calm, target, {
      form: { id: form.id, name: form.name },
      from: 'all',
      to: 'all',
      job: sheetIds.join(),
      selection: { sheetIds: sheetIds.toSorted(), rowFilters: filter },
      readForm: async () => formAsRead(await calm.sendAgain(readForm, { params: { id: form.id } })),
      request: (body, options) =>
        context
          .send(exportSheets, { body: { sheetIds: [...sheetIds], rowFilters: filter, ...body } }, options)
          .catch(async (error: unknown) => {
            throw (await sheetIssue(calm, sheetIds, error)) ?? error;
          }),
    });
  },

  print: printExport,
  numbers: exportNumbers,
  json: exportJson,
});

function sourceOf(flags: SheetsFlags, ids: readonly string[]): SheetsOptions['from'] {
  const { form, view } = flags;
  if (view !== undefined && ids.length === 0) return { form: requireViewAlone(flags), view };
  if (view !== undefined || (form === undefined) === (ids.length === 0))
    throw new AppError('usage', wording(m.giveSheetIdsOrForm));
  if (form !== undefined) return { form };
  return { sheetIds: ids.map((id) => idPartGiven('sheet', id)) };
}

/** The sheets, their form, and the selection of rows. */
async function choose(
  context: Context,
  options: Omit<SheetsOptions, keyof ExportTarget>,
): Promise<SheetSelection> {
  const { from } = options;
  if ('form' in from) {
    const form = formAsRead(await formNamed(context, from.form));
    if (from.view === undefined)
      return {
        form,
        sheetIds: await sheetsOf(context, form),
        filter: await filterOf(context, options, form.id),
      };
    const { sheetIds, filter } = await rowsOfView(context, form, from.view);
    return { form, sheetIds: sheetIds === 'all' ? await sheetsOf(context, form) : sheetIds, filter };
  }
  const sheetIds = await sheetIdsOf(context, from.sheetIds);
  const [first = ''] = sheetIds;
  const { template } = await context
    .send(readSheet, { params: { id: first } })
    .catch(async (error: unknown) => {
      throw (await sheetIssue(context, [first], error)) ?? error;
    });
  return { form: template, sheetIds, filter: await filterOf(context, options, template.id) };
}

/** For several sheets the server does not say which one is missing, or whether they belong to different forms. */
async function sheetIssue(
  context: Context,
  ids: readonly string[],
  refused: unknown,
): Promise<AppError | null> {
  if (!(refused instanceof AppError) || refused.code !== 'not-found' || refused.status === 204) return null;
  const forms = new Map<string, string>();
  for (const id of ids) {
    const sheet = await context.send(readSheet, { params: { id } }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not-found') return null;
      throw error;
    });
    if (sheet === null)
      return new AppError('not-found', wording(m.thereIsNoSheetOr, { id }), {
        hint: wording(m.seeFormdeckSheetsList),
      });
    forms.set(sheet.template.id, sheet.template.name);
  }
  if (forms.size < 2) return null;
  const names = [...forms.values()].map((name) => `"${name}"`).join(', ');
  return new AppError('usage', wording(m.sheetsAreOfSeveralForms, { names }), {
    hint: wording(m.exportEachFormsSheetsSeparately),
  });
}

/** All sheets of a form, if there are few enough. */
async function sheetsOf(context: Context, form: { id: string; name: string }): Promise<readonly string[]> {
  const query = { page: 0, size: maximumSelectedSheets, sort: 'dates.lastModified,desc' };
  const { content, totalElements } = await context.send(listSheets, { params: { id: form.id }, query });
  if (totalElements > content.length) {
    throw new AppError('usage', wording(m.maximumNumberOfSheetsYou, { maximumSelectedSheets }), {
      hint: wording(m.hasSheetsGiveIdsOf, { form: form.name, totalElements }),
    });
  }
  if (content.length > 0) return content.map(({ id }) => id);
  throw new AppError('not-found', wording(m.hasNoSheets, { form: form.name }));
}

async function filterOf(
  context: Context,
  { filters, any, review, ...who }: Omit<SheetsOptions, keyof ExportTarget>,
  formId: string,
): Promise<RowFilterInput> {
  const base = { and: !any, ...(review !== undefined && { reviewState: review }) };
  const { users, alerts, passed } = who;
  if (filters.length === 0 && [users, alerts, passed].every((each) => each === undefined))
    return { ...base, filters: [] };
  const form = formAsRead(await context.sendAgain(readForm, { params: { id: formId } }));
  const [questions, words] = [filteredQuestions(form), await filterReader(context, form)];
  const wanted = withNamed({ filters, ...who }, questions, any);
  return {
    ...base,
    ...(await whoOf(context, wanted, form)),
    filters: readFilters(wanted.filters, questions, words),
  };
}
