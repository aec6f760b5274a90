// The files that an import brings beside its table: stored before it starts, they belong to its sheet from then on, and go with it.
import type { Actor } from '#core/actor.ts';
import { invalid } from '#core/errors.ts';
import { keepsPhotoPlace } from '#core/forms/question-meta.ts';
import type { FixedRow, ImportRequest } from '#core/imports/schema.ts';
import { storedIdOf } from '#core/questions/attached/attached-file.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { flatAnswers, flatQuestions } from '#core/questions/entries/flat.ts';
import type { Question } from '#core/questions/schema.ts';
import { fieldError } from '#core/messages/said.ts';
import { mostImportFiles } from '#core/imports/files/schema.ts';
import { m as inFiles } from '#core/imports/files/texts.ts';
import { isUuid } from '#core/primitives.ts';
import { json } from '#server/db/json.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { claim, type ImageAnswer, noImage, withoutImage } from '#server/sheets/images.ts';
import type { GoodRow } from '#core/imports/check-row.ts';
import type { ImportRecord } from './store.ts';

type BroughtFiles = NonNullable<ImportRequest['files']>;

/** Throws `invalid` for files that are not stored, or that the actor neither sent nor sees. */
export async function requireFiles(tx: Tx, actor: Actor, files: BroughtFiles): Promise<void> {
  const stored = files.flatMap(({ value }, index): ImageAnswer[] => {
    const path = `files.${index}.value`;
    return value === undefined ? [] : [{ imageId: storedIdOf(value), keepsPlace: false, value, path }];
  });
  const malformed = stored.filter(({ imageId }) => !isUuid(imageId));
  const missing = malformed.length > 0 ? malformed : await withoutImage(tx, actor, stored);
  if (missing.length > 0) throw invalid(missing.map(noImage));
}

/** Keeps the files of an import with it, and gives them to its sheet. */
export async function keepImportFiles(
  tx: Tx,
  actor: Actor,
  { id, sheetId }: Pick<ImportRecord, 'id' | 'sheetId'>,
  { files, questions }: { files: BroughtFiles; questions: readonly Question[] },
): Promise<void> {
  await tx.run(
    query
      .updateTable('imports')
      .set({ files: json(files) })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id),
  );
  const placed = new Set(
    flatQuestions<Question>(questions).flatMap((each) => (keepsPhotoPlace(each) ? [each.id] : [])),
  );
  const named = files.flatMap(({ value, questionId = '' }) =>
    value === undefined ? [] : [{ imageId: storedIdOf(value), keepsPlace: placed.has(questionId) }],
  );
  await claim(tx, actor, sheetId, named);
}

/** The import with its files. */
export async function withImportFiles(
  tx: Tx,
  companyId: string,
  record: ImportRecord,
): Promise<ImportRecord> {
  if (!record.bringsFiles) return record;
  const found = await tx.first(
    query
      .selectFrom('imports')
      .select('files')
      .where('company_id', '=', companyId)
      .where('id', '=', record.id),
  );
  return { ...record, request: { ...record.request, files: found?.files ?? [] } };
}

/** The import with further files; one of the same name takes the place of the one before. */
export async function addImportFiles(
  tx: Tx,
  actor: Actor,
  record: ImportRecord,
  { files, questions }: { files: BroughtFiles; questions: readonly Question[] },
): Promise<ImportRecord> {
  if ((record.request.keyQuestion ?? null) !== null)
    throw invalid([fieldError('files', inFiles.filesInNewRows)]);
  await requireFiles(tx, actor, files);
  const names = new Set(files.map(({ name }) => name));
  const all = [...(record.request.files ?? []).filter(({ name }) => !names.has(name)), ...files];
  if (all.length > mostImportFiles)
    throw invalid([fieldError('files', inFiles.tooManyNamedFiles, { mostImportFiles })]);
  await keepImportFiles(tx, actor, record, { files: all, questions });
  return { ...record, bringsFiles: true, request: { ...record.request, files: all } };
}

/** Marks the files of a sheet that none of its rows names as possibly unused: the daily cleanup deletes those that nothing else names. */
export async function releaseImportFiles(
  tx: Tx,
  companyId: string,
  { bringsFiles, sheetId }: Pick<ImportRecord, 'bringsFiles' | 'sheetId'>,
  now: number,
): Promise<void> {
  if (!bringsFiles) return;
  await tx.raw(
    `update images set unused_since = $3
     where company_id = $1 and sheet_id = $2 and unused_since is null and id not in (
       select used from rows, jsonb_path_query(answers, '$.*[*]') v, formdeck_stored_ids(v #>> '{}') used
       where company_id = $1 and sheet_id = $2)`,
    [companyId, sheetId, now],
  );
}

/** The stored values that repairs give and may not name, with what is wrong, by value. */
export async function foreignFiles(
  tx: Tx,
  actor: Actor,
  { rules }: CachedForm,
  fixes: readonly FixedRow[],
): Promise<ReadonlyMap<string, string>> {
  const given = fixes.flatMap(({ answers }) =>
    answers.flatMap(({ questionId, value }): ImageAnswer[] => {
      const imageId = storedIdOf(value);
      const isStored = isStoredType(rules.byId.get(questionId)?.type) && isUuid(imageId);
      return isStored ? [{ imageId, value, keepsPlace: false, path: questionId }] : [];
    }),
  );
  const missing = await withoutImage(tx, actor, given);
  return new Map(missing.map((each) => [each.value, noImage(each).message]));
}

/** Gives what repaired rows name to the sheet of the import. */
export async function claimRepaired(
  tx: Tx,
  actor: Actor,
  { form, sheetId }: { form: CachedForm; sheetId: string },
  rows: readonly Pick<GoodRow, 'answers'>[],
): Promise<void> {
  await claim(
    tx,
    actor,
    sheetId,
    rows.flatMap(({ answers }) =>
      flatAnswers(form.asRead.stored, answers, isStoredType).flatMap(({ question, values }) =>
        values.map((value) => ({ imageId: storedIdOf(value), keepsPlace: keepsPhotoPlace(question) })),
      ),
    ),
  );
}
