// The files of a new import: found when it is opened, named by its rows when they are checked, and sent before it starts.
import { AppError } from '#core/errors.ts';
import { imageLimit, imageTypeOf } from '#core/files/image-type.ts';
import { sendImage } from '#core/filling/outbox/send-entry.ts';
import { checkedFile } from '#core/questions/attached/check-file.ts';
import { type RetryOptions, retrying } from '#core/retry.ts';
import type { Ports } from '#core/ports.ts';
import type { Send } from '#core/send.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { createFileFinder, type FileFinder } from './find-file.ts';
import { type FolderFile, type ImportFile, importFilesOf } from './folder.ts';
import { fileLimit } from '#core/questions/attached/file-types.ts';
import { mostImportFiles, type NamedFile } from './schema.ts';
import { m } from './texts.ts';

export type SendWorld = { send: Send; ports: Pick<Ports, 'sleep' | 'random'> };

export type ImportFiles = {
  readonly finder: FileFinder;
  /** How many there are. */
  readonly count: number;
  /** Those that no row has named so far: all rows have to be checked before. */
  unnamed(): string[];
  /** Those that rows have named, as a call has them. */
  request(): NamedFile[];
  /**
   * Stores those that rows have named; what was stored by an earlier attempt is not sent again. One that is refused fails the rows that
   * name it. Throws AppError for whatever else goes wrong, such as a full quota.
   */
  send(world: SendWorld, options: SendOptions): Promise<void>;
};

type SendOptions = RetryOptions & {
  /** Called with the share sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
};

/** The files of one import. */
export function createImportFiles(found: readonly FolderFile[], newId: () => string): ImportFiles {
  const files = importFilesOf(found, newId);
  const finder = createFileFinder(files);
  const sent = new Set<string>();
  const refused = new Map<string, string>();
  const named = () => files.filter(({ name }) => finder.named.has(name));

  return {
    finder,
    count: files.length,
    unnamed: () => files.flatMap(({ name }) => (finder.named.has(name) ? [] : [name])),
    request: () =>
      named().map(({ name, value, problem = refused.get(name) }) => {
        const questionId = finder.named.get(name);
        const result = problem === undefined ? { value } : { problem: problem.slice(0, longestProblem) };
        return { name, ...result, ...(questionId !== undefined && { questionId }) };
      }),
    async send({ send, ports }, { onProgress = () => {}, ...retries }) {
      const wanted = named();
      if (wanted.length > mostImportFiles)
        throw new AppError(
          'too-large',
          wording(m.rowsNameTooManyFiles, { count: wanted.length, mostImportFiles }),
        );
      for (const [index, file] of wanted.entries()) {
        retries.signal?.throwIfAborted();
        if (file.problem === undefined && !sent.has(file.name) && !refused.has(file.name)) {
          try {
            const upload = await ready(file);
            await retrying(ports, () => sendImage(send, upload), retries);
            sent.add(file.name);
          } catch (error) {
            if (!(error instanceof AppError) || !refusals.has(error.code)) throw error;
            refused.set(file.name, error.message);
          }
        }
        onProgress((index + 1) / wanted.length);
      }
    },
  };
}

/** By what a server, or this device, says that a file cannot be an answer. */
const refusals: ReadonlySet<string> = new Set(['wrong-media-type', 'too-large']);
const longestProblem = 500;

async function ready({ id, source, storedName, name }: ImportFile) {
  if (storedName === null) {
    const bytes = await source.read(imageLimit);
    const mediaType = imageTypeOf(bytes);
    if (mediaType === null) throw new AppError('wrong-media-type', t(m.fileIsNoImage, { name }));
    return { id, mediaType, bytes };
  }
  const bytes = await source.read(fileLimit);
  const { mediaType } = await checkedFile({ name: storedName, bytes }, null);
  return { id, mediaType, name: storedName, bytes };
}
