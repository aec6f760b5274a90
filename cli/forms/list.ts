// formdeck forms list.
import { dateWriter } from '#cli/output/date.ts';
import { oneOf } from '#cli/command/flags.ts';
import type { Column } from '#cli/output/table.ts';
import { idWriter } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { type ListedForm, listForms } from '#core/forms/calls.ts';
import { stateOf } from './state.ts';

const states = ['published', 'unpublished', 'archived'] as const;
type Flags = { state?: string; search?: string };
export type ListOptions = { state: (typeof states)[number] | undefined; search: string | undefined };

const newVersionOf: Column<ListedForm> = {
  title: 'NEW VERSION OF',
  value: ({ versionOf }) => versionOf?.name,
};

export const list = verb({
  effect: 'reads',
  options: ({ state, search }: Flags): ListOptions => ({
    state: oneOf('--state', states, state),
    search: search?.toLowerCase(),
  }),

  async run(context, { state, search }: ListOptions): Promise<{ forms: ListedForm[]; timeZone: string }> {
    const [forms, user] = await Promise.all([context.send(listForms, {}), context.user()]);
    return {
      forms: forms.filter(
        (form) =>
          (state === undefined || stateOf(form) === state) &&
          (search === undefined || form.name.toLowerCase().includes(search)),
      ),
      timeZone: user.timeZone,
    };
  },

  print(output, { forms, timeZone }) {
    const date = dateWriter(timeZone);
    const formId = idWriter(
      output,
      forms.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'NAME', value: ({ name }) => name },
        ...(forms.some(({ versionOf }) => versionOf !== undefined) ? [newVersionOf] : []),
        { title: 'STATE', value: stateOf, whole: true },
        { title: 'QUESTIONS', value: ({ questionCount }) => questionCount, align: 'right', rank: 1 },
        { title: 'SHEETS', value: ({ sheetCount }) => sheetCount, align: 'right' },
        { title: 'CHANGED', value: ({ dates }) => date(dates.lastModified), whole: true, rank: 2 },
        { title: 'ID', value: ({ id }) => formId(id), whole: true },
      ],
      forms,
      'There is no such form.',
    );
  },

  json: ({ forms }) => forms,
});
