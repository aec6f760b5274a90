// What follows once other answers of a published form must be unique: those of its rows are noted in the background.
import { scopesOf } from '#core/questions/rules/unique.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import type { FormDefinition } from './definition.ts';

export const uniqueKind = 'unique-answers';

/** For requests that have begun with the rules of before. */
const delay = 2_000;

/** `getsRows`: the sheets of testers become its own. */
type ChangedRules = { before: FormDefinition; after: FormDefinition; getsRows?: boolean };

export async function noteUniqueRules(
  { tx, actor, services }: RequestScope,
  formId: string,
  { before, after, getsRows = false }: ChangedRules,
): Promise<void> {
  const [then, now] = [uniqueIn(before), uniqueIn(after)];
  if (then === now && !(getsRows && now !== none)) return;
  const job = { companyId: actor.companyId, kind: uniqueKind, subjectId: formId };
  await services.jobs.add(tx, job, services.now() + delay);
}

const none = '[]';

/** The questions whose answers must be unique, their types, and among which rows. */
function uniqueIn({ questions }: FormDefinition): string {
  return JSON.stringify(
    questions.flatMap((question) => {
      const scopes = scopesOf(question);
      return scopes.length === 0 ? [] : [[question.id, question.type, scopes]];
    }),
  );
}
