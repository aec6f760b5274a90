// What a face shows of the key by which a new import finds existing rows.
import type { FieldError } from '#core/errors.ts';
import type { ImportDraft } from '#core/imports/import-draft.ts';
import type { ImportRequest } from '#core/imports/schema.ts';
import { m } from '#core/imports/files/texts.ts';
import { fieldError } from '#core/messages/said.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { mayBeKey } from '#core/questions/row-key.ts';
import { updateTexts } from './labels.ts';

export type KeyLine = {
  isUpdate: boolean;
  keyQuestion: string | null;
  /** The title of the key; null: every row is new. */
  title: string | null;
  /** The questions that may be the key and have a column. */
  choices: readonly { questionId: string; title: string }[];
  blankCells: ImportRequest['blankCells'];
  issue: string | null;
};

/** The choice of the key. */
export function keyLine({ form, matches, keyQuestion = null, blankCells = 'KEEP' }: ImportDraft): KeyLine {
  const matched = new Set(
    matches.flatMap(({ questionId, columnIndex }) => (columnIndex === null ? [] : [questionId])),
  );
  const title = form.questions.find(({ id }) => id === keyQuestion)?.text ?? null;
  return {
    isUpdate: keyQuestion !== null,
    keyQuestion,
    title,
    choices: form.questions
      .filter((question) => mayBeKey(question) && (matched.has(question.id) || question.id === keyQuestion))
      .map(({ id, text }) => ({ questionId: id, title: text })),
    blankCells,
    issue: keyQuestion === null || matched.has(keyQuestion) ? null : updateTexts.mapped,
  };
}

/** What keeps an import by this key from starting. */
export function keyIssues(draft: ImportDraft): FieldError[] {
  const { issue, isUpdate } = keyLine(draft);
  const stored = new Set(draft.form.questions.flatMap(({ id, type }) => (isStoredType(type) ? [id] : [])));
  const files = isUpdate
    ? draft.matches.filter(({ questionId, columnIndex }) => columnIndex !== null && stored.has(questionId))
    : [];
  return [
    ...(issue === null ? [] : [{ path: 'keyQuestion', message: issue }]),
    ...files.map(({ questionId }) => fieldError(`questions.${questionId}`, m.filesInNewRows)),
  ];
}
