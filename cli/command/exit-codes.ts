// The program's exit codes: one record for the exit itself, the help and docs/terminal.md. Loaded with the program, so it
// imports nothing.

export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  partlyDone: 3,
  signInNeeded: 4,
  locked: 5,
  stillRunning: 6,
  interrupted: 130,
  terminated: 143,
} as const;

/** The meaning of each code, in order. */
export const exitCodeTexts: readonly (readonly [code: number, text: string])[] = [
  [exitCodes.ok, 'ok; also where there was nothing to do'],
  [exitCodes.failed, 'failed, or a question was answered with no: nothing was changed'],
  [exitCodes.usage, 'usage: the command was not understood'],
  [exitCodes.partlyDone, 'partly done: rows failed or were dropped, or something differs'],
  [exitCodes.signInNeeded, 'sign-in needed'],
  [exitCodes.locked, 'locked: the same work is already running'],
  [exitCodes.stillRunning, 'still running: --timeout is over, and the server continues'],
  [exitCodes.interrupted, 'interrupted by Ctrl-C'],
  [exitCodes.terminated, 'ended by SIGTERM'],
];
