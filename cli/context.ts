// Builds the world of one command: what it may print to and read from, which server it talks to and as whom.
// Costly things are made when they are first asked for.
import { homedir } from 'node:os';
import type { Call, CallInput, CallReply } from '#core/contract.ts';
import { AppError } from '#core/errors.ts';
import { createHttp, type Http, type SendOptions } from '#core/http.ts';
import type { KeptSession, Ports, SessionStore } from '#core/ports.ts';
import type { Region } from '#core/regions.ts';
import { retrying } from '#core/retry.ts';
import { me } from '#core/session/calls.ts';
import type { User } from '#core/users/schema.ts';
import type { Environment, Settings } from './options.ts';
import { createOutput, type Output } from './output/output.ts';
import { chooseSession } from './platform/choose-session.ts';
import type { Config } from './platform/config.ts';
import { createInput, type Input } from './platform/input.ts';
import { interruptSignal } from './platform/interrupt.ts';
import { createPorts } from './platform/ports.ts';
import { regionsInForce } from './regions-in-force.ts';

export type Context = {
  /** Formdeck's own. */
  readonly version: string;
  readonly environment: Environment;
  /** For a verb that takes the terminal over. */
  readonly surroundings: Surroundings;
  readonly settings: Settings;
  readonly output: Output;
  readonly input: Input;
  readonly http: Http;
  /** Aborts on Ctrl-C. Whoever asks for it once must let it stop all further work. */
  signal(): AbortSignal;
  /** Whether Ctrl-C was pressed. */
  interrupted(): boolean;
  config(): Promise<Config>;
  ports(): Promise<Ports>;
  /** The regions to choose from, those of --region only where it is given. */
  regions(): Promise<readonly Region[]>;
  /** The kept session that fits --region and --server, ended or not; null where there is none. */
  kept(): Promise<KeptSession | null>;
  /**
   * The account to act as: that of FORMDECK_TOKEN, else the kept one that fits --region and --server.
   * @throws AppError `signed-out` where there is none
   */
  session(): Promise<KeptSession>;
  /** The signed-in user, read once. Their time zone is the one that dates are printed in. */
  user(): Promise<User>;
  /** Sends a call as the signed-in user. */
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallReply<C>>;
  /**
   * The same for long work, such as reading many pages: tries again what fails for a passing reason, and says
   * so. For calls only that may be repeated.
   */
  sendAgain<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallReply<C>>;
  /** Stops what a failed command left under way, such as waiting to try again. */
  end(): void;
};

/** The part of Node's `process` that a command may use. */
export type Surroundings = Pick<
  NodeJS.Process,
  'env' | 'stdin' | 'stdout' | 'stderr' | 'on' | 'exit' | 'kill' | 'cwd'
>;

/** The context of one command. */
export function createContext(settings: Settings, surroundings: Surroundings, version: string): Context {
  const { stdin, stdout, stderr } = surroundings;
  const http = createHttp(globalThis.fetch);
  const ended = new AbortController();
  const interruption = once(() => interruptSignal(surroundings, () => Date.now()));
  let isWatching = false;
  const signal = once(() => {
    isWatching = true;
    return AbortSignal.any([interruption(), ended.signal]);
  });
  const config = once(async () => {
    const { defaultConfigFolder, openConfig } = await import('./platform/config.ts');
    return openConfig(
      settings.configFolder ?? defaultConfigFolder(surroundings.env, process.platform, homedir()),
    );
  });
  const ports = once(async () => createPorts((await config()).sessions));
  const regions = once(async () => regionsInForce(settings, (await config()).settings));
  const session = once(() => findSession());
  const user = once(() => send(me, {}));
  const isNarrowed = settings.region !== undefined || settings.server !== undefined;
  const output = createOutput(settings, stdout, stderr, () => Date.now());

  async function findSession(): Promise<KeptSession> {
    if (settings.token !== undefined) return sessionOfToken(settings.token);
    const session = await kept();
    if (session === null)
      throw signedOut(isNarrowed ? 'You are not signed in there.' : 'You are not signed in.');
    if (session.expiresAt <= (await ports()).now()) throw signedOut('Your session has ended.');
    return session;
  }

  async function kept(): Promise<KeptSession | null> {
    return chooseSession((await ports()).sessions, isNarrowed ? await regions() : null);
  }

  async function sessionOfToken(token: string): Promise<KeptSession> {
    const { signInWithToken } = await import('#core/session/sign-in.ts');
    const world = { http, ports: { ...(await ports()), sessions: notKept }, regions: await regions() };
    try {
      return (await signInWithToken(world, token, signal())).session;
    } catch (error) {
      throw error instanceof AppError && error.code === 'signed-out'
        ? signedOut(error.message, error, unfitToken)
        : error;
    }
  }

  async function send<C extends Call>(
    call: C,
    input: CallInput<C>,
    options: SendOptions = {},
  ): Promise<CallReply<C>> {
    const target = await session();
    try {
      return await http.send(target, call, input, { signal: signal(), ...options });
    } catch (error) {
      throw error instanceof AppError && error.code === 'signed-out'
        ? signedOut('Your session has ended.', error)
        : error;
    }
  }

  async function sendAgain<C extends Call>(
    call: C,
    input: CallInput<C>,
    options: SendOptions = {},
  ): Promise<CallReply<C>> {
    return retrying(await ports(), () => send(call, input, options), {
      signal: options.signal ?? signal(),
      onWait: (error, wait) =>
        output.say(`${error.message} Trying again in ${Math.ceil(wait / 1_000)} s ...`),
    });
  }

  return {
    version,
    environment: surroundings.env,
    surroundings,
    settings,
    output,
    input: createInput(stdin, stderr),
    http,
    signal,
    interrupted: () => isWatching && interruption().aborted,
    config,
    ports,
    regions,
    kept,
    session,
    user,
    send,
    sendAgain,
    end: () => ended.abort(),
  };
}

const howToSignIn = 'Sign in with `formdeck login`, or set FORMDECK_TOKEN.';
const unfitToken =
  'FORMDECK_TOKEN is not, or no longer, good. Set another one, or unset it and sign in with `formdeck login`.';

function signedOut(message: string, cause?: AppError, hint = howToSignIn): AppError {
  return new AppError('signed-out', message, { hint, cause });
}

/** A token from the environment is used and not written down. */
const notKept: SessionStore = { list: () => [], current: () => null, keep: () => {}, forget: () => {} };

/** Makes a thing when it is first asked for. A promise that fails is made again the next time. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    if (made) return made.value;
    const value = make();
    made = { value };
    if (value instanceof Promise) value.catch(() => (made = undefined));
    return value;
  };
}
