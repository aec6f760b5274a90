// Where the photos of an export were taken, beside the cells of those whose questions keep that. Only those of a batch of rows are
// in memory.
import { keepsPhotoPlace, mayKeepPhotoPlace } from '#core/forms/question-meta.ts';
import { flatAnswer } from '#core/questions/entries/flat.ts';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerList } from '#server/exports/answer-lists.ts';
import { seenImages } from '#server/exports/store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import type { ExportedQuestions, StoringRow } from './images.ts';

export type PhotoPlaces = {
  /** Looks up those of the next rows, before their cells are requested; `scope`: the questions that these answer. */
  learn(rows: readonly StoringRow[], scope: ExportedQuestions): Promise<void>;
  /** A `geo:` address; null: it is not known, or the actor does not see the photo. */
  of(imageId: string): string | null;
};

export function photoPlaces({ tx, actor }: Pick<RequestScope, 'tx' | 'actor'>): PhotoPlaces {
  let places: ReadonlyMap<string, string | null> = new Map();
  return {
    async learn(rows, { contextQuestions, questions }) {
      const ids = rows.flatMap((row) => [
        ...placedIn(contextQuestions, row.contextAnswers),
        ...placedIn(questions, row.answers),
      ]);
      const found = await seenImages(tx, actor, ids);
      places = new Map([...found].map(([id, { place }]) => [id, place]));
    },
    of: (imageId) => places.get(imageId.toLowerCase()) ?? null,
  };
}

/** The ids of the photos whose place is kept. */
function placedIn(questions: readonly Question[], answers: AnswerList): string[] {
  return questions.flatMap((question, index) =>
    keepsPhotoPlace(question) || question.questions !== undefined
      ? flatAnswer<Question>(question, answers[index], mayKeepPhotoPlace)
          .filter((each) => keepsPhotoPlace(each.question))
          .flatMap(({ values }) => values)
      : [],
  );
}
