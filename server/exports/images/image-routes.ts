// The bulk download of images. The transaction determines its content; it is written afterwards, however slow the client
// reads. It contains the images that the actor can see by the images' own rule, whatever an answer refers to.
import type { Actor } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import * as calls from '#core/exports/calls.ts';
import { plainFileName } from '#core/files/plain-file-name.ts';
import { keepsPhotoPlace } from '#core/forms/question-meta.ts';
import { maximumImages } from '#core/exports/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { storedIdOf } from '#core/questions/attached/attached-file.ts';
import { flatAnswers, flatQuestions } from '#core/questions/entries/flat.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { isUuid } from '#core/primitives.ts';
import { withDates } from '#core/sheets/filter/filter-dates.ts';
import { rowFilter, type RowFilter } from '#core/sheets/schema.ts';
import { formatDate } from '#core/time/date-format.ts';
import { offsetAt } from '#core/time/zone.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm, type StoredForm } from '#server/forms/store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { on, Reply } from '#server/http/mount.ts';
import { notFound, validated } from '#server/http/validate.ts';
import { checkFilter, requireBounded } from '#server/sheets/condition.ts';
import { filterCondition } from '#server/sheets/filter-sql.ts';
import { countRows } from '#server/sheets/rows-store.ts';
import { findAll } from '#server/sheets/images.ts';
import { findSheets, sheetsAmong } from '#server/sheets/store.ts';
import { dispositionOf } from '#server/files/disposition.ts';
import { type ArchivedImage, imageArchive } from './image-archive.ts';
import * as store from './images-store.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const imageRoutes = [
  on(
    calls.downloadImages,
    async ({ actor, tx, params, query, services }) => {
      const form = await findForm(tx, actor, params.id);
      const { asRead } = await services.forms.get(tx, actor.companyId, form.id, form.version);
      const wanted = wantedQuestions(asRead.stored, query.questionId);
      if (query.questionId !== undefined && wanted.ids.size === 0) {
        throw invalid([fieldError('questionId', m.formDoesNotAskFor)]);
      }
      const filter = filterOf(query.filter);
      if (filter !== null) checkFilter(filter, asRead.filtered, 'filter.');
      const sheetIds = await sheetIdsOf(tx, actor, form, query.sheetIds);
      if (sheetIds.length === 0) return new Reply(undefined, { status: 204 });
      if (filter !== null)
        requireBounded(filter, await countRows(tx, actor, sheetIds), asRead.filtered, 'filter.');
      const now = services.now();
      const requestedFilter = filter ?? validated(rowFilter, {});
      const condition = filterCondition(
        withDates(requestedFilter, { now, timeZone: actor.timeZone }),
        asRead.filtered,
        filter === null ? [] : await sheetsAmong(tx, actor, form.id, sheetIds),
      );
      const add = archiveOf(actor.timeZone, form, wanted);
      // A filter applies to rows: then the sheets' own images are not included.
      if (filter === null)
        for await (const some of store.answersOfContext(tx, actor, sheetIds, idsOf(wanted.answered, true)))
          add.answers(some);
      const ofRows = idsOf(wanted.answered, false);
      for await (const some of store.answersOfRows(tx, actor, { sheetIds, condition }, ofRows))
        add.answers(some);
      const images = await archived({ tx, actor }, add.named);
      if (images.length === 0) return new Reply(undefined, { status: 204 });
      await audit(
        tx,
        actor,
        {
          action: 'images_downloaded',
          object: { kind: 'template', id: form.id },
          form: { id: form.id, name: form.name },
          ...(query.questionId !== undefined && { questionId: query.questionId }),
          next: [`${images.length} images`, `${sheetIds.length} sheets`],
        },
        now,
      );
      const [only] =
        wanted.ids.size === 1
          ? flatQuestions<Question>(wanted.answered).filter(({ id }) => wanted.ids.has(id))
          : [];
      const about = only !== undefined ? ` ${plainFileName(only.text, 'images')}` : '';
      const name = `${plainFileName(form.name)}${about} ${formatDate(now, 'yyyy-MM-dd HHmmss', actor.timeZone)}.zip`;
      return new Reply(
        imageArchive(images, query.name, services.files, now + offsetAt(now, actor.timeZone)),
        {
          headers: {
            'content-type': 'application/zip',
            'content-disposition': dispositionOf(name),
            'cache-control': 'private, no-store',
            'x-row-count': String(images.length),
          },
        },
      );
    },
    { takesLong: true },
  ),
];

