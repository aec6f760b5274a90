// Who may make the calls of single sign-on, and how each is made.
import { randomUUID } from 'node:crypto';
import { type Asking, type CallTests, ownerIn, tomorrow, type Traces } from '#tests/support/call-tests.ts';
import type { Fresh } from '#tests/support/fresh.ts';

const row = {
  name: 'Entra ID',
  issuer: 'http://127.0.0.1:9',
  client_id: 'formdeck',
  domains: [],
  is_on: true,
  trusts_email: false,
  new_accounts: 'NONE',
  scopes: '',
  groups_claim: 'groups',
  mappings: [],
  follows_mappings: false,
  created_at: 0,
};
const body = {
  name: 'Keycloak',
  issuer: 'https://login.example.com',
  clientId: 'formdeck',
  domains: [],
  isOn: false,
  trustsEmail: false,
  newAccounts: 'NONE',
  scopes: '',
  groupsClaim: 'groups',
  mappings: [],
  followsMappings: false,
};
const fresh = (it: Fresh) => it.of('sign_on_providers', row);
const reads = { who: 'admins', answersNoMarkers: true } as const;
const about = { who: 'admins', to: 'a thing of the company' } as const;
const forAnybody = { who: 'anybody, signed in or not', answersNoMarkers: true } as const;

const one = async ({ fresh: it }: Asking) => ({ params: { id: await fresh(it) } });
const nobodys = { company: randomUUID(), provider: randomUUID() };

export const traces: Traces = { sign_on_providers: row };

export const calls: CallTests = {
  'sign-on.list': { ...reads, request: () => ({ query: { page: 0 } }) },
  'sign-on.read': { ...reads, ...about, request: one },
  'sign-on.create': { who: 'admins', request: () => ({ body: { ...body, name: randomUUID() } }) },
  'sign-on.change': {
    ...about,
    request: async (asking) => ({ ...(await one(asking)), body: { ...body, name: randomUUID() } }),
  },
  'sign-on.delete': { ...about, request: one },
  'sign-on.try': { ...about, request: one },
  'sign-on.readTrial': {
    ...reads,
    to: 'a trial',
    async request({ fresh: it, owner, caller, place }) {
      const user_id = ownerIn(owner, caller) ?? place.userId;
      const trial = { provider_id: await fresh(it), user_id, next: '/', expires_at: tomorrow() };
      return { params: { id: await it.of('sign_on_attempts', trial) } };
    },
  },
  'sign-on.readSettings': { ...reads, request: () => ({}) },
  'sign-on.changeSettings': { who: 'admins', request: () => ({ body: { isOnly: false } }) },
  'sign-on.find': { ...forAnybody, request: () => ({ body: { email: 'pat@example.com' } }) },
  'sign-on.begin': { ...forAnybody, status: 404, request: () => ({ query: nobodys }) },
  'sign-on.finish': {
    ...forAnybody,
    status: 404,
    request: () => ({ params: { company: nobodys.company }, query: { code: 'a', state: 'b' } }),
  },
  'sign-on.startTerminal': { ...forAnybody, request: () => ({}) },
  'sign-on.findTerminal': {
    who: 'everybody',
    answersNoMarkers: true,
    request: async ({ fresh: it }) => ({ body: { userCode: (await it.terminal()).userCode } }),
  },
  'sign-on.allowTerminal': {
    who: 'everybody',
    request: async ({ fresh: it }) => ({ body: { userCode: (await it.terminal()).userCode } }),
  },
  'sign-on.enterTerminal': {
    ...forAnybody,
    request: async ({ fresh: it }) => ({ body: { deviceCode: (await it.terminal()).deviceCode } }),
  },
};
