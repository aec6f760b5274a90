// The design 'Filled-in form': each row as a page of paper.
import type { Question } from '#core/questions/schema.ts';
import { isImageType } from '#core/questions/types.ts';
import { type AnswerValue, valuesOf } from '#core/questions/values.ts';
import type { ReportBlock, ReportPhoto } from '#core/reports/document.ts';
import { answerTexts, imageWord } from '#core/sheets/format-answer.ts';
import type { Reader } from './form-rows.ts';

export type FilledForm = {
  form: string;
  sheet: string;
  userName: string;
  createdAt: number;
  review: string | null;
  /** Of the sheet, then of the row; null where nobody has answered. */
  answers: readonly { question: Question; value: AnswerValue | null }[];
};

const noAnswer = '–';

/** The blocks of the report; null where there is no row. */
export function filledForms(
  rows: readonly FilledForm[],
  { formats, timeZone, catalogNames }: Reader & { catalogNames: ReadonlyMap<string, string> },
): ReportBlock[] | null {
  if (rows.length === 0) return null;
  return rows.flatMap((row, place): ReportBlock[] => {
    const moment = formats.moment(row.createdAt, timeZone);
    const name = `${row.sheet}, ${moment}`;
    const head = [
      { label: 'Sheet', value: row.sheet },
      { label: 'Filled in by', value: row.userName },
      { label: 'Date', value: moment },
      ...(row.review === null ? [] : [{ label: 'Review', value: row.review }]),
    ];
    const facts = row.answers.map(({ question, value }) => {
      const words = isImageType(question.type)
        ? pictures(question, value).map(({ caption }) => caption)
        : answerTexts(question, value, { timeZone, catalogNames, formats });
      return { label: question.text, value: words.length === 0 ? noAnswer : words.join('\n') };
    });
    const photos = row.answers.flatMap(({ question, value }) => pictures(question, value));
    return [
      ...(place > 0 ? [{ kind: 'pageBreak' } as const] : []),
      { kind: 'heading', level: 1, text: row.form },
      { kind: 'facts', name, facts: head },
      { kind: 'heading', level: 2, text: 'Answers' },
      { kind: 'facts', name, facts },
      ...(photos.length > 0 ? [{ kind: 'photos', photos } as const] : []),
    ];
  });
}

function pictures({ text, type }: Question, value: AnswerValue | null): ReportPhoto[] {
  if (!isImageType(type)) return [];
  const ids = valuesOf(value ?? undefined);
  return ids.map((id, place) => ({
    id,
    word: imageWord(type),
    caption: ids.length > 1 ? `${text} (${place + 1})` : text,
  }));
}
