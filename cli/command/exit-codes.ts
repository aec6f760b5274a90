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
  /** This and the next as in sysexits.h (EX_TEMPFAIL, EX_NOPERM), which cron wrappers and mail servers know. */
  temporarilyAway: 75,
  refused: 77,
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
  [
    exitCodes.temporarilyAway,
    'temporarily away: the server does not answer, or says later; the same command may work then',
  ],
  [exitCodes.refused, 'refused: the role, or the scopes of the token, do not allow it'],
  [exitCodes.interrupted, 'interrupted by Ctrl-C'],
  [exitCodes.terminated, 'ended by SIGTERM'],
];
