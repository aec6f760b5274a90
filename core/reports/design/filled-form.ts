// The design 'Filled-in form': each row as a page of paper.
import type { Question } from '#core/questions/schema.ts';
import { imagesIn, type StoredAnswer } from '#core/sheets/stored-answers.ts';
import { isImageType } from '#core/questions/types.ts';
import { type AnswerValue, valuesOf } from '#core/questions/values.ts';
import type { ReportBlock, ReportFact } from '#core/reports/document.ts';
import { answerTexts, imagesText, imageWord, takenAt } from '#core/sheets/format-answer.ts';
import type { Reader } from './form-rows.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type FilledForm = {
  /** The row's. */
  id: string;
  form: string;
  sheet: string;
  userName: string;
  createdAt: number;
  review: string | null;
  /** The names of the alerts that the answers raised. */
  alerts: readonly string[];
  /** Where its photos that keep it were taken, by their ids; left out: none is known. */
  places?: ReadonlyMap<string, string>;
  /** Of the sheet, then of the row, as the form has them. */
  parts: readonly FilledPart[];
};

export type FilledPart = {
  heading: string | null;
  /** Null where nobody has answered. */
  answers: readonly { question: Question; value: AnswerValue | null }[];
};

export type FilledReader = Reader & { catalogNames: ReadonlyMap<string, string> };

const noAnswer = '–';

/** What is above the answers: whose they are, and when they were given. */
export function filledHead(
  { sheet, userName, createdAt, review, alerts }: Omit<FilledForm, 'parts'>,
  { formats, timeZone }: Reader,
): ReportFact[] {
  return [
    { label: t(m.sheet), value: sheet || t(m.unnamedSheet) },
    { label: t(m.filledInBy), value: userName },
    { label: t(common.date), value: formats.moment(createdAt, timeZone) },
    ...(review === null ? [] : [{ label: t(m.review), value: review }]),
    ...(alerts.length === 0
      ? []
      : [{ label: alerts.length === 1 ? t(m.alert) : t(m.alerts), value: alerts.join(', ') }]),
  ];
}

/** The answers of a row, below the headings of its form. */
export function filledAnswers(
  { sheet, createdAt, parts, places = new Map() }: FilledForm,
  reader: FilledReader,
): ReportBlock[] {
  const name = `${sheet}, ${reader.formats.moment(createdAt, reader.timeZone)}`;
  return parts.flatMap(({ heading, answers }, place): ReportBlock[] => {
    const text = heading ?? (place === 0 ? t(m.answers) : null);
    return [
      ...(text === null ? [] : [{ kind: 'heading', level: 2, text } as const]),
      {
        kind: 'facts',
        name,
        facts: answers.flatMap(({ question, value }) => factsOf(question, value, reader, places)),
      },
    ];
  });
}

/** The blocks of the report; null where there is no row. */
export function filledForms(rows: readonly FilledForm[], reader: FilledReader): ReportBlock[] | null {
  if (rows.length === 0) return null;
  return rows.flatMap((row, place): ReportBlock[] => [
    ...(place > 0 ? [{ kind: 'pageBreak' } as const] : []),
    { kind: 'heading', level: 1, text: row.form },
    {
      kind: 'facts',
      name: `${row.sheet}, ${reader.formats.moment(row.createdAt, reader.timeZone)}`,
      facts: filledHead(row, reader),
    },
    ...filledAnswers(row, reader),
  ]);
}

function factsOf(
  question: Question,
  value: AnswerValue | null,
  reader: FilledReader,
  places: ReadonlyMap<string, string>,
): ReportFact[] {
  const { text: label, type } = question;
  const images = imagesIn(question, valuesOf(value ?? undefined));
  if (!isImageType(type)) {
    const words = answerTexts(question, value, reader);
    const said = { label, value: words.length === 0 ? noAnswer : words.join('\n') };
    // Where photos are drawn, their words are not.
    return [said, ...images.flatMap((image) => photoFacts(image.question, [image], places))];
  }
  return images.length === 0 ? [{ label, value: noAnswer }] : photoFacts(question, images, places);
}

/** The photos, and below them where those that keep it were taken. Of an entry, `question` says of which. */
function photoFacts(
  { text, type }: StoredAnswer['question'],
  images: readonly StoredAnswer[],
  places: ReadonlyMap<string, string>,
): ReportFact[] {
  const word = imageWord(type);
  const photos = images.map(({ value: id }, place) => ({
    id,
    word,
    caption: images.length > 1 ? `${text} (${place + 1})` : text,
  }));
  const taken = photos.flatMap(({ id, caption }): ReportFact[] => {
    const place = places.get(id);
    return place === undefined ? [] : [{ label: caption, value: takenAt(place) }];
  });
  const value = images.length === 1 ? word : imagesText(type, images.length);
  return [{ label: text, value, photos }, ...taken];
}
