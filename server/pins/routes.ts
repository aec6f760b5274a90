// The calls on pinned widgets. Users only see their own.
import { AppError } from '#core/errors.ts';
import * as calls from '#core/pins/calls.ts';
import { mayPin } from '#core/pins/policy.ts';
import { type Pin, pinsLimit } from '#core/pins/schema.ts';
import { pinTexts } from '#core/pins/labels.ts';
import { rowFilter } from '#core/sheets/schema.ts';
import { findForm, formOfQuestion } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { checkFilter } from '#server/sheets/condition.ts';
import { findSheets } from '#server/sheets/store.ts';
import { lockUser } from '#server/users/store.ts';
import { presentPins } from './present.ts';
import * as store from './store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const pinRoutes = [
  on(calls.listPins, async ({ actor, tx, query, services }) => {
    authorize(mayPin(actor));
    const withNumbers = query.numbers !== 'false';
    return presentPins({ tx, actor, services }, await store.listPins(tx, actor), { withNumbers });
  }),

  on(calls.pinWidget, async ({ actor, tx, params, body, services }) => {
    authorize(mayPin(actor));
    const { widgetId } = params;
    const { uuids, step } = body;
    const filter = body.filter ?? rowFilter.parse({});
    const pinned = await requirePinnable({ tx, actor, services }, widgetId);
    if (uuids.length > 0) {
      const sheets = await findSheets(tx, actor, uuids);
      if (sheets.some((sheet) => sheet.formId !== pinned.formId)) throw notFound();
    }
    checkFilter(filter, pinned.questions, 'filter.');
    // Concurrent requests must not exceed the limit together.
    await lockUser(tx, actor.companyId, actor.userId);
    if ((await store.countOtherPins(tx, actor, widgetId)) >= pinsLimit) {
      const hint = t(m.youCanPinAtMost, { pinsLimit });
      throw new AppError('too-many-tries', pinTexts.limit, { hint });
    }
    const { formId, madeWidgetId } = pinned;
    const sheetIds = uuids.length === 0 ? null : [...new Set(uuids)];
    await store.keepPin(tx, actor, { widgetId, formId, madeWidgetId, sheetIds, filter, step });
    return ownPin({ tx, actor, services }, widgetId);
  }),

  on(calls.unpinWidget, async ({ actor, tx, params }) => {
    authorize(mayPin(actor));
    await store.dropPin(tx, actor, params.id);
    return undefined;
  }),

  on(calls.changePin, async ({ actor, tx, params, body, services }) => {
    authorize(mayPin(actor));
    await store.changeStep(tx, actor, params.id, body.step);
    return ownPin({ tx, actor, services }, params.id);
  }),

  on(calls.reorderPins, async ({ actor, tx, params, body, services }) => {
    authorize(mayPin(actor));
    if (params.id !== actor.userId) throw notFound();
    await store.placePins(tx, actor, body);
    return presentPins({ tx, actor, services }, await store.listPins(tx, actor), { withNumbers: false });
  }),
];

/** The subject of a widget, if the actor sees it; `not-found` otherwise. */
async function requirePinnable(scope: RequestScope, widgetId: string) {
  const { tx, actor, services } = scope;
  const made = await store.formOfWidget(tx, actor, widgetId);
  const ofQuestion = await formOfQuestion(tx, actor.companyId, widgetId);
  const form = await findForm(tx, actor, made ?? ofQuestion ?? widgetId);
  const { asRead } = await services.forms.get(tx, actor.companyId, form.id, form.version);
  // Context questions are shown in the Sheet Context.
  const isShown =
    made !== undefined || widgetId === form.id || asRead.questions.some(({ id }) => id === widgetId);
  if (!isShown) throw notFound();
  return { formId: form.id, madeWidgetId: made === undefined ? null : widgetId, questions: asRead.filtered };
}

/** One of the actor's pins, without its numbers, which only the list of all pins has. */
async function ownPin(scope: RequestScope, widgetId: string): Promise<Pin> {
  const { tx, actor } = scope;
  const records = (await store.listPins(tx, actor)).filter((record) => record.widgetId === widgetId);
  const [pin] = await presentPins(scope, records, { withNumbers: false });
  if (pin === undefined) throw notFound();
  return pin;
}
