// Things that a call may use up: each is a copy of one that a place of the world has, under a new id.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Scope, scopes } from '#core/scopes.ts';
import type { ViewContent } from '#core/views/schema.ts';
import { wholeContent } from '#core/views/view-content.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { exportFileKey } from '#server/exports/stored-file.ts';
import { hashToken, newAccessToken, newToken, type SessionKind } from '#server/http/token.ts';
import { uploadKey } from '#server/imports/uploads-store.ts';
import { startSession } from '#server/session/store.ts';
import { insertToken } from '#server/tokens/store.ts';
import { type FreshMore, freshMore } from './fresh-more.ts';
import { withoutQuestions } from './without-questions.ts';
import { insertInto } from './insert-into.ts';
import { insertExportJob, insertExportSchedule, insertSentExport } from './scheduled-exports.ts';
import type { Person, TestServer } from './server.ts';
import type { Place } from './world.ts';

export type Fresh = FreshMore & {
  /** An unpublished form. */
  draft(): Promise<string>;
  published(): Promise<string>;
  sheet(): Promise<string>;
  /** A sheet of somebody without rows or answers; without an owner it is that of the place's person. */
  emptySheet(ownerId: string | null): Promise<string>;
  /** A row that waits for its review. */
  row(): Promise<string>;
  /** A row of somebody that was returned to them. */
  returnedRow(by: Person): Promise<string>;
  /** A review that somebody took back, of a row that waits; without an owner it is that of the place's person. */
  rowUndo(ownerId: string | null): Promise<string>;
  image(): Promise<string>;
  widget(): Promise<string>;
  /** A widget that somebody has pinned; without an owner it is the place's person. */
  pin(ownerId: string | null): Promise<string>;
  /** An access token of somebody; without an owner it is that of the place's person. */
  accessToken(ownerId: string | null): Promise<string>;
  /** A session of somebody, as an access token. */
  session(ownerId: string | null): Promise<string>;
  /** An import with a failed row. */
  import(): Promise<string>;
  group(): Promise<string>;
  /** A view of somebody's own; without an owner it is that of the place's person. */
  savedView(ownerId: string | null): Promise<string>;
  /** A schedule of somebody, of a published form; without an owner it is that of the place's person. */
  exportSchedule(ownerId: string | null): Promise<{ id: string; formId: string }>;
  /** A notification to somebody; without an owner to the place's person. */
  notification(ownerId: string | null): Promise<string>;
  /** An export of somebody that is ready, with its file; without an owner it is that of the place's person. */
  exportJob(ownerId: string | null): Promise<string>;
  /** The secret of a link to the file of an admin's scheduled export. */
  exportLink(): Promise<string>;
  /** A file that this person has uploaded. */
  upload(by: Person): Promise<string>;
  /** A row of a table with these values; those of columns that it does not name are null. */
  of(table: string, values: Readonly<Record<string, unknown>>): Promise<string>;
  /** The secret of an upload whose file is still to come. */
  secret(by: Person): Promise<string>;
};

