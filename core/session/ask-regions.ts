// Asks several regional servers in parallel, without letting one of them delay the others' answers.
import { AppError } from '#core/errors.ts';
import { listText } from '#core/count-text.ts';
import type { Ports } from '#core/ports.ts';
import type { Region } from '#core/regions.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The timeout of a region, and the additional time for the others once one has accepted. */
const patience = 15_000;
const patienceAfterYes = 2_000;
/** How long the first one is asked alone, if they are asked in turn. */
const headStart = 2_000;

export type Answer<T> =
  | { region: Region; yes: true; value: T }
  | { region: Region; yes: false; error: AppError };

export type AskOptions = {
  signal?: AbortSignal | undefined;
  /** Ask the others only if the first has not accepted; by default all in parallel. */
  inTurn?: boolean;
};

/**
 * The answer of each region, in the regions' order. A timeout, or a region that was not asked, yields the error
 * `unreachable`. Throws `cancelled` when the signal aborts.
 */
export async function askRegions<T>(
  ports: Pick<Ports, 'sleep'>,
  regions: readonly Region[],
  ask: (region: Region, signal: AbortSignal) => Promise<T>,
  { signal, inTurn = false }: AskOptions = {},
): Promise<Answer<T>[]> {
  const over = new AbortController();
  const end = () => over.abort();
  signal?.addEventListener('abort', end);
  const wait = (milliseconds: number) => ports.sleep(milliseconds, over.signal).catch(() => undefined);
  const requests: Promise<T>[] = [];
  for (const region of regions) {
    const [first] = requests;
    const turn = first !== undefined && inTurn ? Promise.race([hasRefused(first), wait(headStart)]) : null;
    requests.push(turn === null ? ask(region, over.signal) : turn.then(() => ask(region, over.signal)));
  }
  await Promise.race([
    Promise.allSettled(requests),
    Promise.any(requests).then(
      () => wait(patienceAfterYes),
      () => undefined,
    ),
    wait(patience),
  ]);
  end();
  signal?.removeEventListener('abort', end);
  if (signal?.aborted) throw new AppError('cancelled');
  const settled = await Promise.allSettled(requests);
  return regions.map((region, index) => {
    const outcome = settled[index];
    return outcome?.status === 'fulfilled'
      ? { region, yes: true, value: outcome.value }
      : { region, yes: false, error: errorOf(outcome?.reason) };
  });
}

/** Resolves when the region refused, rejects when it accepted. */
async function hasRefused(answer: Promise<unknown>): Promise<void> {
  const saidYes = await answer.then(
    () => true,
    () => false,
  );
  if (saidYes) throw new AppError('cancelled');
}

/** Whether an error means that the region gave no answer. */
export function isSilent(error: AppError): boolean {
  return error.code === 'unreachable' || error.code === 'not-a-formdeck-server' || error.status >= 500;
}

/** The error that names the regions that did not respond. */
export function noAnswer(silent: readonly Region[], othersRefuse = false): AppError {
  const names = silent.map(({ name, server, isGuess }) => (isGuess ? server : `${name} (${server})`));
  const said = othersRefuse ? m.regionsDidNotAnswerOthersRefuse : m.regionsDidNotAnswer;
  return new AppError('unreachable', wording(said, { regions: listText(names) }), {
    hint: wording(
      silent.some(({ isGuess }) => isGuess) ? m.checkAddressAndConnection : m.checkYourConnection,
    ),
  });
}

function errorOf(reason: unknown): AppError {
  if (!(reason instanceof AppError)) return new AppError('unexpected', undefined, { cause: reason });
  return reason.code === 'cancelled' ? new AppError('unreachable', undefined, { cause: reason }) : reason;
}
