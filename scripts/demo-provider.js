// A provider of single sign-on for the demo (`npm start -- --single-sign-on`): whoever is clicked signs in, without a password. It
// is no part of the product, and comes from a clone alone: oidc-provider is a package for development.
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';

const clientId = 'formdeck-demo';
/** The same at each start: the demo company keeps it. */
const clientSecret = 'no-secret-at-all';
/** Of the demo companies: one provider for each, under the same id at each start. */
const providerId = '5f0d3c1e-0000-4000-8000-00000000515e';

/**
 * Starts the provider. `people`, who can be clicked, are known once the servers answer.
 * @param {number} port
 */
export async function startDemoProvider(port) {
  const { default: Provider } = await import('oidc-provider');
  const issuer = `http://localhost:${port}`;
  /** @type {Map<string, { email: string, name: string, groups: string[] }>} */
  const people = new Map();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['http://localhost/'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: ['openid', 'groups'],
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email_verified: true, ...people.get(id) }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: [randomUUID()] },
  });
  // Each company has a redirect address of its own, at whatever address the demo was opened.
  provider.Client.prototype.redirectUriAllowed = (address) =>
    new URL(address).pathname.startsWith('/signOn/callback/');
  const callback = provider.callback();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (!pathname.startsWith('/interaction/')) void callback(request, response);
    else
      interact({ provider, people, request, response, chosen: searchParams.get('person') }).catch((error) => {
        response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
      });
  });
  await new Promise(
    (resolve, reject) => void server.once('error', reject).listen(port, 'localhost', resolve),
  );
  return { issuer, people };
}

async function interact({ provider, people, request, response, chosen }) {
  const { prompt, grantId, params, session, uid } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    if (chosen !== null && people.has(chosen))
      return provider.interactionFinished(request, response, { login: { accountId: chosen } });
    const links = [...people].map(
      ([id, { name, email }]) =>
        `<p><a href="/interaction/${uid}?person=${id}">${text(name)} (${text(email)})</a></p>`,
    );
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(`<!doctype html><title>Demo provider</title><h1>Who are you?</h1>${links.join('')}`);
  }
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant = known ?? new provider.Grant({ accountId: session.accountId, clientId: params.client_id });
  grant.addOIDCScope('openid email profile groups');
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

/** Adds the provider to the demo company of a region, and its people to the provider, once the region answers. */
export async function addDemoProvider({ issuer, people }, { server, admin }) {
  const call = async (token, method, path, body) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    const reply = await fetch(server + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok && reply.status !== 409) throw new Error(`${method} ${path}: ${await reply.text()}`);
    return reply.status === 204 ? null : reply.json();
  };
  const { token } = await whenReady(() =>
    call(null, 'POST', '/authenticate', { username: admin, password: 'formdeck-demo' }),
  );
  const { content } = await call(token, 'GET', '/user?page=0&size=100');
  const used = content.slice(0, 12);
  for (const { id, email, displayName, userName } of used)
    people.set(id, { email, name: displayName ?? userName, groups: ['staff'] });
  const domains = [...new Set(used.map(({ email }) => email.split('@')[1]))];
  for (const [index, group] of ['staff', 'managers'].entries())
    people.set(`new-${index}`, {
      email: `new-${group}@${domains[0]}`,
      name: `New, of ${group}`,
      groups: [group],
    });
  const settings = {
    name: 'Demo provider',
    issuer,
    clientId,
    domains,
    isOn: true,
    trustsEmail: false,
    newAccounts: 'USER',
    scopes: 'groups',
    groupsClaim: 'groups',
    mappings: [{ value: 'managers', role: 'MANAGER' }],
    followsMappings: false,
  };
  const body = { id: providerId, ...settings, clientSecret };
  await call(token, 'POST', '/company/signOn/provider', body);
  await call(token, 'POST', '/logout');
}

/** Tries again while nobody answers; a refusal is one, such as that of a password that was changed. */
async function whenReady(attempt) {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => void setTimeout(resolve, 1_000));
    }
  }
}

function text(name) {
  return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
