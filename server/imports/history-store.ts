// Queries of the import history: a page of it, and imports of the same file.
import type { Actor } from '#core/actor.ts';
import type { ImportPhase } from '#core/imports/policy.ts';
import type { ListedImport } from '#core/imports/schema.ts';
import { type PageQuery, parseSort } from '#core/paging.ts';
import { idRange } from '#core/short-id.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { sameCompany } from '#server/db/same-company.ts';
import type { Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';
import { presentImport } from './present.ts';
import { importColumns, importsOf } from './store.ts';

/** Selects imports; an undefined field does not restrict. */
export type ImportFilter = {
  templateId?: string | undefined;
  phase?: ImportPhase | undefined;
  /** A part of the file's name. */
  name?: string | undefined;
  /** An id or its beginning. */
  id?: string | undefined;
  sha256?: string | undefined;
};

/** A page of the imports into forms that the actor sees, newest first by default. */
export async function listImports(
  tx: Tx,
  actor: Actor,
  { templateId, phase, name, id, sha256 }: ImportFilter,
  page: PageQuery,
  now: number,
): Promise<{ imports: ListedImport[]; total: number }> {
  let found = importsOf(actor.companyId)
    .innerJoin('forms', sameCompany('forms.id', 'imports.form_id'))
    .where(seesForm(actor));
  if (templateId !== undefined) found = found.where('imports.form_id', '=', templateId);
  if (phase !== undefined) found = found.where(isInPhase[phase]);
  if (name !== undefined && name.trim() !== '') {
    found = found.where(
      sql<boolean>`position(lower(${name.trim()}::text) in lower(imports.original_file_name)) > 0`,
    );
  }
  if (id !== undefined) {
    const { lowest, highest } = idRange(id);
    found = found.where('imports.id', '>=', lowest).where('imports.id', '<=', highest);
  }
  if (sha256 !== undefined) found = found.where('imports.content_hash', '=', Buffer.from(sha256, 'hex'));
  const counted = await tx.first(found.select(({ fn }) => fn.countAll<number>().as('total')));
  const { key, direction } = parseSort(page.sort, { key: 'created', direction: 'desc' });
  const sorted = {
    name: sql`lower(imports.original_file_name)`,
    created: sql`imports.created_at`,
    lastModified: sql`coalesce(imports.ended_at, imports.created_at)`,
  }[key];
  const records = await tx.all(
    found
      .select([...importColumns, 'forms.name as formName'])
      .orderBy(sorted, direction)
      .orderBy('imports.id')
      .limit(page.size)
      .offset(page.page * page.size),
  );
  const imports = records.map((record) => ({
    ...presentImport(record, now),
    template: { id: record.formId, name: record.formName },
  }));
  return { imports, total: counted?.total ?? 0 };
}

/** The phases of `importPhase` (core/imports/policy.ts), as conditions on `imports`. */
const isInPhase: { readonly [Phase in ImportPhase]: RawBuilder<SqlBool> } = {
  running: sql`(imports.state in ('PROCESSING', 'PROCESSING_WITH_ERRORS', 'COMPLETING') and imports.problem is null)`,
  unfit: sql`(imports.problem is not null and imports.state not in ('SIGNAL_STOP', 'SIGNAL_STOPPED'))`,
  repair: sql`(imports.state = 'COMPLETED_WITH_ERRORS' and imports.problem is null)`,
  done: sql`(imports.state = 'SUCCESS' and imports.problem is null and imports.undone_at is null
    and imports.completed_rows >= imports.total_rows)`,
  partial: sql`(imports.state = 'SUCCESS' and imports.problem is null and imports.undone_at is null
    and imports.completed_rows < imports.total_rows)`,
  undone: sql`imports.undone_at is not null`,
  canceled: sql`imports.state in ('SIGNAL_STOP', 'SIGNAL_STOPPED')`,
};

/**
 * The newest import of a file into a form of which rows came in or still may (`countsAsImported`).
 * Concurrent requests for the same file and form, also on other servers, wait until the transaction ends.
 */
export async function findSameFile(
  tx: Tx,
  companyId: string,
  formId: string,
  contentHash: Buffer,
): Promise<string | null> {
  const subject = `import ${companyId} ${formId} ${contentHash.toString('hex')}`;
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject]);
  const found = await tx.first(
    importsOf(companyId)
      .select('imports.id')
      .where('imports.form_id', '=', formId)
      .where('imports.content_hash', '=', contentHash)
      .where('imports.state', 'not in', ['SIGNAL_STOP', 'SIGNAL_STOPPED'])
      .where('imports.problem', 'is', null)
      .where('imports.undone_at', 'is', null)
      .where(sql<SqlBool>`(imports.state <> 'SUCCESS' or imports.completed_rows > 0)`)
      .orderBy('imports.created_at', 'desc')
      .limit(1),
  );
  return found?.id ?? null;
}
