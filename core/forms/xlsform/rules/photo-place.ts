// The column `photo_place` of a survey, which other products do not read: `keep` where the place of a photo is kept with it.
import {
  keepsPhotoPlace,
  mayKeepPhotoPlace,
  type QuestionMeta,
  withPlaceOfPhotos,
} from '#core/forms/question-meta.ts';
import type { SurveyItem } from '#core/forms/xlsform/survey-item.ts';
import type { QuestionType } from '#core/questions/types.ts';

export const photoPlaceColumn = 'photo_place';
const keep = 'keep';

export function photoPlaceCell(question: Parameters<typeof keepsPhotoPlace>[0]): string {
  return keepsPhotoPlace(question) ? keep : '';
}

/** Whether a row says it, of a question that can keep it. */
export function saysPhotoPlace({ cell }: SurveyItem, type: QuestionType): boolean {
  return mayKeepPhotoPlace(type) && cell(photoPlaceColumn).toLowerCase() === keep;
}

export function photoPlaceMeta(item: SurveyItem, type: QuestionType): QuestionMeta {
  return withPlaceOfPhotos([], saysPhotoPlace(item, type));
}
