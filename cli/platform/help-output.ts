// Where help and version go. Making `process.stdout` takes Node a sixth of the time that help takes in all, so
// where stdout is no terminal they are written to it directly.

type World = {
  stdout: { isTTY?: boolean; columns?: number; write(text: string): unknown };
  /** Node's own; loads a module without the cost of an import. Without it stdout is used. */
  getBuiltinModule?: (name: 'node:fs') => typeof import('node:fs');
};

/** Commander's settings for it. */
export function helpOutput(world: World): { writeOut(text: string): void; getOutHelpWidth(): number } {
  const fs = world.getBuiltinModule?.('node:fs');
  if (fs !== undefined && !fs.fstatSync(1).isCharacterDevice()) {
    return { writeOut: (text) => void fs.writeSync(1, text), getOutHelpWidth: () => 80 };
  }
  return {
    writeOut: (text) => void world.stdout.write(text),
    getOutHelpWidth: () => (world.stdout.isTTY === true ? (world.stdout.columns ?? 80) : 80),
  };
}
