// Files that answers name by their paths: each is read and judged as where it is chosen, its answer becomes what is stored of it, and
// it is uploaded before the row that refers to it.
import { hash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { cwd } from 'node:process';
import type { Context } from '#cli/context.ts';
import { readStoredFile } from '#cli/platform/stored-file.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import { sendImage } from '#core/filling/outbox/send-entry.ts';
import type { RowsFile } from '#core/filling/rows-files/rows-file.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { valueIssue } from '#core/questions/answers.ts';
import { attachedFileValue } from '#core/questions/attached/attached-file.ts';
import type { FileGroup } from '#core/questions/attached/file-types.ts';
import { entryOf, entryValue } from '#core/questions/entries/entry.ts';
import { flatAnswer } from '#core/questions/entries/flat.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import { attachedTo, isStoredType } from '#core/questions/attached/stored-types.ts';
import type { Question } from '#core/questions/schema.ts';
import { t } from '#core/messages/text.ts';
import { idFrom } from './rows-target.ts';
import { m } from './texts.ts';

/** A file to upload; its bytes are read again then, as many do not fit into memory. */
export type LocalFile = { id: string; path: string; group: FileGroup | null };
type Stored = { value: string; file: LocalFile };

/** Whether an answer is a path, and not what is stored already. */
function isLocalPath(question: Question, value: string): boolean {
  return isStoredType(question.type) && value.trim() !== '' && valueIssue(question, value.trim()) !== null;
}

/**
 * What is stored of a file. Its id is derived from `of` and its bytes, so that the same row may be sent again.
 * @throws AppError that says what is wrong with it
 */
async function storedFile(question: Question, path: string, of: string): Promise<Stored> {
  const group = attachedTo(question.type);
  const { bytes, name } = await readStoredFile(path, group);
  const id = idFrom(of, question.id, hash('sha256', bytes));
  const value = name === undefined ? id : attachedFileValue({ id, size: bytes.length, name });
  return { value, file: { id, path, group } };
}

/**
 * A value with what is stored in place of a path, by itself or in an entry, and the files; `placed` says where a path leads.
 * @throws AppError that says what is wrong with one
 */
export async function withStored(
  question: Question,
  value: string,
  of: string,
  placed: (path: string) => Promise<string> = async (path) => path,
): Promise<{ value: string; files: LocalFile[] }> {
  if (isLocalPath(question, value)) {
    const { value: stored, file } = await storedFile(question, await placed(value.trim()), of);
    return { value: stored, files: [file] };
  }
  const paths = flatAnswer<Question>(question, [value], isStoredType).filter(({ within }) => within !== null);
  const files: LocalFile[] = [];
  const answers: Record<string, AnswerValue> = { ...entryOf(value) };
  for (const { question: inner, values } of paths) {
    const stored: string[] = [];
    // Sequential: as many do not fit into memory.
    for (const each of values) {
      const read = await withStored(inner, each, of, placed);
      files.push(...read.files);
      stored.push(read.value);
    }
    answers[inner.id] = stored;
  }
  return { value: paths.length === 0 ? value : entryValue(answers, question.questions ?? []), files };
}

type Paths = {
  byId: ReadonlyMap<string, Question>;
  /** The folder that the paths are in. */
  folder: string;
  /** What the answers are of, such as the id of their row. */
  of: string;
  onIssue(question: Question, message: string): void;
};

/** Answers with what is stored in place of paths, and the files. A path may not lead out of the folder. */
async function withLocalFiles(
  answers: readonly GivenAnswer[],
  { byId, folder, of, onIssue }: Paths,
): Promise<{ answers: GivenAnswer[]; files: LocalFile[] }> {
  const files: LocalFile[] = [];
  const read: GivenAnswer[] = [];
  for (const [index, answer] of answers.entries()) {
    const question = byId.get(answer.questionId);
    if (question === undefined) {
      read.push(answer);
      continue;
    }
    try {
      const stored = await withStored(question, answer.value, `${of} ${index}`, (path) =>
        pathWithin(folder, path),
      );
      files.push(...stored.files);
      read.push({ ...answer, value: stored.value });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      onIssue(question, error.message);
    }
  }
  return { answers: read, files };
}

/** By the id of a row, the files that its answers name by their paths, which become what is stored of them. */
export async function filesOfRows(
  form: Pick<WholeForm, 'questions'>,
  file: RowsFile,
  path: string,
  issues: FieldError[],
): Promise<ReadonlyMap<string, readonly LocalFile[]>> {
  const byId = new Map(form.questions.map((question) => [question.id, question]));
  const folder = path === '-' ? cwd() : dirname(resolve(path));
  const files = new Map<string, readonly LocalFile[]>();
  const rows: RowsFile['rows'] = [];
  for (const [index, row] of file.rows.entries()) {
    const onIssue = ({ text }: Question, message: string) =>
      void issues.push({ path: `rows.${index}.${text}`, message });
    const read = await withLocalFiles(row.answers, { byId, folder, of: row.id, onIssue });
    files.set(row.id, read.files);
    rows.push({ ...row, answers: read.answers });
  }
  file.rows = rows;
  return files;
}

/** Whoever wrote the rows is not always who sends them: no row names a file beyond its folder. */
async function pathWithin(folder: string, text: string): Promise<string> {
  const path = resolve(folder, text);
  // A file that is not there is named where it is read.
  const [base, real] = await Promise.all([folder, path].map((each) => realpath(each).catch(() => each)));
  const way = relative(base ?? folder, real ?? path);
  if (isAbsolute(text) || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
    throw new AppError('usage', t(m.pathLeadsOut, { path: text, folder }));
  return path;
}

/** Uploads files; one that is there already stays as it is. */
export async function sendLocalFiles(context: Context, files: readonly LocalFile[]): Promise<void> {
  for (const { id, path, group } of files)
    await sendImage(context.sendAgain, { id, ...(await readStoredFile(path, group)) });
}
