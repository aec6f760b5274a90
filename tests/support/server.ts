// A real regional server on a database cloned for one test file, and clients that call it over HTTP.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Role } from '#core/actor.ts';
import type { Call, CallInput, CallReply } from '#core/contract.ts';
import { createForm, publishForm } from '#core/forms/calls.ts';
import { createHttp } from '#core/http.ts';
import { authenticate } from '#core/session/calls.ts';
import { createServer, type RegionServer, type ServerOptions } from '#server/app.ts';
import { createCompany } from '#server/users/company.ts';
import { query } from '#server/db/transaction.ts';

export type Person = { id: string; userName: string; token: string; companyId: string };
export type TestServer = {
  origin: string;
  region: RegionServer;
  dataFolder: string;
  /** Makes a company with an admin. */
  company(name?: string): Promise<{ id: string; admin: Person }>;
  /** Makes a user and signs them in. */
  person(companyId: string, role: Role, options?: { groupIds?: string[] }): Promise<Person>;
  /** Makes a user group. */
  group(companyId: string, name: string): Promise<string>;
  /** Calls as a person; nobody: signed out. Throws an AppError for what is not a success. */
  as<C extends Call>(
    person: Pick<Person, 'token'> | null,
    call: C,
    input: CallInput<C>,
  ): Promise<CallReply<C>>;
  /** Makes a form as a person, and publishes it. */
  publish(person: Person, form: CallInput<typeof createForm>['body'] & { id: string }): Promise<void>;
  /** A raw request as a person. */
  fetch(person: Pick<Person, 'token'> | null, path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

/** The password of everybody whom `person` and `company` make. */
export const testPassword = 'correct horse';
/** As passwords are stored, at the least cost: a server of tests checks thousands. */
const cheapHash = await hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
export const testVersion = '9.8.7-test';

/** Starts a server of one's own. */
export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const { connection, drop } = await cloneDatabase();
  const dataFolder = mkdtempSync(join(tmpdir(), 'formdeck-data-'));
  const region = await createServer({
    region: 'test',
    connection,
    dataFolder,
    version: testVersion,
    logLevel: 'silent',
    publicRateLimit: { max: 100_000, timeWindow: 60_000 },
    // A test shares its process with the server, and the machine with other tests.
    mostDelay: 0,
    ...options,
  });
  const origin = await region.listen({ host: '127.0.0.1', port: 0 });
  const http = createHttp(fetch);
  const { database } = region.services;

  async function signIn(companyId: string, id: string, userName: string): Promise<Person> {
    const { token } = await http.send({ server: origin }, authenticate, {
      body: { username: userName, password: testPassword },
    });
    return { id, userName, token, companyId };
  }

  const as: TestServer['as'] = (person, call, input) =>
    http.send({ server: origin, token: person?.token }, call, input);

  return {
    origin,
    region,
    dataFolder,
    as,
    async company(name = 'Northern Airfields') {
      const userName = `admin-${randomUUID().slice(0, 8)}`;
      const made = await createCompany(region.services, {
        name,
        userName,
        email: `${userName}@example.com`,
        password: testPassword,
      });
      await database.transaction(made.companyId, (tx) =>
        tx.run(query.updateTable('users').set({ password_hash: cheapHash }).where('id', '=', made.userId)),
      );
      return { id: made.companyId, admin: await signIn(made.companyId, made.userId, userName) };
    },
    async person(companyId, role, { groupIds = [] } = {}) {
      const id = randomUUID();
      const userName = `${role.toLowerCase()}-${id.slice(0, 8)}`;
      await database.transaction(companyId, async (tx) => {
        const user = {
          company_id: companyId,
          id,
          user_name: userName,
          email: `${userName}@example.com`,
          role,
        };
        await tx.run(
          query.insertInto('users').values({ ...user, time_zone: 'Etc/UTC', password_hash: cheapHash }),
        );
        await tx.run(
          query
            .insertInto('sign_in_names')
            .values({ name: userName.toLowerCase(), company_id: companyId, user_id: id }),
        );
        for (const group_id of groupIds) {
          await tx.run(
            query.insertInto('group_members').values({ company_id: companyId, group_id, user_id: id }),
          );
        }
      });
      if (role === 'DEACTIVATED') return { id, userName, token: '', companyId };
      return signIn(companyId, id, userName);
    },
    async group(companyId, name) {
      const id = randomUUID();
      await database.transaction(companyId, (tx) =>
        tx.run(query.insertInto('groups').values({ company_id: companyId, id, name })),
      );
      return id;
    },
    async publish(person, form) {
      await as(person, createForm, { body: form });
      await as(person, publishForm, { params: { id: form.id } });
    },
    fetch: (person, path, init = {}) =>
      fetch(origin + path, {
        ...init,
        headers: {
          ...(person !== null && { authorization: `Bearer ${person.token}` }),
          ...(init.headers as Record<string, string>),
        },
      }),
    async close() {
      await region.close();
      await drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A database of one's own, cloned from the migrated template. */
export async function cloneDatabase(): Promise<{ connection: pg.ClientConfig; drop: () => Promise<void> }> {
  const { connection, template } = inject('cluster');
  const name = `formdeck_${randomUUID().replaceAll('-', '')}`;
  const admin = inDatabase(connection, 'postgres');
  // Copied as files: by way of the log it takes eight times as long.
  await runStatement(admin, `create database ${name} template ${template} strategy file_copy`);
  return {
    connection: inDatabase(connection, name),
    drop: () => runStatement(admin, `drop database if exists ${name} with (force)`),
  };
}

/** Runs a statement on a connection of its own. */
export async function runStatement(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function inDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { ...connection, connectionString: url.href, database };
}
