// A small form with fresh ids that tests fill in: a required text, a number, choices, an alert.
import { randomUUID } from 'node:crypto';
import type { FormInput } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';

/** The form, and the ids of what is in it. */
export function exampleForm(changes: Partial<FormInput> = {}) {
  const ids = {
    place: randomUUID(),
    speed: randomUUID(),
    size: randomUUID(),
    tools: randomUUID(),
    at: randomUUID(),
    safe: randomUUID(),
    photo: randomUUID(),
    shift: randomUUID(),
    fast: randomUUID(),
  };
  const form: FormInput & { id: string } = {
    name: `Runway inspection ${ids.place.slice(0, 8)}`,
    description: null,
    betaTestUsers: [],
    reviewers: [],
    contextQuestions: [question(ids.shift, 'Shift', 'TEXT', { context: true })],
    questions: [
      question(ids.place, 'Place', 'TEXT', { required: true }),
      question(ids.speed, 'Speed', 'NUMERIC'),
      question(ids.size, 'Size', 'RADIO', { questionOptions: options('Small', 'Medium', 'Large') }),
      question(ids.tools, 'Tools', 'CHECKBOXES', { questionOptions: options('Radio', 'Torch', 'Rope') }),
      question(ids.at, 'Seen at', 'DATETIME'),
      question(ids.safe, 'Safe', 'BOOLEAN'),
      question(ids.photo, 'Photo', 'IMAGE'),
    ],
    elements: [],
    alerts: [
      {
        id: ids.fast,
        name: 'Fast',
        alertContacts: [],
        expression: { '>': [{ var: ids.speed }, 100] },
        mobileAlert: true,
      },
    ],
    contextAlerts: [],
    multi: false,
    sheetCompleteContacts: [],
    rowCompleteContacts: [],
    rowApprovedContacts: [],
    rowRejectedContacts: [],
    ...changes,
    id: changes.id ?? randomUUID(),
  };
  return { form, ids };
}

/** The same form, whose size is an item of the catalog. */
export function exampleFormWithCatalog(changes: Partial<FormInput> = {}): ReturnType<typeof exampleForm> {
  const { form, ids } = exampleForm(changes);
  const questions = form.questions.map((each) =>
    each.id === ids.size ? { ...each, type: 'CATALOG_RADIO' as const, questionOptions: [] } : each,
  );
  return { form: { ...form, questions }, ids };
}

function options(...values: string[]): Question['questionOptions'] {
  return values.map((value, order) => ({ id: randomUUID(), value, order, name: value }));
}

function question(id: string, text: string, type: Question['type'], more: Partial<Question> = {}): Question {
  return {
    id,
    order: 0,
    context: false,
    text,
    type,
    defaultAnswers: [],
    required: false,
    questionMeta: [],
    questionOptions: [],
    condition: null,
    widgetOrder: null,
    hidden: false,
    pinned: false,
    ...more,
  };
}