/** Fresh things of a place; ids of nothing where the place does not exist. */
export function freshIn(server: TestServer, place: Place): Fresh {
  const make = async (work: (tx: Tx, id: string) => Promise<void>) => {
    const id = randomUUID();
    if (place.exists) await inCompany(server, place.companyId, (tx) => work(tx, id));
    return id;
  };
  const copy = (tx: Tx, table: string, from: string, changes: { id: string; [column: string]: unknown }) =>
    tx.raw(
      `insert into ${table} select (jsonb_populate_record(t, $3::text::jsonb)).* from ${table} t where t.company_id = $1 and t.id = $2`,
      [place.companyId, from, JSON.stringify(changes)],
    );
  const form = (changes: { published: boolean; definition?: object }) =>
    make(async (tx, id) => {
      await copy(tx, 'forms', place.formId, { id, ...changes });
      await tx.raw(
        'insert into form_groups select company_id, $1, group_id from form_groups where form_id = $2',
        [id, place.formId],
      );
    });
  const row = (changes: object) =>
    make(async (tx, id) => {
      await copy(tx, 'rows', place.rowId, { id, ...changes });
      await tx.raw('update sheets set row_count = row_count + 1 where id = $1', [place.sheetId]);
    });
  // A question is of one form, so this one has none.
  const published = () => form({ published: true, definition: withoutQuestions });
  return {
    ...freshMore(server, place),
    of: (table, values) =>
      make((tx, id) => insertInto(tx, table, { ...values, company_id: place.companyId, id })),
    draft: () => form({ published: false }),
    published,
    sheet: () => make(async (tx, id) => void (await copy(tx, 'sheets', place.sheetId, { id }))),
    emptySheet: (ownerId) =>
      make(async (tx, id) => {
        const changes = { user_id: ownerId ?? place.userId, context_answers: {}, row_count: 0 };
        await copy(tx, 'sheets', place.sheetId, { id, completed: false, ...changes });
      }),
    row: () => row({}),
    returnedRow: (by) =>
      row({
        user_id: by.id,
        returned_by: place.userId,
        returned_at: 1,
        return_comment: 'Which gate was it?',
      }),
    async rowUndo(ownerId) {
      const rowId = await row({});
      return make(async (tx, id) => {
        await tx.raw(
          `insert into row_undos (company_id, id, form_id, user_id, change, row_count, changed_at)
           values ($1, $2, $3, $4, 'PENDING', 1, $5)`,
          [place.companyId, id, place.formId, ownerId ?? place.userId, Date.now()],
        );
        await tx.raw(`insert into rows_before values ($1, $2, $3, '{"review_state": "APPROVED"}')`, [
          place.companyId,
          id,
          rowId,
        ]);
      });
    },
    image: () => make(async (tx, id) => void (await copy(tx, 'images', place.imageId, { id }))),
    widget: () => make(async (tx, id) => void (await copy(tx, 'widgets', place.widgetId, { id }))),
    pin: (ownerId) =>
      make(async (tx, id) => {
        await copy(tx, 'widgets', place.widgetId, { id });
        await tx.raw(
          `insert into pins (company_id, user_id, widget_id, form_id, made_widget_id, filter, step, place)
           values ($1, $2, $3, $4, $3, '{"and": true, "filters": [], "reviewState": null}', 10, 0)`,
          [place.companyId, ownerId ?? place.userId, id, place.formId],
        );
      }),
    accessToken: (ownerId) =>
      make((tx, id) =>
        insertTokenOf(tx, { companyId: place.companyId, id: ownerId ?? place.userId }, { id }),
      ),
    session: (ownerId) =>
      make((tx, id) => insertSessionOf(tx, { companyId: place.companyId, id: ownerId ?? place.userId }, id)),
    import: () =>
      make(async (tx, id) => {
        const sheetId = randomUUID();
        await copy(tx, 'sheets', place.sheetId, { id: sheetId });
        await copy(tx, 'imports', place.importId, { id, sheet_id: sheetId });
        await tx.raw(
          `insert into import_failures
           select company_id, $1, csv_row, row_date, cells, errors from import_failures where import_id = $2`,
          [id, place.importId],
        );
      }),
    group: () =>
      make(async (tx, id) => {
        await tx.run(
          query.insertInto('groups').values({ company_id: place.companyId, id, name: `Group ${id}` }),
        );
      }),
    savedView: (ownerId) =>
      make(async (tx, id) => {
        await tx.run(
          query.insertInto('saved_views').values({
            company_id: place.companyId,
            id,
            form_id: place.formId,
            user_id: ownerId ?? place.userId,
            scope: 'MINE',
            name: `View ${id}`,
            content: JSON.stringify(wholeContent) as unknown as ViewContent,
            request_hash: null,
            created_at: Date.now(),
            modified_at: Date.now(),
          }),
        );
      }),
    async exportSchedule(ownerId) {
      const formId = await published();
      const id = await make((tx, newId) =>
        insertExportSchedule(tx, place, { id: newId, formId, userId: ownerId ?? place.userId }),
      );
      return { id, formId };
    },
    notification: (ownerId) =>
      make(async (tx, id) => {
        const metadata = { reminderId: id, message: 'Count the birds' };
        await tx.raw(
          `insert into notifications (company_id, id, user_id, type, metadata)
           values ($1, $2, $3, 'reminder', $4::text::jsonb)`,
          [place.companyId, id, ownerId ?? place.userId, JSON.stringify(metadata)],
        );
      }),
    exportJob: (ownerId) =>
      make(async (tx, id) => {
        await insertExportJob(tx, { ...place, id, userId: ownerId ?? place.userId });
        const content = Readable.from([Buffer.from('PK')]);
        await server.region.services.files.put(exportFileKey(place.companyId, id), content);
      }),
    async exportLink() {
      const secret = newToken(place.companyId);
      await make(async (tx, id) => {
        const [admin] = await tx.raw<{ id: string }>("select id from users where role = 'ADMIN' limit 1");
        const due = { id, scheduleId: randomUUID(), formId: place.formId, userId: admin?.id ?? '' };
        await insertSentExport(tx, place.companyId, due, secret);
        const content = Readable.from([Buffer.from('PK')]);
        await server.region.services.files.put(exportFileKey(place.companyId, id), content);
      });
      return secret;
    },
    async upload(by) {
      const id = randomUUID();
      const content = Readable.from([Buffer.from('Place\nGate 1\n')]);
      const size = await server.region.services.files.put(uploadKey(by.companyId, id), content);
      await insertUpload(server, by, { id, size, secret: newToken(by.companyId) });
      return id;
    },
    async secret(by) {
      const secret = newToken(by.companyId);
      if (place.exists) await insertUpload(server, by, { id: randomUUID(), size: null, secret });
      return secret;
    },
  };
}

