// Actions on the catalog. Spec 3 has one text for whatever could not be saved.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import * as calls from './calls.ts';
import type { Relationships } from './moves.ts';
import { mayChangeCatalog } from './policy.ts';
import type {
  CatalogChanges,
  CatalogColumn,
  CatalogType,
  ColumnsInput,
  DeletionOutcome,
  FlatItem,
  ItemInput,
  TypeInput,
} from './schema.ts';
import { catalogTexts, deletionText } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const touches = [['catalog'], ['audit']] as const;
/** Whose types or forms may name them. */
const touchesForms = [...touches, ['forms']] as const;

type ItemName = Pick<FlatItem, 'id' | 'name'>;

export const createCatalogItem = action<ItemInput, FlatItem>({
  id: 'catalog.create',
  label: t(common.save),
  may: (actor) => mayChangeCatalog(actor),
  run: (send, body) => send(calls.createCatalogItem, { body }),
  failed: (_, error) => failure(error),
  touches,
});

export const changeCatalogItem = action<{ id: string; input: ItemInput }, FlatItem>({
  id: 'catalog.change',
  label: t(common.save),
  may: (actor) => mayChangeCatalog(actor),
  run: (send, { id, input }) => send(calls.changeCatalogItem, { params: { id }, body: input }),
  failed: (_, error) => failure(error),
  touches,
});

/** Without a question, as the specification has it: what is named in answers stays, and the rest can be put back. */
export const deleteCatalogItem = action<ItemName, DeletionOutcome>({
  id: 'catalog.delete',
  label: t(common.delete),
  danger: true,
  may: (actor) => mayChangeCatalog(actor),
  run: (send, { id }) => send(calls.deleteCatalogItem, { params: { id } }),
  done: ({ name }, outcome) => deletionText(name, outcome),
  failed: (_, error) => failure(error),
  touches,
});

/** Puts back what a deletion took away, and what it retired: the items as they were, parents included. */
export const undoCatalogDeletion = action<{ items: readonly FlatItem[]; outcome: DeletionOutcome }, unknown>({
  id: 'catalog.undoDelete',
  label: t(common.undo),
  may: (actor) => mayChangeCatalog(actor),
  run: (send, { items, outcome }) => send(calls.applyCatalogChanges, { body: putBack(items, outcome) }),
  done: ({ outcome }) => t(m.itemsPutBack, { count: outcome.deleted.length + outcome.retired.length }),
  failed: (_, error) => failure(error),
  touches,
});

export const retireCatalogItem = action<ItemName, { ids: string[] }>({
  id: 'catalog.retire',
  label: t(m.retire),
  may: (actor) => mayChangeCatalog(actor),
  run: (send, { id }) => send(calls.retireCatalogItem, { params: { id } }),
  done: ({ name }, { ids }) =>
    ids.length > 1
      ? t(m.wasRetiredWithItemsBelow, { name, count: ids.length - 1 })
      : t(m.wasRetired, { name }),
  failed: (_, error) => failure(error),
  repeatable: true,
  touches,
});

export const restoreCatalogItem = action<ItemName, { ids: string[] }>({
  id: 'catalog.restore',
  label: t(m.restore),
  may: (actor) => mayChangeCatalog(actor),
  run: (send, { id }) => send(calls.restoreCatalogItem, { params: { id } }),
  done: ({ name }) => t(m.canBeChosenAgain, { name }),
  failed: (_, error) => failure(error),
  repeatable: true,
  touches,
});

export const organizeCatalog = action<Relationships, { ids: string[] }>({
  id: 'catalog.organize',
  label: t(m.move),
  may: (actor) => mayChangeCatalog(actor),
  run: (send, relationships) => send(calls.organizeCatalog, { body: { relationships } }),
  done: (_, { ids }) => t(m.itemsMoved, { count: ids.length }),
  failed: (_, error) => failure(error),
  repeatable: true,
  touches,
});

export const createCatalogType = action<TypeInput, CatalogType>({
  id: 'catalog.createType',
  label: t(common.save),
  may: (actor) => mayChangeCatalog(actor),
  run: (send, body) => send(calls.createCatalogType, { body }),
  failed: (_, error) => failure(error),
  touches: touchesForms,
});

export const changeCatalogType = action<{ id: string; input: TypeInput }, CatalogType>({
  id: 'catalog.changeType',
  label: t(common.save),
  may: (actor) => mayChangeCatalog(actor),
  run: (send, { id, input }) => send(calls.changeCatalogType, { params: { id }, body: input }),
  failed: (_, error) => failure(error),
  repeatable: true,
  touches: touchesForms,
});

export const deleteCatalogType = action<CatalogType, unknown>({
  id: 'catalog.deleteType',
  label: t(common.delete),
  danger: true,
  confirmation: ({ name }) => ({
    title: t(m.deleteThisType),
    text: t(m.willBeRemovedFromCatalog, { name }),
    confirm: t(common.delete),
  }),
  may: (actor) => mayChangeCatalog(actor),
  run: (send, { id }) => send(calls.deleteCatalogType, { params: { id } }),
  done: ({ name }) => t(m.typeWasDeleted, { name }),
  failed: (_, error) => failure(error),
  touches: touchesForms,
});

/** `deleted`: columns that are left out, whose values go with them. */
export type ColumnsChange = { input: ColumnsInput; deleted: readonly CatalogColumn[] };

export const changeCatalogColumns = action<ColumnsChange, CatalogColumn[]>({
  id: 'catalog.changeColumns',
  label: t(common.save),
  may: (actor) => mayChangeCatalog(actor),
  run: (send, { input }) => send(calls.changeCatalogColumns, { body: input }),
  done: () => t(m.columnsWereSaved),
  failed: (_, error) => failure(error),
  touches,
});

/** The question before columns are deleted; null if none is. */
export function deletedColumnsQuestion({ deleted }: Pick<ColumnsChange, 'deleted'>) {
  if (deleted.length === 0) return null;
  const names = deleted.map(({ name }) => `"${name}"`).join(', ');
  return {
    title: deleted.length === 1 ? t(m.deleteThisColumn) : t(m.deleteTheseColumns),
    text: t(m.willBeDeletedFromEvery, { names }),
    confirm: t(common.delete),
  };
}

function putBack(items: readonly FlatItem[], { deleted, retired }: DeletionOutcome): CatalogChanges {
  const gone = new Set(deleted);
  const create = items
    .filter(({ id }) => gone.has(id))
    .map(({ id, name, type, parentId, code, fields }) => ({
      id,
      name,
      typeId: type.id,
      parentId,
      code,
      fields,
    }));
  const wasRetired = items.filter(({ id, retired: was }) => was && gone.has(id)).map(({ id }) => id);
  return { create, retire: wasRetired, restore: retired };
}

/** What is wrong with a name, a code or a place is said as it is. */
function failure(error: unknown): string {
  return error instanceof AppError && (error.code === 'conflict' || error.code === 'invalid')
    ? error.message
    : catalogTexts.notSaved;
}
