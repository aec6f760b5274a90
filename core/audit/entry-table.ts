// The grid of the audit log: entries as columns and cells. The console builds it in a worker; the terminal app and the
// export use the same cells as text.
import { personName } from '#core/primitives.ts';
import { assertNever } from '#core/assert-never.ts';
import { isImageType, type QuestionType } from '#core/questions/types.ts';
import type { Question } from '#core/questions/schema.ts';
import { type Answers, valuesOf } from '#core/questions/values.ts';
import { answerTexts, type AnswerTextOptions, momentText } from '#core/sheets/format-answer.ts';
import { changeLines } from './change-lines.ts';
import { changedTexts } from './format-history.ts';
import type { ListedEntry } from './schema.ts';
import { auditSentence } from './sentence.ts';
import type { AuditTab } from './view.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** The required part of a form: its questions, including the setup's and former ones. */
export type AuditForm = { id: string; questions: readonly AuditQuestion[] };
export type AuditQuestion = Pick<
  Question,
  'id' | 'text' | 'type' | 'questionOptions' | 'questions' | 'context' | 'order'
>;

export type AuditColumn = {
  id: string;
  title: string;
  /** Its cells are answers to a question. */
  questionType?: QuestionType;
};

export type AuditCell =
  | { kind: 'date'; at: number; text: string }
  | { kind: 'user'; id: string; name: string }
  | { kind: 'form'; name: string; templateId: string; sheetId: string | null; rowId: string | null }
  | { kind: 'text'; text: string }
  | { kind: 'image'; ids: readonly string[]; type: QuestionType; title: string }
  | { kind: 'array'; texts: readonly string[] };

/** An answer before and after; null if the entry does not have it. */
export type AuditField = { title: string; before: AuditCell | null; after: AuditCell | null };
/** `fields` are for the details of a single entry. */
export type AuditRow = { entry: ListedEntry; cells: readonly AuditCell[]; fields: readonly AuditField[] };
export type AuditTable = { columns: AuditColumn[]; rows: AuditRow[] };

export type AuditTableInput = {
  tab: AuditTab;
  entries: readonly ListedEntry[];
  /** The forms of the entries, as far as they can be read. */
  forms: readonly AuditForm[];
  /** The form in the filter: deleted rows then have a column for each of its questions. */
  formId: string | null;
  options: AnswerTextOptions;
};

/** Entries as a table. */
export function auditTable(input: AuditTableInput): AuditTable {
  const columns = columnsOf(input);
  const rows = input.entries.map((entry) => ({
    entry,
    cells: cellsOf(entry, columns, input),
    fields: fieldsOf(entry, input),
  }));
  return { columns, rows };
}

const shared = [
  { id: 'date', title: t(common.date) },
  { id: 'user', title: t(m.user) },
] as const;
const formColumn = { id: 'form', title: t(common.form) } as const;

function columnsOf({ tab, forms, formId }: AuditTableInput): AuditColumn[] {
  switch (tab) {
    case 'answer-changes':
      return [
        ...shared,
        formColumn,
        { id: 'question', title: t(m.question) },
        { id: 'before', title: t(m.before) },
        { id: 'after', title: t(m.after) },
        { id: 'reason', title: t(m.reasonForChange) },
      ];
    case 'deleted-rows': {
      const form = forms.find(({ id }) => id === formId);
      const answers =
        form === undefined
          ? [{ id: 'answers', title: t(m.answers) }]
          : rowQuestions(form).map(({ id, text, type }) => ({ id, title: text, questionType: type }));
      return [...shared, formColumn, ...answers];
    }
    case 'activity':
      return [
        ...shared,
        { id: 'what', title: t(m.whatHappened) },
        { id: 'changes', title: t(m.details) },
        formColumn,
      ];
    default:
      return assertNever(tab);
  }
}

function rowQuestions({ questions }: AuditForm): AuditQuestion[] {
  return questions.filter(({ context }) => !context).toSorted((a, b) => a.order - b.order);
}

function cellsOf(entry: ListedEntry, columns: readonly AuditColumn[], input: AuditTableInput): AuditCell[] {
  const form = input.forms.find(({ id }) => id === entry.template?.id);
  const answers = input.tab === 'deleted-rows' ? deletedAnswers(entry) : {};
  return columns.map((column) => {
    if (column.questionType !== undefined) {
      const question = form?.questions.find(({ id }) => id === column.id);
      return answerCell(question, valuesOf(answers[column.id]), input.options);
    }
    return cellOf(entry, column.id, { form, answers, options: input.options });
  });
}

