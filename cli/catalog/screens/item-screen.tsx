// A catalog item: what is known of it, and which forms and answers name it.
import { counts } from '#core/messages/count-texts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Box } from 'ink';
import { useMemo } from 'react';
import { deleteCatalogItem } from '#core/catalog/actions.ts';
import { formatItemPath } from '#core/catalog/file/item-path.ts';
import { branch, type IndexedItem, indexItems, type ItemIndex, namesTo } from '#core/catalog/item-index.ts';
import { mayChangeCatalog } from '#core/catalog/policy.ts';
import {
  catalogColumnsQuery,
  catalogQuery,
  catalogTypesQuery,
  catalogUsageQuery,
} from '#core/catalog/queries.ts';
import type { ItemUsage } from '#core/catalog/schema.ts';
import { catalogTexts, itemFieldTexts, usageText } from '#core/catalog/labels.ts';
import { countText } from '#core/count-text.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { type Fact, Facts } from '#cli/terminal/facts.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { openItemDialog } from './item-dialog.tsx';
import { retirementOf } from './retirement.ts';
import { columnText } from '#core/catalog/column-text.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';
import { values } from '#core/messages/value-texts.ts';

/** The screen. */
export function CatalogItemScreen({ place }: ScreenProps<'catalog-item'>) {
  const { core } = useApp();
  const query = useQuery(catalogQuery(core.send));
  const index = useMemo(() => indexItems(query.data ?? []), [query.data]);
  return (
    <Loaded query={query} title={catalogTexts.notLoaded}>
      {() => {
        const node = index.nodes.get(place.itemId);
        if (node === undefined) return <Label tone="warning">{t(m.thisItemIsNoLonger)}</Label>;
        return <Item node={node} index={index} />;
      }}
    </Loaded>
  );
}

function Item({ node, index }: { node: IndexedItem; index: ItemIndex }) {
  const app = useApp();
  const { core, actor, back, date, replace } = app;
  const { dialogs } = useTerminal();
  const { height } = useArea();
  const { item } = node;
  const { data: shownColumns = [] } = useQuery(catalogColumnsQuery(core.send));
  const queries = useQueryClient();
  const usage = useQuery(catalogUsageQuery(core.send, item.id));
  const edit = async () => {
    const [types, columns] = await Promise.all([
      queries.fetchQuery(catalogTypesQuery(core.send)),
      queries.fetchQuery(catalogColumnsQuery(core.send)),
    ]);
    const saved = await openItemDialog(dialogs, { item, index, types, columns });
    // The breadcrumbs contain its name.
    if (saved !== null && saved.name !== item.name)
      replace({ screen: 'catalog-item', itemId: item.id, itemName: saved.name });
  };
  useKeys([
    { key: 'edit', label: t(keyTexts.edit), off: whyNot(mayChangeCatalog(actor)), run: edit },
    retirementOf(app, item),
    {
      ...app.actionKey('delete', deleteCatalogItem, item),
      run: async () => {
        if (await app.perform(deleteCatalogItem, item)) back();
      },
    },
  ]);
  const facts: readonly Fact[] = [
    [t(m.path), formatItemPath(namesTo(index, item.id))],
    [itemFieldTexts.type, item.type.name],
    [itemFieldTexts.code, item.code ?? t(values.none)],
    ...shownColumns.map((column): Fact => [column.name, columnText(column, item)]),
    [catalogTexts.retired, item.retired ? t(m.yesNobodyCanChooseIt) : t(values.no)],
    [
      t(m.belowIt),
      node.children.length === 0 ? t(values.nothing) : t(counts.items, { count: branch(node).length - 1 }),
    ],
  ];
  return (
    <>
      <Facts facts={facts} />
      <Box marginTop={1} flexDirection="column">
        <Loaded query={usage} title={t(m.unableToLoadWhereIt)}>
          {(found) => (
            <>
              <Label bold>{usageText(found)}</Label>
              {found.lastAnswer !== null && (
                <Label tone="dim">{t(m.lastOne, { date: date(found.lastAnswer) })}</Label>
              )}
              {found.forms.length > 0 && (
                <Table
                  name="forms"
                  columns={formColumns}
                  count={found.forms.length}
                  rows={(from, to) => found.forms.slice(from, to)}
                  height={height - facts.length - 3}
                  empty=""
                />
              )}
            </>
          )}
        </Loaded>
      </Box>
    </>
  );
}

const formColumns: readonly TableColumn<ItemUsage['forms'][number]>[] = [
  { id: 'name', title: t(common.form), value: ({ name }) => name, most: 60 },
  {
    id: 'answers',
    title: t(m.answers),
    value: ({ answers }) => countText(answers),
    align: 'right',
    whole: true,
  },
  {
    id: 'rules',
    title: t(m.inRule),
    value: ({ isInRules }) => (isInRules ? t(values.yes) : ''),
    whole: true,
  },
];
