// Writes help and version. Creating `process.stdout` takes Node a sixth of the total time of help, so they are written
// to the file descriptor directly unless stdout is a terminal.

import type fs from 'node:fs';

type World = {
  stdout: { isTTY?: boolean; columns?: number; write(text: string): unknown };
  /** Node's own function; loads a module without the cost of an import. Without it stdout is used. */
  getBuiltinModule?: (name: 'node:fs') => Pick<typeof fs, 'fstatSync' | 'statSync' | 'writeSync'>;
};

/** Commander's output settings. `beforeWriting` is called before the first write to a stream that may fail later. */
export function helpOutput(
  world: World,
  beforeWriting: () => void,
): { writeOut(text: string): void; getOutHelpWidth(): number } {
  const files = world.getBuiltinModule?.('node:fs');
  if (files !== undefined && !mayBeTerminal(files)) {
    return { writeOut: (text) => void files.writeSync(1, text), getOutHelpWidth: () => 80 };
  }
  return {
    writeOut: (text) => {
      beforeWriting();
      world.stdout.write(text);
    },
    getOutHelpWidth: () => (world.stdout.isTTY === true ? (world.stdout.columns ?? 80) : 80),
  };
}

/** Any device but the one that takes everything. */
function mayBeTerminal(files: Pick<typeof fs, 'fstatSync' | 'statSync'>): boolean {
  const output = files.fstatSync(1);
  const nothing = files.statSync('/dev/null', { throwIfNoEntry: false });
  return output.isCharacterDevice() && output.rdev !== nothing?.rdev;
}
