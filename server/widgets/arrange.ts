// Changes of how a form's dashboard is arranged, in the form itself, with their entry in the audit log.
import type * as z from 'zod/mini';
import type { Actor } from '#core/actor.ts';
import { invalid } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import type * as calls from '#core/widgets/calls.ts';
import { type AuditNote, audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { changeDefinition } from '#server/forms/changes-store.ts';
import { allQuestions, type FormDefinition } from '#server/forms/definition.ts';
import type { StoredForm } from '#server/forms/store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { fieldError } from '#core/messages/said.ts';
import * as store from './store.ts';
import { m } from './texts.ts';

/** Puts the parts of a dashboard in another order, and gives them other sizes. */
export async function reorder(
  scope: RequestScope,
  form: StoredForm,
  body: z.output<typeof calls.reorderWidgets.body>,
): Promise<void> {
  const { tx, actor } = scope;
  const widgets = new Set((await store.listWidgets(tx, actor, form.id)).map(idOf));
  const questions = new Set(readQuestions(form).map(idOf));
  requireKnown(Object.keys(body.templateWidgets), widgets, 'templateWidgets');
  requireKnown(Object.keys(body.questions), questions, 'questions');
  requireKnown(Object.keys(body.sizes), new Set([form.id, ...widgets, ...questions]), 'sizes');
  await store.placeWidgets(tx, actor, body.templateWidgets);
  await arrange(tx, actor, form, {
    ...(body.contextWidgetOrder !== undefined && { contextOrder: body.contextWidgetOrder }),
    sizes: sizesOfParts({ ...form.definition.widgetSizes, ...body.sizes }, [
      form.id,
      ...widgets,
      ...questions,
    ]),
    question: (question) => ({
      ...question,
      widgetOrder: body.questions[question.id] ?? question.widgetOrder,
    }),
  });
  const sized = Object.entries(body.sizes).map(([id, size]) => `${id} in size ${size}`);
  await note(scope, 'widgets_arranged', form, sized.length === 0 ? {} : { next: sized });
}

/** All questions including former ones: widgets may read them all. */
export function readQuestions(form: StoredForm): Question[] {
  return [...allQuestions(form.definition), ...form.former.formerQuestions];
}

export function requireKnown(ids: readonly string[], known: ReadonlySet<string>, path: string): void {
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  throw invalid(unknown.map((id) => fieldError(`${path}.${id}`, m.dashboardDoesNotHaveThis)));
}

/** The sizes of what is still there. */
function sizesOfParts(
  sizes: NonNullable<FormDefinition['widgetSizes']>,
  known: readonly string[],
): FormDefinition['widgetSizes'] {
  return Object.fromEntries(known.flatMap((id) => (sizes[id] === undefined ? [] : [[id, sizes[id]]])));
}

/** Changes the dashboard fields in the form itself. Editors of the form do not see that as a change. */
export async function arrange(
  tx: Tx,
  actor: Actor,
  form: StoredForm,
  change: {
    contextHidden?: boolean;
    contextOrder?: number;
    sizes?: FormDefinition['widgetSizes'];
    question?: (question: Question) => Question;
  },
): Promise<void> {
  const { contextHidden, contextOrder, sizes, question = (same) => same } = change;
  const { definition, former, modifiedAt } = form;
  await changeDefinition(tx, actor, form.id, {
    definition: {
      ...definition,
      contextQuestions: definition.contextQuestions.map(question),
      questions: definition.questions.map(question),
      contextWidgetHidden: contextHidden ?? definition.contextWidgetHidden,
      contextWidgetOrder: contextOrder ?? definition.contextWidgetOrder,
      ...(sizes && { widgetSizes: sizes }),
    },
    former: { ...former, formerQuestions: former.formerQuestions.map(question) },
    modifiedAt,
  });
}

export function note(
  scope: RequestScope,
  action: 'widget_created' | 'widget_changed' | 'widget_deleted' | 'widgets_arranged',
  form: StoredForm,
  values: Pick<AuditNote, 'previous' | 'next'> = {},
): Promise<void> {
  const { tx, actor, services } = scope;
  const about = { id: form.id, name: form.name };
  return audit(
    tx,
    actor,
    { action, object: { kind: 'template', id: form.id }, form: about, ...values },
    services.now(),
  );
}

/** The id of a thing, for lists of them. */
export function idOf({ id }: { id: string }): string {
  return id;
}
