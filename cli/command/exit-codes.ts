// The program's exit codes: one record for the exit itself, the help and docs/terminal.md. Loaded with the program, so it
// imports nothing.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
  [exitCodes.ok, t(m.okAlsoWhereThereWas)],
  [exitCodes.failed, t(m.failedOrQuestionWasAnswered)],
  [exitCodes.usage, 'usage: the command was not understood'],
  [exitCodes.partlyDone, t(m.partlyDoneRowsFailedOr)],
  [exitCodes.signInNeeded, 'sign-in needed'],
  [exitCodes.locked, 'locked: the same work is already running'],
  [exitCodes.stillRunning, t(m.stillRunningTimeoutIsOver)],
  [exitCodes.temporarilyAway, t(m.temporarilyAwayServerDoesNot)],
  [exitCodes.refused, 'refused: the role, or the scopes of the token, do not allow it'],
  [exitCodes.interrupted, t(m.interruptedByCtrlC)],
  [exitCodes.terminated, t(m.endedBySigterm)],
];
