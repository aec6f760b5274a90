// Reports of a company, for tests.
import { randomUUID } from 'node:crypto';
import { shippedDesigns, type DesignKey } from '#core/reports/designs.ts';
import * as reports from '#core/reports/calls.ts';
import type { Report } from '#core/reports/schema.ts';
import { insertReport } from '#server/reports/store.ts';
import type { Person, TestServer } from './server.ts';

/** The id of a shipped design. */
export function designId(key: DesignKey): string {
  return shippedDesigns.find((design) => design.key === key)?.id ?? '';
}

/** A published report of some forms. */
export async function makeReport(
  server: TestServer,
  admin: Person,
  { key, formIds, name }: { key: DesignKey; formIds: string[]; name?: string },
): Promise<Report> {
  const body = { reportId: designId(key), templateIds: formIds, ...(name !== undefined && { name }) };
  const { id } = await server.as(admin, reports.createReport, { body });
  return server.as(admin, reports.publishReport, { params: { id } });
}

type ReportPlace = { companyId: string; userId: string; formId: string; exists: boolean };
export type FreshReport = { report(options?: { published: boolean }): Promise<string> };

/** A report of the raw rows of a place's form; the id of nothing where the place does not exist. */
export function freshReport(
  server: TestServer,
  { companyId, userId, formId, exists }: ReportPlace,
): FreshReport {
  return {
    async report({ published } = { published: true }) {
      const id = randomUUID();
      if (!exists) return id;
      const made = {
        id,
        designId: designId('raw-rows'),
        name: `Report ${id}`,
        formIds: [formId],
        published,
        requestHash: null,
        now: 0,
      };
      await server.region.services.database.transaction(companyId, (tx) =>
        insertReport(tx, { companyId, userId }, made),
      );
      return id;
    },
  };
}
