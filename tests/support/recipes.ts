// Recipes of a company, for tests.
import { randomUUID } from 'node:crypto';
import * as transforms from '#core/transforms/calls.ts';
import { transformInput } from '#core/transforms/schema.ts';
import { insertTransform } from '#server/transforms/store.ts';
import type { Person, TestServer } from './server.ts';

/** A recipe that everybody in the company may see. */
export async function makeRecipe(server: TestServer, admin: Person, marker: string): Promise<void> {
  const body = { name: `Recipe ${marker}`, recipe: { steps: [] } };
  await server.as(admin, transforms.createTransform, { body });
}

type RecipeOwner = { companyId: string; userId: string; exists: boolean };
export type FreshTransform = { transform(): Promise<string> };

/** The id of nothing where the place does not exist. */
export function freshTransform(
  server: TestServer,
  { companyId, userId, exists }: RecipeOwner,
): FreshTransform {
  return {
    async transform() {
      const id = randomUUID();
      const input = transformInput.parse({ name: `Recipe ${id}`, recipe: { steps: [] } });
      if (!exists) return id;
      await server.region.services.database.transaction(companyId, (tx) =>
        insertTransform(tx, { companyId, userId }, { ...input, id, requestHash: null, now: 0 }),
      );
      return id;
    },
  };
}
