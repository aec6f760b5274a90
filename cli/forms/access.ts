// formdeck forms access: who may see a form, why, and what they may do with it.
import { formIdNamed } from '#cli/command/form-named.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { limitOf, readPagesBy } from '#cli/command/pages.ts';
import { chosenColumns, listVerb } from '#cli/resource/list-verb.ts';
import { accessToForm } from '#core/access/calls.ts';
import type { PersonAccess } from '#core/access/schema.ts';
import { accessTexts, rightsText } from '#core/access/labels.ts';
import { formAccessList } from '#core/access/lists.ts';

type Flags = LimitFlags & { search?: string };

export const access = listVerb({
  options: ({ search, ...flags }: Flags, [form = '']) => ({ form, search, limit: limitOf(flags) }),

  async read(context, { form, search, limit }) {
    const params = { id: await formIdNamed(context, form) };
    const { items, total } = await readPagesBy(
      ({ user }: PersonAccess) => user.id,
      limit,
      (page) => context.sendAgain(accessToForm, { params, query: { ...page, search } }),
    );
    return { items: items.map((item) => ({ ...item, id: item.user.id })), total };
  },

  columns: chosenColumns(formAccessList(''), {
    name: {},
    role: { whole: true },
    may: { title: 'MAY', value: ({ rights }) => rightsText(rights) },
    why: {},
  }),
  id: ({ id: write }) => ({ title: 'ID', value: ({ id }) => write(id), whole: true, rank: 1 }),
  none: accessTexts.nobodyFound,
  json: ({ id: _, ...item }) => item,
});
