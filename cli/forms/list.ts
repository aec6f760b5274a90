// formdeck forms list.
import { dateWriter } from '#cli/output/date.ts';
import { oneOf } from '#cli/command/flags.ts';
import type { Column } from '#cli/output/table.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import { type ListedForm, listForms } from '#core/forms/list-calls.ts';
import { formTexts } from '#core/forms/labels.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import { formState, formStateText } from '#core/forms/list-forms.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/forms/texts.ts';
import { m } from './texts.ts';

const states = ['published', 'unpublished', 'archived'] as const;
type Flags = { state?: string; search?: string };
export type ListOptions = { state: (typeof states)[number] | undefined; search: string | undefined };

const newVersionOf: Column<ListedForm> = {
  title: t(m.newVersionOfColumn),
  value: ({ versionOf }) => versionOf?.name,
};

/** Of a published form, whether its next version is being worked on. */
const newVersion = (all: readonly ListedForm[]): Column<ListedForm> => ({
  title: t(m.newVersionColumn),
  value: ({ id }) => (nextVersionOf(all, id) === undefined ? undefined : formTexts.inProgress),
});

export const list = verb({
  effect: 'reads',
  options: ({ state, search }: Flags): ListOptions => ({
    state: oneOf('--state', states, state),
    search: search?.toLowerCase(),
  }),

  async run(
    context,
    { state, search }: ListOptions,
  ): Promise<{ forms: ListedForm[]; all: ListedForm[]; timeZone: string }> {
    const [forms, user] = await Promise.all([context.send(listForms, {}), context.user()]);
    return {
      all: forms,
      forms: forms.filter(
        (form) =>
          (state === undefined || formState(form) === state) &&
          (search === undefined || form.name.toLowerCase().includes(search)),
      ),
      timeZone: user.timeZone,
    };
  },

  print(output, { forms, all, timeZone }) {
    const date = dateWriter(timeZone);
    const formId = idWriter(
      output,
      forms.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'NAME', value: ({ name }) => name },
        ...(forms.some(({ versionOf }) => versionOf !== undefined) ? [newVersionOf] : []),
        ...(forms.some(({ id }) => nextVersionOf(all, id) !== undefined) ? [newVersion(all)] : []),
        { title: 'STATE', value: formStateText, whole: true },
        { title: 'QUESTIONS', value: ({ questionCount }) => questionCount, align: 'right', rank: 1 },
        { title: 'SHEETS', value: ({ sheetCount }) => sheetCount, align: 'right' },
        { title: 'CHANGED', value: ({ dates }) => date(dates.lastModified), whole: true, rank: 2 },
        { title: 'ID', value: ({ id }) => formId(id), whole: true },
      ],
      forms,
      all.length === 0 ? t(m.thereIsNoFormYet) : t(both.noFormsMatch),
    );
  },

  json: ({ forms }) => forms,
});