function fieldsOf(entry: ListedEntry, { tab, forms, options }: AuditTableInput): AuditField[] {
  const form = forms.find(({ id }) => id === entry.template?.id);
  if (tab === 'answer-changes') {
    const question = form?.questions.find(({ id }) => id === entry.questionId);
    const { before, after } = changedCells(question, entry, options);
    return [{ title: question?.text ?? lostQuestion, before, after }];
  }
  if (tab !== 'deleted-rows') return [];
  const answers = deletedAnswers(entry);
  const known = form === undefined ? [] : rowQuestions(form);
  const lost = Object.keys(answers).filter((id) => !known.some((question) => question.id === id));
  return [
    ...known.flatMap((question) => fieldOf(question.text, question, answers[question.id])),
    ...lost.flatMap((id) => fieldOf(lostQuestion, undefined, answers[id])),
  ];

  function fieldOf(title: string, question: AuditQuestion | undefined, value: Answers[string] | undefined) {
    const values = valuesOf(value);
    return values.length === 0 ? [] : [{ title, before: answerCell(question, values, options), after: null }];
  }
}

const lostQuestion = t(m.deletedQuestion);

type CellSource = { form: AuditForm | undefined; answers: Answers; options: AnswerTextOptions };

function cellOf(entry: ListedEntry, column: string, { form, answers, options }: CellSource): AuditCell {
  const { timestamp, user, template, comment } = entry;
  const question = form?.questions.find(({ id }) => id === entry.questionId);
  switch (column) {
    case 'date':
      return { kind: 'date', at: timestamp, text: momentText(timestamp, options.timeZone) };
    case 'user':
      return { kind: 'user', id: user.id, name: personName(user) };
    case 'form':
      return template === null
        ? { kind: 'text', text: '' }
        : {
            kind: 'form',
            name: template.name,
            templateId: template.id,
            sheetId: entry.sheetId,
            // A deleted row no longer exists.
            rowId: entry.action === 'row_deleted' ? null : entry.sheetRowId,
          };
    case 'question':
      return { kind: 'text', text: question?.text ?? lostQuestion };
    case 'before':
      return changedCells(question, entry, options).before;
    case 'after':
      return changedCells(question, entry, options).after;
    case 'reason':
      return { kind: 'text', text: comment ?? '' };
    case 'answers':
      return { kind: 'array', texts: answerLines(form, answers, options) };
    case 'what':
      return { kind: 'text', text: auditSentence(entry) };
    default:
      return { kind: 'array', texts: [...changeLines(entry), ...(comment ? [comment] : [])] };
  }
}

function changedCells(
  question: AuditQuestion | undefined,
  { previous, next }: Pick<ListedEntry, 'previous' | 'next'>,
  options: AnswerTextOptions,
): Record<'before' | 'after', AuditCell> {
  if (question === undefined || isImageType(question.type)) {
    const cell = (values: readonly string[]) => answerCell(question, values, options);
    return { before: cell(previous), after: cell(next) };
  }
  const texts = changedTexts(question, { previous, next }, options);
  return { before: textsCell(texts.previous), after: textsCell(texts.next) };
}

function answerCell(
  question: AuditQuestion | undefined,
  values: readonly string[],
  options: AnswerTextOptions,
): AuditCell {
  if (question === undefined) return textsCell(values);
  if (isImageType(question.type) && values.length > 0)
    return { kind: 'image', ids: values, type: question.type, title: question.text };
  return textsCell(changedTexts(question, { previous: values, next: [] }, options).previous);
}

function textsCell(texts: readonly string[]): AuditCell {
  return texts.length > 1 ? { kind: 'array', texts } : { kind: 'text', text: texts[0] ?? '' };
}

/** `Place: Gate 4` for each answer, in the form's order; moments in the reader's zone, as in a row's details. */
function answerLines(form: AuditForm | undefined, answers: Answers, options: AnswerTextOptions): string[] {
  const questions = form === undefined ? [] : rowQuestions(form);
  return questions.flatMap((question) => {
    const values = valuesOf(answers[question.id]);
    if (values.length === 0) return [];
    return [`${question.text}: ${answerTexts(question, [...values], options).join(', ')}`];
  });
}

/** The answers of a deleted row, by question id. */
function deletedAnswers({ previous }: Pick<ListedEntry, 'previous'>): Answers {
  try {
    const answers: unknown = JSON.parse(previous[0] ?? '{}');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server wrote it as a row's answers
    return typeof answers === 'object' && answers !== null ? (answers as Answers) : {};
  } catch {
    return {};
  }
}

/** A cell as text; several values separated by '; '. */
export function cellText(cell: AuditCell): string {
  switch (cell.kind) {
    case 'date':
    case 'text':
      return cell.text;
    case 'user':
    case 'form':
      return cell.name;
    case 'image':
      return cell.ids.join('; ');
    case 'array':
      return cell.texts.join('; ');
    default:
      return assertNever(cell);
  }
}
