// Applies a people file, for the browser and the command: loads the current users, then makes one change after another.
// Completed changes are not rolled back, so the same file can be applied again after an interruption.
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { type ListedForm, listForms } from '#core/forms/list-calls.ts';
import { everyPage, maximumPageSize } from '#core/paging.ts';
import type { Ports } from '#core/ports.ts';
import { withRetries } from '#core/retry.ts';
import type { Send } from '#core/send.ts';
import { changeUser, createUser, listUsers } from './calls.ts';
import { notInFile, type PeopleWorld, type PersonStep } from './people-file.ts';
import { groupNamesQuery } from './queries.ts';
import type { User } from './user.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The input for a plan: all users, including deactivated ones, the groups, and who reviews which forms. */
export async function readPeopleWorld(send: Send, actor: Actor): Promise<PeopleWorld> {
  const [active, deactivated, groups, forms] = await Promise.all([
    everybody(send),
    everybody(send, 'DEACTIVATED'),
    groupNamesQuery(send).queryFn({}),
    formsOrNone(send),
  ]);
  const reviewed = new Map<string, string[]>();
  for (const { name, reviewers, versionOf } of forms) {
    const inForce = new Set(forms.find(({ id }) => id === versionOf?.id)?.reviewers.map(({ id }) => id));
    // Of a form and its next version, whoever reviews both reviews one form.
    for (const { id } of reviewers)
      if (!inForce.has(id)) reviewed.set(id, [...(reviewed.get(id) ?? []), name]);
  }
  return { actor, users: [...active, ...deactivated], groups, reviewed };
}

/** A token for users alone sees no forms: then the server says which of them somebody reviews, if it has to refuse. */
async function formsOrNone(
  send: Send,
): Promise<Pick<ListedForm, 'id' | 'name' | 'reviewers' | 'versionOf'>[]> {
  try {
    return await send(listForms, {});
  } catch (error) {
    if (error instanceof AppError && error.code === 'forbidden') return [];
    throw error;
  }
}

/** The company's active users by name, or the deactivated ones. */
export async function everybody(send: Send, role?: 'DEACTIVATED'): Promise<User[]> {
  // A user created meanwhile shifts others to the next page, so pages may overlap.
  const users = new Map<string, User>();
  const read = (page: number) =>
    send(listUsers, { query: { page, size: maximumPageSize, ...(role && { role }) } });
  for await (const { content } of everyPage(read)) for (const user of content) users.set(user.id, user);
  return [...users.values()];
}

export type ApplyWorld = { send: Send; ports: Pick<Ports, 'sleep' | 'random'> };
export type AppliedPeople = {
  /** The ids of the created users, who are invited by email. */
  created: string[];
};

/**
 * Makes the changes one after another; `onDone` receives the number made so far.
 * @throws AppError if the server rejects a change, with its line in the message and the number of completed changes in
 * the hint
 */
export async function applyPeople(
  { send, ports }: ApplyWorld,
  steps: readonly PersonStep[],
  { onDone = () => {}, signal }: { onDone?: (done: number) => void; signal?: AbortSignal } = {},
): Promise<AppliedPeople> {
  const sendAgain = withRetries(send, ports, { signal });
  const created: string[] = [];
  const changes = changesIn(steps);
  for (const [done, step] of changes.entries()) {
    try {
      signal?.throwIfAborted();
      if (step.kind === 'create') {
        // Not retried: if the response was lost, the next run finds the user.
        const user = await send(createUser, {
          body: { userName: step.userName, invite: true, ...step.fields },
        });
        created.push(user.id);
      } else {
        await sendAgain(changeUser, { params: { id: step.id }, body: step.fields });
      }
    } catch (error) {
      throw stoppedAt(step, done, changes.length, error);
    }
    onDone(done + 1);
  }
  return { created };
}

type PersonChange = Exclude<PersonStep, { kind: 'none' }>;

/** The steps that change something. */
export function changesIn(steps: readonly PersonStep[]): PersonChange[] {
  return steps.filter((step): step is PersonChange => step.kind !== 'none');
}

function stoppedAt(step: PersonStep, done: number, all: number, error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const state = t(m.ofChangesWereMadeApply, { done, all });
  return new AppError(
    error.code,
    step.line === notInFile
      ? `${step.userName}: ${error.message}`
      : t(m.lineOfPerson, { line: step.line, userName: step.userName, problem: error.message }),
    {
      status: error.status,
      hint: [error.hint, state].filter(Boolean).join('\n'),
      cause: error,
    },
  );
}
