// What people save about a form, for tests: mappings, and a view that opens by itself.
import { randomUUID } from 'node:crypto';
import { saveMapping } from '#core/mappings/calls.ts';
import { mappingContent } from '#core/mappings/schema.ts';
import * as views from '#core/views/calls.ts';
import { insertMapping } from '#server/mappings/store.ts';
import type { Person, TestServer } from './server.ts';

/** A view and a mapping of a form, which others see. */
export async function makeSaved(
  server: TestServer,
  admin: Person,
  { formId: id, questionId, marker }: { formId: string; questionId: string; marker: string },
): Promise<void> {
  const view = await server.as(admin, views.createView, {
    params: { id },
    body: { name: `View ${marker}`, scope: 'COMPANY' },
  });
  await server.as(admin, views.setDefaultView, { params: { id }, body: { viewId: view.id } });
  const columns = [{ header: 'Where', questionId, question: 'Place' }];
  await server.as(admin, saveMapping, { params: { id }, body: { name: `Mapping ${marker}`, columns } });
}

type MappingOwner = {
  companyId: string;
  userId: string;
  formId: string;
  questionIds: { place: string };
  exists: boolean;
};
export type FreshMapping = { mapping(): Promise<string> };

/** The id of nothing where the place does not exist. */
export function freshMapping(server: TestServer, place: MappingOwner): FreshMapping {
  return {
    async mapping() {
      const id = randomUUID();
      if (!place.exists) return id;
      const { companyId, userId, formId, questionIds } = place;
      const content = mappingContent.parse({
        columns: [{ header: 'Where', questionId: questionIds.place, question: 'Place' }],
      });
      await server.region.services.database.transaction(companyId, (tx) =>
        insertMapping(tx, { companyId, userId }, { id, formId, name: `Mapping ${id}`, content, now: 0 }),
      );
      return id;
    },
  };
}
