// The form that the benchmarks fill: as many questions as asked for, of the common types, with a few alerts.
import { randomUUID } from 'node:crypto';
import type { FormInput } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';

const types: QuestionType[] = ['TEXT', 'NUMERIC', 'RADIO', 'BOOLEAN', 'NUMERIC'];
export const choices = ['None', 'Minor', 'Medium', 'Substantial'];

/** A form of this many questions, the first of them required. */
export function wideForm(count: number): FormInput & { id: string } {
  const questions = Array.from({ length: count }, (_, order) => questionOf(order));
  const numbers = questions.filter(({ type }) => type === 'NUMERIC');
  const alerts = numbers.slice(0, 3).map(({ id }, index) => ({
    id: randomUUID(),
    name: `High ${index + 1}`,
    alertContacts: [],
    expression: { '>': [{ var: id }, 900] },
    mobileAlert: true,
  }));
  const nobody = {
    betaTestUsers: [],
    reviewers: [],
    sheetCompleteContacts: [],
    rowCompleteContacts: [],
    rowApprovedContacts: [],
    rowRejectedContacts: [],
  };
  return {
    id: randomUUID(),
    name: `Wide ${count}`,
    description: null,
    contextQuestions: [],
    questions,
    elements: [],
    alerts,
    contextAlerts: [],
    multi: false,
    ...nobody,
  };
}

function questionOf(order: number): Question {
  const type = types[order % types.length] ?? 'TEXT';
  return {
    id: randomUUID(),
    order,
    context: false,
    text: `Question number ${order + 1}`,
    type,
    defaultAnswers: [],
    required: order === 0,
    questionMeta: [],
    questionOptions:
      type === 'RADIO'
        ? choices.map((value, place) => ({ id: randomUUID(), value, order: place, name: value }))
        : [],
    condition: null,
    widgetOrder: null,
    hidden: false,
    pinned: false,
  };
}

/** A value of a question for a row, the same for the same row. */
export function valueOf({ type, order }: Question, row: number): string {
  const number = (row * 7_919 + order * 104_729) % 1_000;
  if (type === 'NUMERIC') return String(number);
  if (type === 'BOOLEAN') return number % 2 === 0 ? 'true' : 'false';
  if (type === 'RADIO') return choices[number % choices.length] ?? 'None';
  // Over Canada and the United States, few of them twice.
  if (type === 'PLACE')
    return `geo:${30 + ((row * 7_919) % 40_000) / 1_000},${-140 + ((row * 104_729) % 80_000) / 1_000}`;
  return `Größe ${number}, Halle ${row % 50}`;
}
