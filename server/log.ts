// The server's log: what is written of a request and of an error, and what is kept from it.
import { type DestinationStream, type Logger, pino } from 'pino';

export type LogOptions = { region: string; logLevel?: string; logTo?: DestinationStream | undefined };

/** A log of one region, in lines of JSON. */
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

/** What of an error is logged. The database's errors carry their connection, with all that it has sent. */
function plainError(error: Error & { code?: string }): Record<string, unknown> {
  const { name, message, code, stack, cause } = error;
  return {
    name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(cause instanceof Error && { cause: plainError(cause) }),
  };
}
