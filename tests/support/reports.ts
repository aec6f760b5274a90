// Reports of a company, for tests.
import { randomUUID } from 'node:crypto';
import { shippedDesigns, type DesignKey } from '#core/reports/designs.ts';
import * as reports from '#core/reports/calls.ts';
import * as designs from '#core/reports/design-calls.ts';
import { design as designShape, type DesignInput } from '#core/reports/own/schema.ts';
import type { Report } from '#core/reports/schema.ts';
import { insertDesign } from '#server/reports/designs/store.ts';
import { insertReport } from '#server/reports/store.ts';
import type { Person, TestServer } from './server.ts';

/** The id of a shipped design. */
export function designId(key: DesignKey): string {
  return shippedDesigns.find((design) => design.key === key)?.id ?? '';
}

/** A report of some forms, published by default. */
export async function makeReport(
  server: TestServer,
  admin: Person,
  {
    key,
    formIds,
    name,
    published = true,
  }: { key: DesignKey; formIds: string[]; name?: string; published?: boolean },
): Promise<Report> {
  const body = { reportId: designId(key), templateIds: formIds, ...(name !== undefined && { name }) };
  const created = await server.as(admin, reports.createReport, { body });
  return published ? server.as(admin, reports.publishReport, { params: { id: created.id } }) : created;
}

/** A published report of a form's rows, and a design for it. */
export async function makeReports(
  server: TestServer,
  admin: Person,
  { formId, questionId, marker }: { formId: string; questionId: string; marker: string },
): Promise<Report> {
  const report = await makeReport(server, admin, {
    key: 'raw-rows',
    formIds: [formId],
    name: `Report ${marker}`,
  });
  const body = designOf(formId, questionId, `Design ${marker}`);
  await server.as(admin, designs.createDesign, { body });
  return report;
}

type ReportPlace = {
  companyId: string;
  userId: string;
  formId: string;
  questionIds: { place: string };
  exists: boolean;
};
export type FreshReport = {
  /** `by`: who made it, if they are of its company. */
  report(options?: { published: boolean; by?: Pick<Person, 'id' | 'companyId'> }): Promise<string>;
  /** A design of the place's form. */
  reportDesign(): Promise<string>;
};

/** A design with a table of a question. */
export function designOf(formId: string, questionId: string, name = `Design ${randomUUID()}`): DesignInput {
  return {
    name,
    form: { id: formId },
    sections: [
      { kind: 'text', text: '{rows} rows' },
      { kind: 'table', title: name, columns: [{ of: 'question', question: questionId }] },
    ],
  };
}

/** A report of the raw rows of a place's form; the id of nothing where the place does not exist. */
export function freshReport(
  server: TestServer,
  { companyId, userId, formId, questionIds, exists }: ReportPlace,
): FreshReport {
  return {
    async report({ published, by } = { published: true }) {
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
        insertReport(tx, { companyId, userId: by?.companyId === companyId ? by.id : userId }, made),
      );
      return id;
    },

    async reportDesign() {
      const id = randomUUID();
      if (!exists) return id;
      const made = designShape.parse(designOf(formId, questionIds.place));
      await server.region.services.database.transaction(companyId, (tx) =>
        insertDesign(tx, { companyId, userId }, { id, design: made, requestHash: null, now: 0 }),
      );
      return id;
    },
  };
}
