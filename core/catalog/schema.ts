// The catalog: a company's tree of typed items, which catalog questions choose from.
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
/** The type is recursive, so the API description needs a name for it. */
export const catalogItem: z.ZodMiniType<CatalogItem> = z
  .object({
    id,
    name: z.string(),
    type: catalogType,
    parentId: z.nullable(id),
    children: z.lazy(() => z.array(catalogItem)),
  })
  .register(z.globalRegistry, { id: 'CatalogItem' });
