// Queries of the files of scheduled reports that were too large for an e-mail. Each recipient has a link of their own.
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';

export type StoredReportFile = {
  /** Of the link. */
  id: string;
  /** Of the bytes, which recipients who see the same share. */
  fileId: string;
  runId: string;
  userId: string;
  formIds: readonly string[];
  fileName: string;
  mediaType: string;
  size: number;
  expiresAt: number;
};

export async function insertFile(tx: Tx, companyId: string, file: StoredReportFile): Promise<void> {
  await tx.run(
    query.insertInto('report_files').values({
      company_id: companyId,
      id: file.id,
      file_id: file.fileId,
      run_id: file.runId,
      user_id: file.userId,
      form_ids: [...file.formIds],
      file_name: file.fileName,
      media_type: file.mediaType,
      size: file.size,
      expires_at: file.expiresAt,
    }),
  );
}

/** A file of a recipient, until its link expires, if its report is still theirs to read: all forms of it are seen. */
export async function findFile(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  id: string,
  now: number,
): Promise<(StoredReportFile & { reportName: string; scheduleId: string }) | undefined> {
  return tx.first(
    query
      .selectFrom('report_files')
      .innerJoin('report_runs', sameCompany('report_runs.id', 'report_files.run_id'))
      .innerJoin('report_schedules', sameCompany('report_schedules.id', 'report_runs.schedule_id'))
      .innerJoin('reports', sameCompany('reports.id', 'report_schedules.report_id'))
      .select([
        'report_files.id',
        'report_files.file_id as fileId',
        'report_files.run_id as runId',
        'report_files.user_id as userId',
        'report_files.form_ids as formIds',
        'report_files.file_name as fileName',
        'report_files.media_type as mediaType',
        'report_files.size',
        'report_files.expires_at as expiresAt',
        'reports.name as reportName',
        'report_runs.schedule_id as scheduleId',
      ])
      .where('report_files.company_id', '=', companyId)
      .where('report_files.id', '=', id)
      .where('report_files.user_id', '=', userId)
      .where('report_files.expires_at', '>', now),
  );
}

/** Deletes a link; returns the id of its file. */
export async function deleteFile(tx: Tx, companyId: string, id: string): Promise<string | undefined> {
  const deleted = query
    .deleteFrom('report_files')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('file_id as fileId');
  return (await tx.first(deleted))?.fileId;
}
