// Saves a thing of a resource as options say: its form's draft with their values, checked as the form checks it.
import type { Context } from '#cli/context.ts';
import { AppError, invalid } from '#core/errors.ts';
import { isFormChanged, type RunSave, whyReadOnly } from '#core/resource/form.ts';
import type { ListState } from '#core/resource/list-view.ts';
import type { Resource } from '#core/resource/resource.ts';
import { type GivenValue, partOf } from '#core/resource/set-field.ts';
import { type OfferedThings, readingOf } from '#core/resource/things.ts';
import { actorOf } from '#core/session/state.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Values by the paths of fields. */
export type FieldValues = ReadonlyMap<string, GivenValue>;
/** The message of the action; null if nothing had to be changed. */
export type SavedThing<Item> = { saved: Item; message: string | null };

/**
 * Makes a thing, or changes one.
 * @throws AppError `forbidden`, `invalid` with every issue of the draft, or `usage` for a value that its field does not take
 */
export async function saveThing<Item extends { id: string }, View extends ListState, Draft>(
  context: Context,
  { form }: Resource<Item, View, Draft>,
  thing: Item | null,
  values: FieldValues,
): Promise<SavedThing<Item>> {
  const [user, { now }, offered] = await Promise.all([
    context.user(),
    context.ports(),
    thingsOffered(context, form),
  ]);
  const formContext = { actor: actorOf(user), now: now() };
  const refusal = whyReadOnly(form, formContext.actor, thing);
  if (refusal !== null) throw new AppError('forbidden', refusal);
  const before = { thing, draft: form.draftOf(thing, formContext) };
  let { draft } = before;
  for (const [path, value] of values) {
    const field = form
      .fields(draft, { thing, context: formContext, offered })
      .find((each) => each.path === path);
    if (field === undefined) throw new AppError('usage', wording(m.cannotBeSetNow, { path }));
    draft = { ...draft, ...partOf(field, value) };
  }
  if (thing !== null && !isFormChanged(form, draft, before)) return { saved: thing, message: null };
  const issues = form.issues(draft, thing, formContext);
  if (issues.length > 0) throw invalid(issues);
  const run: RunSave<Item, SavedThing<Item>> = async (action, input) => {
    const saved = await action.run(context.send, input);
    return { saved, message: action.done?.(input, saved) ?? '' };
  };
  return form.save(run, { draft, thing, context: formContext });
}

async function thingsOffered(
  { send, signal }: Context,
  { things = {} }: Pick<Resource<{ id: string }, ListState, unknown>['form'], 'things'>,
): Promise<OfferedThings> {
  const reading = readingOf(things);
  const data = await Promise.all(reading.queries(send).map(({ queryFn }) => queryFn({ signal: signal() })));
  return reading.offered(data.map((each) => ({ data: each })));
}
