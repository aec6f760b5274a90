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
  /** All of a row, by the ids of its photos. */
  ofRow(row: StoringRow, scope: ExportedQuestions): Map<string, string>;
};

export function photoPlaces({ tx, actor }: Pick<RequestScope, 'tx' | 'actor'>): PhotoPlaces {
  let places: ReadonlyMap<string, string | null> = new Map();
  const of = (imageId: string) => places.get(imageId.toLowerCase()) ?? null;
  return {
    async learn(rows, scope) {
      const found = await seenImages(
        tx,
        actor,
        rows.flatMap((row) => placedOf(row, scope)),
      );
      places = new Map([...found].map(([id, { place }]) => [id, place]));
    },
    of,
    ofRow(row, scope) {
      const known = placedOf(row, scope).map((id) => [id, of(id)] as const);
      return new Map(known.flatMap(([id, place]) => (place === null ? [] : [[id, place]])));
    },
  };
}

function placedOf(row: StoringRow, { contextQuestions, questions }: ExportedQuestions): string[] {
  return [...placedIn(contextQuestions, row.contextAnswers), ...placedIn(questions, row.answers)];
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
