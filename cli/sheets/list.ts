// formdeck sheets list.
import type { Context } from '#cli/context.ts';
import { formIdNamed } from '#cli/command/form-named.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { dateWriter } from '#cli/output/date.ts';
import { type ListResult, limitOf, readPages, sayMore } from '#cli/command/pages.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { userIdNamed } from '#cli/command/user-named.ts';
import { verb } from '#cli/command/verb.ts';
import { listCompanySheets } from '#core/sheets/calls.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';

type Flags = LimitFlags & { form?: string; user?: string; name?: string };
export type ListOptions = {
  form: string | undefined;
  user: string | undefined;
  name: string | undefined;
  limit: number | null;
};

export const list = verb({
  effect: 'reads',
  options: ({ form, user, name, ...flags }: Flags): ListOptions => ({
    form,
    user,
    name,
    limit: limitOf(flags),
  }),

  async run(context: Context, options: ListOptions): Promise<{ found: ListResult<Sheet>; timeZone: string }> {
    const { form, user, name, limit } = options;
    const query = {
      templateId: form === undefined ? undefined : await formIdNamed(context, form),
      userId: user === undefined ? undefined : await userIdNamed(context, user),
      sheetName: name,
    };
    const [found, { timeZone }] = await Promise.all([
      readPages(limit, (page) => context.sendAgain(listCompanySheets, { query: { ...query, ...page } })),
      context.user(),
    ]);
    return { found, timeZone };
  },

  print(output, { found, timeZone }) {
    const date = dateWriter(timeZone);
    const sheetId = idWriter(
      output,
      found.items.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'SHEET', value: ({ name }) => name || t(both.unnamedSheet) },
        { title: 'FORM', value: ({ template }) => template.name, rank: 3 },
        { title: 'ROWS', value: ({ rowCount }) => rowCount, align: 'right' },
        { title: 'BY', value: ({ user }) => user.userName, rank: 1 },
        { title: 'CHANGED', value: ({ dates }) => date(dates.lastModified), whole: true, rank: 2 },
        { title: 'ID', value: ({ id }) => sheetId(id), whole: true },
      ],
      found.items,
      t(both.noSheetsMatch),
    );
    sayMore(output, found);
  },

  json: ({ found }) => found.items,
});
