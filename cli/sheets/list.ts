// formdeck sheets list.
import { personName } from '#core/primitives.ts';
import type { Context } from '#cli/context.ts';
import { formIdNamed } from '#cli/command/form-named.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { limitOf, readPages } from '#cli/command/pages.ts';
import { userIdNamed } from '#cli/command/user-named.ts';
import { listVerb } from '#cli/resource/list-verb.ts';
import { listCompanySheets } from '#core/sheets/calls.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';

type Flags = LimitFlags & { form?: string; user?: string; name?: string };
type ListOptions = {
  form: string | undefined;
  user: string | undefined;
  name: string | undefined;
  limit: number | null;
};

export const list = listVerb({
  options: ({ form, user, name, ...flags }: Flags): ListOptions => ({
    form,
    user,
    name,
    limit: limitOf(flags),
  }),

  async read(context: Context, { form, user, name, limit }: ListOptions) {
    const query = {
      templateId: form === undefined ? undefined : await formIdNamed(context, form),
      userId: user === undefined ? undefined : await userIdNamed(context, user),
      sheetName: name,
    };
    return readPages(limit, (page) => context.sendAgain(listCompanySheets, { query: { ...query, ...page } }));
  },

  columns: ({ date }) => [
    { title: 'SHEET', value: ({ name }) => name || t(both.unnamedSheet) },
    { title: 'FORM', value: ({ template }) => template.name, rank: 3 },
    { title: 'ROWS', value: ({ rowCount }) => rowCount, align: 'right' },
    { title: 'BY', value: ({ user }) => personName(user), rank: 1 },
    { title: 'CHANGED', value: ({ dates }) => date(dates.lastModified), whole: true, rank: 2 },
  ],
  none: t(both.noSheetsMatch),
});
