// The catalog: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, quoted, who, type Sentence } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `maria retired the item "Pump 7" of the catalog` */
const inCatalog =
  (did: string, kind: string, otherwise: string): Sentence =>
  (entry) =>
    t(m.ofCatalog, { who: who(entry), did, kind: quoted(kind, fieldOf(entry, 'name'), otherwise) });

export const catalogFeature = feature({
  things: ['catalog item', 'catalog type'],
  auditObjects: ['catalogItem', 'catalogType'],
  audits: {
    catalog: {
      catalog_item_created: inCatalog('added', 'the item', 'an item'),
      catalog_item_changed: inCatalog('changed', 'the item', 'an item'),
      catalog_item_deleted: inCatalog('deleted', 'the item', 'an item'),
      catalog_item_retired: inCatalog('retired', 'the item', 'an item'),
      catalog_item_restored: inCatalog('restored', 'the item', 'an item'),
      catalog_organized: (entry) => t(m.movedItemsOfCatalog, { who: who(entry) }),
      catalog_changed: (entry) => t(m.changedCatalogFromFile, { who: who(entry) }),
      catalog_columns_changed: (entry) => t(m.changedColumnsOfCatalog, { who: who(entry) }),
      catalog_type_created: inCatalog('added', 'the type', 'a type'),
      catalog_type_changed: inCatalog('changed', 'the type', 'a type'),
      catalog_type_deleted: inCatalog('deleted', 'the type', 'a type'),
    },
  },
});
