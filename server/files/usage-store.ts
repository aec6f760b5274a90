// Queries of storage usage, and of unreferenced files.
import type { Tx } from '#server/db/transaction.ts';

/**
 * Bytes of a company's images, uploads and export files. Counted now if they never were, for companies that predate the
 * count.
 */
export async function storedBytes(tx: Tx, companyId: string): Promise<number> {
  const counted = await countedBytes(tx, companyId);
  if (counted !== undefined) return counted;
  await countStorage(tx, companyId);
  return (await countedBytes(tx, companyId)) ?? 0;
}

async function countedBytes(tx: Tx, companyId: string): Promise<number | undefined> {
  const [found] = await tx.raw<{ bytes: number }>('select bytes from company_storage where company_id = $1', [
    companyId,
  ]);
  return found?.bytes;
}

/** Counts the storage again. Concurrent additions wait. */
export async function countStorage(tx: Tx, companyId: string): Promise<void> {
  await tx.raw(
    `insert into company_storage (company_id, bytes) values ($1, 0)
     on conflict (company_id) do update set bytes = company_storage.bytes`,
    [companyId],
  );
  // A separate statement, so that it sees what was committed before the record was locked.
  await tx.raw(
    `update company_storage set bytes =
      (select coalesce(sum(size), 0) from images where company_id = $1)
      + (select coalesce(sum(size), 0) from uploads where company_id = $1)
      + (select coalesce(sum(size), 0) from export_jobs where company_id = $1)
      + (select coalesce(sum(size), 0) from scheduled_exports where company_id = $1)
     where company_id = $1`,
    [companyId],
  );
}

/**
 * Candidates for deletion: images of permanently deleted rows, and those sent before a moment and not yet in a row.
 * Users' photos are in use.
 */
export async function possiblyUnused(
  tx: Tx,
  companyId: string,
  { sentBefore, after, limit }: { sentBefore: number; after: string; limit: number },
): Promise<string[]> {
  const found = await tx.raw<{ id: string }>(
    `select id from images
     where company_id = $1 and unused_since is not null and id > $2
       and (sheet_id is not null or (unused_since < $3 and created_at < $3))
       and not exists (select from users where users.company_id = $1 and users.photo = images.id)
     order by id limit $4`,
    [companyId, after, sentBefore, limit],
  );
  return found.map(({ id }) => id);
}

/**
 * Those of these images that are still referenced: by an answer of a row or sheet, by a deleted row that can be
 * restored, or by the history of any of these. Reads all of the company's rows.
 */
export async function usedAmong(tx: Tx, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  const found = await tx.raw<{ id: string }>(
    `select id from unnest($2::text[]) as id where id in (
       select image_id::text from form_pictures where company_id = $1
       union all
       select used::text from rows, jsonb_path_query(answers, '$.*[*]') v, formdeck_stored_ids(v #>> '{}') used
       where company_id = $1
       union all
       select used::text from sheets, jsonb_path_query(context_answers, '$.*[*]') v, formdeck_stored_ids(v #>> '{}') used
       where company_id = $1
       union all
       select used::text from rows_before, jsonb_path_query(content -> 'answers', '$.*[*]') v,
         formdeck_stored_ids(v #>> '{}') used
       where company_id = $1
       union all
       select used::text from audit_log a, unnest(a.previous || a.next) v, formdeck_stored_ids(v) used
       where a.company_id = $1 and a.action = 'answer_changed' and case when a.row_id is null
         then exists (select from sheets s where s.company_id = $1 and s.id = a.sheet_id)
         else exists (select from rows r where r.company_id = $1 and r.id = a.row_id)
           or exists (select from rows_before b where b.company_id = $1 and b.row_id = a.row_id) end)`,
    [companyId, [...ids]],
  );
  return new Set(found.map(({ id }) => id));
}

/** Marks images as used. */
export async function noteUsed(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.raw('update images set unused_since = null where company_id = $1 and id = any($2::uuid[])', [
    companyId,
    [...ids],
  ]);
}

/** Deletes the records of images that are still unused; returns their ids. */
export async function deleteImages(tx: Tx, companyId: string, ids: readonly string[]): Promise<string[]> {
  const deleted = await tx.raw<{ id: string }>(
    `delete from images where company_id = $1 and id = any($2::uuid[]) and unused_since is not null
       and not exists (select from users where users.company_id = $1 and users.photo = images.id)
       and not exists (select from form_pictures p where p.company_id = $1 and p.image_id = images.id)
     returning id`,
    [companyId, [...ids]],
  );
  return deleted.map(({ id }) => id);
}

/** Marks the images of deleted rows, including their history, as possibly unused once the rows cannot be restored. */
export async function releaseImages(tx: Tx, companyId: string, undoId: string, now: number): Promise<void> {
  await tx.raw(
    // Materialized: PostgreSQL could read the history once for each image.
    `with named as materialized (
       select formdeck_stored_ids(v #>> '{}') as id
       from rows_before b, jsonb_path_query(b.content -> 'answers', '$.*[*]') v
       where b.company_id = $1 and b.undo_id = $2
       union
       select formdeck_stored_ids(v) from rows_before b
       join audit_log a on a.company_id = $1 and a.action = 'answer_changed'
         and a.tags @> array['sheetRow.' || b.row_id], unnest(a.previous || a.next) v
       where b.company_id = $1 and b.undo_id = $2
     )
     update images set unused_since = $3
     where company_id = $1 and unused_since is null and id in (select id from named)`,
    [companyId, undoId, now],
  );
}

/**
 * Deletes the records of uploads whose address expired before a moment, and that no import needs; returns their ids.
 */
export async function deleteUploads(tx: Tx, companyId: string, before: number): Promise<string[]> {
  const deleted = await tx.raw<{ id: string }>(
    `delete from uploads u where company_id = $1 and expires_at < $2 and not exists (
       select from imports i where i.company_id = $1 and i.upload_id = u.id
         and i.state not in ('SUCCESS', 'SIGNAL_STOPPED') and i.problem is null)
     returning id`,
    [companyId, before],
  );
  return deleted.map(({ id }) => id);
}

/** The kinds of records that own files. */
export type FileOwner = 'images' | 'uploads' | 'exports';

const records: Readonly<Record<FileOwner, string>> = {
  images: 'select id from images where company_id = $1 and id = any($2::uuid[])',
  uploads: 'select id from uploads where company_id = $1 and id = any($2::uuid[])',
  exports: `select id from export_jobs where company_id = $1 and id = any($2::uuid[])
    union select id from scheduled_exports where company_id = $1 and id = any($2::uuid[])
    union select file_id from report_files where company_id = $1 and file_id = any($2::uuid[])
    union select file_id from mail_attachments where company_id = $1 and file_id = any($2::uuid[]) and stored`,
};

/** The ids of the files that must be there, by owner, each as a query over one company. */
export const ownFiles: Readonly<Record<FileOwner, string>> = {
  images: 'select id from images where company_id = $1',
  uploads: 'select id from uploads where company_id = $1 and content_hash is not null',
  exports: `select id from export_jobs where company_id = $1 and size > 0
    union select id from scheduled_exports where company_id = $1 and size > 0
    union select file_id from report_files where company_id = $1
    union select file_id from mail_attachments where company_id = $1 and stored`,
};

/** Those of these ids that have a record. */
export async function recorded(
  tx: Tx,
  companyId: string,
  owner: FileOwner,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = await tx.raw<{ id: string }>(records[owner], [companyId, [...ids]]);
  return new Set(found.map(({ id }) => id));
}
