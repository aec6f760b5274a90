// One row with everything in its details: answers as texts and images, alerts, and its review.
import { personName } from '#core/primitives.ts';
import type { Alert, Form } from '#core/forms/schema.ts';
import { matrixTitles } from '#core/forms/groups/matrices.ts';
import type { Question } from '#core/questions/schema.ts';
import { filesIn, imagesIn, type StoredAnswer } from './stored-answers.ts';
import { isImageType } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import { variablesOf } from '#core/logic/variables.ts';
import { inReadersLanguage } from '#core/messages/said.ts';
import type { PassedRule } from '#core/questions/rules/passing.ts';
import { answerTexts, type AnswerTextOptions, momentText, imageExtension } from './format-answer.ts';
import { groupedDigits } from './grouped-digits.ts';
import { answersByQuestion } from './engine/row-data.ts';
import { type Answer, type Row, type Sheet, type ThumbnailWidth, thumbnailWidths } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RowAnswer = {
  question: Question;
  /** The title of the matrix of which it is a row. */
  matrix?: string | undefined;
  /** Empty for unanswered questions and for images; a text for each entry. */
  texts: string[];
  /** With their paths on the server, those in entries too. */
  images: (Omit<StoredAnswer, 'value'> & { id: string; path: string })[];
  /** Attached files, those in entries too. */
  files: StoredAnswer[];
  /** In wire format, for an input. */
  values: readonly string[];
  /** Names of the row's alerts that read this answer. */
  alerts: string[];
  /** Rules that it breaks, each with the reason for which it was accepted. */
  passed: string[];
};
export type RowDetails = {
  row: Row;
  /** Names of all alerts that the row raised. */
  alerts: string[];
  answers: RowAnswer[];
  /** What its sheet was set up with; empty without the sheet. It is changed in the sheet, for all its rows. */
  setup: RowAnswer[];
};

/** A row's details, with answers in the form's order. Former questions are included if they were answered. */
export function rowDetails(
  row: Row,
  form: Pick<Form, 'questions' | 'contextQuestions' | 'elements' | 'alerts' | 'formerQuestions'>,
  options: AnswerTextOptions,
  sheet?: Pick<Sheet, 'contextAnswers' | 'passed'>,
): RowDetails {
  const matrices = matrixTitles(form);
  const former = new Set(form.formerQuestions.map(({ id }) => id));
  const alerts = form.alerts.filter(({ id }) => row.alerts.includes(id));
  return {
    row,
    alerts: alerts.map(({ name }) => name),
    answers: answersTo(form.questions, row.answers, row.passed),
    setup: sheet === undefined ? [] : answersTo(form.contextQuestions, sheet.contextAnswers, sheet.passed),
  };

  function answersTo(
    questions: readonly Question[],
    answers: readonly Answer[],
    passed: readonly PassedRule[] = [],
  ): RowAnswer[] {
    const given = answersByQuestion(answers, questions);
    return questions
      .filter(({ id }) => given[id] !== undefined || !former.has(id))
      .toSorted((a, b) => a.order - b.order)
      .map((question) => {
        const values = valuesOf(given[question.id]);
        const isImage = isImageType(question.type);
        return {
          question,
          matrix: matrices.get(question.id),
          texts: isImage
            ? []
            : answerTexts(question, values, options).map((text) => groupedDigits(question, text)),
          images: imagesIn(question, values).map(({ value: id, ...image }) => ({
            ...image,
            id,
            path: imagePath(image.question, id),
          })),
          files: filesIn(question, values),
          values,
          alerts: alertsOn(question, alerts),
          passed: passed
            .filter(({ questionId }) => questionId === question.id)
            .map((each) => passedText(each, options.timeZone)),
        };
      });
  }
}

/** Whether a question of a row was answered. */
export function isAnswered({ texts, images }: Pick<RowAnswer, 'texts' | 'images'>): boolean {
  return texts.length > 0 || images.length > 0;
}

/** `9 not answered`: unanswered questions are folded. */
export function notAnsweredText(count: number): string {
  return t(m.notAnswered, { count });
}

/** The path of an image (spec 1, section 7). */
export function imagePath({ type }: Pick<Question, 'type'>, id: string): string {
  return `/image/${encodeURIComponent(id)}.${imageExtension(type)}`;
}

/** The smallest thumbnail width that covers this many pixels; the largest one if none does. */
export function thumbnailWidthFor(pixels: number): ThumbnailWidth {
  return thumbnailWidths.find((width) => width >= pixels) ?? 800;
}

/** What a rule said to an answer, and who passed it for which reason: `At most 100. Passed by ann, ...: Measured twice` */
function passedText({ message, id, values, reason, by, at }: PassedRule, timeZone: string): string {
  const said = inReadersLanguage(message, { id, values });
  return t(m.passedFor, { message: said, who: personName(by), moment: momentText(at, timeZone), reason });
}

function alertsOn({ id, questions = [] }: Question, alerts: readonly Alert[]): string[] {
  const ids = [id, ...questions.map((each) => each.id)];
  return alerts
    .filter(({ expression }) => ids.some((each) => variablesOf(expression).has(each)))
    .map(({ name }) => name);
}

/** Answers as they stand below each other: the rows of a matrix below its title. */
export function answerSections<A extends Pick<RowAnswer, 'matrix'>>(
  answers: readonly A[],
): { matrix: string | undefined; answers: A[] }[] {
  const sections: { matrix: string | undefined; answers: A[] }[] = [];
  for (const answer of answers) {
    const last = sections.at(-1);
    if (last !== undefined && last.matrix === answer.matrix) last.answers.push(answer);
    else sections.push({ matrix: answer.matrix, answers: [answer] });
  }
  return sections;
}
