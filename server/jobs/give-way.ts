// Work that nobody waits for at a screen gets what short requests leave of the processor.
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Lets a process, by default the thread that calls, give way to others: the nicer, the more. */
export function giveWay(niceness: number, processId = 0): void {
  try {
    setPriority(processId, niceness);
  } catch {
    // It has ended, is another account's, or the system has no priorities: then it takes its share like others.
  }
}

/**
 * The same for a process with a session of its own, as each of PostgreSQL's is. Linux may share processors between sessions
 * first (sched_autogroup): a priority then counts within a session only, and the session has one of its own.
 */
export function giveWayAsSession(niceness: number, processId: number): void {
  giveWay(niceness, processId);
  try {
    writeFileSync(`/proc/${processId}/autogroup`, String(niceness));
  } catch {
    // As above; and Linux takes one such change in a tenth of a second from others than root.
  }
}
