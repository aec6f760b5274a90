// What an answer has stored beside it, by itself or in its entries, as faces show it.
import { keepsPhotoPlace } from '#core/forms/question-meta.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { entryTitle } from '#core/questions/entries/entry-name.ts';
import { flatAnswer } from '#core/questions/entries/flat.ts';
import { m } from '#core/questions/entries/texts.ts';
import type { Question } from '#core/questions/schema.ts';
import { isImageType, type QuestionType } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';

type AskedQuestion = Pick<Question, 'id' | 'type' | 'text'>;

/**
 * An image or a file; what asks for it, of an entry with a title that says of which (`Damage 2: Photo`), the index of that entry, and
 * whether the place where a photo was taken is kept.
 */
export type StoredAnswer = {
  value: string;
  question: AskedQuestion;
  entry: number | null;
  keepsPlace: boolean;
};

type AnsweredQuestion = AskedQuestion & Partial<Pick<Question, 'questions' | 'questionMeta'>>;

/** The images of an answer. */
export function imagesIn(question: AnsweredQuestion, values: readonly string[]): StoredAnswer[] {
  return storedIn(question, values, isImageType);
}

/** The files that are attached to it. */
export function filesIn(question: AnsweredQuestion, values: readonly string[]): StoredAnswer[] {
  return storedIn(question, values, (type) => isStoredType(type) && !isImageType(type));
}

function storedIn(
  question: AnsweredQuestion,
  values: readonly string[],
  fits: (type: QuestionType) => boolean,
): StoredAnswer[] {
  return flatAnswer<AnsweredQuestion>(question, values, fits).flatMap(
    ({ question: inner, values: given, within }) => {
      const entry = within?.index ?? null;
      const text =
        entry === null
          ? inner.text
          : t(m.questionOfEntry, {
              entry: entryTitle({ questionMeta: question.questionMeta ?? [] }, entry),
              question: inner.text,
            });
      const { id, type, questionMeta = [] } = inner;
      const keepsPlace = keepsPhotoPlace({ type, questionMeta });
      return given.map((value) => ({ value, question: { id, type, text }, entry, keepsPlace }));
    },
  );
}
