// The context of one command: its output and input, its server and account. Expensive parts are created lazily.
import { homedir } from 'node:os';
import type { Call, CallInput, CallReply } from '#core/contract.ts';
import { AppError } from '#core/errors.ts';
import { setFormatPreferences } from '#core/format/current.ts';
import { formatPreferencesOf } from '#core/format/preferences.ts';
import { createHttp, type Http, type SendOptions } from '#core/http.ts';
import type { StoredSession, Ports, SessionStore } from '#core/ports.ts';
import { namedByServer, type Region } from '#core/regions.ts';
import { retrying, waitText } from '#core/retry.ts';
import { me } from '#core/session/me-calls.ts';
import type { Environment, Settings } from './command/options.ts';
import { endWarning as warningOf } from './command/session-end.ts';
import { createOutput, type Output } from './output/output.ts';
import { chooseSession } from './platform/choose-session.ts';
import { type Config, defaultConfigFolder, openConfig } from './platform/config.ts';
import { createFetch } from './platform/fetch.ts';
import { clockOffset } from './platform/zone-offset.ts';
import { askFirst } from '#core/time/zone.ts';
import { createInput, type Input } from './platform/input.ts';
import { interruptSignal } from './platform/interrupt.ts';
import { harmless } from './output/width.ts';
import { createPorts } from './platform/ports.ts';
import { allRegions, narrowed } from './command/active-regions.ts';
import { wording, type Wording } from '#core/messages/message.ts';
import { m } from './command/texts.ts';

export type Context = {
  /** Formdeck's version. */
  readonly version: string;
  readonly environment: Environment;
  /** For a verb that takes over the terminal. */
  readonly surroundings: Surroundings;
  readonly settings: Settings;
  readonly output: Output;
  readonly input: Input;
  readonly http: Http;
  /** Aborts on Ctrl-C. Anyone who uses it must stop all further work on abort. */
  signal(): AbortSignal;
  /** The exit code if Ctrl-C was pressed, or SIGTERM came; null if not. */
  interrupted(): number | null;
  config(): Promise<Config>;
  ports(): Promise<Ports>;
  /** The regions to choose from; with --region only that one. */
  regions(): Promise<readonly Region[]>;
  /** The stored session that matches --region and --server, expired or not; null if there is none. */
  storedSession(): Promise<StoredSession | null>;
  /**
   * The account to use: that of FORMDECK_TOKEN, otherwise the stored one that matches --region and --server.
   * @throws AppError `signed-out` if there is none
   */
  session(): Promise<StoredSession>;
  /** The signed-in user, fetched once. Dates are printed in their time zone. */
  user(): Promise<SignedInUser>;
  /** The warning that this command's session or token expires soon; null if it does not, or none was used. */
  endWarning(): Promise<string | null>;
  /** Sends a call as the signed-in user. */
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallReply<C>>;
  /**
   * The same for long-running work, such as reading many pages: retries transient failures and says so. Only for
   * idempotent calls.
   */
  sendAgain<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallReply<C>>;
  /** Stops what a failed command left running, such as a retry delay. */
  end(): void;
};

/** The user, with the session or token that they are signed in with. */
export type SignedInUser = CallReply<typeof me>;

/** The part of Node's `process` that a command uses. */
export type Surroundings = Pick<
  NodeJS.Process,
  'env' | 'stdin' | 'stdout' | 'stderr' | 'on' | 'exit' | 'kill' | 'cwd'
>;

