// The catalog: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf } from '#core/features/sentence.ts';
import { m } from './texts.ts';

export const catalogFeature = feature({
  things: ['catalog item', 'catalog type'],
  auditObjects: ['catalogItem', 'catalogType'],
  audits: {
    catalog: {
      catalog_item_created: sentenceOf(m.addedItemOfCatalog),
      catalog_item_changed: sentenceOf(m.changedItemOfCatalog),
      catalog_item_deleted: sentenceOf(m.deletedItemOfCatalog),
      catalog_item_retired: sentenceOf(m.retiredItemOfCatalog),
      catalog_item_restored: sentenceOf(m.restoredItemOfCatalog),
      catalog_organized: sentenceOf(m.movedItemsOfCatalog),
      catalog_changed: sentenceOf(m.changedCatalogFromFile),
      catalog_columns_changed: sentenceOf(m.changedColumnsOfCatalog),
      catalog_type_created: sentenceOf(m.addedTypeOfCatalog),
      catalog_type_changed: sentenceOf(m.changedTypeOfCatalog),
      catalog_type_deleted: sentenceOf(m.deletedTypeOfCatalog),
    },
  },
});
