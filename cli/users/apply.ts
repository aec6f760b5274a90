// formdeck users apply. Every line is validated before the first user changes, and unchanged users are skipped, so that
// the command can be repeated after an interruption.
import { readFile } from 'node:fs/promises';
import { confirm } from '#cli/command/confirm.ts';
import { readPages } from '#cli/command/pages.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { counted } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { listForms } from '#core/forms/calls.ts';
import { csvDecoder, detectEncoding } from '#core/imports/csv/csv-encoding.ts';
import { actorOf } from '#core/session/state.ts';
import { changeUser, createUser, listGroups, listUsers } from '#core/users/calls.ts';
import { type PersonStep, type PeopleWorld, planPeople } from '#core/users/people-file.ts';

export type ApplyPeopleOptions = { path: string; dryRun: boolean };

export const apply = verb({
  effect: {
    asks: ({ dryRun }: ApplyPeopleOptions) =>
      dryRun ? null : 'Users that a file deactivates cannot be activated again.',
  },
  options: ({ dryRun }: { dryRun?: boolean }, [path = '']): ApplyPeopleOptions => ({
    path,
    dryRun: dryRun === true,
  }),

  async run(context: Context, { path, dryRun }: ApplyPeopleOptions): Promise<PersonStep[]> {
    const { steps, issues } = planPeople(await textOf(context, path), await readWorld(context));
    if (issues.length > 0) {
      throw new AppError('invalid', 'The file cannot be applied. Nothing was changed.', {
        errors: issues.map(({ line, message }) => ({ path: `line ${line}`, message })),
        hint: 'Correct these lines, then run the command again.',
      });
    }
    const changes = steps.filter(({ kind }) => kind !== 'none');
    if (dryRun || changes.length === 0) return steps;
    if (!context.settings.yes) {
      for (const step of changes) for (const line of textsOf(step)) context.output.say(line);
      await confirm(context, question(changes), 'Nothing was changed.');
    }
    for (const [done, step] of changes.entries()) await carryOut(context, step, done, changes.length);
    return steps;
  },

  print(output, steps, { dryRun }) {
    for (const step of steps) for (const line of textsOf(step)) output.line(line);
    const texts = countsOf(steps);
    if (texts === '') return output.say('Everybody is as the file says already.');
    output.say(dryRun ? `It would ${texts}.` : `Done: ${texts}.`);
  },

  json: (steps) => steps,
});

async function textOf({ input, signal }: Context, path: string): Promise<string> {
  const bytes =
    path === '-'
      ? await input.bytes()
      : await readFile(path, { signal: signal() }).catch((error: unknown) => {
          throw fileError(error, path);
        });
  return csvDecoder(detectEncoding(bytes))(bytes, true);
}

async function readWorld(context: Context): Promise<PeopleWorld> {
  const read = (role?: 'DEACTIVATED') =>
    readPages(null, (page) => context.sendAgain(listUsers, { query: { ...page, role } }));
  const [active, deactivated, groups, forms, user] = await Promise.all([
    read(),
    read('DEACTIVATED'),
    context.sendAgain(listGroups, {}),
    context.sendAgain(listForms, {}),
    context.user(),
  ]);
  const reviewed = new Map<string, string[]>();
  for (const { name, reviewers } of forms)
    for (const { id } of reviewers) reviewed.set(id, [...(reviewed.get(id) ?? []), name]);
  return { actor: actorOf(user), users: [...active.items, ...deactivated.items], groups, reviewed };
}

async function carryOut(context: Context, step: PersonStep, done: number, all: number): Promise<void> {
  try {
    if (step.kind === 'create') {
      await context.send(createUser, { body: { userName: step.userName, ...step.fields } });
    } else if (step.kind !== 'none') {
      await context.sendAgain(changeUser, { params: { id: step.id }, body: step.fields });
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const state = `${done} of ${counted(all, 'change')} were made before. Run the command again to go on.`;
    throw new AppError(error.code, `Line ${step.line}, ${step.userName}: ${error.message}`, {
      status: error.status,
      hint: [error.hint, state].filter(Boolean).join('\n'),
      cause: error,
    });
  }
}

/** A line for the step and one for each changed field; none without changes. */
function textsOf(step: PersonStep): string[] {
  if (step.kind === 'none') return [];
  const head = `line ${step.line}: ${step.kind} ${step.userName}`;
  if (step.kind === 'deactivate') return [head];
  return [
    head,
    ...step.changes.map(({ field, before, after }) => `  ${field}: ${before || 'none'} -> ${after}`),
  ];
}

function countsOf(steps: readonly PersonStep[]): string {
  return (['create', 'change', 'deactivate'] as const)
    .map((kind) => ({ kind, count: steps.filter((step) => step.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${kind} ${counted(count, 'user')}`)
    .join(', ');
}

function question(changes: readonly PersonStep[]): string {
  const isFinal = changes.some(({ kind }) => kind === 'deactivate');
  const text = countsOf(changes);
  const last = isFinal ? ' To deactivate cannot be undone.' : '';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}?${last}`;
}