/** Creates the context of one command. */
export function createContext(
  settings: Settings,
  surroundings: Surroundings,
  version: string,
  stopsInOrder: boolean = false,
): Context {
  askFirst(clockOffset);
  const trace = settings.debug
    ? (line: string) => void surroundings.stderr.write(`${harmless(line)}\n`)
    : null;
  const http = createHttp(createFetch(version, surroundings.env, trace), (token, expiresAt) => {
    void noteEnd(token, expiresAt);
  });
  async function noteEnd(token: string, expiresAt: number, maxExpiresAt?: number): Promise<void> {
    try {
      (await ports()).sessions.renew(token, expiresAt, maxExpiresAt);
    } catch {
      // A read-only folder must not fail a command that has done its work.
    }
  }
  const ended = new AbortController();
  const interruption = once(() => interruptSignal(surroundings, () => Date.now(), stopsInOrder));
  let isWatching = false;
  const signal = once(() => {
    isWatching = true;
    return AbortSignal.any([interruption().signal, ended.signal]);
  });
  // oxlint-disable-next-line typescript/require-await -- a file that cannot be read is a rejection
  const config = once(async () =>
    openConfig(settings.configFolder ?? defaultConfigFolder(surroundings.env, process.platform, homedir())),
  );
  const ports = once(async () => createPorts((await config()).sessions));
  const regions = once(async () => {
    const { settings: file, servers } = await config();
    const all = allRegions(settings, file, servers());
    const wanted = settings.region ?? file.region;
    if (wanted === undefined || !all.some(({ isGuess }) => isGuess)) return narrowed(all, settings, file);
    // The names that servers report take precedence; if none of them matches the region, their order decides.
    const named = await Promise.all(all.map((region) => namedByServer(http, region)));
    return narrowed(named.some(({ id }) => id === wanted) ? named : all, settings, file);
  });
  let used: Promise<StoredSession> | null = null;
  const session = once(() => (used = findSession()));
  const user = once(readUser);
  const isNarrowed = settings.region !== undefined || settings.server !== undefined;
  const output = createOutput(settings, surroundings, () => Date.now());

  async function findSession(): Promise<StoredSession> {
    if (settings.token !== undefined) {
      if (settings.account === undefined) return sessionOfToken(settings.token);
      const variable = tokenVariable();
      throw new AppError('usage', wording(m.tokenAndAccount, { variable }), {
        hint: wording(m.unsetOrOmit, { variable }),
      });
    }
    const stored = await storedSession();
    if (stored === null && settings.account !== undefined) {
      const { account } = settings;
      throw signedOut(wording(m.notSignedInHere, { account }), undefined, wording(m.howToChoose));
    }
    if (stored === null) throw signedOut(notSignedIn());
    if (stored.expiresAt <= (await ports()).now()) throw signedOut(wording(m.sessionHasEnded));
    return stored;
  }

  function tokenVariable(): string {
    return settings.tokenFile === undefined ? 'FORMDECK_TOKEN' : 'FORMDECK_TOKEN_FILE';
  }

  /** With where flags and environment say to look. */
  function notSignedIn(): Wording {
    const { server, region } = settings;
    if (server !== undefined) return wording(m.notSignedInAt, { server: server.split(',').join(' or ') });
    return region === undefined ? wording(m.notSignedIn) : wording(m.notSignedInRegion, { region });
  }

  async function storedSession(): Promise<StoredSession | null> {
    const { sessions } = await ports();
    return chooseSession(sessions, isNarrowed ? await regions() : null, settings.account);
  }

  async function sessionOfToken(token: string): Promise<StoredSession> {
    const { signInWithToken } = await import('#core/session/sign-in.ts');
    const world = {
      http,
      ports: { ...(await ports()), sessions: unsavedSessions },
      regions: await regions(),
    };
    try {
      return (await signInWithToken(world, token, signal())).session;
    } catch (error) {
      throw error instanceof AppError && error.code === 'signed-out'
        ? tokenRefused(tokenVariable(), error)
        : error;
    }
  }

  async function readUser(): Promise<SignedInUser> {
    const found = await send(me, {});
    const { token, expiresAt, maxExpiresAt } = await session();
    const ends = found.session;
    // The company may have changed its limits: the expiry warning uses the current ones.
    if (ends !== undefined && (ends.expiresAt !== expiresAt || ends.maxExpiresAt !== maxExpiresAt))
      await noteEnd(token, ends.expiresAt, ends.maxExpiresAt);
    // What goes into a file or to another program is the same for everybody.
    if (output.width !== null) setFormatPreferences(formatPreferencesOf(found.settings));
    return found;
  }

  async function endWarning(): Promise<string | null> {
    const usedSession = await used?.catch(() => null);
    if (usedSession == null) return null;
    const { sessions, now } = await ports();
    // The state after the command, which may have extended the session.
    const latest = sessions.list().find(({ token }) => token === usedSession.token) ?? usedSession;
    return warningOf(latest, now());
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
        ? settings.token === undefined
          ? signedOut(wording(m.sessionHasEnded), error)
          : tokenRefused(tokenVariable(), error)
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
      onWait: (error, wait) => output.say(waitText(error, wait)),
    });
  }

  return {
    version,
    environment: surroundings.env,
    surroundings,
    settings,
    output,
    input: createInput(surroundings),
    http,
    signal,
    interrupted: () => (isWatching && interruption().signal.aborted ? interruption().code() : null),
    config,
    ports,
    regions,
    storedSession,
    session,
    user,
    endWarning,
    send,
    sendAgain,
    end: () => ended.abort(),
  };
}

function signedOut(message: Wording, cause?: AppError, hint: Wording = wording(m.howToSignIn)): AppError {
  return new AppError('signed-out', message, { hint, cause });
}

function tokenRefused(variable: string, cause: AppError): AppError {
  return signedOut(wording(m.tokenRefused, { variable }), cause, wording(m.howToRenewToken));
}

/** A token from the environment is used but never stored. */
const unsavedSessions: SessionStore = {
  list: () => [],
  current: () => null,
  keep: () => {},
  renew: () => {},
  forget: () => {},
};

/** Creates a value on first use. A rejected promise is created again next time. */
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