function filterOf(text: string | undefined): RowFilter | null {
  if (text === undefined || text === '') return null;
  try {
    return validated(rowFilter, JSON.parse(text));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalid([fieldError('filter', m.enterRowFilterAsJson)]);
  }
}

async function sheetIdsOf(tx: Tx, actor: Actor, form: StoredForm, named: string): Promise<string[]> {
  if (named === 'all') return store.sheetIdsSeen(tx, actor, form.id);
  const sheets = await findSheets(tx, actor, named.toLowerCase().split(','));
  if (sheets.some((sheet) => sheet.formId !== form.id)) throw notFound();
  return sheets.map(({ id }) => id);
}

/** The questions that name what is stored, and those with the answers that they are in: of entries, the question that has them. */
type WantedQuestions = { ids: ReadonlySet<string>; answered: readonly Question[] };

/** All of these, or the one with an id; of entries, all that they ask or one. */
function wantedQuestions(stored: readonly Question[], id: string | undefined): WantedQuestions {
  const answered = stored.filter(
    (question) => id === undefined || flatQuestions<Question>([question]).some((each) => each.id === id),
  );
  const ids = answered.flatMap((question) =>
    flatQuestions<Question>([question]).filter(
      (each) => isStoredType(each.type) && (id === undefined || [each.id, question.id].includes(id)),
    ),
  );
  return { ids: new Set(ids.map((each) => each.id)), answered };
}

function idsOf(questions: readonly Question[], isContext: boolean): string[] {
  return questions.filter(({ context }) => context === isContext).map(({ id }) => id);
}

type NamedImage = Omit<ArchivedImage, 'file'>;

/** Collects the images of answers with the fields of their names; throws `too-much-data` above the limit. */
function archiveOf(timeZone: string, form: StoredForm, { ids: wanted, answered }: WantedQuestions) {
  const named: NamedImage[] = [];
  return {
    named,
    answers(some: readonly store.ImageAnswers[]): void {
      for (const { sheetName, row, userName, at, answers: given } of some) {
        const [date = '', time = ''] = formatDate(at, 'yyyy-MM-dd HHmmss', timeZone).split(' ');
        for (const { question, values, within } of flatAnswers(answered, given, isStoredType))
          for (const [index, value] of wanted.has(question.id) ? values.entries() : [])
            named.push({
              fields: {
                sheet: sheetName === '' ? t(m.unnamedSheet) : sheetName,
                row: row === null ? 'context' : String(row),
                question: question.text,
                // Of entries, the number of the entry.
                n: String((within?.index ?? index) + 1),
                form: form.name,
                user: userName,
                date,
                time,
                id: storedIdOf(value),
              },
              clock: at + offsetAt(at, timeZone),
              keepsPlace: keepsPhotoPlace(question),
            });
      }
      if (named.length > maximumImages)
        throw new AppError('too-much-data', wording(m.atMostImagesCanBe, { maximumImages }));
    },
  };
}

async function archived(
  { tx, actor }: Pick<RequestScope, 'tx' | 'actor'>,
  named: readonly NamedImage[],
): Promise<ArchivedImage[]> {
  const ids = [...new Set(named.map(({ fields }) => fields.id))].filter(isUuid);
  const seen = new Map((await findAll(tx, actor, ids)).map((image) => [image.id, image]));
  return named.map((image) => ({ ...image, file: seen.get(image.fields.id) ?? null }));
}
