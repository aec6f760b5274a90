// The catalog: a company's items in a tree, each of a type, from which the answers to catalog questions choose.
import * as z from 'zod/mini';
import { id } from '#core/primitives.ts';

export const catalogType = z.object({ id, name: z.string() });
export type CatalogType = z.infer<typeof catalogType>;

export type CatalogItem = {
  id: string;
  name: string;
  type: CatalogType;
  /** Null at the top. */
  parentId: string | null;
  children: CatalogItem[];
};
/** It holds itself, so the API description knows it by a name. */
export const catalogItem: z.ZodMiniType<CatalogItem> = z
  .object({
    id,
    name: z.string(),
    type: catalogType,
    parentId: z.nullable(id),
    children: z.lazy(() => z.array(catalogItem)),
  })
  .register(z.globalRegistry, { id: 'CatalogItem' });
