// The routes for the company's recipes.
import type { Actor } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import * as calls from '#core/transforms/calls.ts';
import { recipeIssues } from '#core/transforms/check-recipe.ts';
import { shippedTransforms } from '#core/transforms/metal-detection.ts';
import { mayChangeTransforms, mayTransform } from '#core/transforms/policy.ts';
import { type Transform, type TransformInput, transformsLimit } from '#core/transforms/schema.ts';
import { audit } from '#server/audit/write.ts';
import { deleteThing, isNameTaken, lockCompany } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import { madeBefore, requestHash, requireFewer } from '#server/http/idempotent.ts';
import { on, Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { isUnchanged } from '#server/http/unchanged.ts';
import * as store from './store.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const transformRoutes = [
  on(calls.listTransforms, async ({ actor, tx }) => {
    authorize(mayTransform(actor));
    return store.listTransforms(tx, actor.companyId);
  }),

  on(calls.createTransform, async ({ actor, tx, body, services }) => {
    authorize(mayChangeTransforms(actor));
    const { companyId } = actor;
    await lockCompany(tx, companyId);
    const hash = requestHash(body.id, actor.userId, body);
    const earlier = await madeBefore(tx, 'transforms', companyId, { id: body.id, hash });
    if (earlier !== null) return new Reply(await found(tx, actor, earlier), { status: 200 });
    const id = body.id ?? services.newId();
    await requireFewer(tx, 'transforms', companyId, { most: transformsLimit, things: 'recipes' });
    await check(tx, actor, id, body);
    const now = services.now();
    await store.insertTransform(tx, actor, { ...body, id, requestHash: hash, now });
    const made = await found(tx, actor, id);
    const note = { action: 'transform_created', object: { kind: 'transform', id } } as const;
    await audit(tx, actor, { ...note, next: linesOf(made) }, now);
    return made;
  }),

  on(calls.changeTransform, async ({ actor, tx, params, body, services }) => {
    authorize(mayChangeTransforms(actor));
    await lockCompany(tx, actor.companyId);
    const before = await found(tx, actor, params.id);
    if (isUnchanged(before, body)) return before;
    await check(tx, actor, before.id, body);
    const now = services.now();
    await store.replaceTransform(tx, actor.companyId, { ...body, id: before.id }, now);
    const after = await found(tx, actor, before.id);
    const note = { action: 'transform_changed', object: { kind: 'transform', id: before.id } } as const;
    await audit(tx, actor, { ...note, previous: linesOf(before), next: linesOf(after) }, now);
    return after;
  }),

  on(calls.deleteTransform, async ({ actor, tx, params, services }) => {
    authorize(mayChangeTransforms(actor));
    await lockCompany(tx, actor.companyId);
    const before = await found(tx, actor, params.id);
    await deleteThing(tx, 'transforms', actor.companyId, before.id);
    const note = { action: 'transform_deleted', object: { kind: 'transform', id: before.id } } as const;
    await audit(tx, actor, { ...note, previous: linesOf(before) }, services.now());
    return undefined;
  }),
];

async function found(tx: Tx, actor: Actor, id: string): Promise<Transform> {
  const transform = await store.findTransform(tx, actor.companyId, id);
  if (transform === undefined) throw notFound();
  return transform;
}

/** Throws `invalid` for a recipe that cannot convert any file, `conflict` for a taken name. */
async function check(tx: Tx, actor: Actor, id: string, { name, recipe }: TransformInput): Promise<void> {
  const issues = recipeIssues(recipe, 'recipe.');
  if (issues.length > 0) throw invalid(issues);
  const isShipped = shippedTransforms.some((shipped) =>
    [shipped.key, shipped.name.toLowerCase()].includes(name.toLowerCase()),
  );
  if (!isShipped && !(await isNameTaken(tx, 'transforms', actor.companyId, { id, name }))) return;
  const message = t(m.thereIsAlreadyRecipeWith);
  throw new AppError('conflict', message, {
    hint: wording(m.chooseAnotherName),
    errors: [{ path: 'name', message }],
  });
}

/** A recipe for the audit log, one line per field. */
function linesOf({ name, description, recipe }: Transform): string[] {
  return [
    `name ${name}`,
    ...(description === '' ? [] : [`description ${description}`]),
    `input ${JSON.stringify(recipe.input)}`,
    ...recipe.steps.map((step, index) => `step ${index + 1} ${JSON.stringify(step)}`),
  ];
}
