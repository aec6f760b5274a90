// Rows with their sheet and form, as --json prints them where a row stands by itself.
import type { Context } from '#cli/context.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { readForm } from '#core/forms/calls.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { answersByQuestion } from '#core/sheets/engine/row-data.ts';
import { readRow, readSheet } from '#core/sheets/calls.ts';
import { readPhotoPlaces } from '#core/sheets/queries.ts';
import type { Row, Sheet } from '#core/sheets/schema.ts';
import { imagesIn } from '#core/sheets/stored-answers.ts';
import { valuesOf } from '#core/questions/values.ts';
import { rowJson } from './list.ts';

type ReadForm = ReturnType<typeof formAsRead>;
export type ShownRow = {
  row: Row;
  sheet: Sheet;
  form: ReadForm;
  /** Where its photos that keep it were taken, by their ids. */
  places: ReadonlyMap<string, string>;
};

/** Reads rows by their sheets and ids; each sheet and each form once. */
export function rowReader(context: Context): (place: { sheetId: string; id: string }) => Promise<ShownRow> {
  const sheets = new Map<string, Promise<Sheet>>();
  const forms = new Map<string, Promise<ReadForm>>();
  return async ({ sheetId, id }) => {
    const sheetRead = once(sheets, sheetId, () => context.sendAgain(readSheet, { params: { id: sheetId } }));
    const [row, sheet] = await Promise.all([
      context.sendAgain(readRow, { params: { id: sheetId, rowId: id } }),
      sheetRead,
    ]);
    const form = await once(forms, sheet.templateId, async () =>
      formAsRead(await context.sendAgain(readForm, { params: { id: sheet.templateId } })),
    );
    const questions = [...form.questions, ...form.contextQuestions];
    const answers = answersByQuestion([...row.answers, ...sheet.contextAnswers], questions);
    const images = questions.flatMap((question) => imagesIn(question, valuesOf(answers[question.id])));
    const photos = images.map(({ value, keepsPlace }) => ({ id: value, keepsPlace }));
    return { row, sheet, form, places: await readPhotoPlaces(context.sendAgain, photos) };
  };
}

/** A row as `rows show --json` prints it. */
export function shownRowJson({ row, sheet, form, places }: ShownRow) {
  return {
    ...rowJson(row, analysedQuestions(form), sheet.contextAnswers),
    ...(places.size > 0 && { photoPlaces: Object.fromEntries(places) }),
  };
}

function once<T>(read: Map<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> {
  const reading = read.get(key) ?? start();
  read.set(key, reading);
  return reading;
}