/** The token of a new session of somebody, without a sign-in. */
export function sessionOf(server: TestServer, person: Person, kind: SessionKind): Promise<string> {
  return inCompany(server, person.companyId, async (tx) => {
    const owner = { companyId: person.companyId, userId: person.id };
    return (await startSession(tx, owner, { kind, now: Date.now(), lifetime: 3_600_000 })).token;
  });
}

async function insertSessionOf(tx: Tx, person: Pick<Person, 'companyId' | 'id'>, id: string): Promise<void> {
  await tx.raw(
    `insert into sessions (company_id, id, token_hash, user_id, kind, expires_at)
     values ($1, $2, $3, $4, 'session', $5)`,
    [person.companyId, id, hashToken(newToken(person.companyId)), person.id, Date.now() + 3_600_000],
  );
}

/** A new access token of somebody. */
export async function tokenOf(
  server: TestServer,
  person: Pick<Person, 'companyId' | 'id'>,
  held: readonly Scope[],
): Promise<string> {
  const token = newAccessToken(person.companyId);
  await inCompany(server, person.companyId, (tx) => insertTokenOf(tx, person, { token, held }));
  return token;
}

async function insertTokenOf(
  tx: Tx,
  person: Pick<Person, 'companyId' | 'id'>,
  options: { id?: string; token?: string; held?: readonly Scope[] },
): Promise<void> {
  const { id = randomUUID(), token = newAccessToken(person.companyId), held = scopes } = options;
  const now = Date.now();
  await insertToken(
    tx,
    { companyId: person.companyId, userId: person.id },
    {
      id,
      name: `Token ${id}`,
      scopes: [...held],
      hash: hashToken(token),
      createdAt: now,
      expiresAt: now + 3_600_000,
    },
  );
}

/** Works on a company's data directly. */
export function inCompany<T>(
  server: TestServer,
  companyId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return server.region.services.database.transaction(companyId, work);
}

async function insertUpload(
  server: TestServer,
  by: Person,
  { id, size, secret }: { id: string; size: number | null; secret: string },
): Promise<void> {
  const upload = {
    company_id: by.companyId,
    id,
    secret_hash: hashToken(secret),
    user_id: by.id,
    mime_type: 'text/csv',
    size,
  };
  await inCompany(server, by.companyId, (tx) =>
    tx.run(query.insertInto('uploads').values({ ...upload, expires_at: Date.now() + 3_600_000 })),
  );
}
