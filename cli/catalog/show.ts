// formdeck catalog show.
import { counts } from '#core/messages/count-texts.ts';
import { oneNamed } from '#cli/command/finder.ts';
import { showVerb } from '#cli/resource/thing-verbs.ts';
import { readCatalogUsage } from '#core/catalog/calls.ts';
import { findItem, placedItems } from '#core/catalog/find-item.ts';
import { itemFieldTexts, usageText } from '#core/catalog/labels.ts';
import { countText } from '#core/count-text.ts';
import { readCatalogWorld } from '#core/catalog/file/apply-file.ts';
import { columnText } from '#core/catalog/column-text.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

export const show = showVerb({
  options: oneNamed,

  async find({ sendAgain }, { named }) {
    const { tree, columns } = await readCatalogWorld(sendAgain);
    const { item, path } = findItem(placedItems(tree), named);
    const usage = await sendAgain(readCatalogUsage, { params: { id: item.id } });
    return { item, path, usage, columns };
  },

  facts: ({ item, path, usage, columns }, { date }) => [
    [itemFieldTexts.name, item.name],
    [t(m.path), path],
    [itemFieldTexts.type, item.type.name],
    [itemFieldTexts.code, item.code ?? t(values.none)],
    ...columns.map((column) => [column.name, columnText(column, item)] as const),
    [t(m.retired), item.retired ? t(values.yes) : t(values.no)],
    [t(m.belowIt), usage.below === 0 ? t(values.nothing) : t(counts.items, { count: usage.below })],
    [t(m.usage), usageText(usage)],
    ...(usage.lastAnswer === null ? [] : [[t(m.lastAnswer), date(usage.lastAnswer)] as const]),
    ['ID', item.id],
  ],

  more(output, { usage }) {
    if (usage.forms.length === 0) return;
    output.line('');
    output.table(
      [
        { title: 'FORM', value: ({ name }) => name },
        { title: 'ANSWERS', value: ({ answers }) => countText(answers), whole: true },
        { title: t(m.inRule), value: ({ isInRules }) => (isInRules ? t(values.yes) : ''), whole: true },
      ],
      usage.forms,
      '',
    );
  },

  json: ({ item, path, usage }) => ({ path, ...item, usage }),
});
