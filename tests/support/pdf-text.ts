// What stands in a PDF, by pdftotext, where it is installed. Nothing of ours draws or reads it.
import { spawnSync } from 'node:child_process';

/** Whether this machine has pdftotext. */
export const canReadPdf = spawnSync('pdftotext', ['-v']).error === undefined;

/** The text of a PDF, page by page, with single spaces. */
export function pdfPages(pdf: Uint8Array): string[] {
  const { stdout, status, stderr } = spawnSync('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'], {
    input: pdf,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`pdftotext: ${stderr.toString()}`);
  return stdout
    .toString('utf8')
    .split('\f')
    .slice(0, -1)
    .map((page) => page.normalize('NFKC').replaceAll(/\s+/g, ' ').trim());
}
