// Keeps PostgreSQL's log file small. PostgreSQL appends to it by itself, so that its messages are kept when
// the server is gone; a file of one earlier file stays beside it.
import { copyFile, stat, truncate } from 'node:fs/promises';

const largest = 4 * 1024 * 1024;
const everyMinute = 60_000;

/** Looks now and every minute whether the file has grown too large. Returns what ends that. */
export async function boundLog(file: string): Promise<() => void> {
  await shorten(file);
  const timer = setInterval(() => void shorten(file).catch(() => undefined), everyMinute);
  timer.unref();
  return () => clearInterval(timer);
}

/** Moves the content away in place: PostgreSQL holds the file open for appending. */
async function shorten(file: string): Promise<void> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size <= largest) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}
