// A provider of single sign-on, as a real server (oidc-provider), in which whoever is named signs in without being asked.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Configuration, Provider } from 'oidc-provider';

export type TestProvider = {
  issuer: string;
  client: { clientId: string; clientSecret: string };
  /** Who signs in next, with their claims. */
  person: { sub: string; [claim: string]: unknown };
  /** Where it may send browsers to. */
  redirects: string[];
  close(): Promise<void>;
};

/** Starts one on a free port of this machine. */
export async function startProvider(): Promise<TestProvider> {
  const { default: OidcProvider } = await import('oidc-provider');
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'formdeck', clientSecret: randomUUID() };
  const state: TestProvider = {
    issuer,
    client,
    person: { sub: 'nobody' },
    redirects: [],
    close: () => closing(server),
  };
  const provider: Provider = new OidcProvider(issuer, configuration(state));
  // The redirect address of a company is known once there is one.
  const { Client } = provider;
  const isAllowed = function (this: unknown, address: string) {
    return state.redirects.includes(address);
  };
  Client.prototype.redirectUriAllowed = isAllowed;
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') === true)
      void interact(provider, state, { request, response });
    else void callback(request, response);
  });
  return state;
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Whoever is named signs in, and agrees to everything. */
async function interact(
  provider: Provider,
  { person }: TestProvider,
  { request, response }: Exchange,
): Promise<void> {
  const { prompt, grantId, params, session } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  const accountId = session?.accountId ?? person.sub;
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant = known ?? new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid email profile groups');
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

function configuration(state: TestProvider): Configuration {
  return {
    clients: [
      {
        client_id: state.client.clientId,
        client_secret: state.client.clientSecret,
        redirect_uris: ['https://formdeck.example.com/'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username', 'zoneinfo'],
      groups: ['groups'],
    },
    scopes: ['openid', 'groups'],
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...state.person, sub: id }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    cookies: { keys: [randomUUID()] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  };
}

async function closing(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
}
