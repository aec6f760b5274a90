// Which questions are answered with something that is stored beside the answers.
import type { FileGroup } from './file-types.ts';
import { answersOf, isImageType, type QuestionType } from '#core/questions/types.ts';

/** Which files an answer attaches; null: none. */
export function attachedTo(type: QuestionType | null | undefined): FileGroup | null {
  return answersOf(type)?.attaches ?? null;
}

/** Whether an answer names something that is stored beside it: an image, or an attached file. */
export function isStoredType(type: QuestionType | null | undefined): boolean {
  return isImageType(type) || attachedTo(type) !== null;
}
