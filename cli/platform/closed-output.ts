// Finds out whether standard output was closed, as by `formdeck forms list >&-`. Node opens /dev/null in the place of a
// closed one, so that writing to it succeeds and nothing says that all data is lost.
import type fs from 'node:fs';

export type OutputWorld = {
  readonly ppid?: number;
  /** Node's own function; without it nothing is found out. */
  getBuiltinModule?: (
    name: 'node:fs',
  ) => Pick<typeof fs, 'fstatSync' | 'statSync' | 'readFileSync' | 'readlinkSync' | 'writeSync'>;
};

/**
 * Whether standard output was closed by the shell that started this process. Node's own /dev/null can be read and
 * written; programs that silence others open it so too, but a shell does not: where the parent is a shell whose own
 * output is another one, Node has opened it. Linux only, and false where it cannot be said.
 */
export function isOutputClosed({ ppid, getBuiltinModule }: OutputWorld): boolean {
  const files = getBuiltinModule?.('node:fs');
  if (files === undefined || ppid === undefined) return false;
  try {
    if (!files.fstatSync(1).isCharacterDevice()) return false;
    if (files.fstatSync(1).rdev !== files.statSync(nothing).rdev) return false;
    const flags = /^flags:\s+(\d+)$/m.exec(files.readFileSync('/proc/self/fdinfo/1', 'utf8'))?.[1] ?? '';
    if (!flags.endsWith(readAndWrite) || !shell.test(files.readlinkSync(`/proc/${ppid}/exe`))) return false;
    return outputOf(files, ppid) !== nothing;
  } catch {
    return false;
  }
}

const nothing = '/dev/null';
/** The last octal digit of the flags: O_RDWR. */
const readAndWrite = '2';
const shell = /\/(?:(?:ba|da|z|k|mk|a|fi)?sh|busybox)$/;

/** Null if the shell's own output is closed. */
function outputOf(files: Pick<typeof fs, 'readlinkSync'>, pid: number): string | null {
  try {
    return files.readlinkSync(`/proc/${pid}/fd/1`);
  } catch {
    return null;
  }
}
