// Items and types of a company's catalog, for tests.
import { randomUUID } from 'node:crypto';
import { insertCatalog } from '#server/catalog/write-store.ts';
import type { TestServer } from './server.ts';

type CatalogOwner = { companyId: string; exists: boolean };
export type FreshCatalog = {
  /** An item that nothing names, and its type. */
  catalogItem(state?: 'retired'): Promise<{ id: string; typeId: string }>;
  /** A type without items. */
  catalogType(): Promise<string>;
};

/** Ids of nothing where the place does not exist. */
export function freshCatalog(server: TestServer, { companyId, exists }: CatalogOwner): FreshCatalog {
  const insert = (content: Parameters<typeof insertCatalog>[2]) =>
    server.region.services.database.transaction(companyId, (tx) => insertCatalog(tx, companyId, content));
  const newType = () => {
    const id = randomUUID();
    return { id, name: `Type ${id}` };
  };
  return {
    async catalogItem(state) {
      const [id, type] = [randomUUID(), newType()];
      const item = { id, name: `Item ${id}`, parentId: null, type };
      const retiredWith = state === 'retired' ? id : null;
      if (exists) await insert({ types: [type], items: [{ ...item, retiredWith }] });
      return { id, typeId: type.id };
    },
    async catalogType() {
      const type = newType();
      if (exists) await insert({ types: [type], items: [] });
      return type.id;
    },
  };
}
