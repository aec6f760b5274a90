// A form with two rows that people filled in, into which tests of the undo of imports bring a file.
import { listAudit } from '#core/audit/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as imports from '#core/imports/calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from './example-form.ts';
import type { Person, TestServer } from './server.ts';

export type UndoWorld = Awaited<ReturnType<typeof makeUndoWorld>>;

const file = 'Place,Speed\nGate 1,50\nGate 2,160\nGate 3,70\nGate 4,80\n';

/** The admin reviews the form's rows, and the manager is notified of each. */
export async function makeUndoWorld(
  server: TestServer,
  { admin, manager }: { admin: Person; manager: Person },
) {
  const { form, ids } = exampleForm({
    reviewers: [{ id: admin.id }],
    rowCompleteContacts: [{ id: manager.id }],
  });
  await server.publish(admin, form);

  async function addRow(sheetId: string, place: string): Promise<string> {
    const answers = [{ questionId: ids.place, value: place }];
    return (await server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers } })).id;
  }

  const byHand = { params: { id: form.id }, body: { name: 'By hand' } };
  const sheet = await server.as(admin, filling.createSheet, byHand);
  for (const place of ['Tower', 'Apron']) await addRow(sheet.id, place);
  return {
    formId: form.id,
    ids,
    addRow,
    /** A finished import: of four rows, unless the file's content is given. */
    async imported(person = admin, body: object = {}, content = file): Promise<ImportStatus> {
      const target = await server.as(person, imports.requestUpload, { query: { mimetype: 'text/csv' } });
      await fetch(target.url, { method: target.method, headers: target.headers, body: content });
      const columnMap = { [ids.place]: 0, [ids.speed]: 1 };
      const { id } = await server.as(person, imports.scheduleImport, {
        params: { id: form.id },
        body: { fileName: target.s3Resource, originalFileName: 'gates.csv', columnMap, ...body },
      });
      for (;;) {
        const status = await server.as(admin, imports.importStatusOf, { params: { id } });
        if (!isRunning(status)) return status;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    previewOf: (id: string, person = admin) => server.as(person, imports.previewUndo, { params: { id } }),
    undo: (id: string, body: object = {}, person = admin) =>
      server.as(person, imports.undoImport, { params: { id }, body }),
    async rowIdsOf(sheetId: string): Promise<string[]> {
      const query = { sort: 'dates.created,asc' };
      const page = await server.as(admin, sheets.listRows, { params: { id: sheetId }, query });
      if (!('content' in page)) throw new Error('Rows were expected');
      return page.content.map(({ id }) => id);
    },
    edit: (sheetId: string, rowId: string) =>
      server.as(admin, sheets.saveAnswers, {
        params: { id: sheetId },
        body: { questionId: ids.place, rowId, answers: ['Gate 99'] },
      }),
    /** The newest first. */
    actionsOf: async (id: string) =>
      (await server.as(admin, listAudit, { query: { size: 1_000 } })).content.filter(
        ({ objectKey }) => objectKey === `import.${id}`,
      ),
  };
}
