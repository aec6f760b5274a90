// Runs the program: argv to a verb, the verb's data to its output, errors to a message and an exit code. The only file
// that knows all three.
import { type Command, CommanderError } from 'commander';
import type { Context, Surroundings } from './context.ts';
import { type GlobalFlags, namesJob, readAllSettings, readSettings } from './command/options.ts';
import { exitCodes } from './command/exit-codes.ts';
import { isOutputClosed, type OutputWorld } from './platform/closed-output.ts';
import { helpOutput } from './platform/help-output.ts';
import { createProgram } from './program.ts';
import { type Act, callerOf, callPath } from './command/act.ts';

// Inserted by the build.
declare const __FORMDECK_VERSION__: string;

/** Runs one command and sets the exit code. `argv` is without the program's own name. */
export async function main(
  argv: readonly string[],
  surroundings: Surroundings & OutputWorld & { exitCode?: unknown },
): Promise<void> {
  const version = typeof __FORMDECK_VERSION__ === 'string' ? __FORMDECK_VERSION__ : 'unbuilt';
  let json = argv.includes('--json') || argv.includes('--jq');
  let isWatched = false;
  /** The exit code of a command that was interrupted. */
  let interruptedBy: number | null = null;
  const whenOutputFails = () => {
    if (!isWatched) endWhenNobodyReads(surroundings, () => json);
    isWatched = true;
  };
  const act: Act =
    (load) =>
    async (...given) => {
      whenOutputFails();
      const command = callerOf(given);
      const flags = command.optsWithGlobals();
      json = readSettings(flags, surroundings.env).json;
      const settings = await readAllSettings(flags, surroundings.env);
      const verb = await load();
      const { effect, options, run, print, json: toJson, exitCode, showsEnd, numbers } = verb;
      const { createContext } = await import('./context.ts');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- commander has read the flags that this verb declares
      const chosen = options(flags as never, command.args, command);
      const job = namesJob(flags)
        ? (await import('./named-jobs/job-options.ts')).jobOptions(flags, command)
        : null;
      const context = createContext(settings, surroundings, version, verb.stopsInOrder);
      const reported =
        job === null
          ? null
          : (await import('./named-jobs/report-run.ts')).reportRunOf(context, job, callPath(command));
      try {
        const why = typeof effect === 'object' && 'asks' in effect ? effect.asks(chosen) : null;
        if (why !== null && !settings.yes && !context.input.interactive) throw await refusal(why, command);
        if (settings.jq !== undefined) await checkExpression(settings.jq, toJson === 'printed', context);
        const data = await run(context, chosen);
        if (!settings.json) await print(context.output, data, chosen);
        else if (toJson !== 'printed')
          await printJson(context, toJson ? await toJson(data, chosen) : data, settings.jq);
        const warning = settings.quiet || showsEnd ? null : await context.endWarning();
        if (warning !== null) context.output.say(warning);
        const code = exitCode?.(data) ?? 0;
        surroundings.exitCode = code;
        await reported?.end({ exitCode: code, message: null, numbers: numbers?.(data) ?? {} });
      } catch (error) {
        interruptedBy = context.interrupted();
        await reported?.endWith(error);
        throw interruptedBy === null ? error : await interruption(error);
      } finally {
        context.end();
      }
    };
  try {
    if (isOutputClosed(surroundings)) throw await noOutput();
    const writeErr = (text: string) => void (json || surroundings.stderr.write(text));
    const isCompletion = argv[0] === '__complete';
    const output = { ...helpOutput(surroundings, whenOutputFails), writeErr };
    const program = createProgram(act, version, output, isCompletion ? undefined : argv);
    if (isCompletion) {
      const { complete } = await import('./tools/complete.ts');
      await complete(program, argv.slice(1), surroundings, version);
    } else if (opensApp(program, argv, surroundings)) {
      surroundings.exitCode = await runApp(program.opts(), surroundings, version);
    } else if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(asFlags(argv), { from: 'user' });
  } catch (error) {
    const code = await report(error, json, surroundings);
    surroundings.exitCode = code === exitCodes.interrupted ? (interruptedBy ?? code) : code;
  }
}

/** JSON, or what an expression makes of it. */
async function printJson(context: Context, value: unknown, expression: string | undefined): Promise<void> {
  const { output } = context;
  if (expression === undefined) return output.json(value);
  const { jqLines } = await import('./output/jq.ts');
  return output.raw(await jqLines(value, expression, context.signal()));
}

/** Refuses an expression that cannot work, before the command does anything. */
async function checkExpression(expression: string, isStreamed: boolean, context: Context): Promise<void> {
  const [{ checkJq }, { AppError }] = await Promise.all([
    import('./output/jq.ts'),
    import('#core/errors.ts'),
  ]);
  if (isStreamed) throw new AppError('usage', await said('noJq'));
  return checkJq(expression, context.signal());
}

/**
 * `help rows list` means `rows list --help`, which supports nested commands; `help glossary` is the glossary, which is help itself;
 * `version` and -v alone mean --version.
 */
function asFlags(argv: readonly string[]): readonly string[] {
  const [first, ...rest] = argv;
  if ((first === 'version' || first === '-v') && rest.length === 0) return ['--version'];
  if (first === 'help' && rest[0] === 'glossary') return rest;
  return first === 'help' && rest.length > 1 ? [...rest, '--help'] : argv;
}

