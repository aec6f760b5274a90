// The calls on questions: finding them in all forms, their order in one, and changing a single one.
import { keysOf } from '#core/keys-of.ts';
import { invalid } from '#core/errors.ts';
import * as calls from '#core/forms/calls.ts';
import { mayChangeQuestion, widgetFields } from '#core/forms/policy.ts';
import type { Question, QuestionChange } from '#core/questions/schema.ts';
import { formIssues } from '#core/forms/validate.ts';
import { authorize } from '#server/http/authorize.ts';
import { on, type Route } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { isDeepStrictEqual } from 'node:util';
import { changeDefinition, keepDefinition } from './changes-store.ts';
import { lockIssues } from './content.ts';
import { allQuestions, namedIn, reordered, withQuestion } from './definition.ts';
import { note } from './notes.ts';
import { searchQuestions } from './question-search-store.ts';
import * as store from './store.ts';
import { noteUniqueRules } from './unique-rules.ts';
import type { Whole } from './whole.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function questionRoutes(whole: Whole): Route[] {
  return [
    on(calls.searchQuestions, ({ actor, tx, query }) => searchQuestions(tx, actor, query)),

    on(calls.reorderQuestions, async ({ actor, tx, params, body, services }) => {
      const form = await store.findForm(tx, actor, params.id, { lock: true });
      await store.requireVersion(tx, actor, form, body.version);
      const { contextQuestions, questions, elements } = form.definition;
      const known = new Set([...contextQuestions, ...questions, ...elements].map(({ id }) => id));
      const unknown = namedIn(body).filter((id) => !known.has(id));
      if (unknown.length > 0) {
        const message = t(m.formDoesNotHaveThis);
        throw invalid(unknown.map((id) => ({ path: `questionOrdering.${id}`, message })));
      }
      const now = services.now();
      await changeDefinition(tx, actor, form.id, {
        ...form,
        definition: reordered(form.definition, body),
        modifiedAt: now,
      });
      await note({ tx, actor, services }, 'questions_reordered', form);
      return whole(tx, actor, await store.reloadForm(tx, actor, form.id));
    }),

    on(calls.changeQuestion, async ({ actor, tx, params, body, services }) => {
      const formId = await store.formOfQuestion(tx, actor.companyId, params.id);
      if (formId === undefined) throw notFound();
      const form = await store.findForm(tx, actor, formId, { lock: true });
      const current = allQuestions(form.definition).find(({ id }) => id === params.id);
      const before = current ?? form.former.formerQuestions.find(({ id }) => id === params.id);
      if (before === undefined) throw notFound();
      const fields = changedFields(before, body);
      authorize(mayChangeQuestion(actor, fields));
      if (fields.length === 0) return before;
      const edits = fields.filter((field) => !widgetFields.has(field));
      if (current === undefined && edits.length > 0) {
        const message = t(m.onlyWidgetOfFormerQuestion);
        throw invalid(edits.map((path) => ({ path, message })));
      }
      const after: Question = { ...before, ...Object.fromEntries(fields.map((name) => [name, body[name]])) };
      const changed = (questions: readonly Question[]) => withQuestion(questions, after);
      const contextQuestions = changed(form.definition.contextQuestions);
      const questions = changed(form.definition.questions);
      const definition = { ...form.definition, contextQuestions, questions };
      const now = services.now();
      if (edits.length > 0) {
        const input = { ...(await store.presentForm(tx, actor, form)), contextQuestions, questions };
        const issues = [
          ...formIssues(input, { testers: input.betaTestUsers.length }),
          ...(await lockIssues(tx, actor, form, input)),
        ];
        if (issues.length > 0) throw invalid(issues);
        await keepDefinition(tx, actor, { id: form.id, definition, now });
      }
      await changeDefinition(tx, actor, form.id, {
        definition,
        former: { ...form.former, formerQuestions: changed(form.former.formerQuestions) },
        modifiedAt: edits.length > 0 ? now : form.modifiedAt,
      });
      await noteUniqueRules({ tx, actor, services }, form.id, { before: form.definition, after: definition });
      const values = (question: Question) => fields.map((field) => valueText(field, question[field]));
      const noted = { questionId: params.id, previous: values(before), next: values(after) };
      await note({ tx, actor, services }, 'question_changed', form, noted);
      return after;
    }),
  ];
}

/** The fields that a change actually changes: many clients send the whole question. */
function changedFields(question: Question, change: QuestionChange): (keyof QuestionChange)[] {
  const named = keysOf(change);
  return named.filter((field) => !isDeepStrictEqual(question[field], change[field]));
}

function valueText(field: string, value: unknown): string {
  return `${field} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}
