// formdeck views save.
import {
  type ConditionFlags,
  type Conditions,
  conditionsGiven,
  filterOf,
  whoOf,
  withNamed,
} from '#cli/command/conditions.ts';
import type { Context } from '#cli/context.ts';
import { idPartGiven, oneOf } from '#cli/command/flags.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { sheetIdsOf } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { filterReader } from '#cli/command/filter-reader.ts';
import { AppError } from '#core/errors.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { saveView, saveViewAs } from '#core/views/actions.ts';
import { listViews } from '#core/views/calls.ts';
import { findView } from '#core/views/find-view.ts';
import { type SavedView, type ViewContent, type ViewScope, viewTabs } from '#core/views/schema.ts';
import { mostFilterDays } from '#core/sheets/schema.ts';
import { wholeDays } from '#core/time/range.ts';
import { contentFilter, wholeContent } from '#core/views/view-content.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type SaveFlags = ConditionFlags & { sheet?: string[]; tab?: string; everybody?: boolean; replace?: boolean };
export type SaveOptions = Conditions & {
  form: string;
  name: string;
  sheetIds: ViewContent['sheetIds'];
  tab: ViewContent['tab'];
  scope: ViewScope;
  replace: boolean;
  /** A relative range of days. */
  lastDays: number | null;
};

export const save = verb({
  effect: { undo: 'views delete' },
  options: (flags: SaveFlags, [form = '', name = '']): SaveOptions => {
    if (name.trim() === '') throw new AppError('usage', wording(m.viewNameIsRequired));
    return {
      ...conditionsGiven(flags),
      form,
      name: name.trim(),
      sheetIds: flags.sheet?.map((id) => idPartGiven('sheet', id)) ?? 'all',
      tab: oneOf('--tab', viewTabs, flags.tab) ?? 'dashboard',
      scope: flags.everybody === true ? 'COMPANY' : 'MINE',
      replace: flags.replace === true,
      lastDays: lastDaysGiven(flags.last),
    };
  },

  async run(context: Context, options: SaveOptions): Promise<{ view: SavedView; said: string }> {
    const { name, scope, tab, replace, lastDays } = options;
    const sheetIds =
      options.sheetIds === 'all' ? ('all' as const) : await sheetIdsOf(context, options.sheetIds);
    const form = formAsRead(await formNamed(context, options.form));
    const words = await filterReader(context, form);
    const questions = filteredQuestions(form);
    const wanted = withNamed(options, questions, !options.and);
    const filter = {
      ...filterOf(wanted, questions, words, (await context.ports()).now()),
      ...(await whoOf(context, wanted, form)),
      ...(lastDays !== null && { minDate: null, maxDate: null, lastDays }),
    };
    const content = { ...wholeContent, sheetIds, filter: contentFilter(filter), tab };
    if (replace) {
      const views = await context.send(listViews, { params: { id: form.id } });
      const ofScope = views.filter((each) => each.scope === scope);
      const thing = { view: findView(ofScope, name, form), content };
      const view = await saveView.run(context.send, thing);
      return { view, said: saveView.done?.(thing, view) ?? '' };
    }
    const thing = { formId: form.id, name, scope, content };
    const view = await saveViewAs.run(context.send, thing).catch(hintAtReplacing);
    return { view, said: saveViewAs.done?.(thing, view) ?? '' };
  },

  print: (output, { said }) => output.say(said),
  json: ({ view }) => view,
});

function hintAtReplacing(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
  throw new AppError('conflict', error.message, { hint: wording(m.chooseAnotherNameOrAdd) });
}

/** @throws AppError `usage` unless the range is in days */
function lastDaysGiven(last: string | undefined): number | null {
  if (last === undefined) return null;
  const days = wholeDays(last);
  if (days !== null && days <= mostFilterDays) return days;
  const issue = days === null ? t(m.isNotNumberOfDays) : t(m.isMoreThanDays, { mostFilterDays });
  throw new AppError('usage', `"${last}" ${issue}.`, {
    hint: wording(m.viewAlwaysShowsLatestDays),
  });
}
