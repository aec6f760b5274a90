// Who sees a form is said twice: in words by core/forms/policy.ts, which the faces ask, and in a function of the
// database, which every query asks. Here the two are held against each other.
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, activeRoles } from '#core/actor.ts';
import { maySeeForm } from '#core/forms/policy.ts';
import type { Tx } from '#server/db/transaction.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

type SeenForm = Parameters<typeof maySeeForm>[1] & { id: string };

let server: TestServer;
let companyId: string;
const groups = Array.from({ length: 4 }, () => ({ id: randomUUID(), name: '' }));
const users = Array.from({ length: 5 }, () => ({ id: randomUUID(), userName: '' }));
beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.company()).id;
  await inCompany(server, companyId, async (tx) => {
    await tx.raw("insert into groups select $1, unnest($2::uuid[]), 'Random'", [
      companyId,
      groups.map(({ id }) => id),
    ]);
    await tx.raw(
      `insert into users (company_id, id, user_name, email, role, time_zone, password_hash)
       select $1, id, '', '', 'USER', 'Etc/UTC', '' from unnest($2::uuid[]) id`,
      [companyId, users.map(({ id }) => id)],
    );
  });
});
afterAll(() => server.close());

const someOf = <T>(all: T[]) => fc.subarray(all, { maxLength: 2 });
const aForm = fc.record({
  published: fc.boolean(),
  groups: someOf(groups),
  reviewers: someOf(users),
  betaTestUsers: someOf(users),
});
const anActor = fc.record({
  role: fc.constantFrom(...activeRoles),
  userId: fc.constantFrom(...users.map(({ id }) => id)),
  groupIds: someOf(groups.map(({ id }) => id)),
});

it('the rule in words and the rule of the database are one, over random people and forms', async () => {
  const someForms = fc.array(aForm, { minLength: 1, maxLength: 12 });
  const someActors = fc.array(anActor, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(someForms, someActors, async (given, actors) => {
      const forms = given.map((form) => ({ ...form, id: randomUUID() }));
      await inCompany(server, companyId, async (tx) => {
        await insertForms(tx, forms);
        for (const some of actors) {
          const actor = { ...some, companyId, userName: '', timeZone: 'Etc/UTC', flags: {} };
          const seen = forms.filter((form) => maySeeForm(actor, form)).map(({ id }) => id);
          expect(await seenByTheDatabase(tx, actor, forms)).toEqual(seen.toSorted());
        }
      });
    }),
    { numRuns: 40 },
  );
});

async function insertForms(tx: Tx, forms: readonly SeenForm[]): Promise<void> {
  for (const { id, published, groups: named, ...people } of forms) {
    await tx.raw(
      `insert into forms (company_id, id, name, definition, question_count, importable, published, created_by)
       values ($1, $2, '', '{}', 0, false, $3, $2)`,
      [companyId, id, published],
    );
    await tx.raw('insert into form_groups select $1, $2, unnest($3::uuid[])', [
      companyId,
      id,
      named.map((group) => group.id),
    ]);
    for (const part of ['reviewers', 'betaTestUsers'] as const) {
      const userIds = people[part].map((user) => user.id);
      await tx.raw('insert into form_people select $1, $2, $3, 0, unnest($4::uuid[])', [
        companyId,
        id,
        part,
        userIds,
      ]);
    }
  }
}

async function seenByTheDatabase(tx: Tx, actor: Actor, forms: readonly SeenForm[]): Promise<string[]> {
  const found = await tx.raw<{ id: string }>(
    `select id from forms
     where id = any($5::uuid[]) and formdeck_sees_form($1, id, published, $2, $3, $4::uuid[]) order by id`,
    [companyId, actor.userId, actor.role, actor.groupIds, forms.map(({ id }) => id)],
  );
  return found.map(({ id }) => id);
}
