// What a benchmark says: a figure, its aim where the design gives one, and whether it was met. Beside each heading stands
// how busy the machine is, since others may be using it.
import { loadavg } from 'node:os';

export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** At most, or at least. */ aim?: { most: number } | { least: number };
};

/** Prints figures as they come and remembers them. */
export function createReport(print: (line: string) => void) {
  const figures: Figure[] = [];
  const failures: string[] = [];
  return {
    figures,
    /** What could not be measured, and why. */
    failures,
    fail(name: string, error: unknown): void {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(`${name}: ${reason}`);
      print(`  ${name.padEnd(62)} NOT MEASURED: ${reason.split('\n')[0]}`);
    },
    say: (line: string) => print(`${line} (load ${format(loadavg()[0] ?? 0)})`),
    add(figure: Figure): void {
      figures.push(figure);
      print(
        `  ${figure.name.padEnd(62)} ${format(figure.value).padStart(10)} ${figure.unit.padEnd(10)} ${verdict(figure)}`,
      );
    },
  };
}
export type Report = ReturnType<typeof createReport>;

function verdict({ value, aim }: Figure): string {
  if (aim === undefined) return '';
  const [word, limit, met] =
    'most' in aim ? ['at most', aim.most, value <= aim.most] : ['at least', aim.least, value >= aim.least];
  return `${met ? 'met ' : 'MISS'}  ${word} ${format(limit)}`;
}

function format(value: number): string {
  if (Math.abs(value) >= 1_000) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Processor milliseconds of this process that some work took. */
export async function processorMilliseconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
