// The catalog: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, quoted, who, type Sentence } from '#core/features/sentence.ts';

/** `maria retired the item "Pump 7" of the catalog` */
const inCatalog =
  (did: string, kind: string, otherwise: string): Sentence =>
  (entry) =>
    `${who(entry)} ${did} ${quoted(kind, fieldOf(entry, 'name'), otherwise)} of the catalog`;

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
      catalog_organized: (entry) => `${who(entry)} moved items of the catalog`,
      catalog_changed: (entry) => `${who(entry)} changed the catalog from a file`,
      catalog_columns_changed: (entry) => `${who(entry)} changed the columns of the catalog`,
      catalog_type_created: inCatalog('added', 'the type', 'a type'),
      catalog_type_changed: inCatalog('changed', 'the type', 'a type'),
      catalog_type_deleted: inCatalog('deleted', 'the type', 'a type'),
    },
  },
});
