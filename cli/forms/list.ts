// formdeck forms list.
import { oneOf } from '#cli/command/flags.ts';
import type { Column } from '#cli/output/table.ts';
import { listVerb } from '#cli/resource/list-verb.ts';
import { type ListedForm, listForms } from '#core/forms/list-calls.ts';
import { formTexts } from '#core/forms/labels.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import { formState, formStateText } from '#core/forms/list-forms.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/forms/texts.ts';
import { m } from './texts.ts';

const states = ['published', 'unpublished', 'archived'] as const;
type Flags = { state?: string; search?: string };
type ListOptions = { state: (typeof states)[number] | undefined; search: string | undefined };

const newVersionOf: Column<ListedForm> = {
  title: t(m.newVersionOfColumn),
  value: ({ versionOf }) => versionOf?.name,
};

/** Of a published form, whether its next version is being worked on. */
const newVersion = (all: readonly ListedForm[]): Column<ListedForm> => ({
  title: t(m.newVersionColumn),
  value: ({ id }) => (nextVersionOf(all, id) === undefined ? undefined : formTexts.inProgress),
});

export const list = listVerb({
  options: ({ state, search }: Flags): ListOptions => ({
    state: oneOf('--state', states, state),
    search: search?.toLowerCase(),
  }),

  async read({ send }, { state, search }: ListOptions) {
    const all = await send(listForms, {});
    const items = all.filter(
      (form) =>
        (state === undefined || formState(form) === state) &&
        (search === undefined || form.name.toLowerCase().includes(search)),
    );
    return { items, all };
  },

  columns: ({ date }, { items, all }) => [
    { title: 'NAME', value: ({ name }) => name },
    ...(items.some(({ versionOf }) => versionOf !== undefined) ? [newVersionOf] : []),
    ...(items.some(({ id }) => nextVersionOf(all, id) !== undefined) ? [newVersion(all)] : []),
    { title: 'STATE', value: formStateText, whole: true },
    { title: 'QUESTIONS', value: ({ questionCount }) => questionCount, align: 'right', rank: 1 },
    { title: 'SHEETS', value: ({ sheetCount }) => sheetCount, align: 'right' },
    { title: 'CHANGED', value: ({ dates }) => date(dates.lastModified), whole: true, rank: 2 },
  ],
  none: (_, { all }) => (all.length === 0 ? t(m.thereIsNoFormYet) : t(both.noFormsMatch)),
});