/** A text of a command that ends here; the others start without them. */
async function said(
  name: 'noJq' | 'outputClosed' | 'sendToFile' | 'dryRunShows' | 'chooseCommand',
): Promise<string> {
  const [{ t }, texts] = await Promise.all([import('#core/messages/text.ts'), import('./command/texts.ts')]);
  return t(texts.m[name]);
}

async function noOutput(): Promise<Error> {
  const { AppError } = await import('#core/errors.ts');
  return new AppError('unexpected', await said('outputClosed'), { hint: await said('sendToFile') });
}

/** The error of a command that needs a confirmation without a terminal. */
async function refusal(why: string, command: Command): Promise<Error> {
  const { missingYes } = await import('./command/confirm.ts');
  const hasDryRun = command.options.some(({ long }) => long === '--dry-run');
  return missingYes(why, hasDryRun ? await said('dryRunShows') : undefined);
}

/**
 * Whether to open the terminal app: no command, only suitable options, and a terminal. The streams are checked last,
 * since accessing them creates them.
 */
function opensApp(program: Command, argv: readonly string[], surroundings: Surroundings): boolean {
  const [first] = argv;
  const mayBe = first === undefined || (first.startsWith('-') && !argv.some((word) => printsOnly.has(word)));
  if (!mayBe || !surroundings.stdin.isTTY || !surroundings.stdout.isTTY) return false;
  const { operands, unknown } = program.parseOptions([...argv]);
  return operands.length === 0 && unknown.length === 0;
}

const printsOnly: ReadonlySet<string> = new Set([
  '-h',
  '--help',
  '-v',
  '-V',
  '--version',
  '--json',
  '--jq',
  '-q',
  '--quiet',
]);

const endings = { left: 0, broken: 1, interrupted: 130 } as const;

/** Opens the terminal app; returns the exit code when it is closed. */
async function runApp(flags: GlobalFlags, surroundings: Surroundings, version: string): Promise<number> {
  const [{ openApp }, { createContext }] = await Promise.all([
    import('./app/app.tsx'),
    import('./context.ts'),
  ]);
  const context = createContext(await readAllSettings(flags, surroundings.env), surroundings, version);
  return endings[await openApp(context, surroundings)];
}

/** Writes an error to stderr, which is opened for it alone, and returns its exit code. Requested help is not an error. */
async function report(thrown: unknown, json: boolean, surroundings: Surroundings): Promise<number> {
  const error = thrown instanceof CommanderError ? await usageError(thrown) : await outputError(thrown);
  if (error === null || isClosedPipe(error)) return 0;
  const [{ errorText }, { exitCodeOf, isInterruption }, { columnsOf }] = await Promise.all([
    import('./output/errors.ts'),
    import('./output/exit-code.ts'),
    import('./output/talk.ts'),
  ]);
  if (!isInterruption(error) || json) {
    const { stderr } = surroundings;
    stderr.write(`${errorText(error, json, columnsOf(stderr))}\n`);
  }
  return exitCodeOf(error);
}

/** The error of work aborted by Ctrl-C; a hint on how to continue is preserved. */
async function interruption(cause: unknown): Promise<unknown> {
  const [{ AppError }, { isInterruption }] = await Promise.all([
    import('#core/errors.ts'),
    import('./output/exit-code.ts'),
  ]);
  if (!isInterruption(cause)) return cause;
  if (!(cause instanceof AppError)) return new AppError('interrupted', undefined, { cause });
  const { hint, details } = cause;
  return new AppError('interrupted', undefined, { cause, ...details, ...(hint !== undefined && { hint }) });
}

/** Help is written synchronously, so write errors are thrown there. */
async function outputError(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'write') return error;
  return (await import('./platform/file-error.ts')).fileError(error, 'standard output');
}

/** Converts commander's error to ours. Null for help and version, which commander prints itself. */
async function usageError({ code, exitCode, message }: CommanderError) {
  if (exitCode === 0) return null;
  const { AppError } = await import('#core/errors.ts');
  if (code === 'commander.help') return new AppError('usage', await said('chooseCommand'));
  const [first = '', ...suggestions] = message
    .replace(/^error: /, '')
    .replace(/\.$/, '')
    .split('\n');
  const text = `${first.charAt(0).toUpperCase()}${first.slice(1)}.`;
  return new AppError('usage', text, {
    hint: [...suggestions, 'Add --help to see how the command is used.'].join('\n'),
  });
}

/** `formdeck ... | head` closes our stdout early: then end silently. A full disk is reported. */
function endWhenNobodyReads(surroundings: Surroundings, json: () => boolean): void {
  const { stdout, exit } = surroundings;
  stdout.once('error', (error) => {
    if (isClosedPipe(error)) exit(0);
    // Further writes to this stream fail too.
    stdout.on('error', () => undefined);
    void endOfOutput(error, json(), surroundings);
  });
}

async function endOfOutput(error: Error, json: boolean, surroundings: Surroundings): Promise<void> {
  const { fileError } = await import('./platform/file-error.ts');
  surroundings.exit(await report(fileError(error, 'standard output'), json, surroundings));
}

function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'EPIPE';
}
