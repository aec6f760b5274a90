// Speaks OpenID Connect with a company's provider: where to send a browser, and what its answer says of somebody. Every failure
// is told in words, with what to do: a provider that is silent, one that refuses the secret, one that answers nonsense.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { errorCode } from '#core/error-code.ts';
import { AppError } from '#core/errors.ts';
import { type Message, wording } from '#core/messages/message.ts';
import type { Claims } from '#core/sign-on/claims.ts';
import { fetchFromProvider, providerPatience, RefusedAddress } from './issuer-fetch.ts';
import type { StoredProvider } from './store.ts';
import { m } from './texts.ts';

/** A provider with its secret opened. */
export type OpenProvider = Pick<StoredProvider, 'name' | 'issuer' | 'clientId' | 'scopes'> & {
  secret: string | null;
  /** Whether the operator allows private networks, and no TLS. */
  isOpen: boolean;
};

/** What is checked of the answer. */
export type Expected = { state: string; nonce: string; verifier: string };

/** Where to send a browser, and what to expect of its return. */
export async function beginAt(
  provider: OpenProvider,
  redirectAddress: string,
): Promise<Expected & { address: string }> {
  return explained(provider, async () => {
    const client = await connect(provider);
    const expected = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const { state, nonce, verifier } = expected;
    const parameters = {
      redirect_uri: redirectAddress,
      response_type: 'code',
      scope: [...new Set(['openid', 'email', 'profile', ...provider.scopes.split(' ')])].join(' ').trim(),
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    };
    const { protocol, href } = buildAuthorizationUrl(client, parameters);
    // A browser would run what such an address says.
    if (protocol !== 'https:' && !(provider.isOpen && protocol === 'http:'))
      throw new RefusedAddress('open', new URL(href).origin);
    return { ...expected, address: href };
  });
}

export type Assertion = { issuer: string; subject: string; claims: Claims };

/** What a provider says of whoever came back. `returned`: the redirect address with its parameters. */
export async function finishAt(
  provider: OpenProvider,
  returned: URL,
  expected: Expected,
): Promise<Assertion> {
  return explained(provider, async () => {
    const client = await connect(provider);
    const tokens = await authorizationCodeGrant(client, returned, {
      expectedState: expected.state,
      expectedNonce: expected.nonce,
      pkceCodeVerifier: expected.verifier,
      idTokenExpected: true,
    });
    const token = tokens.claims();
    if (token === undefined) throw new Error('There is no ID token.');
    const { userinfo_endpoint: more } = client.serverMetadata();
    // Many providers say the address and the groups only there.
    const info = more === undefined ? {} : await fetchUserInfo(client, tokens.access_token, token.sub);
    return { issuer: token.iss, subject: token.sub, claims: { ...info, ...token } };
  });
}

async function connect({ issuer, clientId, secret, isOpen }: OpenProvider): Promise<Configuration> {
  const options = {
    [customFetch]: guardedFetch(isOpen),
    timeout: providerPatience / 1_000,
    // Our own fetch refuses them.
    execute: [allowInsecureRequests],
  };
  const found = await discovery(new URL(issuer), clientId, undefined, None(), options);
  const metadata = found.serverMetadata();
  const client = new Configuration(
    metadata,
    clientId,
    undefined,
    authentication(secret, metadata.token_endpoint_auth_methods_supported),
  );
  client[customFetch] = options[customFetch];
  client.timeout = options.timeout;
  allowInsecureRequests(client);
  // The signature counts, and not only whom it came from.
  enableNonRepudiationChecks(client);
  return client;
}

function authentication(secret: string | null, methods: readonly string[] | undefined): ClientAuth {
  if (secret === null) return None();
  // Unless a provider says otherwise it takes this one (OpenID Connect Discovery 1.0, section 3).
  return (methods ?? ['client_secret_basic']).includes('client_secret_basic')
    ? ClientSecretBasic(secret)
    : ClientSecretPost(secret);
}

function guardedFetch(isOpen: boolean): CustomFetch {
  return (address, { method, headers, body, signal }) => {
    if (body != null && typeof body !== 'string' && !(body instanceof URLSearchParams))
      throw new TypeError('Only forms and texts are sent to providers.');
    return fetchFromProvider(address, { method, headers, body: body?.toString(), signal }, isOpen);
  };
}

async function explained<T>({ name }: Pick<OpenProvider, 'name'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { said, hint, detail } = reasonOf(error);
    const values = { provider: name, detail };
    throw new AppError(said === m.isSilent ? 'unavailable' : 'conflict', wording(said, values), {
      hint: wording(hint, values),
      cause: error,
      ...(said === m.isSilent && { retryAfter: 30 }),
    });
  }
}

const refusals = {
  open: { said: m.isOpen, hint: m.operatorOpens },
  private: { said: m.isPrivate, hint: m.operatorOpens },
  large: { said: m.isLarge, hint: m.adminLooksAtAddress },
} as const;

type Reason = { said: Message; hint: Message; detail: string };

function reasonOf(error: unknown): Reason {
  if (error instanceof AuthorizationResponseError) {
    const { error: code, error_description: about } = error;
    const said = code === 'access_denied' ? m.wasDenied : m.saysError;
    return { said, hint: m.tryAgainOrAskAdmin, detail: short(about ?? code) };
  }
  if (error instanceof ResponseBodyError) {
    const { error: code, error_description: about } = error;
    if (code === 'invalid_client' || code === 'unauthorized_client')
      return { said: m.refusesSecret, hint: m.adminEntersSecret, detail: short(about ?? code) };
    return { said: m.saysError, hint: m.tryAgainOrAskAdmin, detail: short(about ?? code) };
  }
  if (error instanceof WWWAuthenticateChallengeError)
    return { said: m.refusesSecret, hint: m.adminEntersSecret, detail: `HTTP ${error.status}` };
  const cause = deepest(error);
  if (cause.cause instanceof Response)
    return { said: m.answersOddly, hint: m.adminLooksAtAddress, detail: `HTTP ${cause.cause.status}` };
  if (cause instanceof RefusedAddress) return { ...refusals[cause.reason], detail: cause.place };
  const code = errorCode(cause) ?? cause.name;
  if (cause.name === 'TimeoutError' || cause.name === 'AbortError' || networkCode.test(code))
    return { said: m.isSilent, hint: m.tryAgainOrAskAdmin, detail: short(code) };
  return { said: m.answersOddly, hint: m.adminLooksAtAddress, detail: short(cause.message) };
}

/** Codes of the operating system, of name resolution, of HTTP and of TLS. */
const networkCode = /^(?!ERR_)E[A-Z_]+$|^(CERT_|DEPTH_ZERO|ERR_TLS_|HPE_|SELF_SIGNED|UNABLE_TO_)/;

function deepest(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? deepest(error.cause) : error;
}

const longestDetail = 200;
/** What a provider writes is cut, and has no line ends. */
function short(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, longestDetail);
}
