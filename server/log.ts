// The server's log: what is logged of requests and errors, and what is redacted.
import { isOfAway } from './db/away.ts';
import { type DestinationStream, type Logger, pino } from 'pino';

export type LogOptions = { region: string; logLevel?: string; logTo?: DestinationStream | undefined };

/** The log of one region, as lines of JSON. */
export function createLog(options: LogOptions): Logger {
  const settings = {
    level: options.logLevel ?? 'info',
    base: { region: options.region },
    serializers: { err: plainError },
    redact: {
      paths: ['*.password', '*.token', '*.authorization', '*.cookie', 'req.headers'],
      censor: '[hidden]',
    },
  };
  return options.logTo === undefined ? pino(settings) : pino(settings, options.logTo);
}

/** The logged fields of an error. The database's errors include their connection, with everything it has sent. */
function plainError(error: Error & { code?: string }): Record<string, unknown> {
  const { name, message, code, stack, cause } = error;
  // While the database is away, each loop and each request meets that: where they met it says nothing.
  if (isOfAway(error)) return { name, message, ...(code !== undefined && { code }) };
  return {
    name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(cause instanceof Error && { cause: plainError(cause) }),
  };
}
