// Work that nobody waits for at a screen gets what short requests leave of the processor.
import { setPriority } from 'node:os';

/** Lets a process, by default the thread that calls, give way to others: the nicer, the more. */
export function giveWay(niceness: number, processId = 0): void {
  try {
    setPriority(processId, niceness);
  } catch {
    // It has ended, is another account's, or the system has no priorities: then it takes its share like others.
  }
}
