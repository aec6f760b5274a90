// Matrices of a draft: the options of one row are those of all of them, so that they are edited once.
import { matricesIn, type Matrix, type MatrixItem } from '#core/forms/groups/matrices.ts';
import { fittingRules } from '#core/questions/rules/rules.ts';
import { isMultiValue, type QuestionType } from '#core/questions/types.ts';
import { addQuestion, changeItem, itemOf, partOf } from './draft-items.ts';
import {
  type DraftItem,
  type DraftOption,
  draftParts,
  type DraftQuestion,
  type FormDraft,
} from './form-draft.ts';

/** A matrix of a draft, with its questions. */
export type DraftMatrix = Omit<Matrix, 'rows'> & { title: string; rows: readonly DraftQuestion[] };

/** The matrix of a header, or of one of its rows; null: it is of none. */
export function matrixOf(draft: FormDraft, itemId: string): DraftMatrix | null {
  for (const part of draftParts) {
    const found = matricesIn(draft[part].map(matrixItem)).find(
      ({ id, rows }) => id === itemId || rows.includes(itemId),
    );
    if (found === undefined) continue;
    const header = draft[part].find(({ id }) => id === found.id);
    const questions = draft[part].filter((item) => item.kind === 'question');
    return {
      ...found,
      title: header?.kind === 'element' ? header.data.label : '',
      rows: questions.filter(({ id }) => found.rows.includes(id)),
    };
  }
  return null;
}

/** What of an item tells whether it is part of a matrix. */
export function matrixItem(item: DraftItem): MatrixItem {
  const { id } = item;
  return item.kind === 'element'
    ? { kind: 'element', id, element: item }
    : { kind: 'question', id, question: { type: item.type, questionOptions: item.options } };
}

/** Makes a header that of a matrix, or no longer one. */
export function setMatrix(draft: FormDraft, id: string, isOn: boolean): FormDraft {
  return changeItem(draft, id, (item) => {
    if (item.kind !== 'element') return item;
    const { matrix: _, ...data } = item.data;
    return { ...item, data: isOn ? { ...data, matrix: true } : data };
  });
}

/** Whether several options may be chosen in each row. Options stay; check `mayChange` and `cannotChangeType` of each row first. */
export function setSeveral(draft: FormDraft, headerId: string, isOn: boolean): FormDraft {
  const type: QuestionType = isOn ? 'CHECKBOXES' : 'RADIO';
  return (matrixOf(draft, headerId)?.rows ?? []).reduce(
    (now, { id }) =>
      changeItem(now, id, (item) => {
        if (item.kind !== 'question' || isMultiValue(item.type) === isOn) return item;
        const { rules, ...rest } = item;
        const fitting = fittingRules(rules, type);
        return { ...rest, type, defaultAnswers: [], ...(fitting.length > 0 && { rules: fitting }) };
      }),
    draft,
  );
}

/** Adds a row at the end of a matrix or, beside a row, below it: like that one but for its title. `optionId`: of the first row's option. */
export function addMatrixRow(draft: FormDraft, besideId: string, id: string, optionId: string): FormDraft {
  const part = partOf(draft, besideId);
  const matrix = matrixOf(draft, besideId);
  if (part === null || matrix === null) return draft;
  const like = matrix.rows.find((row) => row.id === besideId) ?? matrix.rows.at(-1);
  const at = draft[part].findIndex((item) => item.id === (like?.id ?? matrix.id)) + 1;
  const {
    type = 'RADIO',
    required = false,
    options = [{ id: optionId, value: '', name: null }],
  } = like ?? {};
  return addQuestion(draft, id, { part, at }, { type, required, options });
}

/**
 * Changes the options of a question, and those of the other rows of its matrix with it. Rows of a published form's questions
 * are locked: they and those that were added since do not follow each other.
 */
export function changeOptions(
  draft: FormDraft,
  id: string,
  change: (question: DraftQuestion) => DraftQuestion,
): FormDraft {
  const question = itemOf(draft, id);
  if (question?.kind !== 'question') return draft;
  const isLocked = (rowId: string) => draft.lockedQuestions.includes(rowId);
  const rows = matrixOf(draft, id)?.rows.filter((row) => isLocked(row.id) === isLocked(id)) ?? [question];
  return rows.reduce(
    (now, row) =>
      changeItem(now, row.id, (item) => {
        if (item.kind !== 'question') return item;
        const next = change(withIdsOf(item, question.options));
        return next.options === item.options && next.defaultAnswers === item.defaultAnswers ? item : next;
      }),
    draft,
  );
}

/** An option of one row is found in each of them by its id. */
function withIdsOf(row: DraftQuestion, options: readonly DraftOption[]): DraftQuestion {
  if (row.options.every((option, index) => option.id === options[index]?.id)) return row;
  return {
    ...row,
    options: row.options.map((option, index) => ({ ...option, id: options[index]?.id ?? option.id })),
  };
}
