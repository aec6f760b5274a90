// How many of something, for people. One fixed locale: the same number reads the same in both faces, in tests and in
// mails, whatever language the machine speaks.

let numbers: Intl.NumberFormat | undefined;

/** `1,234`. */
export function countText(count: number): string {
  // Made once: a dashboard says hundreds of numbers, and a number's own toLocaleString looks its rules up each time.
  numbers ??= new Intl.NumberFormat('en-CA');
  return numbers.format(count);
}

/** `1 row`, `1,234 rows`; `plural` where it is more than an s at the end. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${countText(count)} ${count === 1 ? noun : plural}`;
}

/** Sizes of files as people read them: `812 bytes`, `4.2 kB`, `1.9 MB`, `3.0 GB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, 'byte');
  const unit = sizeUnits.find(({ from }) => bytes >= from) ?? { from: 1_000, name: 'kB' };
  return `${(bytes / unit.from).toFixed(1)} ${unit.name}`;
}

const sizeUnits = [
  { from: 1e9, name: 'GB' },
  { from: 1e6, name: 'MB' },
] as const;
