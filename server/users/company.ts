// Creates a company with its first admin (`formdeck company create`, the demo, tests), and renames one. There are no calls for that: it
// requires access to the database.
import * as z from 'zod/mini';
import { AppError } from '#core/errors.ts';
import { usualFlags } from '#core/flags.ts';
import { minimumPasswordLength } from '#core/session/new-password.ts';
import { userName as userNameSchema } from '#core/users/schema.ts';
import { json } from '#server/db/json.ts';
import { query } from '#server/db/transaction.ts';
import { audit } from '#server/audit/write.ts';
import { validated } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { requireGoodPassword } from '#server/session/good-password.ts';
import { hashPassword } from '#server/session/passwords.ts';
import { scheduleCleanup } from '#server/files/cleanup.ts';
import { signInName } from '#server/session/store.ts';
import { wording } from '#core/messages/message.ts';
import { companiesCalled, listCompanies, onlyCompany } from './company-list.ts';
import { operator } from './operator.ts';
import { m } from './texts.ts';

export type NewCompany = {
  name: string;
  userName: string;
  email: string;
  password: string;
  timeZone?: string;
  /** The least length of its passwords; by default the product's. */
  passwordLength?: number | undefined;
};

/** Creates a company and its admin. Throws `conflict` if the username is taken in this region. */
export async function createCompany(
  services: Pick<Services, 'database' | 'newId' | 'now'>,
  company: NewCompany,
): Promise<{ companyId: string; userId: string }> {
  const userName = validated(z.object({ userName: userNameSchema }), company).userName.normalize('NFC');
  const companyId = services.newId();
  const userId = services.newId();
  const { passwordLength = minimumPasswordLength } = company;
  await requireGoodPassword(company.password, userName, passwordLength);
  const passwordHash = await hashPassword(company.password.trim());
  const now = services.now();
  await services.database.transaction(companyId, async (tx) => {
    const taken = await tx.first(
      query.selectFrom('sign_in_names').select('name').where('name', '=', signInName(userName)),
    );
    if (taken !== undefined) throw new AppError('conflict', wording(m.usernameIsTakenInThis, { userName }));
    await tx.run(
      query.insertInto('companies').values({
        id: companyId,
        name: company.name,
        flags: json(usualFlags),
        least_password_length: passwordLength,
        created_at: now,
      }),
    );
    await tx.run(
      query.insertInto('users').values({
        company_id: companyId,
        id: userId,
        user_name: userName,
        email: company.email,
        role: 'ADMIN',
        time_zone: company.timeZone ?? 'Etc/UTC',
        password_hash: passwordHash,
        created_at: now,
        modified_at: now,
      }),
    );
    await tx.run(
      query
        .insertInto('sign_in_names')
        .values({ name: signInName(userName), company_id: companyId, user_id: userId }),
    );
    await scheduleCleanup(tx, companyId, now);
    const actor = { companyId, userId, userName };
    await audit(
      tx,
      actor,
      { action: 'user_created', object: { kind: 'user', id: userId }, next: ['role ADMIN'] },
      now,
    );
  });
  return { companyId, userId };
}

export type RenamedCompany = { id: string; before: string; name: string };

/**
 * Gives the company of this id or name another name.
 * @throws AppError `not-found` if there is none, `usage` for a name that several have
 */
export async function renameCompany(
  services: Pick<Services, 'database' | 'now'>,
  company: string,
  name: string,
): Promise<RenamedCompany> {
  const { id, name: before } = onlyCompany(companiesCalled(await listCompanies(services), company), company);
  await services.database.transaction(id, async (tx) => {
    await tx.run(query.updateTable('companies').set({ name }).where('id', '=', id));
    const note = {
      action: 'company_renamed' as const,
      object: { kind: 'company' as const, id },
      previous: [before],
      next: [name],
    };
    await audit(tx, { companyId: id, ...operator }, note, services.now());
  });
  return { id, before, name };
}
