// A published form with a sheet and a row, and how its next version is made: for the tests of versions.
import { randomUUID } from 'node:crypto';
import * as filling from '#core/filling/calls.ts';
import type { NewRow } from '#core/filling/schema.ts';
import * as forms from '#core/forms/calls.ts';
import type { FormInput } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { exampleForm } from './example-form.ts';
import type { Person, TestServer } from './server.ts';

export type Ids = ReturnType<typeof exampleForm>['ids'];

/** What somebody does with forms and their versions on a server. */
export function formVersions(server: TestServer, by: Person) {
  const addRow = (sheetId: string, body: NewRow) =>
    server.as(by, filling.addRow, { params: { id: sheetId }, body });
  return {
    addRow,
    publish: (id: string) => server.as(by, forms.publishForm, { params: { id } }),

    /** A published form, with a sheet and a row in it. */
    async published(changes: Partial<FormInput> = {}) {
      const { form, ids } = exampleForm(changes);
      await server.as(by, forms.createForm, { body: form });
      const whole = await server.as(by, forms.publishForm, { params: { id: form.id } });
      const sheet = await server.as(by, filling.createSheet, {
        params: { id: form.id },
        body: { name: 'Monday', contextAnswers: [{ questionId: ids.shift, value: 'Early' }] },
      });
      const row = await addRow(sheet.id, oldRow(ids));
      return { form, ids, whole, sheet, row };
    },

    /** The next version of a form, as a change of it says. */
    async nextVersion(formId: string, change: (form: FormInput) => FormInput) {
      const next = await server.as(by, forms.createVersion, { params: { id: formId }, body: {} });
      return server.as(by, forms.changeForm, { params: { id: next.id }, body: change(next) });
    },
  };
}

/** A row that the form takes at first, and no longer once it is better. */
export function oldRow(ids: Ids): NewRow {
  return {
    id: randomUUID(),
    answers: [
      { questionId: ids.place, value: 'Gate 4' },
      { questionId: ids.speed, value: '180' },
      { questionId: ids.size, value: 'Small' },
    ],
  };
}

/** Without the speed, with another required question at its end, 'Tiny' in place of 'Small', and another alert. */
export function better(form: FormInput, { speed, size, place }: Ids): FormInput {
  const [first] = form.questions;
  const tiny = { value: 'Tiny', order: 0, name: 'Tiny' };
  const withTiny = (question: Question): Question => ({
    ...question,
    questionOptions: question.questionOptions.map((option) => (option.value === 'Small' ? tiny : option)),
  });
  const kept = form.questions
    .filter(({ id }) => id !== speed)
    .map((question) => (question.id === size ? withTiny(question) : question));
  const wind = first ? [{ ...first, id: randomUUID(), text: 'Wind', required: true, order: 20 }] : [];
  return {
    ...form,
    name: `${form.name} II`,
    questions: [...kept, ...wind],
    alerts: form.alerts.map((alert) => ({
      ...alert,
      id: randomUUID(),
      expression: { answered: [{ var: place }] },
    })),
  };
}
