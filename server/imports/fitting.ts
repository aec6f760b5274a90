// Whether the request of an import fits its file and its form.
import type { Actor } from '#core/actor.ts';
import { hasErrorCode } from '#core/error-code.ts';
import { type FieldError, invalid } from '#core/errors.ts';
import { mayUpdateByKey } from '#core/imports/policy.ts';
import type { ImportRequest } from '#core/imports/schema.ts';
import { missingInForm } from '#core/imports/required.ts';
import { mayBeKey } from '#core/questions/row-key.ts';
import { updateTexts } from '#core/imports/update/labels.ts';
import { m as inFiles } from '#core/imports/files/texts.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { cellTexts, formatIssues, mayHaveColumn } from '#core/imports/cells/cell-format.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { StoredForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import type { Services } from '#server/services.ts';
import { readHeaders, UnreadableFile } from './read-file.ts';
import * as uploads from './uploads-store.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';

/** The upload of a received file; throws `invalid` if there is none. */
export async function receivedUpload(tx: Tx, actor: Actor, fileName: string): Promise<uploads.UploadRecord> {
  const upload = await uploads.findUpload(tx, actor, fileName);
  if (upload !== undefined) return upload;
  throw missingUpload();
}

function missingUpload() {
  return invalid([fieldError('fileName', both.failedToUploadFile)], t(m.uploadFileAgain));
}

/** Throws `invalid` unless the request fits the file and the form, `forbidden` for a change that the actor may not make. */
export async function requireFitting(
  actor: Actor,
  form: StoredForm,
  request: ImportRequest,
  upload: uploads.UploadRecord,
  services: Services,
): Promise<void> {
  if (request.keyQuestion !== null) authorize(mayUpdateByKey(actor));
  const stream = services.files.read(uploads.uploadKey(actor.companyId, upload.id));
  const headers = await readHeaders(stream, request.headerAlign).catch((error: unknown) => {
    // An earlier import has consumed it, or it has expired.
    if (hasErrorCode(error, 'ENOENT')) throw missingUpload();
    if (!(error instanceof UnreadableFile)) throw error;
    const issue = { path: 'fileName', message: error.message };
    throw invalid([issue], t(m.exportFileAgainAsCsv));
  });
  const issues: FieldError[] = [];
  const questions = new Map(form.definition.questions.map((question) => [question.id, question]));
  const used = new Map<number, string>();
  for (const [questionId, index] of Object.entries(request.columnMap)) {
    const path = `columnMap.${questionId}`;
    const question = questions.get(questionId);
    if (question === undefined) issues.push(fieldError(path, m.formDoesNotHaveThis));
    else if (isStoredType(question.type) && request.keyQuestion !== null)
      issues.push(fieldError(path, inFiles.filesInNewRows));
    else if (!mayHaveColumn(question, request.files !== undefined))
      issues.push(
        fieldError(path, isStoredType(question.type) ? both.takesFiles : both.cannotBeImported, {
          question: question.text,
        }),
      );
    else if (isCatalogType(question.type) && request.cellFormats[questionId]?.items === undefined)
      issues.push({ path, message: cellTexts.chooseItems(question.text) });
    else if (index >= headers.length)
      issues.push(fieldError(path, m.fileHasColumns, { count: headers.length }));
    else if (used.has(index))
      issues.push(fieldError(path, m.columnIsUsedTwice, { headers: headers[index] ?? '' }));
    used.set(index, questionId);
  }
  if (used.size === 0) issues.push(fieldError('columnMap', both.matchAtLeastOneColumn));
  if (request.dateColumn !== null && request.dateColumn >= headers.length) {
    issues.push(fieldError('dateColumn', m.fileHasColumns, { count: headers.length }));
  }
  issues.push(...formatIssues(request, questions), ...keyIssues(request, questions));
  const missing = missingInForm(form.definition, (id) => request.columnMap[id] !== undefined);
  // Existing rows have an answer to them.
  if (request.keyQuestion === null)
    for (const { questionId, message } of missing) issues.push({ path: `columnMap.${questionId}`, message });
  if (issues.length > 0) throw invalid(issues);
}

function keyIssues(
  { keyQuestion, columnMap }: ImportRequest,
  questions: ReadonlyMap<string, Question>,
): FieldError[] {
  if (keyQuestion === null) return [];
  const path = 'keyQuestion';
  const question = questions.get(keyQuestion);
  if (question === undefined) return [fieldError(path, m.formDoesNotHaveThis)];
  if (!mayBeKey(question)) return [fieldError(path, m.cannotBeKey, { question: question.text })];
  return columnMap[keyQuestion] === undefined ? [{ path, message: updateTexts.mapped }] : [];
}
